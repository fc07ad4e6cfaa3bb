import type { Team } from '../../words/index.ts';
import { box, INK, type Item, NO_FILL } from './items.ts';
import { capital, lettering, widthOf } from './lettering.ts';
import type { Mark } from './paper.ts';

const text = ({ letter, sign, isUpheld }: Mark): string =>
  `${letter}${sign === '' ? '' : ` ${sign}`}${isUpheld ? '†' : ''}`;

/** A goal's letter with its centre at a place; circled when it is from a penalty. */
export const markItems = (mark: Mark, x: number, y: number, size: number, most: number): readonly Item[] => {
  const said = text(mark);
  const radius = Math.max(capital(size) * 0.98, widthOf(said, 700, size) * 0.62);
  const letter = lettering(x, y + capital(size) / 2, said, { size, weight: 700, anchor: 'middle', most });
  return mark.isCircled ? [{ is: 'circle', x, y, r: Math.min(radius, most / 2), width: 0.25 }, letter] : [letter];
};

/** The least room for a letter and its circle, in millimetres. */
const LEAST = 4.6;

/** The goals of one cell, side by side, on two lines when there are many. */
export const marksIn = (marks: readonly Mark[], x: number, y: number, w: number, h: number): readonly Item[] => {
  if (marks.length === 0) return [];
  const inLine = Math.max(1, Math.min(marks.length, Math.floor(w / LEAST) || 1));
  const lines = Math.min(Math.ceil(marks.length / inLine), Math.max(1, Math.floor(h / 3.4)));
  const each = Math.ceil(marks.length / lines);
  const room = (w - 1) / each;
  const isLow = h < 5.6;
  const size = lines > 1 || room < LEAST ? 7 : room >= 6 && !isLow ? 10 : isLow ? 8 : 9;
  return marks.flatMap((mark, at) => {
    const row = Math.floor(at / each);
    const inRow = row === lines - 1 ? marks.length - row * each : each;
    const left = x + w / 2 - (inRow * room) / 2;
    return markItems(mark, left + room * ((at % each) + 0.5), y + (h * (row + 0.5)) / lines, size, room);
  });
};

type Corners = readonly (readonly [number, number])[];

/** The second colour of a shirt on a square of side 1. */
const PATTERNS: { readonly [pattern in NonNullable<NonNullable<Team['silk']>['pattern']>]: readonly Corners[] } = {
  plain: [],
  sash: [
    [
      [0, 1],
      [0, 0.68],
      [0.68, 0],
      [1, 0],
      [1, 0.32],
      [0.32, 1],
    ],
  ],
  hoop: [
    [
      [0, 0.33],
      [1, 0.33],
      [1, 0.67],
      [0, 0.67],
    ],
  ],
  halves: [
    [
      [0.5, 0],
      [1, 0],
      [1, 1],
      [0.5, 1],
    ],
  ],
  quarters: [
    [
      [0.5, 0],
      [1, 0],
      [1, 0.5],
      [0.5, 0.5],
    ],
    [
      [0, 0.5],
      [0.5, 0.5],
      [0.5, 1],
      [0, 1],
    ],
  ],
  stripes: [
    [
      [0.2, 0],
      [0.4, 0],
      [0.4, 1],
      [0.2, 1],
    ],
    [
      [0.6, 0],
      [0.8, 0],
      [0.8, 1],
      [0.6, 1],
    ],
  ],
  cross: [
    [
      [0.38, 0],
      [0.62, 0],
      [0.62, 1],
      [0.38, 1],
    ],
    [
      [0, 0.38],
      [1, 0.38],
      [1, 0.62],
      [0, 0.62],
    ],
  ],
  chevron: [
    [
      [0, 0.1],
      [0.5, 0.6],
      [1, 0.1],
      [1, 0.45],
      [0.5, 0.95],
      [0, 0.45],
    ],
  ],
};

const COLOUR = /^#[0-9a-f]{6}$/i;

/** A shirt as a square with its upper left corner at a place; nothing for a team whose colours are not known. */
export const silkItems = (silk: Team['silk'], x: number, y: number, side: number): readonly Item[] => {
  if (silk === undefined || !COLOUR.test(silk.colour)) return [];
  const second = silk.second !== undefined && COLOUR.test(silk.second) ? silk.second : INK;
  const shapes = PATTERNS[silk.pattern ?? 'plain'].map(
    (corners): Item => ({ is: 'shape', points: corners.map(([u, v]) => [x + u * side, y + v * side]), fill: second }),
  );
  return [box(x, y, side, side, 0, silk.colour), ...shapes, box(x, y, side, side, 0.3, NO_FILL)];
};
