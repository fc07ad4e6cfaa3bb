import type { Judged, RulingOf } from '../engine/index.ts';
import type { BySide, HalfGoals, RiderId } from '../words/index.ts';

/** Whose row of the sheet a goal stands in: a rider's, the team's, or that of riders who were not named. */
export type Credit = { readonly to: 'rider'; readonly rider: RiderId } | { readonly to: 'team' | 'unnamed' };

/** One goal of a game, with its place in the order of goals. */
export interface ScoredGoal extends RulingOf<'goal-counted'> {
  /** From 1, in the order scored. */
  readonly nth: number;
  readonly letter: string;
  /** The letter as it stands in the grid: in parentheses from a penalty, with W or P1 for the team. */
  readonly mark: string;
  readonly credit: Credit;
  /** Who hit it, where somebody is named; for an own goal a rider of the other side. */
  readonly hitBy: RiderId | undefined;
  /** How the moment was read when the source puts it otherwise. */
  readonly reading: string | undefined;
  readonly judged: Judged;
  /** The call's place in the order of judging, from 1. */
  readonly callNth: number;
  /** The goals by handicap as they stood then. */
  readonly award: BySide<HalfGoals>;
}

/** Letters that cannot be taken for the figures 1 and 0. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A, B, … Z without I and O, then AA, AB, … */
export const letterOf = (nth: number): string => {
  const at = nth - 1;
  const last = LETTERS[at % LETTERS.length] ?? '';
  return at < LETTERS.length ? last : `${letterOf(Math.floor(at / LETTERS.length))}${last}`;
};

type Counted = RulingOf<'goal-counted'>;

const isAwarded = (goal: Counted): boolean => goal.way === 'penalty' && goal.penalty === '1';

const creditOf = (goal: Counted): Credit => {
  if (goal.rider !== undefined) return { to: 'rider', rider: goal.rider };
  return { to: goal.way === 'own' || goal.way === 'team' || isAwarded(goal) ? 'team' : 'unnamed' };
};

/** (C) from a penalty or safety, C·W to the team, C·P1 awarded. */
const signOf = (goal: Counted, letter: string): string => {
  if (isAwarded(goal)) return `${letter}·P1`;
  if (goal.way === 'penalty') return `(${letter})`;
  return goal.way === 'own' || goal.way === 'team' ? `${letter}·W` : letter;
};

/** The sign of a goal; one that was set aside and upheld stays marked. */
const markOf = (goal: Counted, letter: string, isUpheld: boolean): string =>
  `${signOf(goal, letter)}${isUpheld ? '†' : ''}`;

/** The particulars of the goal as it was called; a call that counted one is a goal. */
const particulars = ({ call }: Judged): { readonly by?: RiderId; readonly reading?: string } =>
  call.said.kind === 'goal' ? (call.said as { readonly by?: RiderId; readonly reading?: string }) : {};

/** Every goal that stands on the board, those insisted on among them, in the order scored. */
export const goalsOf = (judged: readonly Judged[]): readonly ScoredGoal[] => {
  const goals: ScoredGoal[] = [];
  for (const [at, one] of judged.entries()) {
    for (const ruling of one.rulings) {
      if (ruling.kind !== 'goal-counted') continue;
      const nth = goals.length + 1;
      const letter = letterOf(nth);
      const { by, reading } = particulars(one);
      const mark = markOf(ruling, letter, one.insisted);
      const award = one.state.lineUps.award.goals;
      const told = { hitBy: by, reading, judged: one, callNth: at + 1 };
      goals.push({ ...ruling, ...told, nth, letter, mark, credit: creditOf(ruling), award });
    }
  }
  return goals;
};
