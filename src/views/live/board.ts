import { advance, isRunning, runningScore, type State, scoreOf } from '../../engine/index.ts';
import type { Book, ProvisionId } from '../../rulebook/index.ts';
import {
  asClock,
  asGoals,
  type BySide,
  bothSides,
  type End,
  type Millis,
  opposite,
  type Side,
  type Team,
} from '../../words/index.ts';
import { restartSays } from '../now.ts';
import { chukkerHead, chukkerName, teamOf } from '../page.ts';
import { say, type Words } from '../words/index.ts';
import type { LiveWords } from '../words/live.ts';
import { type Timer, timersOf } from './timers.ts';

/** A team on the board. */
export interface BoardTeam {
  readonly name: string;
  readonly score: string;
  readonly silk: Team['silk'];
}

/** The score by chukker: goals by handicap in a column of their own. */
export interface LineScore {
  readonly columns: readonly string[];
  readonly rows: BySide<{ readonly award: string; readonly chukkers: readonly string[]; readonly total: string }>;
}

/** The scoreboard of a game at a moment. */
export interface Scoreboard {
  readonly teams: BySide<BoardTeam>;
  readonly chukker: string;
  /** What is going on, in a word or two: "in play", "half time", "final". */
  readonly stands: string;
  /** Playing time elapsed, as the clock shows it; empty while no chukker runs. */
  readonly clock: string;
  readonly isClockRunning: boolean;
  readonly line: LineScore;
}

/** A game that a board shows: its book, where it stands, and the words. */
export interface Shown {
  readonly book: Book;
  readonly state: State;
  readonly words: Words;
  readonly live: LiveWords;
}

const pageLike = ({ state, words }: Shown) => ({ game: { state }, words });

/** The state at a moment of the game's clock, with what has fallen due until then. */
export const shownAt = (shown: Shown, now: Millis | undefined): Shown =>
  now === undefined ? shown : { ...shown, state: advance(shown.book, shown.state, now).state };

const standsSays = ({ state, live }: Shown): string => {
  const { board } = live;
  const isHalf = state.chukker > 0 && state.chukker === Math.floor(state.scheduled / 2);
  const between = state.chukker === 0 ? board.before : isHalf ? board.half : board.interval;
  return {
    unopened: board.before,
    between,
    'in-play': board.play,
    dead: board.dead,
    'shoot-out': board.shootOut,
    over: board.over,
  }[state.phase];
};

const lineOf = (shown: Shown): LineScore => {
  const { state, live } = shown;
  const score = scoreOf(state);
  const page = pageLike(shown);
  return {
    columns: [live.board.handicap, ...runningScore(state).map((_, at) => chukkerHead(page, at + 1)), live.board.total],
    rows: bothSides((side) => ({
      award: asGoals(state.lineUps.award.goals[side]),
      chukkers: state.chukkers.map(({ scored }) => asGoals(scored[side])),
      total: asGoals(score[side]),
    })),
  };
};

/**
 * The scoreboard.
 *
 * @param now a moment of the game's clock: the board shows what has fallen due by then
 */
export const scoreboardOf = (given: Shown, now?: Millis): Scoreboard => {
  const shown = shownAt(given, now);
  const { state } = shown;
  const score = scoreOf(state);
  const page = pageLike(shown);
  return {
    teams: bothSides((side) => ({
      name: teamOf(page, side),
      score: asGoals(score[side]),
      silk: state.opened?.[side].silk,
    })),
    chukker: state.chukker === 0 ? '' : chukkerName(page, state.chukker),
    stands: standsSays(shown),
    clock: isRunning(state) ? asClock(state.clock.elapsed) : '',
    isClockRunning: state.clock.running,
    line: lineOf(shown),
  };
};

/** Which end each side attacks, and since when that is so. */
export interface Ends {
  readonly attacks: BySide<End>;
  readonly says: BySide<string>;
}

/** The ends as they stand: a side attacks the end that the other defends. */
export const endsOf = (shown: Shown): Ends => {
  const { state, words, live } = shown;
  const page = pageLike(shown);
  const attacks = bothSides((side: Side) => state.ends[opposite(side)]);
  const says = (side: Side): string =>
    say(live.board.attacks, { team: teamOf(page, side), end: words.endNames[attacks[side]] });
  return { attacks, says: bothSides(says) };
};

/** What is due now, in a sentence, with its provision; nothing while play goes on. */
export interface Due {
  readonly says: string;
  readonly provision: ProvisionId;
}

const dueOf = (shown: Shown): Due | undefined => {
  const { state, words } = shown;
  const page = pageLike(shown);
  if (state.foul !== undefined)
    return { says: say(words.now.confirmation, { team: teamOf(page, state.foul.by) }), provision: 'stop.foul' };
  const isDue = state.phase === 'dead' || state.phase === 'between';
  if (!isDue || state.restart === undefined) return undefined;
  return { says: restartSays(page, state.restart), provision: state.restart.under };
};

/** What every seat sees at its upper edge: the board, the ends, what is due, and the next horn. */
export interface Strip extends Scoreboard {
  readonly ends: Ends;
  readonly due: Due | undefined;
  readonly timers: readonly Timer[];
}

/** The strip of a seat at a moment. */
export const stripOf = (given: Shown, now?: Millis): Strip => {
  const shown = shownAt(given, now);
  return {
    ...scoreboardOf(shown),
    ends: endsOf(shown),
    due: dueOf(shown),
    timers: timersOf(shown.book, shown.state, shown.live, now),
  };
};
