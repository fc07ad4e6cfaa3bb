import type { Figure, Sheet, TeamBlock, TeamRow, Words } from '../../views/index.ts';
import { plain } from '../faults.ts';
import type { Ink } from './ink.ts';
import { type Cell, type Column, cell, EMPTY, PAGE, row, spanOf } from './table.ts';
import { cut, pad, widthOf } from './width.ts';

/** No more chukkers than these stand side by side; the grid of a longer game goes on below. */
const MOST_CHUKKERS = 8;

const NUMBER: Column = { width: 4, align: 'right' };
const RATING: Column = { width: 4, align: 'right' };
const GOALS: Column = { width: 7, align: 'right' };
/** The widths that a chukker may have, and room for most names. */
const NARROW = 6;
const WIDE = 11;
const USUAL_NAME = 26;

/** The first three columns belong together; rules stand between the chukkers. */
const BAR = '│';
const gapsOf = (columns: readonly Column[]): readonly string[] => columns.map((_, at) => GAPS[at] ?? BAR);
const GAPS = ['  ', '  ', ` ${BAR}`];

/** Some of the chukkers of a game; the goals of the whole game stand behind the last of them. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
}

const partsOf = (chukkers: number): readonly Part[] => {
  const parts: Part[] = [];
  for (let from = 0; from < Math.max(chukkers, 1); from += MOST_CHUKKERS) {
    const to = Math.min(chukkers, from + MOST_CHUKKERS);
    parts.push({ from, to, isLast: to >= chukkers });
  }
  return parts;
};

interface Grid extends Part {
  readonly words: Words;
  readonly ink: Ink;
  readonly block: TeamBlock;
  readonly headings: readonly Figure[];
  readonly columns: readonly Column[];
}

/** The grid spans the page: chukkers share what a name of usual length leaves, and the names get the rest. */
const columnsFor = ({ from, to }: Part): readonly Column[] => {
  const n = Math.max(1, to - from);
  const others = [NUMBER, { width: USUAL_NAME }, RATING, GOALS];
  const share = Math.floor((PAGE - spanOf(others, gapsOf(others))) / n) - BAR.length;
  const width = Math.max(NARROW, Math.min(WIDE, share));
  const chukkers = Array.from({ length: to - from }, (): Column => ({ width, align: 'centre', wraps: true }));
  const rest = [NUMBER, { width: 0 }, RATING, ...chukkers, GOALS];
  return [NUMBER, { width: PAGE - spanOf(rest, gapsOf(rest)) }, RATING, ...chukkers, GOALS];
};

const rowOf = ({ columns, ink }: Grid, cells: readonly Cell[]): readonly string[] =>
  row(columns, cells, ink, gapsOf(columns));

/** A line across the grid, with a cross where it meets the bars. */
const ruleOf = ({ columns }: Grid, cross: string, last = cross): string => {
  const gaps = gapsOf(columns).slice(0, -1);
  return columns
    .map(({ width }, at) => {
      const crossing = at === gaps.length - 1 ? last : cross;
      return `${'─'.repeat(width)}${(gaps[at] ?? '').replaceAll(' ', '─').replace(BAR, crossing)}`;
    })
    .join('');
};

const inChukkers = ({ from, to }: Part, of: (chukker: number) => Cell): readonly Cell[] =>
  Array.from({ length: to - from }, (_, at) => of(from + at));

const head = (grid: Grid): readonly string[] => {
  const { number, rider, rating, goals } = grid.words.labels;
  const chukkers = inChukkers(grid, (at) => cell(grid.headings[at]?.shown ?? '', 'quiet'));
  const last = grid.isLast ? cell(goals, 'quiet') : EMPTY;
  return rowOf(grid, [cell(number, 'quiet'), cell(rider, 'quiet'), cell(rating, 'quiet'), ...chukkers, last]);
};

const riderRow = (grid: Grid, line: TeamRow): readonly string[] => {
  const marks = (at: number): string => (line.marks[at] ?? []).map((mark) => mark.shown).join(' ');
  const chukkers = inChukkers(grid, (at) => cell(marks(at), 'strong'));
  const name = cell(line.name, line.kind === 'rider' ? 'usual' : 'quiet');
  const goals = grid.isLast ? cell(line.goals.shown, 'strong') : EMPTY;
  return rowOf(grid, [cell(line.shirt?.shown ?? ''), name, cell(line.rating?.shown ?? ''), ...chukkers, goals]);
};

const byChukker = (grid: Grid): readonly string[] => {
  const { chukkers, played } = grid.block;
  const cells = inChukkers(grid, (at) => cell(chukkers[at]?.shown ?? ''));
  const goals = grid.isLast ? cell(played.shown) : EMPTY;
  return rowOf(grid, [EMPTY, cell(grid.words.labels.byChukker), EMPTY, ...cells, goals]);
};

/** A line at the foot of the grid: words on the left, one figure under the goals. */
const footRow = ({ columns, ink }: Grid, label: string, figure: Figure, style: 'strong' | 'usual'): string => {
  const left: Column = { width: spanOf(columns, gapsOf(columns)) - GOALS.width - BAR.length };
  return row([left, GOALS], [cell(`${' '.repeat(6)}${label}`, style), cell(figure.shown, style)], ink, [BAR]).join('');
};

const part = (grid: Grid, isOver: boolean): readonly string[] => {
  const { labels } = grid.words;
  const { award, score } = grid.block;
  const feet = [
    ruleOf(grid, '┴', '┼'),
    footRow(grid, labels.byHandicap, award, 'usual'),
    footRow(grid, isOver ? labels.finalScore : labels.scoreNow, score, 'strong'),
  ];
  return [
    ...head(grid),
    ruleOf(grid, '┼'),
    ...grid.block.rows.flatMap((line) => riderRow(grid, line)),
    ruleOf(grid, '┼'),
    ...byChukker(grid),
    ...(grid.isLast ? feet : ['']),
  ];
};

/** The name of the team, with its handicap at the end of the line. */
const title = (words: Words, { name, counts, total }: TeamBlock, ink: Ink): string => {
  const now = counts.shown === total.shown ? '' : `, ${words.labels.handicapOnField} ${total.shown}`;
  const right = plain(`${words.labels.handicapCounting} ${counts.shown}${now}`);
  const room = PAGE - widthOf(right) - 1;
  return `${pad(cut(plain(name).toUpperCase(), room), room, 'left', (text) => ink('strong', text))} ${right}`;
};

/** One team's half of the sheet: riders down, chukkers across. */
export const teamGrid = (words: Words, sheet: Sheet, block: TeamBlock, ink: Ink): readonly string[] => {
  const grids = partsOf(sheet.headings.length).map((some): Grid => {
    return { ...some, words, ink, block, headings: sheet.headings, columns: columnsFor(some) };
  });
  return [title(words, block, ink), ...grids.flatMap((grid) => part(grid, sheet.isOver))];
};
