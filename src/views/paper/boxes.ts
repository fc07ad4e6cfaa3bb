import type { PaperWords } from '../words/paper.ts';
import type { PaperTeam } from './content.ts';
import { box, type Item, line } from './items.ts';
import { lettering } from './lettering.ts';
import type { Measures } from './measures.ts';
import { BOXES, type BoxKind } from './strokes.ts';

const LABEL = 4;
const HIGHEST = 5.4;
const LEAST_GAP = 1.2;

interface Grid {
  readonly n: number;
  readonly across: number;
  readonly down: number;
}

/** Four boxes in a row as scorers draw them; eight where there were many hits. */
const gridOf = (n: number, ready: number, isFew: boolean): Grid => {
  const across = n > (isFew ? 8 : 12) ? Math.max(8, Math.ceil(n / 4)) : 4;
  return { n, across, down: Math.max(across > 4 ? 1 : ready, Math.ceil(n / across)) };
};

const gridItems = ({ n, across, down }: Grid, x: number, y: number, w: number, h: number): readonly Item[] => {
  const side = w / across;
  const lines = [
    ...Array.from({ length: across - 1 }, (_, at) => line(x + side * (at + 1), y, x + side * (at + 1), y + h * down)),
    ...Array.from({ length: down - 1 }, (_, at) => line(x, y + h * (at + 1), x + w, y + h * (at + 1))),
  ];
  const [dx, dy] = [Math.min(0.9, side / 3), Math.min(1.1, h / 3)];
  const strokes = Array.from({ length: n }, (_, at) => {
    const [cx, cy] = [x + side * ((at % across) + 0.5), y + h * (Math.floor(at / across) + 0.5)];
    return line(cx - dx, cy + dy, cx + dx, cy - dy, 0.45);
  });
  return [...lines, ...strokes, box(x, y, w, h * down, 0.35)];
};

/** The boxes of strokes beside a grid: a stroke a hit, and their number; spread over the height of the grid. */
export const boxItems = (
  team: PaperTeam,
  words: PaperWords,
  measures: Measures,
  { x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): readonly Item[] => {
  const rows = (ready: Measures['boxes']) =>
    BOXES.map((kind) => gridOf(team.strokes[kind], ready[kind], h < 50)).reduce((sum, { down }) => sum + down, 0);
  const room = h - LABEL * BOXES.length - LEAST_GAP * (BOXES.length - 1);
  // A small grid has no room for boxes that stand empty.
  const ready = room / rows(measures.boxes) < 3.4 ? { penalty: 1, safety: 1, 'hit-in': 1 } : measures.boxes;
  const each = Math.min(HIGHEST, room / rows(ready));
  const gap = LEAST_GAP + (room - each * rows(ready)) / (BOXES.length - 1);
  let top = y;
  return BOXES.flatMap((kind: BoxKind) => {
    const grid = gridOf(team.strokes[kind], ready[kind], h < 50);
    const here = top;
    top += LABEL + each * grid.down + gap;
    return [
      lettering(x, here + 2.8, words.boxes[kind], { size: 8, weight: 700, most: w - 8 }),
      lettering(x + w, here + 2.8, `${grid.n}`, { size: 9.5, weight: 700, anchor: 'end' }),
      ...gridItems(grid, x, here + LABEL, w, each),
    ];
  });
};
