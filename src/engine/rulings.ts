import type { Objection, ProvisionId } from '../rulebook/index.ts';
import type { BySide, Chukker, GoalWay, HalfGoals, Millis, RiderId, ScoringPenalty, Side } from '../words/index.ts';
import type { Restart, State } from './state.ts';

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
  'chukker-began': { readonly chukker: Chukker; readonly overtime: boolean };
  'play-began': { readonly chukker: Chukker; readonly how: Restart['how'] };
  'play-stopped': { readonly chukker: Chukker };
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
  'restart-due': { readonly chukker: Chukker; readonly how: Restart['how']; readonly side?: Side };
  'riders-changed': { readonly side: Side; readonly out?: RiderId; readonly in: RiderId };
  'place-open': { readonly side: Side; readonly rider: RiderId; readonly riding: number };
  'no-time-out': { readonly side: Side; readonly rider: RiderId };
  'sides-reduced': { readonly side: Side; readonly disabled: RiderId; readonly removed: RiderId };
  'chukker-ended': { readonly chukker: Chukker; readonly score: BySide<HalfGoals> };
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
