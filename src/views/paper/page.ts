import { SIDES } from '../../words/index.ts';
import type { Paper } from './content.ts';
import { explained } from './explained.ts';
import { heightOfTeam, teamItems } from './grid.ts';
import { FOOT, factItems, footItems, HEADER, headerItems, heightOfFacts } from './header.ts';
import type { Item, Layout } from './items.ts';
import { clean } from './lettering.ts';
import { MEASURES, type Measures } from './measures.ts';
import { runningPart } from './running.ts';
import { signaturesPart } from './signed.ts';

/** The papers that a sheet is printed on, in millimetres. */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;
export type PaperSize = keyof typeof PAPERS;
export const PAPER_SIZES = Object.keys(PAPERS) as readonly PaperSize[];

const MARGIN = 12;
const TOP = 10;
const BOTTOM = 9;
/** Two grids, the running score, what is explained: each has a gap below it. */
const GAPS = 4;
/** More room than this between two parts looks as if something were missing. */
const WIDEST_GAP = 8;
/** The lowest row that a name of the smallest letters stands in. */
const LOWEST_ROW = 3.3;

/** Where the parts may stand. */
interface Sides {
  readonly x: number;
  readonly w: number;
  readonly top: number;
  readonly bottom: number;
}

const gridsHeight = (paper: Paper, { x, w }: Sides, measures: Measures, rowHeight: number): number =>
  SIDES.reduce((sum, side) => sum + heightOfTeam(paper, paper.teams[side], { x, w, rowHeight, measures }), 0);

/** What everything but the grids takes. */
const restHeight = (paper: Paper, { x, w }: Sides, measures: Measures): number =>
  runningPart(paper, x, 0, w, measures).h +
  explained(paper, x, 0, w, measures).h +
  signaturesPart(paper, x, 0, w, measures).h +
  measures.gap * GAPS;

const roomLeft = (paper: Paper, sides: Sides, measures: Measures, rowHeight: number): number =>
  sides.bottom - sides.top - restHeight(paper, sides, measures) - gridsHeight(paper, sides, measures, rowHeight);

/** The widest measures that hold everything; the closest when none does. */
const measuresFor = (paper: Paper, sides: Sides): Measures =>
  MEASURES.find((measures) => roomLeft(paper, sides, measures, measures.row.least) >= 0) ??
  MEASURES[MEASURES.length - 1] ??
  MEASURES[0];

/** Rows as high as the page allows; where the notes must be cut, as low as they may be. */
const rowHeightFor = (paper: Paper, sides: Sides, measures: Measures): number => {
  const { least, most } = measures.row;
  const rows = paper.teams.home.rows.length + paper.teams.away.rows.length;
  const room = roomLeft(paper, sides, measures, least);
  if (room < 0) return Math.max(LOWEST_ROW, least + Math.min(0, (room + 12) / Math.max(1, rows)));
  return Math.min(most, least + room / Math.max(1, rows));
};

/**
 * Lays a sheet out on one page: as airy as its contents allow, the rows of riders as high as the rest leaves them, names
 * set narrower where they are long, the signatures at the foot.
 */
export const layoutOf = (paper: Paper, size: PaperSize): Layout => {
  const [width, height] = PAPERS[size];
  const [x, w] = [MARGIN, width - 2 * MARGIN];
  const sides: Sides = { x, w, top: TOP + HEADER + heightOfFacts(paper, w) + 1, bottom: height - BOTTOM - FOOT };
  const measures = measuresFor(paper, sides);
  const rowHeight = rowHeightFor(paper, sides, measures);
  const room = roomLeft(paper, sides, measures, rowHeight);
  const gap = Math.max(measures.gap, Math.min(WIDEST_GAP, measures.gap + room / GAPS));
  const signed = signaturesPart(paper, x, 0, w, measures).h;
  const signedAt = sides.bottom - 1 - signed;
  const items: Item[] = [...headerItems(paper, x, TOP, w), ...factItems(paper, x, TOP + HEADER, w)];
  let y = sides.top;
  for (const side of SIDES) {
    const team = paper.teams[side];
    items.push(...teamItems(paper, team, { x, y, w, rowHeight, measures }));
    y += heightOfTeam(paper, team, { x, w, rowHeight, measures }) + gap;
  }
  const running = runningPart(paper, x, y, w, measures);
  y += running.h + gap;
  items.push(
    ...running.items,
    ...explained(paper, x, y, w, measures, signedAt - y - 1).items,
    ...signaturesPart(paper, x, signedAt, w, measures).items,
    ...footItems(paper, x, sides.bottom, w),
  );
  const title = `${paper.teams.home.name} ${paper.teams.home.score} – ${paper.teams.away.score} ${paper.teams.away.name}`;
  return { width, height, title: clean(title), items };
};
