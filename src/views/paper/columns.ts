import { SIDES } from '../../words/index.ts';
import type { Paper } from './content.ts';
import { NARROW, widthOf } from './lettering.ts';

/** The columns of a grid, from the left edge of the page, in millimetres; both grids have the same. */
export interface Columns {
  readonly left: number;
  readonly name: number;
  readonly nameWidth: number;
  readonly handicap: number;
  readonly first: number;
  readonly each: number;
  readonly goals: number;
  readonly right: number;
  /** The size of riders' names, in points. */
  readonly nameSize: number;
}

export const NUMBER = 9;
export const HANDICAP = 10;
export const GOALS = 13;
export const STROKES = 30;
const GAP = 4;

/** The least that a chukker's column is given: two letters side by side. */
const LEAST_CHUKKER = 8.6;
const NAME_SIZE = 10;

/** Names get the room that the chukkers leave them, and letters of one size. */
export const columnsOf = (paper: Paper, x: number, w: number): Columns => {
  const count = Math.max(1, paper.columns.length);
  const right = x + w - STROKES - GAP;
  const inside = right - x - NUMBER - HANDICAP - GOALS;
  const names = SIDES.flatMap((side) => paper.teams[side].rows.map(({ name }) => widthOf(name, 700, NAME_SIZE)));
  const longest = Math.max(0, ...names);
  const wanted = Math.max(Math.min(46, inside - count * 17), longest * NARROW + 3.4);
  const nameWidth = Math.max(30, Math.min(wanted, inside - count * LEAST_CHUKKER));
  const first = x + NUMBER + nameWidth + HANDICAP;
  return {
    left: x,
    name: x + NUMBER,
    nameWidth,
    handicap: x + NUMBER + nameWidth,
    first,
    each: (right - GOALS - first) / count,
    goals: right - GOALS,
    right,
    // One name of thirty letters makes the others smaller, but not small.
    nameSize: Math.max(8.5, Math.min(NAME_SIZE, (NAME_SIZE * (nameWidth - 3)) / Math.max(1, longest * NARROW))),
  };
};
