import type { Team } from '../../words/index.ts';
import { box, INK, type Item, NO_FILL } from './items.ts';

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
