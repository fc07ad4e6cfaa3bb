import type { LineUps, TeamSheet } from '../lineup/index.ts';
import type { ProvisionId } from '../rulebook/index.ts';
import {
  type BySide,
  bothSides,
  type Chukker,
  type Count,
  chukker,
  count,
  type HalfGoals,
  halfGoals,
  type RiderId,
  type SayingOf,
  type Side,
} from '../words/index.ts';

/**
 * Where a game stands: not set up; between chukkers (or before the first); ball in play; ball dead while a chukker
 * runs; over.
 */
export type Phase = 'unopened' | 'between' | 'in-play' | 'dead' | 'over';

/** What one rider, or the team where nobody is named, has been credited with. */
export interface Tally {
  /** Nobody: the team itself (Penalty 1, own goals, goals that no rider is named for). */
  readonly rider: RiderId | undefined;
  readonly goals: Count;
  readonly fromPenalties: Count;
}

/** One chukker that has begun. */
export interface ChukkerScore {
  /** Goals scored in it, in half goals; goals by handicap not among them. */
  readonly scored: BySide<HalfGoals>;
  /** The goals by handicap as they stood at its end, or stand now. */
  readonly award: BySide<HalfGoals>;
}

/** How play resumes: by a throw-in at the centre, or as the book says after a Penalty 1, by the side that was fouled. */
export interface Restart {
  readonly how: 'throw-in-at-centre' | 'hit-from-centre' | 'throw-in-ten-yards-out';
  readonly under: ProvisionId;
  /** Who hits; nobody, when the ball is thrown in. */
  readonly side: Side | undefined;
}

/** A game after some calls: the fold of its log. Every total is derived from it in `score.ts`. */
export interface State {
  readonly phase: Phase;
  /** The running chukker, or the last one; 0 before the first. */
  readonly chukker: Chukker;
  readonly scheduled: Count;
  readonly opened: SayingOf<'game-opened'> | undefined;
  readonly lineUps: LineUps;
  readonly chukkers: readonly ChukkerScore[];
  readonly tallies: BySide<readonly Tally[]>;
  /** How play resumes while the ball is dead. */
  readonly restart: Restart | undefined;
  readonly forfeited: BySide<boolean>;
}

const NOBODY: TeamSheet = {
  name: '',
  riders: [],
  places: [],
  stated: undefined,
  counts: undefined,
  rostered: false,
};

export const NO_GOALS: BySide<HalfGoals> = bothSides(() => halfGoals(0));

/** A game before its first call. */
export const START: State = {
  phase: 'unopened',
  chukker: chukker(0),
  scheduled: count(0),
  opened: undefined,
  lineUps: {
    terms: { lower: undefined, upper: undefined, chukkers: count(0), basis: 'flat', stated: undefined },
    sides: bothSides(() => NOBODY),
    award: { goals: NO_GOALS, to: undefined, working: [], under: [] },
    reduction: undefined,
  },
  chukkers: [],
  tallies: bothSides(() => []),
  restart: undefined,
  forfeited: { home: false, away: false },
};

/** Whether a chukker is being played, the ball in play or dead. */
export const isRunning = (state: State): boolean => state.phase === 'in-play' || state.phase === 'dead';

export const teamName = (state: State, side: Side): string => state.lineUps.sides[side].name;
