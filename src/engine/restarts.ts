import type { Award, Ground } from '../ground/index.ts';
import { place } from '../ground/index.ts';
import { answer, type Book, type ProvisionId } from '../rulebook/index.ts';
import {
  acrossFrom,
  type End,
  opposite,
  type PenaltyNumber,
  type Place,
  type RestartKind,
  type Side,
  turned,
  yards,
} from '../words/index.ts';
import type { Ruling } from './rulings.ts';
import type { Restart, State } from './state.ts';

/** The ground of a game; one that nobody described is a full one without boards (12.a). */
export const groundOf = (book: Book, state: State): Ground => {
  const full = { length: answer(book, 'ground.length'), width: answer(book, 'ground.width'), boarded: false };
  const { length, width, boarded } = state.opened?.ground ?? full;
  return { length: yards(length), width: yards(width), boarded };
};

/** A restart of one side, or of nobody. `goal`: the end in question. Written out, since one is made at every stop. */
export const hitFor = (
  side: Side | undefined,
  kind: RestartKind,
  under: ProvisionId,
  goal: End,
  ball: Place | undefined,
): Restart => ({ kind, under, side, goal, ball, from: undefined, spot: undefined, called: false });

/** A throw-in, where the ball was dead if that was said. */
export const throwInBy = (kind: RestartKind, under: ProvisionId, ball?: Place): Restart =>
  hitFor(undefined, kind, under, 'b', ball);

/** The throw-in that begins a game, and that follows a goal (20, 22.e(1)). */
export const AT_CENTRE: Restart = throwInBy('throw-in-at-centre', 'play.after-goal');

/** The throw-in where the ball was dead, after a stoppage without a penalty (22.e(4)). */
export const whereDead = (ball: Place | undefined, under: ProvisionId = 'restart.dead-ball'): Restart =>
  throwInBy('throw-in', under, ball);

const KIND_OF: { readonly [P in Exclude<PenaltyNumber, '1'>]: RestartKind } = {
  '2': 'penalty-2',
  '3': 'penalty-3',
  '4': 'penalty-4',
  '5a': 'penalty-5a',
  '5b': 'penalty-5b',
  '6': 'penalty-6',
};

/** The hit of a penalty, at the end that the fouling side defends (37). */
export const penaltyHit = (state: State, to: Side, number: Exclude<PenaltyNumber, '1'>, ball?: Place): Restart =>
  hitFor(to, KIND_OF[number], number === '6' ? 'safety.when' : 'penalty.procedure', state.ends[opposite(to)], ball);

/** What is due after a goal: a throw-in at the centre (22.e), or what the book says after a Penalty 1 (37 P1). */
export const restartAfter = (book: Book, state: State, side: Side, isPenalty1: boolean): Restart => {
  if (!isPenalty1) return AT_CENTRE;
  const goal = state.ends[opposite(side)];
  return answer(book, 'play.after-penalty-1') === 'hit-from-centre'
    ? hitFor(side, 'penalty-5b', 'play.after-penalty-1', goal, undefined)
    : { ...throwInBy('throw-in-ten-out', 'play.after-penalty-1'), goal };
};

/** Whether a side hits, rather than that the umpire throws in. */
export const isHit = (restart: Restart | undefined): restart is Restart & { readonly side: Side } =>
  restart?.side !== undefined;

/** Whether the side that was fouled has still to say where its Penalty 2 is hit from. */
export const choiceOpen = (restart: Restart | undefined): boolean =>
  restart?.kind === 'penalty-2' && restart.from === undefined;

/** A restart as the ground places it. */
const awardOf = (restart: Restart): Award => {
  const ball = restart.from === 'spot' ? (restart.spot ?? restart.ball) : restart.ball;
  return {
    restart: restart.kind,
    goal: restart.goal,
    ...(ball === undefined ? {} : { ball }),
    ...(restart.from === undefined ? {} : { from: restart.from }),
  };
};

/** Where the ball of a restart goes, as far as that can be said. */
export const spotOf = (book: Book, state: State, restart: Restart): Place | undefined =>
  place(book, groundOf(book, state), awardOf(restart)).spot;

/** The same restart with the ground turned round: the same relative part of it (22.f). */
export const turnedRestart = (restart: Restart): Restart => ({
  ...restart,
  goal: acrossFrom(restart.goal),
  ball: restart.ball && turned(restart.ball),
  spot: restart.spot && turned(restart.spot),
});

/** The ruling that says what is due. */
export const restartDue = (state: State, restart: Restart): Ruling => ({
  kind: 'restart-due',
  under: restart.under,
  implied: false,
  chukker: state.chukker,
  how: restart.kind,
  ...(restart.side === undefined ? {} : { side: restart.side }),
  restart,
});
