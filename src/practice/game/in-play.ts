import { opposite, type PenaltyNumber, SIDES, type Side, type WhistleReason } from '../../words/index.ts';
import { named, onBoard, safety, someone, sometimes, wide } from './afield.ts';
import { type Course, seconds, weighed } from './course.ts';
import { anywhere, foulSpot, near, overSideLine } from './places.ts';
import { says } from './saying.ts';
import { becomes } from './shots.ts';

const fieldGoal = (course: Course, wait: number): boolean => {
  const side = course.chance.pick(SIDES);
  const way = weighed(course.chance, [
    ['field', 94],
    ['own', 2],
    ['team', 2],
    ['unknown', 2],
  ] as const);
  const by = way === 'team' ? undefined : someone(course, way === 'own' ? opposite(side) : side);
  return says(course, wait, { kind: 'goal', side, way, ...named(by), ...onBoard(course, wait) });
};

/** What the umpires will give for a foul. */
const GIVEN: readonly (readonly [Exclude<PenaltyNumber, '6'>, number])[] = [
  ['1', 0.8],
  ['2', 9],
  ['3', 8],
  ['4', 17],
  ['5a', 28],
  ['5b', 37],
];

/** A foul, mostly with its place, and the penalty that the umpires have in mind for it. */
const fouls = (course: Course, wait: number, side?: Side): boolean => {
  const by = side ?? course.chance.pick(SIDES);
  const number = weighed(course.chance, GIVEN);
  const rider = course.chance.happens(0.7) ? someone(course, by) : undefined;
  const spot = course.chance.happens(0.75) ? foulSpot(course, by, number) : undefined;
  const ball = spot === undefined ? {} : sometimes(course, 0.6, () => near(course, spot));
  const where = spot === undefined ? {} : { spot, ...ball };
  course.inMind = number;
  return says(course, wait, { kind: 'foul', by, ...(rider === undefined ? {} : { rider }), ...where });
};

const sideOut = (course: Course, wait: number): boolean => {
  const off = course.chance.pick(SIDES);
  return says(course, wait, {
    kind: 'ball-out',
    over: 'side-line',
    off,
    ...sometimes(course, 0.6, () => overSideLine(course)),
  });
};

const WHISTLED: readonly (readonly [WhistleReason, number])[] = [
  ['helmet', 3],
  ['tack', 4],
  ['mount', 3],
  ['fall', 2],
  ['injury', 2],
  ['damaged-ball', 3],
  ['lodged-ball', 1],
  ['inadvertent', 1],
  ['other', 2],
];

const whistle = (course: Course, wait: number): boolean => {
  const because = weighed(course.chance, WHISTLED);
  const stopped = says(course, wait, { kind: 'whistle', because, ...sometimes(course, 0.5, () => anywhere(course)) });
  if (stopped && (because === 'injury' || because === 'fall')) course.hurt = course.chance.pick(SIDES);
  return stopped;
};

const advantage = (course: Course, wait: number): boolean => {
  const { state, chance } = course;
  if (state.advantage !== undefined) return fouls(course, wait, state.advantage);
  return says(course, wait, { kind: 'advantage', by: chance.pick(SIDES) });
};

type Happening = (course: Course, wait: number) => boolean;

/** What ends a spell of play, as often as it does in a chukker. */
const HAPPENS: readonly (readonly [Happening, number])[] = [
  [fouls, 52],
  [fieldGoal, 14],
  [wide, 21],
  [sideOut, 13],
  [safety, 6],
  [whistle, 4],
  [advantage, 2],
];

/** The ball is in play: first it is seen what becomes of a hit, then play goes on until something ends it. */
export const inPlay = (course: Course): boolean => {
  const { chance, state } = course;
  const { shot } = state;
  if (shot?.side !== undefined && course.seen !== shot) {
    course.seen = shot;
    const outcome = becomes(course, { ...shot, side: shot.side });
    if (outcome !== undefined) return outcome(seconds(chance, 2, 7));
  }
  // Most spells of play are short, a few are long.
  const spell = 4000 + chance.below(22_000) + chance.below(22_000);
  return weighed(chance, HAPPENS)(course, spell);
};
