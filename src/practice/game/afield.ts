import { riding } from '../../lineup/index.ts';
import { opposite, type Place, type RiderId, SIDES, type Side } from '../../words/index.ts';
import { type Course, weighed } from './course.ts';
import { overBackLine } from './places.ts';
import { says } from './saying.ts';
import { reading } from './slips.ts';

/** A rider of a side, the better ones more often. */
export const someone = ({ chance, state }: Course, side: Side): RiderId | undefined => {
  const riders = riding(state.lineUps.sides[side]);
  return riders.length === 0
    ? undefined
    : weighed(
        chance,
        riders.map(({ id, rating = 0 }) => [id, 2 + Math.max(0, rating)] as const),
      );
};

/** Who hits the penalties of a side: its highest rated rider. */
export const hitter = ({ state }: Course, side: Side): RiderId | undefined =>
  riding(state.lineUps.sides[side]).toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))[0]?.id;

export const named = (by: RiderId | undefined): { readonly by?: RiderId } => (by === undefined ? {} : { by });

export const sometimes = (course: Course, likelihood: number, ball: () => Place): { readonly ball?: Place } =>
  course.chance.happens(likelihood) ? { ball: ball() } : {};

/** The time that the board shows, as the scorer writes it beside a goal now and then. */
export const onBoard = (course: Course, wait: number) =>
  course.chance.happens(0.15) ? reading(course.state, course.now + wait) : {};

export const wide = (course: Course, wait: number, by?: Side): boolean => {
  const off = by ?? course.chance.pick(SIDES);
  const ball = sometimes(course, 0.6, () => overBackLine(course, opposite(off)));
  return says(course, wait, { kind: 'ball-out', over: 'back-line', off, ...ball });
};

export const safety = (course: Course, wait: number, side?: Side): boolean => {
  const by = side ?? course.chance.pick(SIDES);
  return says(course, wait, { kind: 'safety', by, ...sometimes(course, 0.6, () => overBackLine(course, by)) });
};
