import { type Book, type Objection, objection } from '../../rulebook/index.ts';
import { asClock, type SayingOf } from '../../words/index.ts';
import { endChukker } from '../chukkers.ts';
import { firstHorn } from '../clock.ts';
import { bring } from '../repair.ts';
import { type Outcome, outcome, refuse } from '../rulings.ts';
import { isRunning, type State } from '../state.ts';

type Said = SayingOf<'chukker-ended'>;

/** The rules have ended the chukker already, and an official says so: a confirmation. */
const confirmed = (state: State): Outcome => {
  const ended = state.ended === undefined ? undefined : { ...state.ended, by: 'call' as const };
  const { chukker } = state;
  return outcome({ ...state, ended }, { kind: 'chukker-confirmed', under: 'chukker.ends', implied: false, chukker });
};

/** A chukker does not end before its first horn (14.b), as far as the time is stated. */
const tooEarly = (book: Book, { clock }: Said): Objection | undefined => {
  const horn = firstHorn(book);
  if (clock === undefined || clock >= horn) return undefined;
  return objection('before-first-horn', 'clock.first-horn', { clock: asClock(clock), horn: asClock(horn) });
};

/** The chukker is over (14); one that was never thrown in is taken to have been played. */
export const end = (book: Book, state: State, said: Said): Outcome => {
  const named = said.chukker === undefined || said.chukker === state.chukker;
  if (named && !isRunning(state) && state.ended?.by === 'rule') return confirmed(state);
  const early = state.phase === 'unopened' || state.phase === 'over' ? undefined : tooEarly(book, said);
  if (early !== undefined) return refuse(state, early);
  const brought = bring(book, state, said, 'running');
  if (!brought.ok) return refuse(state, brought.objection);
  const step = endChukker(book, brought.state, 'called', false);
  return outcome(step.state, ...brought.implied, ...step.rulings);
};
