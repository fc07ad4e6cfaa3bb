import { type Book, objection } from '../../rulebook/index.ts';
import { opposite, type Place, type SayingOf, type Side, type WhistleReason } from '../../words/index.ts';
import { withClock, withFiveSeconds } from '../clock.ts';
import { bring } from '../repair.ts';
import { hitFor, penaltyHit, whereDead } from '../restarts.ts';
import { type Outcome, outcome, type Ruling, refuse } from '../rulings.ts';
import type { Restart, State } from '../state.ts';
import { stopPlay } from '../stops.ts';

const UNDER: { readonly [reason in WhistleReason]?: Ruling['under'] } = {
  inadvertent: 'stop.inadvertent',
  'lodged-ball': 'stop.lodged',
};

/** The whistle while the ball is dead stops the clock, if it runs (15). */
const whistledDead = (book: Book, state: State): Outcome => {
  if (!state.clock.running) return refuse(state, objection('stopped-already', 'clock.stops'));
  const { chukker } = state;
  const timed = withFiveSeconds(book, withClock(state, false));
  const stopped: Ruling = { kind: 'clock-stopped', under: 'clock.stops', implied: false, chukker };
  return outcome(timed.state, stopped, ...timed.rulings);
};

/** The umpire stops play without a foul (21.c to 21.l): the ball will be thrown in where it was dead (22.e(4)). */
export const whistle = (book: Book, state: State, said: SayingOf<'whistle'>): Outcome => {
  const brought = bring(book, state, said, 'running');
  if (!brought.ok) return refuse(state, brought.objection);
  if (brought.state.phase === 'dead') {
    const after = whistledDead(book, brought.state);
    return after.objections.length > 0
      ? { ...after, state }
      : { ...after, rulings: [...brought.implied, ...after.rulings] };
  }
  const restart = whereDead(said.ball, UNDER[said.because]);
  const stopped = stopPlay(book, brought.state, restart, { cause: 'whistle', whistle: true, due: true });
  return outcome(stopped.state, ...brought.implied, ...stopped.rulings);
};

/** The free hit of a safety, to the other side (21.a; 37 P6). */
const safetyOf = (
  state: State,
  by: Side,
  ball: Place | undefined,
): { readonly restart: Restart; readonly ruling: Ruling } => ({
  restart: penaltyHit(state, opposite(by), '6', ball),
  ruling: { kind: 'safety-given', under: 'safety.when', implied: false, side: opposite(by), by },
});

const gaveSafety = (
  book: Book,
  state: State,
  by: Side,
  ball: Place | undefined,
  before: readonly Ruling[],
): Outcome => {
  const { restart, ruling } = safetyOf(state, by, ball);
  const stopped = stopPlay(book, state, restart, { cause: 'out', whistle: true, due: true });
  return outcome(stopped.state, ...before, ruling, ...stopped.rulings);
};

/** A side has hit the ball over its own back line (21.a). */
export const safety = (book: Book, state: State, said: SayingOf<'safety'>): Outcome => {
  const brought = bring(book, state, said, 'in-play');
  if (!brought.ok) return refuse(state, brought.objection);
  return gaveSafety(book, brought.state, said.by, said.ball, brought.implied);
};

/** What is due after the ball went out: a hit for the other side, or a hit-in for those whose line it crossed (22.a, e). */
const restartOut = (state: State, { over, off, ball }: SayingOf<'ball-out'>, line: Side): Restart =>
  over === 'side-line'
    ? hitFor(opposite(off), 'side-hit', 'restart.side-line', state.ends[off], ball)
    : hitFor(line, 'hit-in', 'restart.back-line', state.ends[line], ball);

/** The ball has gone over a line (22.a, 22.e(2)); off the defenders over their own back line it is a safety (21.a). */
export const ballOut = (book: Book, state: State, said: SayingOf<'ball-out'>): Outcome => {
  const brought = bring(book, state, said, 'in-play');
  if (!brought.ok) return refuse(state, brought.objection);
  const line = said['line-of'] ?? opposite(said.off);
  const { over, off } = said;
  const out: Ruling = {
    kind: 'ball-out',
    under: over === 'side-line' ? 'restart.side-line' : 'restart.back-line',
    implied: false,
    over,
    off,
  };
  const rulings = [...brought.implied, out];
  if (over === 'back-line' && line === off && said.struck !== true) {
    return gaveSafety(book, brought.state, off, said.ball, rulings);
  }
  const stopped = stopPlay(book, brought.state, restartOut(brought.state, said, line), {
    cause: 'out',
    whistle: false,
    due: true,
  });
  return outcome(stopped.state, ...rulings, ...stopped.rulings);
};
