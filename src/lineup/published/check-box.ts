import { asGoals, type HalfGoals, halfGoals, plus, SIDES, type Side } from '../../words/index.ts';
import { halvesInPlay } from './check-halves.ts';
import { confirmed, contradicted, inTeam, type Judged, listed, nameOf, notCheckable, riderIn } from './finding.ts';
import type { BoxRow, Published, PublishedTeam } from './published.ts';
import { asSum, inGoals } from './score.ts';

const NONE = halfGoals(0);

/** What a final is made of: the goals that are known, and the names of those that are not. */
interface Parts {
  readonly known: readonly HalfGoals[];
  readonly unknown: readonly string[];
}

const known = (parts: readonly (HalfGoals | undefined)[] | undefined): readonly HalfGoals[] =>
  (parts ?? []).filter((goals) => goals !== undefined);

const partsOf = (team: PublishedTeam): Parts => {
  const riders = (team.box ?? []).map((row) => row.goals);
  const silent = (team.box ?? []).flatMap((row, at) => (row.goals === undefined ? [riderIn(row, at)] : []));
  const teamGoals = team.teamGoals === undefined || team.teamGoals.includes(undefined);
  return {
    known: [...known(riders), ...known(team.teamGoals), ...known([team.award])],
    unknown: [
      ...(team.box === undefined ? ['the players'] : silent.map((name) => `goals of ${name}`)),
      ...(teamGoals ? ['the team goals'] : []),
      ...(team.award === undefined ? ['the goals by handicap'] : []),
    ],
  };
};

const total = (goals: readonly HalfGoals[]): HalfGoals => goals.reduce(plus, NONE);

/** The parts as they are added up: "players 0 + 3 + 0 + 3 = 6, team goals 1". What brings nothing is left out. */
const workingOf = (team: PublishedTeam): readonly string[] => {
  const riders = known(team.box?.map((row) => row.goals));
  const teamGoals = known(team.teamGoals);
  const award = team.award ?? NONE;
  const parts = [
    ...(riders.length === 0 ? [] : [`players ${asSum(riders, total(riders))}`]),
    ...(total(teamGoals) === 0 ? [] : [`team goals ${asSum(teamGoals, total(teamGoals))}`]),
    ...(award === 0 ? [] : [`by handicap ${asGoals(award)}`]),
  ];
  return parts.length === 0 ? [] : [parts.join(', ')];
};

/** Why there may be more goals than the final: one of them was perhaps counted twice, once by hand and once by name. */
const surplus = (team: PublishedTeam, over: HalfGoals): string => {
  const tooMany = `${inGoals(over)} too many`;
  const mayBeAward = team.award !== undefined && over <= team.award;
  return mayBeAward ? `${tooMany}, or a goal by handicap was credited to a player` : tooMany;
};

const aboveFinal = (published: Published, side: Side, sum: HalfGoals): Judged => {
  const team = published.teams[side];
  const final = published.final[side];
  const over = halfGoals(sum - final);
  const isAwardAlone = team.award !== undefined && team.award > final;
  const says = isAwardAlone
    ? `a final of ${asGoals(final)} is below ${asGoals(team.award)} by handicap`
    : `the goals come to ${asGoals(sum)}, the final is ${asGoals(final)}: ${surplus(team, over)}`;
  return contradicted('goal.counts', inTeam(side), `${nameOf(published, side)}: ${says}`, workingOf(team));
};

const belowFinal = (published: Published, side: Side, sum: HalfGoals): Judged => {
  const final = published.final[side];
  const short = halfGoals(final - sum);
  const says = `the goals come to ${asGoals(sum)}, the final is ${asGoals(final)}: ${inGoals(short)} without a scorer`;
  const working = workingOf(published.teams[side]);
  return contradicted('goal.counts', inTeam(side), `${nameOf(published, side)}: ${says}`, working);
};

const goalsOf = (published: Published, side: Side): readonly Judged[] => {
  const halves = halvesInPlay(published)[side];
  if (halves.final || halves.teamGoals.length > 0) return [];
  const parts = partsOf(published.teams[side]);
  const sum = total(parts.known);
  const final = published.final[side];
  const name = nameOf(published, side);
  if (sum > final) return [aboveFinal(published, side, sum)];
  if (parts.unknown.length > 0) {
    const says = `${name}: ${asGoals(sum)} of ${asGoals(final)} goals are accounted for; not given: ${listed(parts.unknown)}`;
    return [notCheckable('goal.counts', inTeam(side), says)];
  }
  if (sum < final) return [belowFinal(published, side, sum)];
  const says = `${name}: players, team goals and goals by handicap come to the final, ${asGoals(final)}`;
  return [confirmed('goal.counts', inTeam(side), says, workingOf(published.teams[side]))];
};

const shareOf = (name: string, row: BoxRow): string | undefined => {
  const shares = known([row.byPenalty, row.bySafety]);
  const sum = total(shares);
  if (row.goals === undefined || sum <= row.goals) return undefined;
  return `${name} scored ${asGoals(row.goals)}, but ${asGoals(sum)} of them by penalty or safety`;
};

const setPieces = (published: Published, side: Side): readonly Judged[] =>
  (published.teams[side].box ?? []).flatMap((row, at) => {
    const says = shareOf(`${riderIn(row, at)} of ${nameOf(published, side)}`, row);
    return says === undefined ? [] : [contradicted('goal.counts', inTeam(side, 'players', at), says)];
  });

/** The box against the final: all goals count alike, by handicap and by penalty too (19.a). */
export const checkBox = (published: Published): readonly Judged[] =>
  SIDES.flatMap((side) => [...goalsOf(published, side), ...setPieces(published, side)]);
