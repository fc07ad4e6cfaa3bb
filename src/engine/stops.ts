import { answer, type Book } from '../rulebook/index.ts';
import { endChukker, type Step } from './chukkers.ts';
import { isLast, pastFirstHorn, running, withFiveSeconds } from './clock.ts';
import { restartDue } from './restarts.ts';
import type { EndCause, Ruling } from './rulings.ts';
import { type Restart, type State, withPlay } from './state.ts';

/** How play stops: by the whistle, which stops the clock, or by itself. */
interface Stop {
  readonly cause: EndCause;
  readonly whistle: boolean;
  /** Whether what is due is said at once; it is not while a foul is open. */
  readonly due: boolean;
}

const stoppedRuling = (state: State): Ruling => ({
  kind: 'play-stopped',
  under: 'stop.whistle',
  implied: false,
  chukker: state.chukker,
});

/**
 * The ball is dead, and play will resume by the restart. After the first horn that ends a chukker before the last
 * (14.b(1)), and the restart opens the next; in the last one the restart has five seconds (14.b(2)).
 */
export const stopPlay = (book: Book, state: State, restart: Restart, { cause, whistle, due }: Stop): Step => {
  const wasInPlay = state.phase === 'in-play';
  const { shot, foul } = state;
  const clock = whistle ? running(state.clock, false) : state.clock;
  const dead = withPlay(state, { phase: 'dead', restart, shot, foul, advantage: undefined, clock });
  const rulings: Ruling[] = whistle && wasInPlay ? [stoppedRuling(state)] : [];
  if (due) rulings.push(restartDue(state, restart));
  if (pastFirstHorn(state) && !isLast(state) && answer(book, 'chukker.after-first-horn') === 'out-goal-or-whistle') {
    const ended = endChukker(book, dead, cause, false);
    return { state: ended.state, rulings: [...rulings, ...ended.rulings] };
  }
  const timed = withFiveSeconds(book, dead);
  return { state: timed.state, rulings: [...rulings, ...timed.rulings] };
};
