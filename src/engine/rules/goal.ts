import { riderOf } from '../../lineup/index.ts';
import { answer, type Book, type Objection, objection } from '../../rulebook/index.ts';
import {
  asClock,
  count,
  GOAL,
  millis,
  opposite,
  plus,
  type RiderId,
  type SayingOf,
  type Side,
  withSide,
} from '../../words/index.ts';
import { restartAfter } from '../chukkers.ts';
import { type Brought, bring } from '../repair.ts';
import type { Outcome, Ruling } from '../rulings.ts';
import { leaderOf, scoreOf } from '../score.ts';
import { NO_GOALS, type State, type Tally } from '../state.ts';

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
  const horn = millis(answer(book, 'chukker.second-horn') * 1000);
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
  return { ...state, chukkers, tallies: withSide(state.tallies, side, tally) };
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

/** After a goal the ball is dead until it is thrown in; in overtime a goal that leaves no level score decides (14.c). */
const afterGoal = (
  book: Book,
  state: State,
  said: Goal,
  score: Score,
): { readonly state: State; readonly ruling: Ruling } => {
  const leader = leaderOf(score);
  if (state.chukker > state.scheduled && leader !== 'level') {
    const ruling: Ruling = { kind: 'game-over', under: 'chukkers.overtime', implied: false, winner: leader, score };
    return { state: { ...state, phase: 'over' }, ruling };
  }
  const restart = restartAfter(book, said.side, isPenalty1(said));
  const { how, under, side } = restart;
  const hitter = side === undefined ? {} : { side };
  const ruling: Ruling = { kind: 'restart-due', under, implied: false, chukker: state.chukker, how, ...hitter };
  return { state: { ...state, phase: 'dead', restart }, ruling };
};

/** A side has scored (19.a): one goal, whatever its kind. */
export const goal = (book: Book, state: State, said: Goal): Outcome => {
  const brought = bring(book, state, said, 'in-play');
  if (!brought.ok) return { state, rulings: [], objections: [brought.objection] };
  const against = notOnField(state, said) ?? tooLate(book, said);
  if (against !== undefined) return { state, rulings: [], objections: [against] };
  const at = brought.state.chukker - 1;
  const onBoard = scored(brought.state, said, at);
  const score = scoreOf(onBoard);
  const after = afterGoal(book, onBoard, said, score);
  const rulings = [...brought.implied, counted(said, at, score), ...toTheTeam(said), after.ruling];
  return { state: after.state, rulings, objections: [] };
};

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
  const onBoard = scored(state, said, at);
  return { state: onBoard, rulings: [...implied, counted(said, at, scoreOf(onBoard))], objections: [] };
};
