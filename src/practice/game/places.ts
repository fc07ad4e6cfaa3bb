import { groundOf } from '../../engine/index.ts';
import { type PenaltyNumber, type Place, place, type Side, yards } from '../../words/index.ts';
import type { Course } from './course.ts';

/** How far from the back line of the fouling side, in yards, the fouls are that each penalty is given for. */
const FROM_BACK_LINE: { readonly [N in Exclude<PenaltyNumber, '6'>]: readonly [number, number] } = {
  '1': [3, 25],
  '2': [12, 60],
  '3': [25, 80],
  '4': [45, 115],
  '5a': [60, 150],
  '5b': [100, 190],
};

const halfLength = ({ book, state }: Course): number => groundOf(book, state).length / 2000;
const halfWidth = ({ book, state }: Course): number => groundOf(book, state).width / 2000;

/** Toward which x the end lies that a side defends. */
const toward = ({ state }: Course, side: Side): 1 | -1 => (state.ends[side] === 'b' ? 1 : -1);

const across = (course: Course, share: number): number => {
  const most = Math.floor(halfWidth(course) * share);
  return course.chance.below(2 * most + 1) - most;
};

/** Where a foul of a side was for which this penalty is given, on the ground. */
export const foulSpot = (course: Course, by: Side, number: Exclude<PenaltyNumber, '6'>): Place => {
  const [least, most] = FROM_BACK_LINE[number];
  const from = Math.min(least + course.chance.below(most - least + 1), halfLength(course) * 2 - 1);
  return place(yards(toward(course, by) * (halfLength(course) - from)), yards(across(course, 0.8)));
};

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Where the ball was when the foul was there: a few yards on. */
export const near = (course: Course, spot: Place): Place => {
  const by = (): number => course.chance.below(25) - 12;
  const [x, y] = [spot.x / 1000 + by(), spot.y / 1000 + by()];
  return place(yards(within(x, halfLength(course))), yards(within(y, halfWidth(course))));
};

/** Somewhere on the ground. */
export const anywhere = (course: Course): Place => {
  const length = Math.floor(halfLength(course));
  return place(yards(course.chance.below(2 * length + 1) - length), yards(across(course, 0.95)));
};

/** Where the ball went over the back line of a side, outside the goal posts. */
export const overBackLine = (course: Course, side: Side): Place => {
  const outside = 5 + course.chance.below(Math.max(1, Math.floor(halfWidth(course)) - 6));
  return place(
    yards(toward(course, side) * halfLength(course)),
    yards(course.chance.happens(0.5) ? outside : -outside),
  );
};

/** Where the ball went over a side line. */
export const overSideLine = (course: Course): Place => {
  const { x } = anywhere(course);
  return place(x, yards(course.chance.happens(0.5) ? halfWidth(course) : -halfWidth(course)));
};
