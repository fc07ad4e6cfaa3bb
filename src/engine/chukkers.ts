import { answer, type Book } from '../rulebook/index.ts';
import { type Chukker, chukker, millis } from '../words/index.ts';
import { running, secondHorn, withFiveSeconds } from './clock.ts';
import { changeEnds } from './ends.ts';
import { AT_CENTRE, isHit, whereDead } from './restarts.ts';
import type { EndCause, Ruling } from './rulings.ts';
import { leaderOf, scoreOf } from './score.ts';
import { NO_GOALS, type Restart, type State, withPlay } from './state.ts';

/** What one step of the game gives: the state after it and its rulings. */
export interface Step {
  readonly state: State;
  readonly rulings: readonly Ruling[];
}

/** The next chukker in order. */
export const nextChukker = (state: State): Chukker => chukker(state.chukker + 1);

/** A foul that nobody settled before play went on is dropped. */
const dropped = (state: State): readonly Ruling[] =>
  state.foul === undefined
    ? []
    : [{ kind: 'foul-dropped', under: 'stop.unconfirmed', implied: true, by: state.foul.by }];

/** What every restart leaves behind: nothing due, nothing open, and the hit that was taken, if it was one. */
const goingOn = (state: State, restart: Restart | undefined): State =>
  withPlay(state, {
    phase: 'in-play',
    restart: undefined,
    shot: isHit(restart) ? restart : undefined,
    foul: undefined,
    advantage: undefined,
    clock: running(state.clock, true),
  });

/** A chukker begins with its throw-in (20), or as play would have resumed in the one before (22.f). */
export const beginChukker = (_book: Book, state: State, implied: boolean): Step => {
  const next = nextChukker(state);
  // A goal that was insisted on before the first throw-in has its row already.
  const early = state.chukkers[state.chukker]?.scored ?? NO_GOALS;
  const chukkers = [...state.chukkers.slice(0, state.chukker), { scored: early, award: state.lineUps.award.goals }];
  const began: State = {
    ...goingOn(state, state.restart),
    chukker: next,
    chukkers,
    clock: { running: true, elapsed: millis(0), since: state.clock.since, horns: 0 },
    ended: undefined,
  };
  const under = state.chukker === 0 ? 'play.begins' : 'chukker.resumes';
  const overtime = next > state.scheduled;
  const how = state.restart?.kind ?? 'throw-in-at-centre';
  return {
    state: began,
    rulings: [...dropped(state), { kind: 'chukker-began', under, implied, chukker: next, overtime, how }],
  };
};

/** Play resumes in the running chukker, by the restart that was due (22.e; 37). */
export const resumePlay = (book: Book, state: State, implied: boolean): Step => {
  const restart = state.restart ?? AT_CENTRE;
  const timed = withFiveSeconds(book, state);
  const began: Ruling = {
    kind: 'play-began',
    under: restart.under,
    implied,
    chukker: state.chukker,
    how: restart.kind,
    ...(restart.side === undefined ? {} : { side: restart.side }),
  };
  return {
    state: goingOn(timed.state, restart),
    rulings: [...dropped(state), ...timed.rulings, began],
  };
};

/** A stoppage that nobody called: without it the ball could not be thrown in again. */
export const stopUnsaid = (_book: Book, state: State, implied: boolean): Step => ({
  state: { ...state, phase: 'dead', restart: whereDead(undefined) },
  rulings: [{ kind: 'play-stopped', under: 'play.begins', implied, chukker: state.chukker }],
});

