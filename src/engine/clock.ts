import { answer, type Book } from '../rulebook/index.ts';
import { type Millis, millis } from '../words/index.ts';
import type { ClockWhy, Ruling } from './rulings.ts';
import { type Clock, type State, withClockOf } from './state.ts';

const inMillis = (seconds: number): Millis => millis(seconds * 1000);

/** The playing time at which the first horn sounds (14.b). */
export const firstHorn = (book: Book): Millis => inMillis(answer(book, 'clock.first-horn'));

/** The playing time at which a chukker is over at the latest (14.b). */
export const secondHorn = (book: Book): Millis => inMillis(answer(book, 'chukker.second-horn'));

/** Whether the running chukker is the last scheduled one or overtime: there a goal or the second horn ends it. */
export const isLast = (state: State): boolean => state.chukker >= state.scheduled;

/** Whether the first horn of the running chukker is known to have sounded. */
export const pastFirstHorn = (state: State): boolean => state.clock.horns > 0;

/** A clock stopped, or running on from where it stands. */
export const running = (clock: Clock, runs: boolean): Clock =>
  clock.running === runs ? clock : { running: runs, elapsed: clock.elapsed, since: clock.since, horns: clock.horns };

/** The game with its clock stopped, or running on. */
export const withClock = (state: State, runs: boolean): State => {
  const clock = running(state.clock, runs);
  return clock === state.clock ? state : withClockOf(state, clock);
};

/** The reading of the clock at a moment of the game's clock. */
export const readingAt = (state: State, now: Millis): Millis =>
  state.clock.running ? millis(state.clock.elapsed + Math.max(0, now - state.clock.since)) : state.clock.elapsed;

/** The clock set to a playing time, with its ruling. */
export const clockSet = (state: State, clock: Millis, why: ClockWhy, under: Ruling['under']) => ({
  state: { ...state, clock: { ...state.clock, elapsed: clock } } as State,
  ruling: { kind: 'clock-set', under, implied: false, chukker: state.chukker, clock, why } as Ruling,
});

/**
 * In the last chukker and in overtime a restart has five seconds at least (14.b(2), 14.c): where less is left the clock
 * is set back.
 */
export const withFiveSeconds = (book: Book, state: State): { readonly state: State; readonly rulings: Ruling[] } => {
  const latest = millis(secondHorn(book) - inMillis(answer(book, 'clock.five-seconds')));
  if (!isLast(state) || state.clock.elapsed <= latest) return { state, rulings: [] };
  const set = clockSet(state, latest, 'five-seconds', 'clock.five-seconds');
  return { state: set.state, rulings: [set.ruling] };
};

/** The chukker after which half time comes: half of the scheduled ones, rounded down (16). */
export const halfTimeAfter = (state: State): number => Math.floor(state.scheduled / 2);

/** How long the interval is that follows the chukker that ran last (16). */
export const intervalAfter = (book: Book, state: State): Millis => {
  if (state.chukker >= state.scheduled) return inMillis(answer(book, 'interval.overtime'));
  const isHalf = state.chukker === halfTimeAfter(state);
  return inMillis(answer(book, isHalf ? 'interval.half-time' : 'interval.between'));
};
