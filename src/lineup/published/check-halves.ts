import { asGoals, type BySide, bothSides, type HalfGoals, SIDES, type Side } from '../../words/index.ts';
import { contradicted, inTeam, type Judged, listed, nameOf } from './finding.ts';
import { PLACE, type Published } from './published.ts';

/**
 * The figures of one side that no whole goals in play can reach from the goals by handicap. Each is named once, here,
 * and then measured against nothing else.
 */
export interface HalvesInPlay {
  readonly final: boolean;
  /** Places in the running score. */
  readonly pairs: readonly number[];
  readonly teamGoals: readonly number[];
}

const apart = (a: HalfGoals, b: HalfGoals): boolean => Math.abs(a - b) % 2 !== 0;

const of = (published: Published, side: Side): HalvesInPlay => {
  const team = published.teams[side];
  // Where the goals by handicap are unknown, the score at least never changes by halves up to the final.
  const start = team.award ?? published.final[side];
  const pairs = (published.running ?? []).flatMap((score, at) =>
    score !== undefined && apart(score[side], start) ? [at] : [],
  );
  const teamGoals = (team.teamGoals ?? []).flatMap((goals, at) => (goals !== undefined && goals % 2 !== 0 ? [at] : []));
  return { final: apart(published.final[side], start), pairs, teamGoals };
};

export const halvesInPlay = (published: Published): BySide<HalvesInPlay> => bothSides((side) => of(published, side));

const reached = (published: Published, side: Side, { final, pairs }: HalvesInPlay): readonly string[] => {
  const board = pairs.map((at) => {
    const score = published.running?.[at];
    return score === undefined ? '' : `${asGoals(score[side])} after chukker ${at + 1}`;
  });
  return final ? [...board, `${asGoals(published.final[side])} in the final`] : board;
};

const placeOf = (published: Published, side: Side, halves: HalvesInPlay) => {
  const isEverywhere = halves.final && halves.pairs.length === (published.running ?? []).length;
  if (isEverywhere) return inTeam(side, 'goals_by_handicap');
  const [first] = halves.pairs;
  return first === undefined ? ['final', PLACE[side]] : ['running_score_by_period', first, PLACE[side]];
};

const onBoard = (published: Published, side: Side, halves: HalvesInPlay): readonly Judged[] => {
  const figures = reached(published, side, halves);
  if (figures.length === 0) return [];
  const { award } = published.teams[side];
  const start = award === undefined ? 'beside the other scores' : `from ${asGoals(award)} by handicap`;
  const says = `${nameOf(published, side)}: ${start} whole goals in play do not lead to ${listed(figures)}`;
  return [contradicted('goal.whole', placeOf(published, side, halves), says)];
};

const byTeam = (published: Published, side: Side, { teamGoals }: HalvesInPlay): readonly Judged[] =>
  teamGoals.map((at) => {
    const goals = published.teams[side].teamGoals?.[at];
    const says = `${nameOf(published, side)}: a team goal of ${goals === undefined ? '' : asGoals(goals)}, but a goal in play is whole`;
    return contradicted('goal.whole', inTeam(side, 'team_goals', at, 'goals'), says);
  });

/** Goals in play are whole: only goals by handicap bring a half on the board (19.e). */
export const checkHalves = (published: Published): readonly Judged[] =>
  SIDES.flatMap((side) => {
    const halves = of(published, side);
    return [...onBoard(published, side, halves), ...byTeam(published, side, halves)];
  });
