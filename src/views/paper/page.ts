import { SIDES } from '../../words/index.ts';
import { explained, notesPart, type Part, runningPart, signaturesPart } from './below.ts';
import { heightOfTeam, teamItems } from './grid.ts';
import { INK_2, type Item, type Layout, line } from './items.ts';
import { lettering, widthOf } from './lettering.ts';
import type { Paper } from './paper.ts';

/** The papers that a sheet is printed on, in millimetres. */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;
export type PaperSize = keyof typeof PAPERS;
export const PAPER_SIZES = Object.keys(PAPERS) as readonly PaperSize[];

const MARGIN = 12;
const HEADER = 22;
const FACTS = 11;
const FOOT = 5;
const BETWEEN = 2.8;
const HIGHEST_ROW = 7.4;
const LOWEST_ROW = 4.4;

const headerItems = (paper: Paper, x: number, y: number, w: number): readonly Item[] => {
  const board = x + w * 0.6;
  const rows = SIDES.flatMap((side, at) => {
    const { name, score } = paper.teams[side];
    const line = y + 7.4 + at * 9.4;
    return [
      lettering(board, line, name, { size: 13, weight: 700, most: w * 0.4 - 22 }),
      lettering(x + w, line + 0.5, score, { size: 20, weight: 700, anchor: 'end', most: 20 }),
    ];
  });
  return [
    lettering(x, y + 9, paper.title, { size: 24, weight: 700, most: w * 0.56 }),
    lettering(x, y + 16.4, paper.event, { size: 11.5, most: w * 0.57 }),
    ...rows,
    line(x, y + HEADER - 1.4, x + w, y + HEADER - 1.4, 0.8),
  ];
};

/** What stands in a row above the grids: each fact as wide as it needs to be, all of them in the width of the page. */
const factItems = (paper: Paper, x: number, y: number, w: number): readonly Item[] => {
  const widths = paper.facts.map(({ label, says }) => Math.max(widthOf(label, 400, 7.5), widthOf(says, 700, 9)) + 4);
  const sum = widths.reduce((all, width) => all + width, 0);
  const scale = Math.min(1, w / sum);
  const spare = Math.max(0, (w - sum) / Math.max(1, widths.length));
  let left = x;
  return paper.facts.flatMap(({ label, says }, at) => {
    const room = (widths[at] ?? 0) * scale;
    const here = left;
    left += room + spare;
    return [
      lettering(here, y + 3.4, label, { size: 7.5, colour: INK_2, most: room - 2 }),
      lettering(here, y + 7.8, says, { size: 9, weight: 700, most: room - 2 }),
    ];
  });
};

const footItems = (paper: Paper, x: number, y: number, w: number): readonly Item[] => [
  line(x, y, x + w, y, 0.2, INK_2),
  lettering(x, y + 3.6, paper.seal === undefined ? paper.words.open : paper.words.foot, {
    size: 7,
    colour: INK_2,
    most: w - 20,
  }),
  lettering(x + w, y + 3.6, paper.words.page, { size: 7, colour: INK_2, anchor: 'end' }),
];

/** How high the rows of riders are: as high as the page allows, so that a sheet of few riders fills it well. */
const rowHeightFor = (paper: Paper, room: number): number => {
  const rows = paper.teams.home.rows.length + paper.teams.away.rows.length;
  const fixed = SIDES.reduce((sum, side) => sum + heightOfTeam(paper.teams[side], 0), 0);
  return Math.max(LOWEST_ROW, Math.min(HIGHEST_ROW, (room - fixed) / Math.max(1, rows)));
};

/** The parts below the grids, measured before they are placed. */
const measured = (paper: Paper, w: number, isTight: boolean): readonly Part[] => [
  runningPart(paper, 0, 0, w, isTight),
  explained(paper, 0, 0, w),
  signaturesPart(paper, 0, 0, w),
];

/** The least that the notes are given: their heading and a few lines. */
const notesRoom = (paper: Paper): number =>
  paper.notes.length === 0 ? 0 : 5 + Math.min(paper.notes.length + 1, 6) * 3.4;

/**
 * Lays a sheet out on one page: the grids as high as the rest leaves them, names set narrower where they are long, the
 * notes on what is left.
 */
export const layoutOf = (paper: Paper, size: PaperSize): Layout => {
  const [width, height] = PAPERS[size];
  const [x, w] = [MARGIN, width - 2 * MARGIN];
  const above = MARGIN + HEADER + FACTS;
  const bottom = height - MARGIN + 3;
  const gaps = BETWEEN * 5;
  const spare = (isTight: boolean): number =>
    bottom -
    FOOT -
    above -
    gaps -
    notesRoom(paper) -
    measured(paper, w, isTight).reduce((sum, part) => sum + part.h, 0);
  const needed = SIDES.reduce((sum, side) => sum + heightOfTeam(paper.teams[side], 6), 0);
  const isTight = spare(false) < needed;
  const rowHeight = rowHeightFor(paper, spare(isTight));
  let y = above;
  const items: Item[] = [...headerItems(paper, x, MARGIN - 2, w), ...factItems(paper, x, MARGIN + HEADER - 2, w)];
  for (const side of SIDES) {
    items.push(...teamItems(paper, paper.teams[side], { x, y, w, rowHeight }));
    y += heightOfTeam(paper.teams[side], rowHeight) + BETWEEN;
  }
  const put = (part: Part): void => {
    items.push(...part.items);
    y += part.h === 0 ? 0 : part.h + BETWEEN;
  };
  put(runningPart(paper, x, y, w, isTight));
  put(explained(paper, x, y, w));
  const signed = signaturesPart(paper, x, 0, w).h;
  const signedAt = bottom - FOOT - 2 - signed;
  put(notesPart(paper, x, y, w, signedAt - y - 1));
  items.push(...signaturesPart(paper, x, signedAt, w).items, ...footItems(paper, x, bottom - FOOT, w));
  const title = `${paper.teams.home.name} ${paper.teams.home.score} – ${paper.teams.away.score} ${paper.teams.away.name}`;
  return { width, height, title, items };
};
