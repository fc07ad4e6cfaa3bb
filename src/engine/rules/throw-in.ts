import { type Book, type Objection, objection } from '../../rulebook/index.ts';
import type { SayingOf } from '../../words/index.ts';
import { beginChukker, resumePlay } from '../chukkers.ts';
import { bring } from '../repair.ts';
import { isHit } from '../restarts.ts';
import { type Outcome, outcome, refuse } from '../rulings.ts';
import type { State } from '../state.ts';

/** Why the ball cannot be thrown in: a hit is due, or a foul is open (22.b). */
const against = ({ restart, foul }: State): Objection | undefined => {
  if (foul !== undefined) return objection('foul-open', 'penalty.procedure');
  return isHit(restart) ? objection('other-restart-due', restart.under, { side: restart.side }) : undefined;
};

/** The ball is thrown in: a chukker begins (20), or play resumes in the running one (22.e). */
export const throwIn = (book: Book, state: State, said: SayingOf<'throw-in'>): Outcome => {
  const brought = bring(book, state, said, 'not-in-play');
  if (!brought.ok) return refuse(state, brought.objection);
  const found = against(brought.state);
  if (found !== undefined) return refuse(state, found);
  const step =
    brought.state.phase === 'between'
      ? beginChukker(book, brought.state, false)
      : resumePlay(book, brought.state, false);
  return outcome(step.state, ...brought.implied, ...step.rulings);
};
