import { type Book, type Objection, objection } from '../../rulebook/index.ts';
import { acrossFrom, opposite, type SayingOf, type Side, withSide } from '../../words/index.ts';
import { halfTimeAfter } from '../clock.ts';
import { swapEnds } from '../ends.ts';
import { bring } from '../repair.ts';
import { turnedRestart } from '../restarts.ts';
import { type Outcome, outcome, refuse } from '../rulings.ts';
import type { Restart, State } from '../state.ts';

const defending = (state: State, side: Side, end: State['ends'][Side]): State['ends'] =>
  withSide(withSide(state.ends, side, end), opposite(side), acrossFrom(end));

/** The toss for ends, before the first throw-in (20). */
export const toss = (_book: Book, state: State, said: SayingOf<'toss'>): Outcome => {
  if (state.phase === 'unopened') return refuse(state, objection('not-opened', 'calls.order'));
  const begun = state.phase !== 'between' || state.chukker > 0;
  if (begun || state.toss !== undefined || (said.chukker ?? 1) > 1)
    return refuse(state, objection('toss-over', 'ends.toss'));
  const ends = defending(state, said.won, said.defends);
  return outcome({ ...state, toss: said.won, ends }, { kind: 'ends-set', under: 'ends.toss', implied: false, ends });
};

/** Why ends cannot be chosen now, or not by this side (22.f). */
const againstChoice = (state: State, side: Side): Objection | undefined => {
  const isHalfTime = state.phase === 'between' && state.chukker > 0 && state.chukker === halfTimeAfter(state);
  if (!isHalfTime) return objection('not-half-time', 'ends.half-time');
  return state.toss === side ? objection('not-loser-of-toss', 'ends.half-time') : undefined;
};

const turnedOrNot = (state: State, ends: State['ends']): Restart | undefined =>
  state.restart === undefined || ends.home === state.ends.home ? state.restart : turnedRestart(state.restart);

/** At half time the side that lost the toss chooses; the ball goes to the same relative part of the ground (22.f). */
export const chooseEnds = (book: Book, state: State, said: SayingOf<'ends-chosen'>): Outcome => {
  const named = { ...(said.chukker === undefined ? {} : { chukker: said.chukker }) };
  const later = said.chukker !== undefined && said.chukker > state.chukker;
  const brought = bring(book, state, later ? named : {}, later ? 'between' : 'nothing');
  if (!brought.ok) return refuse(state, brought.objection);
  const against = againstChoice(brought.state, said.side);
  if (against !== undefined) return refuse(state, against);
  const ends = defending(brought.state, said.side, said.defends);
  const after: State = { ...brought.state, ends, restart: turnedOrNot(brought.state, ends) };
  return outcome(after, ...brought.implied, { kind: 'ends-set', under: 'ends.half-time', implied: false, ends });
};

/** Both teams were let line up the wrong way (20.b): no redress; the ends are as they stand. */
export const wrongLineUp = (book: Book, state: State, said: SayingOf<'wrong-line-up'>): Outcome => {
  const brought = bring(book, state, said, 'running');
  if (!brought.ok) return refuse(state, brought.objection);
  if (brought.state.wrongWay) return refuse(state, objection('lined-up-already', 'ends.wrong-line-up'));
  const swapped = swapEnds(brought.state);
  const { restart } = swapped;
  const after: State = {
    ...swapped,
    wrongWay: true,
    restart: restart && { ...restart, goal: acrossFrom(restart.goal) },
  };
  const { chukker } = after;
  return outcome(after, ...brought.implied, {
    kind: 'lined-up-wrong',
    under: 'ends.wrong-line-up',
    implied: false,
    chukker,
  });
};
