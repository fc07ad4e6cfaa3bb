import { box, FRAME, HAIR, INK, INK_2, type Item, line, SHADE } from './items.ts';
import { capital, lettering } from './lettering.ts';
import { marksIn, silkItems } from './marks.ts';
import type { Paper, PaperCell, PaperRow, PaperTeam } from './paper.ts';
import { BOXES, type BoxKind } from './strokes.ts';

/** The room of a team's half: where it begins, and how high its rows are, in millimetres. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly rowHeight: number;
}

const NUMBER = 9;
const HANDICAP = 10;
const GOALS = 13;
const STROKES = 30;
const GAP = 4;
const HEAD = 7.6;
const TITLES = 5.2;
const SUM = 5.3;
const FINAL = 6.6;

/** How high a team's half is. */
export const heightOfTeam = (team: PaperTeam, rowHeight: number): number =>
  HEAD + TITLES + team.rows.length * rowHeight + SUM * 2 + FINAL;

interface Columns {
  readonly left: number;
  readonly name: number;
  readonly nameWidth: number;
  readonly handicap: number;
  readonly first: number;
  readonly each: number;
  readonly goals: number;
  readonly right: number;
}

const columnsOf = (count: number, { x, w }: Room): Columns => {
  const right = x + w - STROKES - GAP;
  const inside = right - x - NUMBER - HANDICAP - GOALS;
  const nameWidth = Math.max(34, Math.min(46, inside - count * 17));
  const first = x + NUMBER + nameWidth + HANDICAP;
  const each = (right - GOALS - first) / Math.max(1, count);
  return {
    left: x,
    name: x + NUMBER,
    nameWidth,
    handicap: x + NUMBER + nameWidth,
    first,
    each,
    goals: right - GOALS,
    right,
  };
};

const centred = (
  x: number,
  y: number,
  h: number,
  text: string,
  size: number,
  most: number,
  weight: 400 | 700 = 400,
): Item => lettering(x, y + h / 2 + capital(size) / 2, text, { size, weight, anchor: 'middle', most });

const titleRow = (paper: Paper, columns: Columns, y: number): readonly Item[] => {
  const { labels } = paper.words;
  const small = (x: number, text: string, most: number, anchor: 'start' | 'middle' = 'middle'): Item =>
    lettering(x, y + TITLES / 2 + capital(7.5) / 2, text, { size: 7.5, weight: 700, anchor, most, colour: INK_2 });
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
  const { left, name, nameWidth, handicap, first, each, goals } = columns;
  const size = h < 5.5 ? 8.5 : 10;
  const isRider = row.kind === 'rider';
  return [
    ...row.cells.flatMap((cell, at) => shadeOf(cell, first + at * each, y, each, h)),
    centred(left + NUMBER / 2, y, h, row.number, size, NUMBER - 1, 700),
    lettering(name + 2, y + h / 2 + capital(size) / 2, row.name, {
      size,
      weight: isRider ? 700 : 400,
      most: nameWidth - 3,
    }),
    centred(handicap + HANDICAP / 2, y, h, row.handicap, size, HANDICAP - 1),
    ...row.cells.flatMap((cell, at) => marksIn(cell.marks, first + at * each, y, each, h)),
    centred(goals + GOALS / 2, y, h, row.goals, size + 1, GOALS - 1, 700),
    line(left, y + h, columns.right, y + h),
  ];
};

const sumRow = (
  columns: Columns,
  y: number,
  h: number,
  label: string,
  total: string,
  size: number,
  weight: 400 | 700,
): readonly Item[] => [
  lettering(columns.left + 2, y + h / 2 + capital(size === 8.5 ? 8.5 : 10) / 2, label, {
    size: size === 8.5 ? 8.5 : 10,
    weight,
    most: columns.first - columns.left - 4,
  }),
  centred(columns.goals + GOALS / 2, y, h, total, size, GOALS - 1, 700),
];

