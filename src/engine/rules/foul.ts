import { riderOf } from '../../lineup/index.ts';
import { type Book, type Objection, objection } from '../../rulebook/index.ts';
import type { RiderId, SayingOf, Side } from '../../words/index.ts';
import { isLast, secondHorn, withClock, withFiveSeconds } from '../clock.ts';
import { bring } from '../repair.ts';
import { restartDue, whereDead } from '../restarts.ts';
import { type Outcome, outcome, type Ruling, refuse } from '../rulings.ts';
import type { OpenFoul, State } from '../state.ts';
import { stopPlay } from '../stops.ts';
import { countGoal } from './goal.ts';
import { withLineUps } from './substitution.ts';

type Said = SayingOf<'foul'>;

/** A rider who is named must be of that side, on the field or not. */
const unknownRider = (state: State, side: Side, named: RiderId | undefined): Objection | undefined => {
  const sheet = state.lineUps.sides[side];
  if (named === undefined || sheet.riders.length === 0 || riderOf(sheet, named) !== undefined) return undefined;
  return objection('unknown-rider', 'stop.foul', { rider: named, team: sheet.name });
};

/** The umpire sees a foul and holds his whistle back (21.b). */
export const advantage = (book: Book, state: State, said: SayingOf<'advantage'>): Outcome => {
  const brought = bring(book, state, said, 'in-play');
  if (!brought.ok) return refuse(state, brought.objection);
  const against =
    unknownRider(brought.state, said.by, said.rider) ??
    (brought.state.advantage === undefined ? undefined : objection('foul-open', 'stop.advantage'));
  if (against !== undefined) return refuse(state, against);
  const ruling: Ruling = { kind: 'advantage-played', under: 'stop.advantage', implied: false, by: said.by };
  return outcome({ ...brought.state, advantage: said.by }, ...brought.implied, ruling);
};

const opened = (said: Said): OpenFoul => ({ by: said.by, spot: said.spot, ball: said.ball, goal: undefined });

const calledRuling = ({ by, rider }: Pick<Said, 'by' | 'rider'>): Ruling => ({
  kind: 'foul-called',
  under: 'stop.foul',
  implied: false,
  by,
  ...(rider === undefined ? {} : { rider }),
});

/**
 * A foul is called: play stops, if it had not, and the umpires settle it. After the first horn of a chukker before the
 * last the whistle ends the chukker (14.b(1)).
 */
export const callFoul = (book: Book, state: State, said: Said): Outcome => {
  const open: State = { ...state, foul: opened(said) };
  if (state.phase !== 'in-play') return outcome({ ...open, advantage: undefined }, calledRuling(said));
  const restart = whereDead(said.ball, 'stop.unconfirmed');
  const stopped = stopPlay(book, open, restart, { cause: 'whistle', whistle: true, due: false });
  return outcome(stopped.state, calledRuling(said), ...stopped.rulings);
};

/** Whether a foul was before the second horn, and its whistle after it (reading 13). */
const isLate = (book: Book, state: State, { chukker, clock }: Said): boolean =>
  (state.phase === 'between' || state.phase === 'over') &&
  state.ended?.before !== undefined &&
  chukker === state.chukker &&
  clock !== undefined &&
  clock < secondHorn(book);

/** A foul before the end that is whistled after it counts: in the last chukker play goes on for five seconds. */
const lateFoul = (book: Book, state: State, said: Said): Outcome => {
  const before = state.ended?.before;
  if (!isLast(state) || before === undefined) {
    return outcome({ ...state, foul: opened(said) }, { ...calledRuling(said), under: 'chukker.late-foul' } as Ruling);
  }
  const restart = whereDead(said.ball, 'stop.unconfirmed');
  const back: State = { ...withClock(before, false), phase: 'dead', restart, foul: opened(said), advantage: undefined };
  // Riders who changed since then have changed.
  const now = withLineUps(back, state.lineUps);
  const timed = withFiveSeconds(book, { ...now, clock: { ...now.clock, since: state.clock.since } });
  return outcome(timed.state, { ...calledRuling(said), under: 'chukker.late-foul' } as Ruling, ...timed.rulings);
};

/** A foul is called (21.b). */
export const foul = (book: Book, state: State, said: Said): Outcome => {
  const against = (open: State): Objection | undefined =>
    open.foul === undefined ? unknownRider(open, said.by, said.rider) : objection('foul-open', 'stop.foul');
  if (isLate(book, state, said)) {
    const found = against(state);
    return found === undefined ? lateFoul(book, state, said) : refuse(state, found);
  }
  const brought = bring(book, state, said, 'running');
  if (!brought.ok) return refuse(state, brought.objection);
  const found = against(brought.state);
  if (found !== undefined) return refuse(state, found);
  const called = callFoul(book, brought.state, said);
  return { ...called, rulings: [...brought.implied, ...called.rulings] };
};

const droppedRuling = (by: Side): Ruling => ({ kind: 'foul-dropped', under: 'stop.unconfirmed', implied: false, by });

/** A foul that was called is not confirmed: a goal at its whistle counts (22.c), else the ball is thrown in (22.e(4)). */
export const noFoul = (book: Book, state: State, said: SayingOf<'no-foul'>): Outcome => {
  const named = said.chukker === undefined || said.chukker === state.chukker;
  if (named && state.foul !== undefined) {
    const { goal, by } = state.foul;
    const settled: State = { ...state, foul: undefined };
    if (goal !== undefined) return countGoal(book, settled, goal, [droppedRuling(by)]);
    const due = settled.restart === undefined ? [] : [restartDue(settled, settled.restart)];
    return outcome(settled, droppedRuling(by), ...due);
  }
  if (named && state.advantage !== undefined) {
    return outcome({ ...state, advantage: undefined }, droppedRuling(state.advantage));
  }
  return refuse(state, objection('no-foul-open', 'stop.unconfirmed'));
};

/** The defenders fouled at a goal with the whistle, and the umpires count the goal, not a Penalty 1 (22.c). */
export const goalStands = (book: Book, state: State, said: SayingOf<'goal-stands'>): Outcome => {
  const goal = state.foul?.goal;
  const named = said.chukker === undefined || said.chukker === state.chukker;
  if (goal === undefined || !named || state.foul?.by === goal.side) {
    return refuse(state, objection('no-goal-open', 'stop.goal-at-whistle'));
  }
  return countGoal(book, { ...state, foul: undefined }, goal, []);
};
