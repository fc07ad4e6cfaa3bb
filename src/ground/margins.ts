import { answer, type Book } from '../rulebook/index.ts';
import { type End, type MilliYards, milliYards, type Place, turned, yards } from '../words/index.ts';
import { halfLength, isOnField } from './field.ts';
import type { Duty, Ground, Placement, PlaceTest, Role } from './types.ts';

/** How far inside what he has to keep to a rider stands, in thousandths of a yard; negative: in breach. */
export interface Margin {
  readonly duty: Duty;
  readonly margin: MilliYards;
}

/** Whether a rider stands where he may: yes; excused; or in breach. */
export type Standing = 'ok' | 'exempt' | 'breach';

/** A rider as somebody saw him. */
export interface Seen {
  readonly at: Place;
  /** His place was tracked, not stated: measuring is taken in his favour. */
  readonly tracked?: boolean;
  /** He is riding back to his proper place. */
  readonly returning?: boolean;
}

/** The frame that has an end toward +x. */
const toward = (end: End, at: Place): Place => (end === 'b' ? at : turned(at));

/** Never in the way: riders on the field are not in the goal. */
const FAR = yards(1000);

type Test<K extends PlaceTest['is']> = (
  ground: Ground,
  test: Extract<PlaceTest, { is: K }>,
  at: Place,
  ball: Place,
  half: MilliYards,
) => number;

/** Each test in the frame of its end (part of 22.a and 37); the ball is needed by two of them. */
const TESTS: { readonly [K in PlaceTest['is']]: Test<K> } = {
  'off-ball': (_ground, { distance }, at, ball) =>
    Math.sqrt((at.x - ball.x) * (at.x - ball.x) + (at.y - ball.y) * (at.y - ball.y)) - distance,
  behind: (ground, { depth }, at) => at.x - (halfLength(ground) - depth),
  'out-to': (ground, { depth }, at) => halfLength(ground) - depth - at.x,
  'outside-goal': (ground, _test, at, _ball, half) => (at.x < halfLength(ground) ? FAR : Math.abs(at.y) - half),
  'goal-side': (_ground, _test, at, ball) => at.x - ball.x,
};

const marginIn = (book: Book, ground: Ground, duty: Duty, rider: Place, ball: Place): MilliYards => {
  const { test } = duty;
  const end = test.is === 'off-ball' ? 'b' : test.end;
  // One table for all tests: the compiler cannot see that a row and its test belong together.
  const measure = TESTS[test.is] as Test<PlaceTest['is']>;
  const half = milliYards(yards(answer(book, 'ground.goal-width')) / 2);
  return milliYards(measure(ground, test, toward(end, rider), toward(end, ball), half));
};

/** The margin of each duty of one side, for a rider at a place; none where he may be anywhere, or the spot is open. */
export const marginsOf = (
  book: Book,
  ground: Ground,
  placement: Placement,
  role: Role,
  rider: Place,
): readonly Margin[] => {
  const { spot } = placement;
  const duties = placement[role].duties;
  return duties.flatMap((duty) =>
    spot === undefined && (duty.test.is === 'off-ball' || duty.test.is === 'goal-side')
      ? []
      : [{ duty, margin: marginIn(book, ground, duty, rider, spot ?? rider) }],
  );
};

/** Whether a rider stands where he may at the instant of the hit, and by how much at worst (37; reading 15). */
export const stands = (
  book: Book,
  ground: Ground,
  placement: Placement,
  role: Role,
  seen: Seen,
): { readonly standing: Standing; readonly margin: MilliYards | undefined } => {
  const margins = marginsOf(book, ground, placement, role, seen.at);
  const least = margins.length === 0 ? undefined : margins.reduce((a, b) => (b.margin < a.margin ? b : a)).margin;
  const allowed = seen.tracked === true ? -yards(answer(book, 'place.tolerance')) : 0;
  const broken = margins.filter(({ margin }) => margin < allowed);
  const isExcused = seen.returning === true || !isOnField(ground, seen.at);
  const standing =
    broken.length === 0 ? 'ok' : isExcused && broken.every(({ duty }) => duty.excused) ? 'exempt' : 'breach';
  return { standing, margin: least };
};
