import { riderOf } from '../../lineup/index.ts';
import { answer, type Book, type Objection, objection } from '../../rulebook/index.ts';
import {
  asClock,
  count,
  GOAL,
  opposite,
  plus,
  type RiderId,
  type SayingOf,
  type Side,
  withSide,
} from '../../words/index.ts';
import type { Step } from '../chukkers.ts';
import { pastFirstHorn, secondHorn, withClock } from '../clock.ts';
import { changeEnds } from '../ends.ts';
import { type Brought, bring, type Need } from '../repair.ts';
import { restartAfter, restartDue } from '../restarts.ts';
import { type Outcome, outcome, type Ruling, refuse } from '../rulings.ts';
import { leaderOf, scoreOf } from '../score.ts';
import { isRunning, NO_GOALS, type State, type Tally } from '../state.ts';
import { stopPlay } from '../stops.ts';

type Goal = SayingOf<'goal'>;

const isPenalty1 = (said: Goal): boolean => said.way === 'penalty' && said.penalty === '1';

/** Whether a goal of this kind is a rider's: not that of a Penalty 1, not an own goal, not one off a pony. */
const isRiders = (said: Goal): boolean =>
  said.way === 'field' || said.way === 'unknown' || (said.way === 'penalty' && !isPenalty1(said));

/** The rider to whom the goal is credited; nobody, when it is the team's. */
const creditedTo = (said: Goal): RiderId | undefined => (isRiders(said) ? said.by : undefined);

/** The side of the rider who is named: for an own goal he is of the other side. */
const sideOfRider = (said: Goal): Side => (said.way === 'own' ? opposite(said.side) : said.side);

/** A rider who is named must be on the field; where a team's riders are not known, any name is taken. */
const notOnField = (state: State, said: Goal): Objection | undefined => {
  const sheet = state.lineUps.sides[sideOfRider(said)];
  if (said.by === undefined || sheet.riders.length === 0) return undefined;
  const rider = riderOf(sheet, said.by);
  if (rider === undefined) return objection('unknown-rider', 'goal.rider', { rider: said.by, team: sheet.name });
  return rider.standing === 'riding' ? undefined : objection('not-riding', 'goal.rider', { rider: rider.name });
};

/** At and after the second horn a goal does not count (14.b): what falls due at an instant comes before the call. */
const tooLate = (book: Book, said: Goal): Objection | undefined => {
  const horn = secondHorn(book);
  if (said.clock === undefined || said.clock < horn) return undefined;
  return objection('after-second-horn', 'chukker.second-horn', { clock: asClock(said.clock), horn: asClock(horn) });
};

const credited = (tallies: readonly Tally[], rider: RiderId | undefined, penalty: boolean): readonly Tally[] => {
  const at = tallies.findIndex((tally) => tally.rider === rider);
  const before = tallies[at] ?? { rider, goals: count(0), fromPenalties: count(0) };
  const after: Tally = {
    rider,
    goals: count(before.goals + 1),
    fromPenalties: count(before.fromPenalties + (penalty ? 1 : 0)),
  };
  return at < 0 ? [...tallies, after] : tallies.with(at, after);
};

/** Puts one goal on the board, in the chukker given, and to the credit of a rider or of the team. */
const scored = (state: State, said: Goal, chukkerIndex: number): State => {
  const { side } = said;
  const row = state.chukkers[chukkerIndex] ?? { scored: NO_GOALS, award: state.lineUps.award.goals };
  const changed = { ...row, scored: withSide(row.scored, side, plus(row.scored[side], GOAL)) };
  const chukkers = state.chukkers.length === 0 ? [changed] : state.chukkers.with(chukkerIndex, changed);
  const tally = credited(state.tallies[side], creditedTo(said), said.way === 'penalty');
  return {
    ...state,
    chukkers,
    tallies: withSide(state.tallies, side, tally),
    foul: undefined,
    shot: undefined,
    advantage: undefined,
  };
};

type Score = ReturnType<typeof scoreOf>;

const counted = (said: Goal, chukkerIndex: number, score: Score): Ruling => {
  const rider = creditedTo(said);
  const penalty = said.way === 'penalty' ? (said.penalty ?? 'unknown') : undefined;
  return {
    kind: 'goal-counted',
    under: isPenalty1(said) ? 'goal.penalty-1' : 'goal.counts',
    implied: false,
    side: said.side,
    chukker: (chukkerIndex + 1) as State['chukker'],
    ...(said.clock === undefined ? {} : { clock: said.clock }),
    way: said.way,
    ...(penalty === undefined ? {} : { penalty }),
    ...(rider === undefined ? {} : { rider }),
    score,
  };
};

/** A Penalty 1 named with a rider is the team's goal all the same (37 P1). */
const toTheTeam = (said: Goal): readonly Ruling[] =>
  said.by !== undefined && isPenalty1(said)
    ? [{ kind: 'credited-to-team', under: 'goal.penalty-1', implied: true, side: said.side, rider: said.by }]
    : [];

const overRuling = (winner: Side, score: Score, under: Ruling['under']): Ruling => ({
  kind: 'game-over',
  under,
  implied: false,
  winner,
  score,
});

/**
 * Whether a goal ends the game: in overtime any that leaves no level score (14.c); after the first horn of the last
 * chukker one that was scored and leaves none (14.b(2)). The goal of a Penalty 1 is awarded, not scored.
 */
const decides = (book: Book, state: State, said: Goal): Ruling['under'] | undefined => {
  if (leaderOf(scoreOf(state)) === 'level') return undefined;
  if (state.chukker > state.scheduled) return 'chukkers.overtime';
  const isLate = state.chukker === Number(state.scheduled) && pastFirstHorn(state) && !isPenalty1(said);
  return isLate && answer(book, 'chukker.last-goal') === 'ends-unless-level' ? 'chukker.last-goal' : undefined;
};

