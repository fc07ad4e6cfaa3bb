import { boxItems } from './boxes.ts';
import { type Columns, columnsOf, GOALS, HANDICAP, NUMBER, STROKES } from './columns.ts';
import type { Paper, PaperCell, PaperRow, PaperTeam } from './content.ts';
import { box, FRAME, HAIR, INK, INK_2, type Item, line, SHADE } from './items.ts';
import { capital, lettering, widthOf } from './lettering.ts';
import { heightFor, marksIn } from './marks.ts';
import type { Measures } from './measures.ts';
import { silkItems } from './silks.ts';

/** The room of a team's half: where it begins, and how high a rider's row is, in millimetres. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly rowHeight: number;
  readonly measures: Measures;
}

/** Rows of many goals in one chukker are higher than the others. */
const rowHeights = (team: PaperTeam, columns: Columns, rowHeight: number): readonly number[] =>
  team.rows.map(({ cells }) =>
    Math.max(rowHeight, ...cells.map(({ marks }) => (marks.length === 0 ? 0 : heightFor(marks, columns.each)))),
  );

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

/** How high a team's half is. */
export const heightOfTeam = (paper: Paper, team: PaperTeam, { x, w, rowHeight, measures }: Omit<Room, 'y'>): number => {
  const { head, titles, sum, final } = measures;
  return head + titles + sumOf(rowHeights(team, columnsOf(paper, x, w), rowHeight)) + sum * 2 + final;
};

/** A text in the middle of a cell, with its capitals halfway up. */
const centred = (x: number, y: number, h: number, text: string, size: number, most: number, weight: 400 | 700 = 400) =>
  lettering(x, y + h / 2 + capital(size) / 2, text, { size, weight, anchor: 'middle', most });

const titleRow = (paper: Paper, columns: Columns, y: number, h: number): readonly Item[] => {
  const { labels } = paper.words;
  const small = (x: number, text: string, most: number, anchor: 'start' | 'middle' = 'middle'): Item =>
    lettering(x, y + h / 2 + capital(7.5) / 2, text, { size: 7.5, weight: 700, anchor, most, colour: INK_2 });
  const { left, name, nameWidth, handicap, first, each, goals } = columns;
  return [
    small(left + NUMBER / 2, labels.number, NUMBER - 1),
    small(name + 2, labels.rider, nameWidth - 3, 'start'),
    small(handicap + HANDICAP / 2, labels.handicap, HANDICAP - 1),
    ...paper.columns.map((column, at) => small(first + each * (at + 0.5), column, each - 0.6)),
    small(goals + GOALS / 2, labels.goals, GOALS - 1),
  ];
};

