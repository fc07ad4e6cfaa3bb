import type { PlacementView } from '../placement.ts';
import { COLOURS } from './colours.ts';
import { type Key, SAMPLE } from './legend.ts';
import { linesOf } from './lettering.ts';
import { element, line, text } from './svg.ts';

export const PANEL_WIDTH = 292;

/** Text that fits beside the drawing, with a little left over for wider fonts. */
const MOST = PANEL_WIDTH - 12;
const BESIDE_SAMPLE = PANEL_WIDTH - SAMPLE - 12;

/** What was written so far, and where the next line begins. */
interface Column {
  readonly svg: readonly string[];
  readonly y: number;
}

interface Look {
  readonly size: number;
  readonly leading: number;
  readonly weight: number;
  readonly fill?: string;
}

const TITLE: Look = { size: 36, leading: 40, weight: 750 };
const SUBTITLE: Look = { size: 23, leading: 29, weight: 550 };
const ARTICLE: Look = { size: 15, leading: 20, weight: 650, fill: COLOURS.leather };
const LABEL: Look = { size: 15, leading: 21, weight: 600, fill: COLOURS.ink2 };
const SAYS: Look = { size: 18, leading: 22, weight: 450 };
const REMARK: Look = { size: 15, leading: 20, weight: 450 };

const paragraph = (column: Column, x: number, says: string, look: Look, most = MOST): Column => {
  const lines = linesOf(says, look.size, look.weight, most);
  const svg = lines.map((words, at) => text(x, column.y + (at + 1) * look.leading - look.leading * 0.25, words, look));
  return { svg: [...column.svg, ...svg], y: column.y + lines.length * look.leading };
};

const space = (column: Column, gap: number): Column => ({ ...column, y: column.y + gap });

const rule = (column: Column, x: number, stroke: string, width: number): Column => ({
  svg: [...column.svg, line(x, column.y, x + PANEL_WIDTH, column.y, { stroke, 'stroke-width': width })],
  y: column.y,
});

const head = (view: PlacementView, x: number, y: number): Column => {
  const titled = paragraph({ svg: [], y }, x, view.title, TITLE);
  const below = paragraph(titled, x, view.subtitle, SUBTITLE);
  return space(rule(space(paragraph(space(below, 8), x, view.article, ARTICLE), 16), x, COLOURS.ink, 2), 10);
};

const rows = (column: Column, view: PlacementView, x: number): Column =>
  view.rows.reduce((above, row) => {
    const said = paragraph(paragraph(above, x, row.label, LABEL), x, row.says, SAYS);
    return space(rule(space(said, 9), x, COLOURS.line, 1.4), 9);
  }, column);

const legend = (column: Column, keys: readonly Key[], x: number): Column =>
  keys.reduce((above, { sample, says }) => {
    const lines = linesOf(says, SAYS.size, SAYS.weight, BESIDE_SAMPLE).length;
    const middle = above.y + Math.max(0, (SAMPLE - lines * SAYS.leading) / 2);
    const start = { svg: [...above.svg, sample(x, above.y)], y: middle };
    const said = paragraph(start, x + PANEL_WIDTH - BESIDE_SAMPLE, says, SAYS, BESIDE_SAMPLE);
    return { svg: said.svg, y: Math.max(above.y + SAMPLE, said.y) + 8 };
  }, column);

/** What was not read in the book, never hidden. */
const remark = (column: Column, says: string | undefined, x: number): Column => {
  if (says === undefined) return column;
  const start = space(column, 12);
  const said = paragraph(start, x + 16, says, REMARK, MOST - 16);
  const bar = element('rect', { x, y: start.y, width: 4, height: said.y - start.y, fill: COLOURS.leather });
  return { svg: [...said.svg, bar], y: said.y };
};

/** The words beside the drawing: head and rows at the top, legend and remark at the bottom of so much height. */
export const panelSvg = (view: PlacementView, keys: readonly Key[], x: number, height: number): Column => {
  const top = rows(head(view, x, 32), view, x);
  const bottom = (y: number): Column => remark(legend({ svg: [], y }, keys, x), view.unread, x);
  const tall = bottom(0).y;
  const low = bottom(Math.max(top.y + 20, height - 32 - tall));
  return { svg: [...top.svg, ...low.svg], y: low.y };
};
