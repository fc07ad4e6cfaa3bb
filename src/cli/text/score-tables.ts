import type { Sheet, TeamBlock, TeamRow, Words } from '../../views/index.ts';
import { SIDES } from '../../words/index.ts';
import type { Ink } from './ink.ts';
import { type Cell, type Column, cell, EMPTY, fitting, heading, row } from './table.ts';

const MOST_CHUKKERS = 10;
const INDENT = '  ';
const NUMBER: Column = { width: 5, align: 'right' };

const indented = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line === '' ? '' : `${INDENT}${line}`));

const pieces = <T>(list: readonly T[], most: number): readonly (readonly T[])[] => {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += most) parts.push(list.slice(from, from + most));
  return parts;
};

/** The score at the end of each chukker, from what the game started with. */
export const runningTable = (words: Words, sheet: Sheet, ink: Ink): readonly string[] => {
  const { labels } = words;
  const begun = sheet.running.home.length;
  const heads: readonly Cell[] = [
    cell(labels.start, 'quiet'),
    ...sheet.headings.slice(0, begun).map((figure) => cell(figure.shown, 'quiet')),
  ];
  const of = (side: 'home' | 'away'): readonly Cell[] =>
    [sheet.start[side], ...sheet.running[side]].map((figure) => cell(figure.shown));
  const names = SIDES.map((side) => sheet.teams[side].name);
  const name: Column = { width: fitting(names, 20, 34) };
  const home = pieces(of('home'), MOST_CHUKKERS);
  const away = pieces(of('away'), MOST_CHUKKERS);
  const lines = pieces(heads, MOST_CHUKKERS).flatMap((some, at) => {
    const start: Column = { ...NUMBER, width: fitting([labels.start], NUMBER.width, 9) };
    const columns = [name, ...some.map((_, place) => (at === 0 && place === 0 ? start : NUMBER))];
    return [
      ...row(columns, [EMPTY, ...some], ink),
      ...row(columns, [cell(sheet.teams.home.name), ...(home[at] ?? [])], ink),
      ...row(columns, [cell(sheet.teams.away.name), ...(away[at] ?? [])], ink),
    ];
  });
  return [heading(labels.running, labels.runningSays, ink), ...indented(lines)];
};

/** One team's share of a line of the box: its name or a rider's, and three numbers. */
const boxCells = (words: Words, block: TeamBlock): readonly (readonly Cell[])[] => {
  const { goals, fromPlay, fromPenalties } = words.labels;
  const of = (line: TeamRow): readonly Cell[] => [
    cell(line.name, line.kind === 'rider' ? 'usual' : 'quiet'),
    cell(line.play.shown),
    cell(line.penalties.shown),
    cell(line.goals.shown, 'strong'),
  ];
  const head = [
    cell(block.name, 'strong'),
    cell(fromPlay, 'quiet'),
    cell(fromPenalties, 'quiet'),
    cell(goals, 'quiet'),
  ];
  return [head, ...block.rows.map(of)];
};

const HALF: readonly Column[] = [
  { width: 23 },
  { width: 6, align: 'right' },
  { width: 7, align: 'right' },
  { width: 6, align: 'right' },
];
const BOX_GAPS = [' ', ' ', ' ', '    ', ' ', ' ', ' '];
const NOBODY: readonly Cell[] = HALF.map(() => EMPTY);

/** Goals by rider, the two teams side by side. */
export const boxTable = (words: Words, sheet: Sheet, ink: Ink): readonly string[] => {
  const home = boxCells(words, sheet.teams.home);
  const away = boxCells(words, sheet.teams.away);
  const lines = Array.from({ length: Math.max(home.length, away.length) }, (_, at) =>
    row([...HALF, ...HALF], [...(home[at] ?? NOBODY), ...(away[at] ?? NOBODY)], ink, BOX_GAPS),
  );
  return [heading(words.labels.box, '', ink), ...indented(lines.flat())];
};