/** A chukker that was not played is shaded, one that was played in part by half. */
const shadeOf = ({ presence }: PaperCell, x: number, y: number, w: number, h: number): readonly Item[] => {
  if (presence === 'whole') return [];
  if (presence === 'out') return [box(x, y, w, h, 0, SHADE)];
  return [
    {
      is: 'shape',
      points: [
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      fill: SHADE,
    },
  ];
};

const riderRow = (row: PaperRow, columns: Columns, y: number, h: number): readonly Item[] => {
  const { left, name, nameWidth, handicap, first, each, goals, nameSize } = columns;
  const size = h < 5 ? 8.5 : 10;
  const isRider = row.kind === 'rider';
  return [
    ...row.cells.flatMap((cell, at) => shadeOf(cell, first + at * each, y, each, h)),
    centred(left + NUMBER / 2, y, h, row.number, size, NUMBER - 1, 700),
    lettering(name + 2, y + h / 2 + capital(Math.min(size, nameSize)) / 2, row.name, {
      size: Math.min(size, nameSize),
      weight: isRider ? 700 : 400,
      most: nameWidth - 3,
    }),
    centred(handicap + HANDICAP / 2, y, h, row.handicap, size, HANDICAP - 1),
    ...row.cells.flatMap((cell, at) => marksIn(cell.marks, first + at * each, y, each, h)),
    centred(goals + GOALS / 2, y, h, row.goals, size + 1, GOALS - 1, 700),
    line(left, y + h, columns.right, y + h),
  ];
};

interface SumRow {
  readonly label: string;
  readonly total: string;
  /** Of the total, in points. */
  readonly size: number;
  readonly weight: 400 | 700;
  /** Where the label has to end. */
  readonly until: number;
}

const sumRow = (columns: Columns, y: number, h: number, row: SumRow): readonly Item[] => {
  const { label, total, size, weight, until } = row;
  const { left, goals } = columns;
  const labelSize = h < 5 ? 8.5 : 9.5;
  return [
    lettering(left + 2, y + h / 2 + capital(labelSize) / 2, label, { size: labelSize, weight, most: until - left - 4 }),
    centred(goals + GOALS / 2, y, h, total, Math.min(size, h / 0.46), GOALS - 1, 700),
  ];
};

/** The goals of a team: by chukker, by handicap, and all of them. */
const sums = (
  paper: Paper,
  team: PaperTeam,
  columns: Columns,
  y: number,
  { sum, final }: Measures,
): readonly Item[] => {
  const { labels } = paper.words;
  const { first, each, goals: last } = columns;
  return [
    ...sumRow(columns, y, sum, { label: labels.byChukker, total: team.played, size: 10, weight: 400, until: first }),
    ...team.byChukker.map((goals, at) => centred(first + each * (at + 0.5), y, sum, goals, 9, each - 1)),
    ...sumRow(columns, y + sum, sum, {
      label: paper.awardLabel,
      total: team.award,
      size: 10,
      weight: 400,
      until: last,
    }),
    ...sumRow(columns, y + sum * 2, final, {
      label: labels.final,
      total: team.score,
      size: 14,
      weight: 700,
      until: last,
    }),
  ];
};

const frameOf = (columns: Columns, count: number, top: number, riders: number, measures: Measures): readonly Item[] => {
  const { left, name, handicap, first, each, goals, right } = columns;
  const { titles, sum, final } = measures;
  const bottom = riders + sum * 2 + final;
  const chukkers = Array.from({ length: count }, (_, at) => first + each * at);
  return [
    ...[name, handicap].map((x) => line(x, top, x, riders, HAIR)),
    ...chukkers.map((x) => line(x, top, x, riders + sum, HAIR)),
    line(goals, top, goals, bottom, 0.35, INK),
    line(left, top + titles, right, top + titles, 0.35, INK),
    line(left, riders, right, riders, 0.35, INK),
    line(left, riders + sum, right, riders + sum),
    line(left, riders + sum * 2, right, riders + sum * 2, 0.35, INK),
    box(left, top, right - left, bottom - top, FRAME),
  ];
};

/** The silk, the name and the handicap of a team above its grid. */
const headItems = (paper: Paper, team: PaperTeam, { x, y, w, measures }: Room): readonly Item[] => {
  const side = Math.min(6.4, measures.head - 1.8);
  const base = y + side / 2 + capital(14) / 2;
  const silk = silkItems(team.silk, x, y, side);
  const figure = widthOf(team.handicap, 700, 9.5);
  return [
    ...silk,
    lettering(x + (silk.length > 0 ? side + 2.4 : 0), base, team.name, { size: 14, weight: 700, most: w - 66 }),
    lettering(x + w - figure - 1.2, base, paper.words.labels.teamHandicap, { size: 9.5, anchor: 'end', most: 50 }),
    lettering(x + w, base, team.handicap, { size: 9.5, weight: 700, anchor: 'end' }),
  ];
};

/** One team's half of the sheet: riders down, chukkers across, and the boxes of strokes beside. */
export const teamItems = (paper: Paper, team: PaperTeam, room: Room): readonly Item[] => {
  const { x, y, w, rowHeight, measures } = room;
  const columns = columnsOf(paper, x, w);
  const heights = rowHeights(team, columns, rowHeight);
  const top = y + measures.head;
  const first = top + measures.titles;
  const riders = first + sumOf(heights);
  const h = riders - top + measures.sum * 2 + measures.final;
  return [
    ...headItems(paper, team, room),
    ...titleRow(paper, columns, top, measures.titles),
    ...team.rows.flatMap((row, at) => riderRow(row, columns, first + sumOf(heights.slice(0, at)), heights[at] ?? 0)),
    ...sums(paper, team, columns, riders, measures),
    ...frameOf(columns, paper.columns.length, top, riders, measures),
    ...boxItems(team, paper.words, measures, { x: x + w - STROKES, y: top, w: STROKES, h }),
  ];
};
