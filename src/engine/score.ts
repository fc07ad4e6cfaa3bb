import {
  type BySide,
  bothSides,
  type Count,
  count,
  type HalfGoals,
  halfGoals,
  plus,
  type Side,
} from '../words/index.ts';
import { NO_GOALS, type ShootOutHit, type State } from './state.ts';

const added = (a: BySide<HalfGoals>, b: BySide<HalfGoals>): BySide<HalfGoals> => ({
  home: plus(a.home, b.home),
  away: plus(a.away, b.away),
});

/** Goals scored in the game, in half goals: from the field, from penalties and awarded; by handicap not. */
export const scoredInPlay = (state: State): BySide<HalfGoals> =>
  state.chukkers.reduce((sum, row) => added(sum, row.scored), NO_GOALS);

/** The score (19.a): goals by handicap and goals scored together. The one place where a total is made. */
export const scoreOf = (state: State): BySide<HalfGoals> => added(state.lineUps.award.goals, scoredInPlay(state));

/** The score as it stood at the end of each chukker that has begun; of the running one, as it stands. */
export const runningScore = (state: State): readonly BySide<HalfGoals>[] => {
  let sum = NO_GOALS;
  return state.chukkers.map((row) => {
    sum = added(sum, row.scored);
    return added(row.award, sum);
  });
};

/** Who leads; a half goal is enough (19.e). */
export const leaderOf = (score: BySide<HalfGoals>): Side | 'level' => {
  if (score.home === score.away) return 'level';
  return score.home > score.away ? 'home' : 'away';
};

/** Goals of a shoot-out; they stand apart from the score. */
export const shootOutGoals = (hits: readonly ShootOutHit[]): BySide<Count> =>
  bothSides((side) => count(hits.filter((hit) => hit.side === side && hit.scored).length));

/** How a game ended, or that it has not. */
export type Result = 'running' | 'won' | 'tied' | 'shoot-out' | 'forfeit' | 'double-forfeit';

/** How the game ended. A forfeit stands apart from the score (37 P9). */
export const resultOf = (state: State): { readonly result: Result; readonly winner: Side | 'none' } => {
  const { home, away } = state.forfeited;
  if (home && away) return { result: 'double-forfeit', winner: 'none' };
  if (home || away) return { result: 'forfeit', winner: home ? 'away' : 'home' };
  if (state.phase !== 'over') return { result: 'running', winner: 'none' };
  const leader = leaderOf(scoreOf(state));
  if (state.shootOut !== undefined) {
    const goals = shootOutGoals(state.shootOut);
    return { result: 'shoot-out', winner: goals.home > goals.away ? 'home' : 'away' };
  }
  return leader === 'level' ? { result: 'tied', winner: 'none' } : { result: 'won', winner: leader };
};

/** The margin in half goals, for the side that leads. */
export const marginOf = (score: BySide<HalfGoals>): HalfGoals => halfGoals(Math.abs(score.home - score.away));

/** The chukkers after the scheduled ones that have begun. */
export const overtimesOf = (state: State): number => Math.max(0, state.chukkers.length - state.scheduled);
