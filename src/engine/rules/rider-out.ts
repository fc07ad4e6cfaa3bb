import { leave, riderOf, riding } from '../../lineup/index.ts';
import type { Book } from '../../rulebook/index.ts';
import type { SayingOf } from '../../words/index.ts';
import { bring } from '../repair.ts';
import type { Outcome, Ruling } from '../rulings.ts';
import type { State } from '../state.ts';
import { needOfChange, withLineUps } from './substitution.ts';

type Said = SayingOf<'rider-out'>;

const followed = (state: State, said: Said, rode: boolean): readonly Ruling[] => {
  const { side, rider } = said;
  const left = riding(state.lineUps.sides[side]).length;
  const open: Ruling = { kind: 'place-open', under: 'short.award', implied: false, side, rider, riding: left };
  const unsaid: Ruling = { kind: 'no-time-out', under: 'substitution.unsaid', implied: false, side, rider };
  return [...(rode ? [open] : []), ...(said.because === 'unsaid' ? [unsaid] : [])];
};

const left = (book: Book, state: State, said: Said): Outcome => {
  const { objections, after } = leave(book, state.lineUps, said.side, said.rider, said.because);
  if (after === undefined) return { state, rulings: [], objections };
  const rode = riderOf(state.lineUps.sides[said.side], said.rider)?.standing === 'riding';
  const changed = withLineUps(state, after);
  return { state: changed, rulings: followed(changed, said, rode), objections };
};

/** A rider goes; his place stays open, and no handicap changes (3, Playing on with three). */
export const riderOut = (book: Book, state: State, said: Said): Outcome => {
  const brought = bring(book, state, said, needOfChange(state, said));
  if (!brought.ok) return { state, rulings: [], objections: [brought.objection] };
  const outcome = left(book, brought.state, said);
  if (outcome.objections.length > 0) return { ...outcome, state };
  return { ...outcome, rulings: [...brought.implied, ...outcome.rulings] };
};

/** The bare effect of one that is insisted on. */
export const riderOutInsisted = (book: Book, state: State, said: Said): Outcome => ({
  ...left(book, state, said),
  objections: [],
});
