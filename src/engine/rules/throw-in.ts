import type { Book } from '../../rulebook/index.ts';
import type { SayingOf } from '../../words/index.ts';
import { beginChukker, resumePlay } from '../chukkers.ts';
import { bring } from '../repair.ts';
import type { Outcome } from '../rulings.ts';
import type { State } from '../state.ts';

/** The ball is thrown in: a chukker begins (20), or play resumes in the running one (22.e). */
export const throwIn = (book: Book, state: State, said: SayingOf<'throw-in'>): Outcome => {
  const brought = bring(book, state, said, 'not-in-play');
  if (!brought.ok) return { state, rulings: [], objections: [brought.objection] };
  const begins = brought.state.phase === 'between';
  // Whatever was due, the umpire has thrown the ball in.
  const thrown: State = { ...brought.state, restart: undefined };
  const step = begins ? beginChukker(book, thrown, false) : resumePlay(book, thrown, false);
  return { state: step.state, rulings: [...brought.implied, ...step.rulings], objections: [] };
};
