import { type Field, type Fields, optional, type RecordOf } from './fields.ts';
import { OFFICES } from './officials.ts';
import { flag, MOMENT, NOTE, rider, type SayingRow, side, TABLE, UMPIRES } from './saying-parts.ts';
import { PLAY_SAYINGS } from './sayings-play.ts';

/** Why a rider comes in for another. The first three of the list are what an umpire takes for hurt or ill. */
export const SUBSTITUTION_REASONS = ['injury', 'illness', 'unable', 'exhaustion', 'late', 'chosen'] as const;
export type SubstitutionReason = (typeof SUBSTITUTION_REASONS)[number];

/** Why a rider leaves and his place stays open. `unsaid`: he rode off and told nobody. */
export const LEAVING_REASONS = ['injury', 'illness', 'unable', 'exhaustion', 'unsaid', 'disqualified'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/** How a goal came about. `team`: credited to no rider (off a pony, say). */
export const GOAL_WAYS = ['field', 'penalty', 'own', 'team', 'unknown'] as const;
export type GoalWay = (typeof GOAL_WAYS)[number];

/** The penalties that a goal can come from; `5` when a report does not say which of the two, `unknown` when none. */
export const SCORING_PENALTIES = ['1', '2', '3', '4', '5', '5a', '5b', '6', 'unknown'] as const;
export type ScoringPenalty = (typeof SCORING_PENALTIES)[number];

/** How goals by handicap are found: none, by the formula, or stated by somebody who is named. */
export const BASES = ['flat', 'handicap', 'stated'] as const;
export type Basis = (typeof BASES)[number];

/** What the Committee has set for a level score after the last chukker (14.c, 14.d). */
export const WHEN_LEVEL = ['overtime', 'shoot-out'] as const;
export type WhenLevel = (typeof WHEN_LEVEL)[number];

const NAME = 80;
const SENTENCE = 400;
const SOURCE = 600;

const text = <const S extends string>(says: S, longest = NAME) => ({ is: 'text', says, longest }) as const;
const rating = <const S extends string>(says: S) => ({ is: 'rating', says, least: -2, most: 10 }) as const;
const total = <const S extends string>(says: S) => ({ is: 'rating', says, least: -8, most: 40 }) as const;
const goals = <const S extends string>(says: S) => ({ is: 'goals', says, least: 0, most: 60 }) as const;

/** A rider as a team names him. */
export const RIDER = {
  id: rider('how calls name the rider'),
  name: text('name'),
  rating: optional(rating('handicap in goals; left out when it was not published')),
} as const satisfies Fields;

const riders = <const S extends string>(says: S, most: number) =>
  ({ is: 'list', says, most, of: { is: 'record', says: 'a rider', of: RIDER } }) as const;

/** How the second colour of a shirt lies on the first. */
export const SILK_PATTERNS = ['plain', 'sash', 'hoop', 'halves', 'quarters', 'stripes', 'cross', 'chevron'] as const;
export type SilkPattern = (typeof SILK_PATTERNS)[number];

const colour = <const S extends string>(says: S) => text(says, 7);

/** A shirt as a team wears it. */
export const SILK = {
  colour: colour('its colour, as #f6c700'),
  second: optional(colour('the colour of its pattern')),
  pattern: optional({ is: 'one-of', says: 'how the second colour lies on it; plain when left out', of: SILK_PATTERNS }),
} as const satisfies Fields;

/** A team as it is entered for a game. Riders may be unknown: then only the stated total is. */
export const TEAM = {
  name: text('name of the team'),
  riders: riders('those who start, in the order of their shirts', 8),
  bench: optional(riders('those who may come in', 24)),
  total: optional(total('team handicap in goals, stated where riders or ratings are not known')),
  rostered: optional({ is: 'flag', says: 'the four are the roster of the draw, kept together after a raise' }),
  silk: optional({ is: 'record', says: 'the shirt', of: SILK }),
} as const satisfies Fields;

const team = <const S extends string>(says: S) => ({ is: 'record', says, of: TEAM }) as const;

const OPENING = {
  edition: text('the edition that rules the game'),
  ground: optional({
    is: 'record',
    says: 'the ground; a full one without boards when left out',
    of: {
      length: { is: 'count', says: 'its length in yards', least: 200, most: 400 },
      width: { is: 'count', says: 'its width in yards', least: 100, most: 250 },
      boarded: { is: 'flag', says: 'whether boards stand along its sides' },
    },
  }),
  'when-level': optional({
    is: 'one-of',
    says: 'what follows a level score after the last chukker; overtime when left out',
    of: WHEN_LEVEL,
  }),
  conditions: optional({ is: 'list', says: 'optional conditions in force', most: 12, of: text('a condition') }),
  variances: optional({
    is: 'list',
    says: 'changes that the association granted for this event',
    most: 24,
    of: {
      is: 'record',
      says: 'a variance',
      of: {
        provision: text('the provision that is changed'),
        value: { is: 'value', says: 'what it says instead' },
        granted: text('the date it was granted'),
        source: text('where that can be read', SOURCE),
      },
    },
  }),
  chukkers: { is: 'count', says: 'scheduled chukkers', least: 1, most: 12 },
  basis: { is: 'one-of', says: 'how goals by handicap are found', of: BASES },
  stated: optional({
    is: 'record',
    says: 'goals by handicap as somebody stated them; only with basis stated',
    of: { home: goals('to home'), away: goals('to away'), source: text('who stated them', SOURCE) },
  }),
  limits: optional({
    is: 'record',
    says: 'team handicap limits of the event',
    of: { lower: optional(total('lower limit in goals')), upper: optional(total('upper limit in goals')) },
  }),
  event: optional(text('the tournament event', SENTENCE)),
  date: optional(text('when it was played')),
  starts: optional(text('the time of the first throw-in, as announced')),
  'played-at': optional(text('the name of the ground')),
  officials: optional({
    is: 'list',
    says: 'who holds which office; they sign the sheet',
    most: 24,
    of: {
      is: 'record',
      says: 'an official',
      of: { office: { is: 'one-of', says: 'the office', of: OFFICES }, name: text('name') },
    },
  }),
  source: optional(text('where the game was published', SOURCE)),
  format: optional({ is: 'count', says: 'the format of the log; the first when left out', least: 1, most: 999 }),
  home: team('the first named team'),
  away: team('the second named team'),
} as const satisfies Fields;

const CHANGE = {
  out: optional(rider('who leaves; left out when the place is already open')),
  in: rider('who comes in'),
  name: optional(text('name of a rider who was not on the team sheet')),
  rating: optional(rating('his handicap in goals')),
} as const satisfies Fields;

/**
 * Everything that can be said of a game. Types, the decoder with its faults, the JSON Schema and the guide all come
 * from this table: a new saying is one row here, one ruling in the engine, and its cases.
 */
export const SAYINGS = {
  'game-opened': {
    says: 'The game is set up: book, basis, teams.',
    offices: ['scorer', 'referee', 'committee'],
    bare: 'none',
    fields: OPENING,
  },
  'throw-in': {
    says: 'The ball is thrown in and play begins.',
    offices: TABLE,
    bare: 'none',
    fields: MOMENT,
  },
  goal: {
    says: 'A side has scored.',
    offices: [...TABLE, 'goal-judge'],
    bare: 'score',
    fields: {
      side: side('the side that is credited'),
      by: optional(rider('who scored; for an own goal, who hit it, of the other side')),
      way: { is: 'one-of', says: 'how it came about', of: GOAL_WAYS },
      penalty: optional({ is: 'one-of', says: 'the penalty it came from', of: SCORING_PENALTIES }),
      'at-whistle': flag('the whistle for a foul went at about the same time: the umpires settle what counts (22.c)'),
      ...MOMENT,
    },
  },
  'chukker-ended': {
    says: 'The chukker is over.',
    offices: TABLE,
    bare: 'none',
    fields: MOMENT,
  },
  substitution: {
    says: 'One rider comes in for another; with `also`, two at once.',
    offices: [...TABLE, 'captain'],
    bare: 'line-up',
    fields: {
      side: side('the side that changes'),
      ...CHANGE,
      because: { is: 'one-of', says: 'why', of: SUBSTITUTION_REASONS },
      also: optional({ is: 'record', says: 'the second change of a double substitution', of: CHANGE }),
      note: NOTE,
      ...MOMENT,
    },
  },
  'rider-out': {
    says: 'A rider leaves and nobody has come in yet.',
    offices: [...TABLE, 'captain'],
    bare: 'line-up',
    fields: {
      side: side('his side'),
      rider: rider('who leaves'),
      because: { is: 'one-of', says: 'why', of: LEAVING_REASONS },
      note: NOTE,
      ...MOMENT,
    },
  },
  'penalty-7': {
    says: 'A rider disabled by a foul has no substitute: one of the other side is removed.',
    offices: [...UMPIRES, 'scorer'],
    bare: 'line-up',
    fields: {
      side: side('the side that was fouled'),
      disabled: rider('who was disabled by the foul'),
      removed: rider('who of the fouling side is removed'),
      ...MOMENT,
    },
  },
  forfeit: {
    says: 'A side, or both, forfeits the game.',
    offices: [...UMPIRES, 'committee', 'captain', 'scorer'],
    bare: 'none',
    fields: {
      side: { is: 'sides', says: 'who forfeits' },
      because: optional(text('why', SENTENCE)),
      ...MOMENT,
    },
  },
  ...PLAY_SAYINGS,
} as const satisfies { readonly [kind: string]: SayingRow };

export type SayingKind = keyof typeof SAYINGS;
export const SAYING_KINDS = Object.keys(SAYINGS) as readonly SayingKind[];

/** The particulars of one kind of saying. */
export type Particulars<K extends SayingKind> = RecordOf<(typeof SAYINGS)[K]['fields']>;

/** What can be said of a game: a kind and its particulars. */
export type Saying = { [K in SayingKind]: { readonly kind: K } & Particulars<K> }[SayingKind];
export type SayingOf<K extends SayingKind> = Extract<Saying, { kind: K }>;

export type Team = RecordOf<typeof TEAM>;
export type NamedRider = RecordOf<typeof RIDER>;

/** Whether a word is the kind of a saying of this version. */
export const isSayingKind = (word: string): word is SayingKind => Object.hasOwn(SAYINGS, word);

export type { Field, Fields };
