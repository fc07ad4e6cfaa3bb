import type { Chukker, Saying, SayingKind } from '../../words/index.ts';
import { type Course, catchUp, hornWithin, type Press, seconds, stamp, stands } from './course.ts';
import { DESKS, presserOf } from './desks.ts';
import { pressed, putIn, slipAt } from './slips.ts';

/** Playing time of a chukker in milliseconds, about. */
const A_CHUKKER = 435_000;

/** What a second seat says when it has seen the same. */
const asSeen = (said: Saying): Saying => {
  const {
    by,
    rider: _rider,
    spot: _spot,
    ball: _ball,
    clock: _clock,
    chukker: _chukker,
    ...rest
  } = said as {
    readonly by?: string;
    readonly rider?: unknown;
    readonly spot?: unknown;
    readonly ball?: unknown;
    readonly clock?: unknown;
    readonly chukker?: Chukker;
  };
  return { ...rest, ...(said.kind === 'goal' || by === undefined ? {} : { by }) } as Saying;
};

const SEEN_BY_ALL: readonly SayingKind[] = [
  'throw-in',
  'goal',
  'whistle',
  'foul',
  'ball-out',
  'safety',
  'chukker-ended',
];

/** How likely another seat says it too: more so when fewer calls have been made than the game should have by now. */
const likelihood = ({ calls, state, chukkers, pressed: made }: Course): number => {
  if (calls === undefined) return 0.12;
  const played = (Math.max(0, state.chukker - 1) + Math.min(1, state.clock.elapsed / A_CHUKKER)) / chukkers;
  return Math.min(0.95, Math.max(0, 0.12 + (calls * Math.min(1, played) - made.length) / 20));
};

/** Other seats say what they have seen, a moment later. */
const echoed = (course: Course, press: Press, said: Saying): void => {
  if (!SEEN_BY_ALL.includes(said.kind)) return;
  for (const seat of course.seats) {
    if (seat === press.desk.seat || !course.chance.happens(likelihood(course))) continue;
    const at = (course.now + seconds(course.chance, 1, 4)) as Press['at'];
    course.waiting.push({ press: { desk: DESKS[seat], by: seat, said: asSeen(said), at }, isEcho: true });
  }
};

/** The time goes on to what is said next. Nothing is said of what cannot be. */
const said = (course: Course, wait: number, saying: Saying): boolean => {
  course.now += wait;
  catchUp(course, course.now);
  const presser = presserOf(course.chance, course.seats, saying);
  const press: Press = { ...presser, said: saying, at: stamp(course, presser.desk, course.now) };
  const slip = slipAt(course, press, saying);
  if (slip === 'forgotten' && putIn(course, press, saying)) return true;
  if (!stands(course, press)) return false;
  pressed(course, press, slip);
  echoed(course, press, saying);
  return true;
};

/** The timekeeper says that the horn has ended the chukker. */
export const saysOver = (course: Course): boolean =>
  said(course, seconds(course.chance, 1, 3), { kind: 'chukker-ended' });

/**
 * Something is said after some time, in milliseconds, unless a horn comes first and ends the chukker.
 *
 * @returns whether it was said and stands
 */
export const says = (course: Course, wait: number, saying: Saying): boolean => {
  const horn = hornWithin(course, wait);
  if (horn === undefined) return said(course, wait, saying);
  course.now = Math.max(course.now, horn);
  saysOver(course);
  return false;
};
