import { answer, type Book } from '../rulebook/index.ts';
import { type Chukker, chukker, type Side } from '../words/index.ts';
import type { Ruling } from './rulings.ts';
import { leaderOf, scoreOf } from './score.ts';
import { NO_GOALS, type Restart, type State } from './state.ts';

/** What one step of the game gives: the state after it and its rulings. */
export interface Step {
  readonly state: State;
  readonly rulings: readonly Ruling[];
}

/** The next chukker in order. */
export const nextChukker = (state: State): Chukker => chukker(state.chukker + 1);

/** A chukker begins with its throw-in (20). */
export const beginChukker = (_book: Book, state: State, implied: boolean): Step => {
  const next = nextChukker(state);
  // A goal that was insisted on before the first throw-in has its row already.
  const early = state.chukkers[state.chukker]?.scored ?? NO_GOALS;
  const chukkers = [...state.chukkers.slice(0, state.chukker), { scored: early, award: state.lineUps.award.goals }];
  return {
    state: { ...state, phase: 'in-play', chukker: next, chukkers, restart: undefined },
    rulings: [
      { kind: 'chukker-began', under: 'play.begins', implied, chukker: next, overtime: next > state.scheduled },
    ],
  };
};

const THROW_IN: Restart = { how: 'throw-in-at-centre', under: 'play.after-goal', side: undefined };

/** Play resumes in the running chukker, by the restart that was due (22.e; 37 P1). */
export const resumePlay = (_book: Book, state: State, implied: boolean): Step => {
  const { how, under } = state.restart ?? THROW_IN;
  return {
    state: { ...state, phase: 'in-play', restart: undefined },
    rulings: [{ kind: 'play-began', under, implied, chukker: state.chukker, how }],
  };
};

/** What is due after a goal: a throw-in at the centre (22.e), or what the book says after a Penalty 1 (37 P1). */
export const restartAfter = (book: Book, side: Side, isPenalty1: boolean): Restart => {
  if (!isPenalty1) return THROW_IN;
  const how = answer(book, 'play.after-penalty-1');
  return { how, under: 'play.after-penalty-1', side: how === 'hit-from-centre' ? side : undefined };
};

/** A stoppage that nobody called: without it the ball could not be thrown in again. */
export const stopPlay = (_book: Book, state: State, implied: boolean): Step => ({
  state: { ...state, phase: 'dead' },
  rulings: [{ kind: 'play-stopped', under: 'play.begins', implied, chukker: state.chukker }],
});

/** The game is over when the scheduled chukkers are played and one side leads (18); level, overtime is due (14.c). */
const afterTheLast = (book: Book, state: State): Step => {
  const score = scoreOf(state);
  const leader = leaderOf(score);
  if (leader !== 'level') {
    const over: State = { ...state, phase: 'over' };
    return {
      state: over,
      rulings: [{ kind: 'game-over', under: 'game.winner', implied: false, winner: leader, score }],
    };
  }
  if (answer(book, 'chukkers.overtime') === 'none') {
    return {
      state: { ...state, phase: 'over' },
      rulings: [{ kind: 'game-tied', under: 'chukkers.overtime', implied: false, score }],
    };
  }
  const due: Ruling = {
    kind: 'overtime-due',
    under: 'chukkers.overtime',
    implied: false,
    chukker: nextChukker(state),
    score,
  };
  return { state, rulings: [due] };
};

/** A chukker ends; after the last scheduled one, and after each overtime, the score says what follows. */
export const endChukker = (book: Book, state: State, implied: boolean): Step => {
  const between: State = { ...state, phase: 'between', restart: undefined };
  const ended: Ruling = {
    kind: 'chukker-ended',
    under: 'chukker.ends',
    implied,
    chukker: state.chukker,
    score: scoreOf(state),
  };
  if (state.chukker < state.scheduled) return { state: between, rulings: [ended] };
  const after = afterTheLast(book, between);
  return { state: after.state, rulings: [ended, ...after.rulings] };
};