/** The strokes of one box: a mark for each hit. */
const strokesIn = (
  n: number,
  x: number,
  y: number,
  w: number,
): { readonly items: readonly Item[]; readonly h: number } => {
  const across = n > 8 ? 8 : 4;
  const down = Math.max(1, Math.ceil(n / across));
  const side = w / across;
  const h = n > 8 ? 3.6 : 4.2;
  const grid = [
    ...Array.from({ length: across - 1 }, (_, at) => line(x + side * (at + 1), y, x + side * (at + 1), y + h * down)),
    ...Array.from({ length: down - 1 }, (_, at) => line(x, y + h * (at + 1), x + w, y + h * (at + 1))),
  ];
  const strokes = Array.from({ length: n }, (_, at) => {
    const [cx, cy] = [x + side * ((at % across) + 0.5), y + h * (Math.floor(at / across) + 0.5)];
    return line(cx - 0.8, cy + 1.1, cx + 0.8, cy - 1.1, 0.45);
  });
  return { items: [...grid, ...strokes, box(x, y, w, h * down, 0.35)], h: h * down };
};

const strokeBoxes = (team: PaperTeam, paper: Paper, x: number, y: number, h: number): readonly Item[] => {
  const each = h / BOXES.length;
  return BOXES.flatMap((kind: BoxKind, at) => {
    const n = team.strokes[kind];
    const top = y + each * at;
    const { items } = strokesIn(n, x, top + 4.2, STROKES);
    return [
      lettering(x, top + 3, paper.words.boxes[kind], { size: 8, weight: 700, most: STROKES - 8 }),
      lettering(x + STROKES, top + 3, `${n}`, { size: 9, weight: 700, anchor: 'end' }),
      ...items,
    ];
  });
};

const frameOf = (columns: Columns, count: number, top: number, riders: number, bottom: number): readonly Item[] => {
  const { left, name, handicap, first, each, goals, right } = columns;
  const verticals = [name, handicap, first, ...Array.from({ length: count - 1 }, (_, at) => first + each * (at + 1))];
  return [
    ...verticals.map((x) => line(x, top, x, riders, HAIR)),
    line(goals, top, goals, bottom, 0.35, INK),
    line(left, top + TITLES, right, top + TITLES, 0.35, INK),
    line(left, riders, right, riders, 0.35, INK),
    line(left, riders + SUM, right, riders + SUM),
    line(left, riders + SUM * 2, right, riders + SUM * 2, 0.35, INK),
    box(left, top, right - left, bottom - top, FRAME),
  ];
};

/** One team's half of the sheet: riders down, chukkers across, and the boxes of strokes beside. */
export const teamItems = (paper: Paper, team: PaperTeam, room: Room): readonly Item[] => {
  const { x, y, w, rowHeight } = room;
  const columns = columnsOf(paper.columns.length, room);
  const { labels } = paper.words;
  const top = y + HEAD;
  const riders = top + TITLES + team.rows.length * rowHeight;
  const bottom = riders + SUM * 2 + FINAL;
  const silk = silkItems(team.silk, x, y + 0.6, 6);
  const handicap = `${labels.teamHandicap} ${team.handicap}`;
  return [
    ...silk,
    lettering(x + (silk.length > 0 ? 8.5 : 0), y + 5.6, team.name, { size: 14, weight: 700, most: w - 60 }),
    lettering(x + w, y + 5.4, handicap, { size: 9.5, anchor: 'end', most: 55 }),
    ...titleRow(paper, columns, top),
    ...team.rows.flatMap((row, at) => riderRow(row, columns, top + TITLES + at * rowHeight, rowHeight)),
    ...sumRow(columns, riders, SUM, labels.byChukker, team.played, 9.5, 400),
    ...team.byChukker.map((goals, at) =>
      centred(columns.first + columns.each * (at + 0.5), riders, SUM, goals, 9, columns.each - 1),
    ),
    ...sumRow(columns, riders + SUM, SUM, paper.awardLabel, team.award, 9.5, 400),
    ...sumRow(columns, riders + SUM * 2, FINAL, labels.final, team.score, 13, 700),
    ...frameOf(columns, paper.columns.length, top, riders, bottom),
    ...strokeBoxes(team, paper, x + w - STROKES, top, bottom - top),
  ];
};
