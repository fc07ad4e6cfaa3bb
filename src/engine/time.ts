import type { Call } from '../log/index.ts';
import { answer, type Book, type Objection, objection } from '../rulebook/index.ts';
import { asClock, type Millis, millis } from '../words/index.ts';
import { endAtSecondHorn, endChukker, type Step } from './chukkers.ts';
import { firstHorn, intervalAfter, isLast, readingAt, secondHorn, withFiveSeconds } from './clock.ts';
import type { Horn, Ruling } from './rulings.ts';
import { isRunning, type State, withClockOf } from './state.ts';

const horn = (state: State, which: Horn, under: Ruling['under'], clock?: Millis): Ruling => ({
  kind: 'horn',
  under,
  implied: false,
  chukker: state.chukker,
  which,
  ...(clock === undefined ? {} : { clock }),
});

/** The clock at a later reading, and the moment of the game at which it read so. */
const reads = (state: State, elapsed: Millis, now?: Millis): State => {
  const { running, horns } = state.clock;
  const since = now ?? millis(state.clock.since + elapsed - state.clock.elapsed);
  return withClockOf(state, { running, elapsed, since, horns });
};

const since = (state: State, now: Millis | undefined): State => {
  const { running, elapsed, since: before, horns } = state.clock;
  return now === undefined || before === now ? state : withClockOf(state, { running, elapsed, since: now, horns });
};

const NOTHING: readonly Ruling[] = [];

/** The first horn (14.b): it finds the ball in play, or dead; dead with the clock running it ends all but the last. */
const throughFirst = (book: Book, state: State): Step => {
  const at = firstHorn(book);
  const reached = reads(state, at);
  const sounded: State = { ...reached, clock: { ...reached.clock, horns: 1 } };
  const rulings = [horn(state, 'first', 'clock.first-horn', at)];
  const isDead = state.phase === 'dead' && state.clock.running && !isLast(state);
  if (!isDead || answer(book, 'chukker.dead-at-horn') === 'plays-on') return { state: sounded, rulings };
  const ended = endChukker(book, sounded, 'dead-at-horn', false);
  return { state: ended.state, rulings: [...rulings, ...ended.rulings] };
};

/** The second horn: it ends the chukker, but in the last one not while a restart is due, which has five seconds. */
const throughSecond = (book: Book, state: State): Step => {
  const reached = reads(state, secondHorn(book));
  if (state.phase !== 'dead' || !isLast(state)) return endAtSecondHorn(book, reached, 'horn');
  const kept = withFiveSeconds(book, reached);
  return { state: { ...kept.state, clock: { ...kept.state.clock, running: false } }, rulings: kept.rulings };
};

/** The playing clock moves on to a reading; what falls due on the way comes first (14.b). */
export const moveClock = (book: Book, state: State, to: Millis, now?: Millis): Step => {
  if (!isRunning(state) || to <= state.clock.elapsed) return { state: since(state, now), rulings: NOTHING };
  if (to < firstHorn(book) || (to < secondHorn(book) && state.clock.horns > 0)) {
    return { state: reads(state, to, now), rulings: NOTHING };
  }
  let moved = state;
  const rulings: Ruling[] = [];
  const through = (step: Step): void => {
    moved = step.state;
    rulings.push(...step.rulings);
  };
  if (to >= firstHorn(book) && state.clock.horns === 0) through(throughFirst(book, moved));
  if (isRunning(moved) && to < secondHorn(book)) moved = reads(moved, to);
  else if (isRunning(moved)) through(throughSecond(book, moved));
  return { state: since(moved, now), rulings };
};

/** The horns of an interval that sound until a moment of the game's clock (14.a, 16). */
const intervalHorns = (book: Book, state: State, now: Millis): readonly Ruling[] => {
  if (state.ended?.at === undefined) return [];
  const start = state.ended.at + intervalAfter(book, state);
  const warning = start - answer(book, 'clock.warning') * 1000;
  const between = (at: number): boolean => state.clock.since < at && at <= now;
  return [
    ...(between(warning) ? [horn(state, 'warning', 'clock.warning')] : []),
    ...(between(start) ? [horn(state, 'start', 'clock.warning')] : []),
  ];
};

/**
 * Time passes to a moment of the game's clock: horns sound, a chukker ends, an interval goes by. Screens use it for
 * now; judging uses it before every call whose moment is known exactly.
 */
export const advance = (book: Book, state: State, now: Millis): Step => {
  if (state.phase === 'between') return { state: since(state, now), rulings: intervalHorns(book, state, now) };
  if (!isRunning(state)) return { state, rulings: [] };
  return moveClock(book, state, readingAt(state, now), now);
};

/** Time passed up to a call, or why the time that it names cannot be. */
export interface Passed extends Step {
  readonly against: Objection | undefined;
}

interface Spoken {
  readonly chukker?: number;
  readonly clock?: Millis;
}

const wentBack = (state: State, clock: Millis): Objection =>
  objection('clock-went-back', 'clock.forward', { clock: asClock(clock), shown: asClock(state.clock.elapsed) });

/**
 * Sayings of a ball in play. Where only their order is known, one that finds the ball dead shows that play had resumed,
 * nobody knows when: the time that it states is reached in play.
 */
const IN_PLAY: readonly string[] = ['goal', 'ball-out', 'safety', 'advantage'];

const isResumed = (state: State, call: Call): boolean =>
  state.phase === 'dead' && state.foul === undefined && call.known !== 'exact' && IN_PLAY.includes(call.said.kind);

/**
 * What falls due before a call comes first: by the time that it states for the running chukker, else, where its moment
 * is known exactly, by the clock that has run.
 */
export const passTime = (book: Book, state: State, call: Call): Passed => {
  const { chukker, clock } = call.said as Spoken;
  const isPutIn = call.after !== undefined;
  const states = clock !== undefined && isRunning(state) && (chukker ?? state.chukker) === state.chukker;
  if (!states) {
    // A call put in later stands where it was put; the time at which somebody thought of it moves no clock.
    if (isPutIn) return { state, rulings: NOTHING, against: undefined };
    // Where only the order is known and no time is stated, a clock that runs shows what it showed.
    if (call.known !== 'exact' && state.clock.running) return { state, rulings: NOTHING, against: undefined };
    const passed =
      call.known === 'exact' ? advance(book, state, call.at) : { state: since(state, call.at), rulings: [] };
    return { ...passed, against: undefined };
  }
  if (clock < state.clock.elapsed) return { state, rulings: [], against: wentBack(state, clock) };
  const now = isPutIn ? undefined : call.at;
  if (isResumed(state, call)) return { state: since(state, now), rulings: [], against: undefined };
  const moved = moveClock(book, state, clock, now);
  return { state: moved.state, rulings: moved.rulings, against: undefined };
};
