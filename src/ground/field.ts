import {
  type Fault,
  type MilliYards,
  milliYards,
  type Place,
  place,
  type Read,
  read,
  shown,
  unread,
  yards,
} from '../words/index.ts';
import type { Ground } from './types.ts';

/** What a ground may measure, in yards: its sixties and its centre stay apart, and a safety stays off its boards. */
const BOUNDS = { length: [200, 400], width: [100, 250] } as const;

const wrong = (path: string, value: unknown, [least, most]: readonly [number, number]): Fault => ({
  path: [path],
  found: shown(value),
  wanted: `yards from ${least} to ${most}`,
});

/** Reads a ground from its measures in yards (12). */
export const readGround = (length: unknown, width: unknown, boarded: boolean): Read<Ground> => {
  const fits = (value: unknown, [least, most]: readonly [number, number]): value is number =>
    typeof value === 'number' && value >= least && value <= most;
  if (!fits(length, BOUNDS.length)) return unread(wrong('length', length, BOUNDS.length));
  if (!fits(width, BOUNDS.width)) return unread(wrong('width', width, BOUNDS.width));
  return read({ length: yards(length), width: yards(width), boarded });
};

/** Half of the length: the back lines lie at ± this. */
export const halfLength = (ground: Ground): MilliYards => milliYards(ground.length / 2);
/** Half of the width: the side lines lie at ± this. */
export const halfWidth = (ground: Ground): MilliYards => milliYards(ground.width / 2);

const within = (value: number, most: number): MilliYards => milliYards(Math.max(-most, Math.min(most, value)));

/** A spot moved onto the field: what happens in the run-off counts as on it (12.e). */
export const onField = (ground: Ground, { x, y }: Place): Place =>
  place(within(x, halfLength(ground)), within(y, halfWidth(ground)));

/** Whether a spot lies on the field, its lines included. */
export const isOnField = (ground: Ground, { x, y }: Place): boolean =>
  Math.abs(x) <= halfLength(ground) && Math.abs(y) <= halfWidth(ground);

/** A spot moved in from the side lines to at least so far. */
export const offSides = (ground: Ground, at: Place, least: MilliYards): Place =>
  place(at.x, within(at.y, halfWidth(ground) - least));

/** A spot moved in from the back lines to at least so far. */
export const offEnds = (ground: Ground, at: Place, least: MilliYards): Place =>
  place(within(at.x, halfLength(ground) - least), at.y);

/** A spot at most so far from the long axis of the ground. */
export const capped = (at: Place, most: MilliYards): Place => place(at.x, within(at.y, most));
