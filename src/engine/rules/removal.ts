import { remove } from '../../lineup/index.ts';
import type { Book } from '../../rulebook/index.ts';
import type { SayingOf } from '../../words/index.ts';
import { bring } from '../repair.ts';
import type { Outcome, Ruling } from '../rulings.ts';
import type { State } from '../state.ts';
import { needOfChange, withLineUps } from './substitution.ts';

type Said = SayingOf<'penalty-7'>;

const reducedBy = ({ side, disabled, removed }: Said): Ruling => ({
  kind: 'sides-reduced',
  under: 'penalty-7.a-side',
  implied: false,
  side,
  disabled,
  removed,
});

/** Penalty 7 with a removal: three a side from here on (37 P7; 3, After a Penalty 7). */
export const removal = (book: Book, state: State, said: Said): Outcome => {
  const brought = bring(book, state, said, needOfChange(state, said));
  if (!brought.ok) return { state, rulings: [], objections: [brought.objection] };
  const { objections, after } = remove(book, brought.state.lineUps, said);
  if (objections.length > 0 || after === undefined) return { state, rulings: [], objections };
  return {
    state: withLineUps(brought.state, after),
    rulings: [...brought.implied, reducedBy(said)],
    objections: [],
  };
};

/** The bare effect of one that is insisted on. */
export const removalInsisted = (book: Book, state: State, said: Said): Outcome => {
  const { after } = remove(book, state.lineUps, said);
  if (after === undefined) return { state, rulings: [], objections: [] };
  return { state: withLineUps(state, after), rulings: [reducedBy(said)], objections: [] };
};
