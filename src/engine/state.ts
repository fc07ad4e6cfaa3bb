import type { LineUps, TeamSheet } from '../lineup/index.ts';
import type { CallId } from '../log/index.ts';
import type { ProvisionId } from '../rulebook/index.ts';
import {
  type BySide,
  bothSides,
  type Chukker,
  type Count,
  chukker,
  count,
  type End,
  type HalfGoals,
  halfGoals,
  type Millis,
  millis,
  type Penalty2Spot,
  type Place,
  type RestartKind,
  type RiderId,
  type SayingOf,
  type Seat,
  type Side,
} from '../words/index.ts';

/**
 * Where a game stands: not set up; between chukkers (or before the first); ball in play; ball dead while a chukker
 * runs; in the shoot-out; over.
 */
export type Phase = 'unopened' | 'between' | 'in-play' | 'dead' | 'shoot-out' | 'over';

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

/** How play resumes. */
export interface Restart {
  readonly kind: RestartKind;
  readonly under: ProvisionId;
  /** Who hits; nobody, when the ball is thrown in. */
  readonly side: Side | undefined;
  /** The end in question, as `place` of the ground takes it: of the side that fouled, or whose back line was crossed. */
  readonly goal: End;
  /** Where the ball was, or crossed, or the spot of the foul, as far as it was said. */
  readonly ball: Place | undefined;
  /** Penalty 2: where it is hit from; nothing while the side that was fouled has not chosen. */
  readonly from: Penalty2Spot | undefined;
  /** Penalty 2 from the spot: where the foul was. */
  readonly spot: Place | undefined;
  /** The umpire has called play. */
  readonly called: boolean;
}

/** The playing clock of the running chukker. */
export interface Clock {
  readonly running: boolean;
  /** Playing time that had elapsed at `since`. */
  readonly elapsed: Millis;
  /** The moment, on the game's clock, at which the playing clock read `elapsed`. */
  readonly since: Millis;
  /** Horns sounded in this chukker: the first at seven minutes. */
  readonly horns: 0 | 1 | 2;
}

/** A foul that was called and waits for the umpires to confirm it. */
export interface OpenFoul {
  readonly by: Side;
  readonly spot: Place | undefined;
  readonly ball: Place | undefined;
  /** A goal at about the time of its whistle: what counts hangs on the foul (22.c). */
  readonly goal: SayingOf<'goal'> | undefined;
}

/** How the chukker that ran last was ended: by an official, or by a rule that nobody has confirmed yet. */
export interface Ended {
  readonly by: 'call' | 'rule';
  /** When, on the game's clock; nothing where only the order of the calls is known. */
  readonly at: Millis | undefined;
  /** The game as it stood at the second horn, for a foul before it that is whistled after it. */
  readonly before: State | undefined;
}

/** One hit of a shoot-out. */
export interface ShootOutHit {
  readonly side: Side;
  readonly by: RiderId | undefined;
  readonly scored: boolean;
}

/** A call of the present stop that another seat may confirm or contradict. */
export interface Heard {
  /** What was said to have happened, and of whom: `goal` `home`. */
  readonly what: string;
  readonly of: string;
  readonly seat: Seat;
  readonly call: CallId;
  /** What the clock of the chukker showed. */
  readonly clock: Millis;
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
  /** How play resumes while the ball is dead, and how the next chukker begins. */
  readonly restart: Restart | undefined;
  /** A hit that was taken and whose ball has not been put in play anew since: what may still be ruled about it. */
  readonly shot: Restart | undefined;
  readonly foul: OpenFoul | undefined;
  /** The side whose foul the umpire has seen while he holds the whistle back. */
  readonly advantage: Side | undefined;
  readonly clock: Clock;
  /** Which end each side defends. */
  readonly ends: BySide<End>;
  /** Who won the toss, when there was one; without it the ends are assumed. */
  readonly toss: Side | undefined;
  /** The teams stand the wrong way round, and no goal has been scored since (20.b). */
  readonly wrongWay: boolean;
  readonly ended: Ended | undefined;
  readonly shootOut: readonly ShootOutHit[] | undefined;
  readonly forfeited: BySide<boolean>;
  /** What the seats have said of the present stop, or of the throw-in that play runs by. */
  readonly heard: readonly Heard[];
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
  shot: undefined,
  foul: undefined,
  advantage: undefined,
  clock: { running: false, elapsed: millis(0), since: millis(0), horns: 0 },
  ends: { home: 'a', away: 'b' },
  toss: undefined,
  wrongWay: false,
  ended: undefined,
  shootOut: undefined,
  forfeited: { home: false, away: false },
  heard: [],
};

/** Whether a chukker is being played, the ball in play or dead. */
export const isRunning = (state: State): boolean => state.phase === 'in-play' || state.phase === 'dead';

export const teamName = (state: State, side: Side): string => state.lineUps.sides[side].name;

/** What changes as play stops and goes on. */
export type Play = Pick<State, 'phase' | 'restart' | 'shot' | 'foul' | 'advantage' | 'clock'>;

/**
 * The same game with play changed. Written out field by field: it is made for almost every call, and so is far quicker
 * than a spread.
 */
export const withPlay = (state: State, play: Play): State => ({
  phase: play.phase,
  chukker: state.chukker,
  scheduled: state.scheduled,
  opened: state.opened,
  lineUps: state.lineUps,
  chukkers: state.chukkers,
  tallies: state.tallies,
  restart: play.restart,
  shot: play.shot,
  foul: play.foul,
  advantage: play.advantage,
  clock: play.clock,
  ends: state.ends,
  toss: state.toss,
  wrongWay: state.wrongWay,
  ended: state.ended,
  shootOut: state.shootOut,
  forfeited: state.forfeited,
  heard: state.heard,
});

/**
 * The same game with another clock. Written out field by field: it is made for almost every call, and so is far quicker
 * than a spread.
 */
export const withClockOf = (state: State, clock: Clock): State => ({
  phase: state.phase,
  chukker: state.chukker,
  scheduled: state.scheduled,
  opened: state.opened,
  lineUps: state.lineUps,
  chukkers: state.chukkers,
  tallies: state.tallies,
  restart: state.restart,
  shot: state.shot,
  foul: state.foul,
  advantage: state.advantage,
  clock,
  ends: state.ends,
  toss: state.toss,
  wrongWay: state.wrongWay,
  ended: state.ended,
  shootOut: state.shootOut,
  forfeited: state.forfeited,
  heard: state.heard,
});

/** The same game with other words of the seats. */
export const withHeard = (state: State, heard: readonly Heard[]): State => ({
  phase: state.phase,
  chukker: state.chukker,
  scheduled: state.scheduled,
  opened: state.opened,
  lineUps: state.lineUps,
  chukkers: state.chukkers,
  tallies: state.tallies,
  restart: state.restart,
  shot: state.shot,
  foul: state.foul,
  advantage: state.advantage,
  clock: state.clock,
  ends: state.ends,
  toss: state.toss,
  wrongWay: state.wrongWay,
  ended: state.ended,
  shootOut: state.shootOut,
  forfeited: state.forfeited,
  heard,
});
