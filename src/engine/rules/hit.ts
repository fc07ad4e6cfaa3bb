import { type Book, type Objection, objection } from '../../rulebook/index.ts';
import type { RestartKind, SayingOf, Side } from '../../words/index.ts';
import { beginChukker, resumePlay } from '../chukkers.ts';
import { bring } from '../repair.ts';
import { choiceOpen, hitFor, isHit, restartDue, spotOf, throwInBy } from '../restarts.ts';
import { type Outcome, outcome, type Ruling, refuse } from '../rulings.ts';
import type { Restart, State } from '../state.ts';
import { stopPlay } from '../stops.ts';
import { hitAgain } from './penalty.ts';

type Hit = Restart & { readonly side: Side };

/** A game brought to where a hit is due, or why none is. */
type Ready =
  | { readonly ok: true; readonly state: State; readonly restart: Hit; readonly implied: readonly Ruling[] }
  | { readonly ok: false; readonly objection: Objection };

const no = (objection: Objection): Ready => ({ ok: false, objection });

/** Why no hit can be taken now. */
const notReady = ({ phase, restart, foul, shot }: State): Objection | undefined => {
  // An undefended Penalty 3 is hit once (37 P3).
  if (phase === 'in-play' && shot?.kind === 'penalty-3') return objection('one-hit', 'penalty-3.hits');
  if (phase === 'in-play') return objection('not-dead', 'penalty.procedure');
  if (foul !== undefined) return objection('foul-open', 'penalty.procedure');
  if (!isHit(restart)) return objection('no-hit-due', restart?.under ?? 'play.begins');
  return choiceOpen(restart) ? objection('no-choice', 'penalty-2.chooser') : undefined;
};

/** A hit also opens a chukker, when it was due as the one before ended (22.f). */
const ready = (book: Book, state: State, said: SayingOf<'play' | 'hit' | 'delayed' | 'teed'>): Ready => {
  const later = said.chukker !== undefined && said.chukker > state.chukker;
  const isBetween = state.phase === 'between' || later;
  const brought = bring(book, state, said, isBetween ? 'between' : 'running');
  if (!brought.ok) return no(brought.objection);
  const found = notReady(brought.state);
  if (found !== undefined) return no(found);
  return { ok: true, state: brought.state, restart: brought.state.restart as Hit, implied: brought.implied };
};

const calledRuling = (side: Side, implied: boolean): Ruling => ({
  kind: 'play-called',
  under: 'penalty.procedure',
  implied,
  side,
});

/** The umpire calls play for a hit (15.c, 22). */
export const play = (book: Book, state: State, said: SayingOf<'play'>): Outcome => {
  const found = ready(book, state, said);
  if (!found.ok) return refuse(state, found.objection);
  const { restart, implied } = found;
  if (restart.called) return refuse(state, objection('play-called-already', 'penalty.procedure'));
  return outcome(
    { ...found.state, restart: { ...restart, called: true } },
    ...implied,
    calledRuling(restart.side, false),
  );
};

/** The ball is hit or hit at: it is in play, and the clock runs (15.c). */
export const hit = (book: Book, state: State, said: SayingOf<'hit'>): Outcome => {
  const found = ready(book, state, said);
  if (!found.ok) return refuse(state, found.objection);
  const { restart, implied } = found;
  const called = restart.called ? [] : [calledRuling(restart.side, true)];
  const step =
    found.state.phase === 'between' ? beginChukker(book, found.state, false) : resumePlay(book, found.state, false);
  return outcome(step.state, ...implied, ...called, ...step.rulings);
};

/** The hit of a hit-in that is due or was just taken. */
const hitInOf = ({ phase, shot, restart }: State): Hit | undefined => {
  const found = phase === 'in-play' ? shot : restart?.called === true ? restart : undefined;
  return isHit(found) && (found.kind === 'hit-in' || found.kind === 'hit-in-forward') ? found : undefined;
};

/** An opponent was too near at a hit-in: the ball goes straight out, and is hit again (22.a). */
export const tooNear = (book: Book, state: State, said: SayingOf<'too-near'>): Outcome => {
  const taken = said.chukker === undefined || said.chukker === state.chukker ? hitInOf(state) : undefined;
  if (taken === undefined || state.phase === 'over' || state.phase === 'between') {
    return refuse(state, objection('not-a-hit-in', 'restart.too-near'));
  }
  const restart = hitFor(taken.side, 'hit-in-forward', 'restart.too-near', taken.goal, taken.ball);
  const stopped = stopPlay(book, { ...state, shot: undefined }, restart, {
    cause: 'whistle',
    whistle: true,
    due: true,
  });
  return outcome(stopped.state, ...stopped.rulings);
};

/** The hit is lost: the umpire throws the ball in where it was placed. */
const lost = (state: State, kind: RestartKind, under: Ruling['under'], restart: Restart, book: Book): Outcome => {
  const ball = kind === 'throw-in-at-line' ? restart.ball : spotOf(book, state, restart);
  const due = { ...throwInBy(kind, under, ball), goal: restart.goal };
  return outcome({ ...state, restart: due }, restartDue(state, due));
};

/** The side that is to hit takes too long, or at a hit-in hits before play is called (22.e). */
export const delayed = (book: Book, state: State, said: SayingOf<'delayed'>): Outcome => {
  const found = ready(book, state, said);
  if (!found.ok) return refuse(state, found.objection);
  const isHitIn = found.restart.kind === 'hit-in' || found.restart.kind === 'hit-in-forward';
  const after = isHitIn
    ? lost(found.state, 'throw-in-at-line', 'restart.delayed-hit-in', found.restart, book)
    : lost(found.state, 'throw-in-at-spot', 'restart.delayed-hit', found.restart, book);
  return { ...after, rulings: [...found.implied, ...after.rulings] };
};

/** The ball was teed (22.e). */
export const teed = (book: Book, state: State, said: SayingOf<'teed'>): Outcome => {
  const found = ready(book, state, said);
  if (!found.ok) return refuse(state, found.objection);
  const after = lost(found.state, 'throw-in-at-spot', 'restart.teed', found.restart, book);
  return { ...after, rulings: [...found.implied, ...after.rulings] };
};

/** The ball broke as it was first hit: the same hit with another ball (22.d). */
export const ballBroke = (book: Book, state: State, said: SayingOf<'ball-broke'>): Outcome => {
  const { shot } = state;
  const named = said.chukker === undefined || said.chukker === state.chukker;
  if (state.phase !== 'in-play' || shot === undefined || !named) {
    return refuse(state, objection('no-hit-taken', 'restart.broken'));
  }
  return hitAgain(book, state, shot, 'restart.broken');
};