/** The teams change ends after a goal, after a Penalty 1 as the book says (22.e(1), 37 P1). */
const endsAfter = (book: Book, state: State, said: Goal): Step => {
  const under = isPenalty1(said) ? 'ends.after-penalty-1' : 'ends.after-goal';
  if (answer(book, under) === 'kept') return { state, rulings: [] };
  const { state: changed, ruling } = changeEnds(state, under);
  return { state: changed, rulings: [ruling] };
};

/** After a goal the ball is dead, ends are changed, and the score or the clock may end the chukker or the game. */
const afterGoal = (book: Book, state: State, said: Goal): Step => {
  const under = decides(book, state, said);
  const score = scoreOf(state);
  const leader = leaderOf(score);
  if (under !== undefined && leader !== 'level') {
    const ended = { by: 'rule', at: state.clock.since, before: undefined } as const;
    return {
      state: { ...withClock(state, false), phase: 'over', ended, restart: undefined },
      rulings: [overRuling(leader, score, under)],
    };
  }
  const changed = endsAfter(book, state, said);
  const restart = restartAfter(book, changed.state, said.side, isPenalty1(said));
  if (!isRunning(state)) {
    return { state: { ...changed.state, restart }, rulings: [...changed.rulings, restartDue(state, restart)] };
  }
  const stop = { cause: 'goal', whistle: isPenalty1(said), due: true } as const;
  const stopped = stopPlay(book, changed.state, restart, stop);
  return { state: stopped.state, rulings: [...changed.rulings, ...stopped.rulings] };
};

/** One goal onto the board, with what follows from it (19.a). `before`: rulings that come before it. */
export const countGoal = (book: Book, state: State, said: Goal, before: readonly Ruling[]): Outcome => {
  const at = Math.max(0, state.chukker - 1);
  const onBoard = scored(state, said, at);
  const after = afterGoal(book, onBoard, said);
  const rulings = [...before, counted(said, at, scoreOf(onBoard)), ...toTheTeam(said), ...after.rulings];
  return { state: after.state, rulings, objections: [] };
};

/** A goal at about the time of the whistle for a foul waits until the foul is settled (22.c). */
const waits = (state: State, said: Goal): Outcome => {
  const { foul } = state;
  const named = said.chukker === undefined || said.chukker === state.chukker;
  if (isPenalty1(said)) return refuse(state, objection('goal-or-penalty-1', 'stop.goal-at-whistle'));
  if (foul === undefined || foul.goal !== undefined || !named) {
    return refuse(state, objection('no-foul-open', 'stop.goal-at-whistle'));
  }
  const ruling: Ruling = { kind: 'goal-waits', under: 'stop.goal-at-whistle', implied: false, side: said.side };
  return outcome({ ...state, foul: { ...foul, goal: said } }, ruling);
};

/** The goal of a Penalty 1 needs no ball in play: the foul that it is given for has stopped it. */
const needOf = (state: State, said: Goal): Need =>
  isPenalty1(said) && state.foul !== undefined ? 'running' : 'in-play';

/** No Penalty 1 goes to the side whose foul is open (37 P1). */
const ofFoulingSide = (state: State, said: Goal): Objection | undefined =>
  isPenalty1(said) && state.foul?.by === said.side && isRunning(state)
    ? objection('not-the-fouled-side', 'goal.penalty-1')
    : undefined;

/** A side has scored (19.a): one goal, whatever its kind. */
export const goal = (book: Book, state: State, said: Goal): Outcome => {
  const late = tooLate(book, said);
  const isAtWhistle = said['at-whistle'] === true;
  const brought: Brought = isAtWhistle
    ? { ok: true, state, implied: [] }
    : bring(book, state, said, needOf(state, said));
  if (!brought.ok) return refuse(state, late !== undefined && isOfLast(state, said) ? late : brought.objection);
  const against = notOnField(state, said) ?? late ?? ofFoulingSide(state, said);
  if (against !== undefined) return refuse(state, against);
  if (isAtWhistle) return waits(state, said);
  return countGoal(book, brought.state, said, brought.implied);
};

/** Whether a goal speaks of the chukker that runs or ran last, or of a later one. */
const isOfLast = (state: State, said: Goal): boolean =>
  state.phase !== 'unopened' && (said.chukker ?? state.chukker) >= state.chukker;

/** The game in the chukker that an insisted goal names: a later one has begun, whatever else stands against the goal. */
const inItsChukker = (book: Book, state: State, said: Goal): Brought & { readonly ok: true } => {
  const later = said.chukker !== undefined && said.chukker > state.chukker;
  const brought = later ? bring(book, state, said, 'running') : undefined;
  return brought?.ok === true ? brought : { ok: true, state, implied: [] };
};

/** The bare effect of a goal that is out of order but insisted on: it stands on the board, and nothing follows. */
export const goalInsisted = (book: Book, before: State, said: Goal): Outcome => {
  if (before.phase === 'unopened') return { state: before, rulings: [], objections: [] };
  const { state, implied } = inItsChukker(book, before, said);
  const running = Math.max(0, state.chukkers.length - 1);
  const named = said.chukker === undefined ? running : said.chukker - 1;
  const at = Math.min(named, running);
  const { foul, shot, advantage } = state;
  const onBoard = { ...scored(state, said, at), foul, shot, advantage };
  return { state: onBoard, rulings: [...implied, counted(said, at, scoreOf(onBoard))], objections: [] };
};
