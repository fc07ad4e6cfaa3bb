import { type Change, type Changed, changeOfAward, type LineUps, substitute } from '../../lineup/index.ts';
import type { Book } from '../../rulebook/index.ts';
import type { BySide, HalfGoals, SayingOf, Side } from '../../words/index.ts';
import { bring, type Need } from '../repair.ts';
import type { Outcome, Ruling } from '../rulings.ts';
import { scoreOf } from '../score.ts';
import { isRunning, type State } from '../state.ts';

type Said = SayingOf<'substitution'>;

/**
 * What a change of riders needs: one that names a chukker which has not begun happens before it, unless it also says
 * how much of that chukker had been played.
 */
export const needOfChange = (state: State, said: Pick<Said, 'chukker' | 'clock'>): Need => {
  if (said.chukker === undefined || said.chukker <= state.chukker) return 'nothing';
  return said.clock === undefined || said.clock === 0 ? 'between' : 'running';
};

/** The line-ups changed; the running chukker's row follows the goals by handicap, rows that are over stay. */
export const withLineUps = (state: State, lineUps: LineUps): State => {
  const last = state.chukkers.length - 1;
  const row = state.chukkers[last];
  if (!isRunning(state) || row === undefined || lineUps.award === state.lineUps.award) return { ...state, lineUps };
  return { ...state, lineUps, chukkers: state.chukkers.with(last, { ...row, award: lineUps.award.goals }) };
};

const isNothing = (change: BySide<HalfGoals>): boolean => change.home === 0 && change.away === 0;

/** The ruling on a change of the goals by handicap, when there is one (3, 19; reading 2). */
const awardChanged = (before: State, after: State, side: Side): readonly Ruling[] => {
  const change = changeOfAward(before.lineUps, after.lineUps);
  if (isNothing(change)) return [];
  const { goals, working } = after.lineUps.award;
  const score = scoreOf(after);
  return [
    { kind: 'award-changed', under: 'handicap.adjust', implied: false, side, award: goals, change, working, score },
  ];
};

const changesOf = (said: Said): readonly Change[] => (said.also === undefined ? [said] : [said, said.also]);

const ridersChanged = (said: Said, during: boolean): readonly Ruling[] =>
  changesOf(said).map((change) => ({
    kind: 'riders-changed',
    under: during
      ? change.out === undefined
        ? 'substitution.open-place'
        : 'substitution.during'
      : 'substitution.between',
    implied: false,
    side: said.side,
    ...(change.out === undefined ? {} : { out: change.out }),
    in: change.in,
  }));

const judged = (book: Book, state: State, said: Said): Changed =>
  substitute(book, state.lineUps, {
    side: said.side,
    changes: changesOf(said),
    because: said.because,
    during: isRunning(state),
  });

const applied = (state: State, said: Said, after: LineUps): Outcome => {
  const changed = withLineUps(state, after);
  const rulings = [...ridersChanged(said, isRunning(state)), ...awardChanged(state, changed, said.side)];
  return { state: changed, rulings, objections: [] };
};

/** A substitution, single or double (3). */
export const substitution = (book: Book, state: State, said: Said): Outcome => {
  const brought = bring(book, state, said, needOfChange(state, said));
  if (!brought.ok) return { state, rulings: [], objections: [brought.objection] };
  const { objections, after } = judged(book, brought.state, said);
  if (objections.length > 0 || after === undefined) return { state, rulings: [], objections };
  const outcome = applied(brought.state, said, after);
  return { ...outcome, rulings: [...brought.implied, ...outcome.rulings] };
};

/** The bare effect of one that is insisted on: the line-up changes, as far as the riders exist. */
export const substitutionInsisted = (book: Book, state: State, said: Said): Outcome => {
  const { after } = judged(book, state, said);
  return after === undefined ? { state, rulings: [], objections: [] } : applied(state, said, after);
};
