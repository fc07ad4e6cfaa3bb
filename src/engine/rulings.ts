import type { Objection, ProvisionId } from '../rulebook/index.ts';
import type {
  BySide,
  Chukker,
  Count,
  End,
  GoalWay,
  HalfGoals,
  Millis,
  OutLine,
  Penalty2Spot,
  PenaltyNumber,
  RestartKind,
  RiderId,
  SayingKind,
  ScoringPenalty,
  Side,
} from '../words/index.ts';
import type { Restart, State } from './state.ts';

/** The horns: two minutes before a chukker, at its start, at seven minutes, and at its end. */
export type Horn = 'warning' | 'start' | 'first' | 'second';

/** What ended a chukker: a call, the second horn, a goal, the ball out of play, the whistle, or a restart's horn. */
export type EndCause = 'called' | 'horn' | 'goal' | 'out' | 'whistle' | 'dead-at-horn' | 'missed-horn';

/** Why the clock is set: the five seconds that a restart has, the end that was meant, or a correction. */
export type ClockWhy = 'five-seconds' | 'intended-end' | 'correction';

/** What may follow from a call, by kind. */
interface Particulars {
  'game-opened': { readonly chukkers: number };
  /** A line-up that is not in order at the start: the game goes on, the breach stays open. */
  breach: { readonly side?: Side; readonly objection: Objection };
  'award-stands': { readonly award: BySide<HalfGoals>; readonly working: readonly string[] };
  'award-changed': {
    readonly side: Side;
    readonly award: BySide<HalfGoals>;
    readonly change: BySide<HalfGoals>;
    readonly working: readonly string[];
    readonly score: BySide<HalfGoals>;
  };
  'chukker-began': { readonly chukker: Chukker; readonly overtime: boolean; readonly how: RestartKind };
  'play-began': { readonly chukker: Chukker; readonly how: RestartKind; readonly side?: Side };
  'play-stopped': { readonly chukker: Chukker };
  /** A horn that is due: the first at seven minutes, the second that ends the chukker. */
  horn: { readonly chukker: Chukker; readonly which: Horn; readonly clock?: Millis };
  'clock-set': { readonly chukker: Chukker; readonly clock: Millis; readonly why: ClockWhy };
  'clock-stopped': { readonly chukker: Chukker };
  'clock-started': { readonly chukker: Chukker };
  'ends-set': { readonly ends: BySide<End> };
  'ends-changed': { readonly ends: BySide<End> };
  'lined-up-wrong': { readonly chukker: Chukker };
  'ball-out': { readonly over: OutLine; readonly off: Side };
  'safety-given': { readonly side: Side; readonly by: Side };
  'advantage-played': { readonly by: Side };
  'foul-called': { readonly by: Side; readonly rider?: RiderId };
  'foul-dropped': { readonly by: Side };
  'penalty-given': { readonly side: Side; readonly number: PenaltyNumber };
  'choice-due': { readonly side: Side };
  'spot-chosen': { readonly side: Side; readonly from: Penalty2Spot };
  'play-called': { readonly side: Side };
  /** A goal at the whistle waits until the foul is settled (22.c). */
  'goal-waits': { readonly side: Side };
  'goal-annulled': { readonly side: Side };
  'hit-again': { readonly side: Side };
  'chukker-confirmed': { readonly chukker: Chukker };
  /** Another seat had said so already: `call` is its name, `scorer-1:17`. */
  confirmed: { readonly what: SayingKind; readonly call: string };
  'shoot-out-due': { readonly score: BySide<HalfGoals> };
  'shoot-out-hit': {
    readonly side: Side;
    readonly scored: boolean;
    readonly goals: BySide<Count>;
    readonly rider?: RiderId;
  };
  'shoot-out-level': { readonly goals: BySide<Count> };
  'shoot-out-won': { readonly winner: Side; readonly goals: BySide<Count>; readonly score: BySide<HalfGoals> };
  'goal-counted': {
    readonly side: Side;
    readonly chukker: Chukker;
    readonly clock?: Millis;
    readonly way: GoalWay;
    readonly penalty?: ScoringPenalty;
    /** Who is credited; nobody: the team. */
    readonly rider?: RiderId;
    readonly score: BySide<HalfGoals>;
  };
  'credited-to-team': { readonly side: Side; readonly rider: RiderId };
  'restart-due': {
    readonly chukker: Chukker;
    readonly how: RestartKind;
    readonly side?: Side;
    readonly restart: Restart;
  };
  'riders-changed': { readonly side: Side; readonly out?: RiderId; readonly in: RiderId };
  'place-open': { readonly side: Side; readonly rider: RiderId; readonly riding: number };
  'no-time-out': { readonly side: Side; readonly rider: RiderId };
  'sides-reduced': { readonly side: Side; readonly disabled: RiderId; readonly removed: RiderId };
  'chukker-ended': { readonly chukker: Chukker; readonly score: BySide<HalfGoals>; readonly cause: EndCause };
  'overtime-due': { readonly chukker: Chukker; readonly score: BySide<HalfGoals> };
  'game-over': { readonly winner: Side; readonly score: BySide<HalfGoals> };
  'game-tied': { readonly score: BySide<HalfGoals> };
  forfeited: { readonly winner: Side | 'none'; readonly score: BySide<HalfGoals> };
}

export type RulingKind = keyof Particulars;

const KINDS: { readonly [K in RulingKind]: true } = {
  'game-opened': true,
  breach: true,
  'award-stands': true,
  'award-changed': true,
  'chukker-began': true,
  'play-began': true,
  'play-stopped': true,
  horn: true,
  'clock-set': true,
  'clock-stopped': true,
  'clock-started': true,
  'ends-set': true,
  'ends-changed': true,
  'lined-up-wrong': true,
  'ball-out': true,
  'safety-given': true,
  'advantage-played': true,
  'foul-called': true,
  'foul-dropped': true,
  'penalty-given': true,
  'choice-due': true,
  'spot-chosen': true,
  'play-called': true,
  'goal-waits': true,
  'goal-annulled': true,
  'hit-again': true,
  'chukker-confirmed': true,
  confirmed: true,
  'shoot-out-due': true,
  'shoot-out-hit': true,
  'shoot-out-level': true,
  'shoot-out-won': true,
  'goal-counted': true,
  'credited-to-team': true,
  'restart-due': true,
  'riders-changed': true,
  'place-open': true,
  'no-time-out': true,
  'sides-reduced': true,
  'chukker-ended': true,
  'overtime-due': true,
  'game-over': true,
  'game-tied': true,
  forfeited: true,
};
export const RULING_KINDS = Object.keys(KINDS) as readonly RulingKind[];

/** What followed from a call, under a provision. An implied ruling is one that the rules supplied for a missing call. */
export type Ruling = {
  [K in RulingKind]: {
    readonly kind: K;
    readonly under: ProvisionId;
    readonly implied: boolean;
  } & Particulars[K];
}[RulingKind];
export type RulingOf<K extends RulingKind> = Extract<Ruling, { kind: K }>;

/** What a rule makes of a call: the state after it, what followed, and what stands against it. */
export interface Outcome {
  readonly state: State;
  readonly rulings: readonly Ruling[];
  readonly objections: readonly Objection[];
}

/** An outcome that stands. */
export const outcome = (state: State, ...rulings: readonly Ruling[]): Outcome => ({ state, rulings, objections: [] });

/** A call that is set aside: nothing follows from it. */
export const refuse = (state: State, against: Objection): Outcome => ({ state, rulings: [], objections: [against] });
