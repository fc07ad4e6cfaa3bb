import { type Book, objection } from '../../rulebook/index.ts';
import type { SayingOf } from '../../words/index.ts';
import type { Outcome, Ruling } from '../rulings.ts';
import { resultOf, scoreOf } from '../score.ts';
import type { State } from '../state.ts';

/**
 * A side, or both, forfeits (37 P9): the other side has won, whatever the score. A game that is over may still be
 * forfeited, since a breach can be found out afterwards.
 */
export const forfeit = (_book: Book, state: State, said: SayingOf<'forfeit'>): Outcome => {
  if (state.phase === 'unopened') {
    return { state, rulings: [], objections: [objection('not-opened', 'calls.order')] };
  }
  const forfeited = {
    home: state.forfeited.home || said.side !== 'away',
    away: state.forfeited.away || said.side !== 'home',
  };
  const after: State = { ...state, phase: 'over', forfeited };
  const ruling: Ruling = {
    kind: 'forfeited',
    under: 'game.forfeit',
    implied: false,
    winner: resultOf(after).winner,
    score: scoreOf(after),
  };
  return { state: after, rulings: [ruling], objections: [] };
};
