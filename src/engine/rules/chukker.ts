import type { Book } from '../../rulebook/index.ts';
import type { SayingOf } from '../../words/index.ts';
import { endChukker } from '../chukkers.ts';
import { bring } from '../repair.ts';
import type { Outcome } from '../rulings.ts';
import type { State } from '../state.ts';

/** The chukker is over (14); one that was never thrown in is taken to have been played. */
export const end = (book: Book, state: State, said: SayingOf<'chukker-ended'>): Outcome => {
  const brought = bring(book, state, said, 'running');
  if (!brought.ok) return { state, rulings: [], objections: [brought.objection] };
  const step = endChukker(book, brought.state, false);
  return { state: step.state, rulings: [...brought.implied, ...step.rulings], objections: [] };
};
