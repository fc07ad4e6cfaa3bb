import type { Paper, PaperGoal } from './content.ts';
import { box, FRAME, INK_2, type Item } from './items.ts';
import { lettering, widthOf } from './lettering.ts';
import { markItems } from './marks.ts';
import type { Measures } from './measures.ts';
import { silkItems } from './silks.ts';

/** A part of the page: how high it is, and what stands in it. */
export interface Part {
  readonly h: number;
  readonly items: readonly Item[];
}

const LABEL = 5.2;
/** From this height on the silk stands below the letter, and not beside it. */
const TALL = 14;

/** The score after a goal; the goals of the side that scored are the heavier. */
const scoreItems = ({ score, side }: PaperGoal, x: number, y: number, most: number): readonly Item[] => {
  const [home = '', away = ''] = score.split('–');
  const part = (text: string, of: string, anchor: 'start' | 'end', at: number): Item =>
    lettering(at, y, text, { size: 8, weight: of === side ? 700 : 400, anchor, most });
  return [
    part(home, 'home', 'end', x - 0.9),
    lettering(x, y, '–', { size: 8, anchor: 'middle' }),
    part(away, 'away', 'start', x + 0.9),
  ];
};

/** Whose goal it is: the silk, or in a high cell the name of a team without one. */
const whose = (paper: Paper, goal: PaperGoal, x: number, y: number, w: number, h: number): readonly Item[] => {
  const { silk, name } = paper.teams[goal.side];
  if (h < TALL) return silkItems(silk, x + 0.8, y + 0.8, 2.3);
  const shirt = silkItems(silk, x + w / 2 - 1.4, y + h * 0.38, 2.8);
  const said = lettering(x + w / 2, y + h * 0.38 + 2.2, name, {
    size: 7,
    anchor: 'middle',
    most: w - 1,
    colour: INK_2,
  });
  return shirt.length > 0 ? shirt : [said];
};

const goalCell = (paper: Paper, goal: PaperGoal, x: number, y: number, w: number, h: number): readonly Item[] => {
  const isTall = h >= TALL;
  // A letter beside a silk leaves it its corner.
  const [middle, most] = isTall ? [x + w / 2, w - 1] : [x + w / 2 + 0.8, w - 5.6];
  return [
    ...whose(paper, goal, x, y, w, h),
    ...markItems(goal.mark, middle, y + (isTall ? h * 0.2 : 2.5), 8, most),
    lettering(x + w / 2, y + h - (isTall ? 4.8 : 4.1), goal.moment, {
      size: 7,
      anchor: 'middle',
      most: w - 1,
      colour: INK_2,
    }),
    ...scoreItems(goal, x + w / 2, y + h - (isTall ? 1.5 : 1), w / 2 - 1.4),
  ];
};

/** The running score: a cell a goal, in as many rows as it takes. */
export const runningPart = (paper: Paper, x: number, y: number, w: number, measures: Measures): Part => {
  const { running, words } = paper;
  const title = words.labels.running;
  const after = widthOf(title, 700, 9.5) + 3;
  const label = lettering(x, y + 3.4, title, { size: 9.5, weight: 700 });
  const start = lettering(x + after, y + 3.4, paper.start, { size: 8, colour: INK_2, most: w - after });
  const rows = Math.ceil(running.length / measures.across);
  if (rows === 0) return { h: LABEL - 1, items: [label, start] };
  const across = Math.ceil(running.length / rows);
  const cell = rows > 1 ? Math.min(measures.cell, 12.6) : measures.cell;
  const each = w / Math.max(across, 10);
  const items = running.flatMap((goal, at) => {
    const [cx, cy] = [x + each * (at % across), y + LABEL + cell * Math.floor(at / across)];
    return [...goalCell(paper, goal, cx, cy, each, cell), box(cx, cy, each, cell, 0.2)];
  });
  const frames = rows === 1 ? [box(x, y + LABEL, each * across, cell, FRAME)] : [];
  return { h: LABEL + cell * rows, items: [label, start, ...items, ...frames] };
};