/** What follows a level score after the last chukker: overtime, a shoot-out when the committee set it, or nothing. */
const whenLevel = (book: Book, state: State): Step => {
  const score = scoreOf(state);
  if (state.opened?.['when-level'] === 'shoot-out') {
    const ruling: Ruling = { kind: 'shoot-out-due', under: 'shoot-out.when', implied: false, score };
    return { state: { ...state, phase: 'shoot-out', shootOut: [] }, rulings: [ruling] };
  }
  if (answer(book, 'chukkers.overtime') === 'none') {
    const ruling: Ruling = { kind: 'game-tied', under: 'chukkers.overtime', implied: false, score };
    return { state: { ...state, phase: 'over' }, rulings: [ruling] };
  }
  const next = nextChukker(state);
  const ruling: Ruling = { kind: 'overtime-due', under: 'chukkers.overtime', implied: false, chukker: next, score };
  return { state, rulings: [ruling] };
};

/** After the last chukker, and after each of overtime, the score says what follows (14.c, 18). */
const afterTheLast = (book: Book, state: State): Step => {
  const score = scoreOf(state);
  const leader = leaderOf(score);
  if (leader === 'level') return whenLevel(book, state);
  const ruling: Ruling = { kind: 'game-over', under: 'game.winner', implied: false, winner: leader, score };
  return { state: { ...state, phase: 'over' }, rulings: [ruling] };
};

const UNDER: { readonly [cause in EndCause]: Ruling['under'] } = {
  called: 'chukker.ends',
  horn: 'chukker.second-horn',
  goal: 'chukker.after-first-horn',
  out: 'chukker.after-first-horn',
  whistle: 'chukker.whistled',
  'dead-at-horn': 'chukker.dead-at-horn',
  'missed-horn': 'clock.missed-horn',
};

const endedRuling = (state: State, cause: EndCause, implied: boolean): Ruling => ({
  kind: 'chukker-ended',
  under: UNDER[cause],
  implied,
  chukker: state.chukker,
  score: scoreOf(state),
  cause,
});

/** Ends that were wrong from the line-up on are changed back when no goal has changed them since (20.b). */
const endsBack = (state: State): Step => {
  if (!state.wrongWay) return { state, rulings: [] };
  const { state: changed, ruling } = changeEnds(state, 'ends.wrong-line-up');
  return { state: changed, rulings: [ruling] };
};

/** The game with no chukker running: what was due is due at the start of the next (22.f). */
const betweenAfter = (state: State, cause: EndCause): State => ({
  ...state,
  phase: 'between',
  restart: state.restart === undefined ? whereDead(undefined, 'chukker.resumes') : { ...state.restart, called: false },
  advantage: undefined,
  // A hit that was under way at the horn is over; one that went out or was whistled may still be ruled about.
  shot: cause === 'out' || cause === 'whistle' ? state.shot : undefined,
  clock: { ...state.clock, running: false },
  ended: {
    by: cause === 'called' ? 'call' : 'rule',
    at: state.clock.since,
    before: cause === 'horn' ? { ...state, ended: undefined } : undefined,
  },
});

/** A chukker ends; after the last scheduled one, and after each overtime, the score says what follows. */
export const endChukker = (book: Book, state: State, cause: EndCause, implied: boolean): Step => {
  const ended = endedRuling(state, cause, implied);
  const back = endsBack(betweenAfter(state, cause));
  if (state.chukker < state.scheduled) return { state: back.state, rulings: [ended, ...back.rulings] };
  const after = afterTheLast(book, back.state);
  return { state: after.state, rulings: [ended, ...back.rulings, ...after.rulings] };
};

/** A chukker that nobody has said is over: the calls that follow name a later one. */
export const endUnsaid = (book: Book, state: State, implied: boolean): Step =>
  endChukker(book, state, 'called', implied);

/** The second horn ends the running chukker at its time (14.b). */
export const endAtSecondHorn = (book: Book, state: State, cause: EndCause): Step => {
  const elapsed = secondHorn(book);
  const clock = { ...state.clock, elapsed, horns: 2 as const };
  const horn: Ruling = {
    kind: 'horn',
    under: 'chukker.second-horn',
    implied: false,
    chukker: state.chukker,
    which: 'second',
    clock: elapsed,
  };
  const ended = endChukker(book, { ...state, clock }, cause, false);
  return { state: ended.state, rulings: [horn, ...ended.rulings] };
};
