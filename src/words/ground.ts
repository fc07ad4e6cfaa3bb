import { asYards, type MilliYards, milliYards } from './measures.ts';

/** The two ends of the ground. Seen from the centre, end b lies toward +x and end a toward −x. */
export const ENDS = ['a', 'b'] as const;
export type End = (typeof ENDS)[number];

/** The end across the ground. */
export const acrossFrom = (end: End): End => (end === 'a' ? 'b' : 'a');

/**
 * A spot on the ground: x along its length from the centre, toward end b; y across it, to the left of one who looks
 * toward end b.
 */
export interface Place {
  readonly x: MilliYards;
  readonly y: MilliYards;
}

export const place = (x: MilliYards, y: MilliYards): Place => ({ x, y });

/** The same spot with the ground turned by 180°: the same relative part of it after a change of ends (22.f). */
export const turned = ({ x, y }: Place): Place => ({ x: milliYards(-x), y: milliYards(-y) });

/** A spot as files write it: [x, y] in yards. */
export const asPair = ({ x, y }: Place): readonly [number, number] => [asYards(x), asYards(y)];

/** Every way in which play begins or resumes: thrown in by the umpire, or hit by one side. */
export const RESTARTS = [
  'throw-in-at-centre',
  'throw-in',
  'throw-in-ten-out',
  'throw-in-at-line',
  'throw-in-at-spot',
  'hit-in',
  'hit-in-forward',
  'side-hit',
  'penalty-2',
  'penalty-3',
  'penalty-4',
  'penalty-5a',
  'penalty-5b',
  'penalty-6',
] as const;
export type RestartKind = (typeof RESTARTS)[number];

/** The penalties that are given on the ground as the play goes on; 6 is the safety. */
export const PENALTIES = ['1', '2', '3', '4', '5a', '5b', '6'] as const;
export type PenaltyNumber = (typeof PENALTIES)[number];

/** Where a Penalty 2 is hit from: the centre of the thirty-yard line, or the spot of the foul. */
export const PENALTY_2_SPOTS = ['line', 'spot'] as const;
export type Penalty2Spot = (typeof PENALTY_2_SPOTS)[number];

/** Lines that the ball can go over. */
export const OUT_LINES = ['side-line', 'back-line'] as const;
export type OutLine = (typeof OUT_LINES)[number];

/** Why play is stopped where no foul is called (21.c to 21.l). `out`: the ball has left the ground. */
export const WHISTLES = [
  'inadvertent',
  'damaged-ball',
  'lodged-ball',
  'injury',
  'fall',
  'mount',
  'tack',
  'helmet',
  'out',
  'other',
] as const;
export type WhistleReason = (typeof WHISTLES)[number];
