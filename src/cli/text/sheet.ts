import type { Sheet, Words } from '../../views/index.ts';
import { counted } from '../../views/index.ts';
import { SIDES } from '../../words/index.ts';
import { goalTable } from './goal-table.ts';
import type { Ink } from './ink.ts';
import { boxTable, runningTable } from './score-tables.ts';
import { type Column, cell, fitting, PAGE, row } from './table.ts';
import { teamGrid } from './team-grid.ts';

const LABEL: Column = { width: 11 };
const TEXT: Column = { width: PAGE - LABEL.width - 1, wraps: true };

/** The title and the event on the left, the two scores large enough to be seen on the right. */
const masthead = (words: Words, sheet: Sheet, ink: Ink): readonly string[] => {
  const { home, away } = sheet.teams;
  const names: Column = { width: fitting([home.name, away.name], 8, 30), align: 'right' };
  const scores: Column = { width: 5, align: 'right' };
  const left: Column = { width: PAGE - names.width - scores.width - 4 };
  const [first, second] = [words.labels.sheet.toUpperCase(), sheet.head.event ?? ''];
  const columns = [left, names, scores];
  return [
    ...row(columns, [cell(first, 'strong'), cell(home.name, 'strong'), cell(home.score.shown, 'strong')], ink),
    ...row(columns, [cell(second), cell(away.name, 'strong'), cell(away.score.shown, 'strong')], ink),
    '═'.repeat(PAGE),
  ];
};

const rowsOfHead = (words: Words, sheet: Sheet): readonly (readonly [string, string | undefined])[] => {
  const { labels } = words;
  const { head, chukkers } = sheet;
  const played = counted(words, 'chukkers', Number(chukkers.value));
  return [
    [labels.result, head.result],
    [labels.date, head.date],
    [labels.played, `${played}, ${head.basis}`],
    [labels.book, head.book],
    [labels.conditions, head.conditions],
    [labels.source, head.source],
    ...head.notes.map((note, at): readonly [string, string] => [at === 0 ? labels.note : '', note]),
  ];
};

/** What was played, by which book, how it ended, and what a reader must know. */
const particulars = (words: Words, sheet: Sheet, ink: Ink): readonly string[] =>
  rowsOfHead(words, sheet).flatMap(([label, text]) =>
    text === undefined ? [] : row([LABEL, TEXT], [cell(label, 'quiet'), cell(text)], ink, ' '),
  );

/** What the signs of the grid mean; a line for each that this sheet has. */
const legend = (words: Words, sheet: Sheet, ink: Ink): readonly string[] => {
  const { goals } = sheet;
  const marks = goals.map((goal) => goal.mark.shown);
  const unknown = SIDES.some((side) => sheet.teams[side].rows.some((line) => line.rating?.value === null));
  const signs: readonly (readonly [boolean, string, string])[] = [
    [goals.length > 0, 'A', words.legend.letter],
    [marks.some((mark) => mark.startsWith('(')), '(A)', words.legend.penalty],
    [marks.some((mark) => mark.includes('·W')), 'A·W', words.legend.team],
    [marks.some((mark) => mark.includes('·P1')), 'A·P1', words.legend.awarded],
    [marks.some((mark) => mark.includes('†')), '†', words.legend.upheld],
    [goals.some((goal) => goal.goal.reading !== undefined), '*', words.legend.reading],
    [unknown, '–', words.legend.unknown],
  ];
  const columns: readonly Column[] = [
    { width: 6, align: 'right' },
    { width: PAGE - 8, wraps: true },
  ];
  return signs.flatMap(([shows, sign, says]) =>
    shows ? row(columns, [cell(sign, 'strong'), cell(says, 'quiet')], ink) : [],
  );
};

/** The score sheet as text: one that could be pinned to a wall. */
export const sheetText = (words: Words, sheet: Sheet, ink: Ink): readonly string[] => [
  ...masthead(words, sheet, ink),
  ...particulars(words, sheet, ink),
  '',
  ...teamGrid(words, sheet, sheet.teams.home, ink),
  '',
  ...teamGrid(words, sheet, sheet.teams.away, ink),
  '',
  ...legend(words, sheet, ink),
  '',
  ...runningTable(words, sheet, ink),
  '',
  ...goalTable(words, sheet, ink),
  '',
  ...boxTable(words, sheet, ink),
];
