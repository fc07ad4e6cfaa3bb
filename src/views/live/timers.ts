import { firstHorn, intervalAfter, isRunning, type State, secondHorn } from '../../engine/index.ts';
import { answer, type Book, type ProvisionId } from '../../rulebook/index.ts';
import { asClock, type Millis, millis } from '../../words/index.ts';
import { say } from '../words/index.ts';
import type { LiveWords } from '../words/live.ts';

export type TimerKind = 'first-horn' | 'second-horn' | 'warning' | 'start';

/** Something that falls due: what for, how long until then, and what happens. */
export interface Timer {
  readonly kind: TimerKind;
  readonly says: string;
  readonly atZero: string;
  /** Milliseconds left; of a clock that stands they stay the same. */
  readonly left: Millis;
  readonly isRunning: boolean;
  readonly provision: ProvisionId;
}

const timer = (
  live: LiveWords,
  kind: TimerKind,
  left: number,
  runs: boolean,
  provision: ProvisionId,
  at = '',
): Timer => ({
  kind,
  says: say(live.timers[kind], { at }),
  atZero: live.zero[kind],
  left: millis(Math.max(0, left)),
  isRunning: runs,
  provision,
});

/** The horns of a chukker that runs. */
const horns = (book: Book, { clock }: State, live: LiveWords): readonly Timer[] => {
  const [first, second] = [firstHorn(book), secondHorn(book)];
  const ending = timer(live, 'second-horn', second - clock.elapsed, clock.running, 'chukker.second-horn');
  if (clock.horns > 0) return [ending];
  return [timer(live, 'first-horn', first - clock.elapsed, clock.running, 'clock.first-horn', asClock(first)), ending];
};

/** The interval, where the moment at which it began is known. */
const interval = (book: Book, state: State, live: LiveWords, now: Millis | undefined): readonly Timer[] => {
  if (state.ended?.at === undefined) return [];
  const at = now ?? state.clock.since;
  const start = state.ended.at + intervalAfter(book, state);
  const warning = start - answer(book, 'clock.warning') * 1000;
  const both = [
    timer(live, 'warning', warning - at, true, 'clock.warning'),
    timer(live, 'start', start - at, true, 'clock.warning'),
  ];
  return both.filter(({ left }) => left > 0);
};

/**
 * Everything that will fall due by itself.
 *
 * @param now a moment of the game's clock; the last call's when left out
 */
export const timersOf = (book: Book, state: State, live: LiveWords, now?: Millis): readonly Timer[] => {
  if (isRunning(state)) return horns(book, state, live);
  return state.phase === 'between' && state.chukker > 0 ? interval(book, state, live, now) : [];
};
