import { riding } from '../../lineup/index.ts';
import {
  opposite,
  type PenaltyNumber,
  type Place,
  type RestartKind,
  type RiderId,
  type ScoringPenalty,
  SIDES,
  type Side,
  type WhistleReason,
} from '../../words/index.ts';
import { type Course, seconds, weighed } from './course.ts';
import { anywhere, foulSpot, near, overBackLine, overSideLine } from './places.ts';
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

const named = (by: RiderId | undefined): { readonly by?: RiderId } => (by === undefined ? {} : { by });

const sometimes = (course: Course, likelihood: number, ball: () => Place): { readonly ball?: Place } =>
  course.chance.happens(likelihood) ? { ball: ball() } : {};

/** The time that the board shows, as the scorer writes it beside a goal now and then. */
const onBoard = (course: Course, wait: number) =>
  course.chance.happens(0.15) ? reading(course.state, course.now + wait) : {};

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
  ['2', 11],
  ['3', 10],
  ['4', 19],
  ['5a', 26],
  ['5b', 33],
];

/** A foul, mostly with its place, and the penalty that the umpires have in mind for it. */
export const fouls = (course: Course, wait: number, side?: Side): boolean => {
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

const wide = (course: Course, wait: number, by?: Side): boolean => {
  const off = by ?? course.chance.pick(SIDES);
  const ball = sometimes(course, 0.6, () => overBackLine(course, opposite(off)));
  return says(course, wait, { kind: 'ball-out', over: 'back-line', off, ...ball });
};

const safety = (course: Course, wait: number, side?: Side): boolean => {
  const by = side ?? course.chance.pick(SIDES);
  return says(course, wait, { kind: 'safety', by, ...sometimes(course, 0.6, () => overBackLine(course, by)) });
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
  [fieldGoal, 17],
  [wide, 21],
  [sideOut, 13],
  [safety, 6],
  [whistle, 4],
  [advantage, 2],
];

type Outcome = 'goal' | 'wide' | 'behind' | 'stopped' | 'again' | 'entry' | 'on';

/** What becomes of each kind of hit, in hundredths. */
const OUTCOMES: { readonly [K in RestartKind]?: readonly (readonly [Outcome, number])[] } = {
  'penalty-2': [
    ['goal', 80],
    ['wide', 9],
    ['behind', 3],
    ['entry', 1],
    ['on', 7],
  ],
  'penalty-3': [
    ['goal', 66],
    ['wide', 22],
    ['stopped', 8],
    ['entry', 2],
    ['again', 2],
  ],
  'penalty-4': [
    ['goal', 33],
    ['wide', 20],
    ['behind', 7],
    ['entry', 1],
    ['on', 39],
  ],
  'penalty-5a': [
    ['goal', 3],
    ['wide', 6],
    ['on', 91],
  ],
  'penalty-5b': [
    ['wide', 2],
    ['on', 98],
  ],
  'penalty-6': [
    ['goal', 14],
    ['wide', 14],
    ['behind', 5],
    ['on', 67],
  ],
  'hit-in': [
    ['again', 2],
    ['on', 98],
  ],
};

const NUMBER_OF: { readonly [K in RestartKind]?: ScoringPenalty } = {
  'penalty-2': '2',
  'penalty-3': '3',
  'penalty-4': '4',
  'penalty-5a': '5a',
  'penalty-5b': '5b',
  'penalty-6': '6',
};

type Hit = NonNullable<Course['state']['shot']> & { readonly side: Side };

const scored = (course: Course, wait: number, { side, kind }: Hit): boolean => {
  const penalty = NUMBER_OF[kind];
  const how = penalty === undefined ? { way: 'field' as const } : { way: 'penalty' as const, penalty };
  return says(course, wait, { kind: 'goal', side, ...named(hitter(course, side)), ...how, ...onBoard(course, wait) });
};

const OUTCOME: { readonly [O in Exclude<Outcome, 'on'>]: (course: Course, wait: number, hit: Hit) => boolean } = {
  goal: scored,
  wide: (course, wait, hit) => wide(course, wait, hit.side),
  behind: (course, wait, hit) => safety(course, wait, opposite(hit.side)),
  stopped: (course, wait) => {
    return says(course, wait, { kind: 'ball-stopped', ...sometimes(course, 0.5, () => anywhere(course)) });
  },
  again: (course, wait, { kind }) => {
    return says(course, wait, kind === 'hit-in' ? { kind: 'too-near' } : { kind: 'ball-broke' });
  },
  entry: (course, wait) => {
    return says(course, wait, { kind: 'improper-entry', 'would-have-scored': true, shot: 'deflected' });
  },
};

/** The ball is in play: first it is seen what becomes of a hit, then play goes on until something ends it. */
export const inPlay = (course: Course): boolean => {
  const { chance, state } = course;
  const { shot } = state;
  if (shot?.side !== undefined && course.seen !== shot) {
    course.seen = shot;
    const outcome = weighed<Outcome>(chance, OUTCOMES[shot.kind] ?? [['on', 1]]);
    if (outcome !== 'on') return OUTCOME[outcome](course, seconds(chance, 2, 7), shot as Hit);
  }
  // Most spells of play are short, a few are long.
  const spell = 4000 + chance.below(22_000) + chance.below(22_000);
  return weighed(chance, HAPPENS)(course, spell);
};
