import { type Book, objection } from '../../rulebook/index.ts';
import { asClock, type SayingOf } from '../../words/index.ts';
import { endAtSecondHorn } from '../chukkers.ts';
import { clockSet, firstHorn, secondHorn, withClock } from '../clock.ts';
import { type Outcome, outcome, type Ruling, refuse } from '../rulings.ts';
import { isRunning, type Restart, type State } from '../state.ts';

type Named = { readonly chukker?: number };

const isOfRunning = (state: State, { chukker }: Named): boolean =>
  isRunning(state) && (chukker === undefined || chukker === state.chukker);

/** The umpires correct the clock (14.b); horns that have sounded follow the corrected time. */
export const setClock = (book: Book, state: State, said: SayingOf<'clock-set'>): Outcome => {
  if (!isOfRunning(state, said)) return refuse(state, objection('no-play', 'clock.corrections'));
  const horn = secondHorn(book);
  if (said.to >= horn) {
    return refuse(
      state,
      objection('after-second-horn', 'chukker.second-horn', { clock: asClock(said.to), horn: asClock(horn) }),
    );
  }
  const horns = said.to >= firstHorn(book) ? 1 : 0;
  const set = clockSet({ ...state, clock: { ...state.clock, horns } }, said.to, 'correction', 'clock.corrections');
  return outcome(set.state, set.ruling);
};

/** The clock is started or stopped by hand, when it did not follow the play (14.b). */
const switched =
  (running: boolean) =>
  (_book: Book, state: State, said: Named): Outcome => {
    if (!isOfRunning(state, said)) return refuse(state, objection('no-play', 'clock.corrections'));
    if (state.clock.running === running) {
      return refuse(state, objection(running ? 'clock-runs' : 'clock-stands', 'clock.corrections'));
    }
    const { chukker } = state;
    const kind = running ? 'clock-started' : 'clock-stopped';
    return outcome(withClock(state, running), { kind, under: 'clock.corrections', implied: false, chukker });
  };

export const startClock = switched(true);
export const stopClock = switched(false);

const withBall = (restart: Restart | undefined, ball: Restart['ball']): Restart | undefined =>
  restart?.kind === 'throw-in' && restart.ball === undefined ? { ...restart, ball } : restart;

/** The chukker was over at its time although nobody heard the horn (14.b, 22.f). */
export const hornMissed = (book: Book, state: State, said: SayingOf<'horn-missed'>): Outcome => {
  const named = said.chukker === undefined || said.chukker === state.chukker;
  if (named && state.ended?.by === 'rule') {
    const confirmed: Ruling = {
      kind: 'chukker-confirmed',
      under: 'clock.missed-horn',
      implied: false,
      chukker: state.chukker,
    };
    return outcome(
      { ...state, restart: withBall(state.restart, said.ball), ended: { ...state.ended, by: 'call' } },
      confirmed,
    );
  }
  if (!isOfRunning(state, said)) return refuse(state, objection('no-play', 'clock.missed-horn'));
  const set = clockSet(state, secondHorn(book), 'intended-end', 'clock.missed-horn');
  const ended = endAtSecondHorn(book, set.state, 'missed-horn');
  return outcome({ ...ended.state, restart: withBall(ended.state.restart, said.ball) }, set.ruling, ...ended.rulings);
};
