import {
  asField,
  type BySide,
  count,
  type HalfGoals,
  halfGoals,
  type Rating,
  type Read,
  rating,
  read,
  unread,
} from '../../words/index.ts';
import { claim } from './decode-claim.ts';
import { type BoxRow, PUBLISHED_BASES, type Published, type PublishedBasis, type PublishedTeam } from './published.ts';
import {
  amiss,
  type Gathered,
  halves,
  list,
  listOfKnown,
  type Reader,
  record,
  required,
  text,
  whole,
} from './reading.ts';
import { onBoard, pairOf, score } from './score.ts';

const MOST_PLAYERS = 40;
const MOST_CHUKKERS = 12;
const TEXT = text(600);

const inPlay = whole(0, 99, (goals) => halfGoals(goals * 2));
const handicap: Reader<Rating> = halves(-2, 10, rating);
const teamHandicap: Reader<Rating> = halves(-8, 40, rating);

/** Tells a field that is left out from one that says null: a report may be silent, or say that it does not know. */
const saidOr =
  <T, U>(reader: Reader<T>, whenLeftOut: U): Reader<T | U> =>
  (value, path, into) =>
    value === undefined ? whenLeftOut : reader(value, path, into);

const PLAYER = {
  player: TEXT,
  handicap,
  goals: inPlay,
  of_which_penalty: inPlay,
  of_which_safety_60: inPlay,
  note: TEXT,
};
const player = record(PLAYER, 'a player');

const boxRow: Reader<BoxRow> = (value, path, into) => {
  const row = player(value, path, into);
  if (row === undefined) return undefined;
  return {
    player: row.player,
    rating: row.handicap,
    goals: row.goals,
    byPenalty: row.of_which_penalty,
    bySafety: row.of_which_safety_60,
  };
};

const teamGoal = record({ what: TEXT, goals: onBoard, note: TEXT }, 'a team goal');

const TEAM = {
  name: required(TEXT, 'the name of the team'),
  published_team_handicap: teamHandicap,
  goals_by_handicap: saidOr(onBoard, 'left-out' as const),
  team_goals: saidOr(listOfKnown(teamGoal, MOST_PLAYERS, 'team goals', 'a team goal'), 'left-out' as const),
  players: listOfKnown(boxRow, MOST_PLAYERS, 'players', 'a player'),
  note: TEXT,
};
const team = record(TEAM, 'a team');
type TeamAsWritten = NonNullable<ReturnType<typeof team>>;

/** The words before the particulars: "handicap (ratings not published)" is a game on handicap. */
const basisIn = (said: string | undefined): PublishedBasis | undefined => {
  const words = said?.trim().toLowerCase();
  return PUBLISHED_BASES.find((basis) => words?.startsWith(basis));
};

/** On the flat and between level teams there is nothing to give, so there silence means no goals by handicap. */
const awardOf = (written: TeamAsWritten, basis: PublishedBasis | undefined): HalfGoals | undefined => {
  if (written.goals_by_handicap !== 'left-out') return written.goals_by_handicap;
  return basis === 'flat' || basis === 'level teams' ? halfGoals(0) : undefined;
};

/** A list without anybody in it says as little as no list: a team of nobody did not play. */
const boxOf = (written: TeamAsWritten): PublishedTeam['box'] =>
  written.players?.length === 0 ? undefined : written.players;

const teamOf = (written: TeamAsWritten, basis: PublishedBasis | undefined): PublishedTeam => ({
  name: written.name ?? '',
  total: written.published_team_handicap,
  award: awardOf(written, basis),
  teamGoals: written.team_goals === 'left-out' ? [] : written.team_goals?.map((row) => row.goals),
  box: boxOf(written),
});

const GAME = {
  event: TEXT,
  date: TEXT,
  periods: whole(1, MOST_CHUKKERS, count),
  basis: TEXT,
  upper_limit: halves(-8, 40, rating),
  teams: required(pairOf(team, 'two teams'), 'two teams'),
  running_score_by_period: list(score, 2 * MOST_CHUKKERS, 'pairs'),
  overtime_periods_in_list: whole(0, MOST_CHUKKERS, count),
  final: required(score, 'a pair of goals, [16, 13]'),
  claims: listOfKnown(claim, 100, 'claims', 'a claim'),
  source: TEXT,
  note: TEXT,
};
const game = required(
  record(GAME, 'a result: a record with teams and final'),
  'a result: a record with teams and final',
);

const sameName = (teams: BySide<TeamAsWritten>): boolean => teams.home.name?.trim() === teams.away.name?.trim();

/**
 * Reads a published result. Unknown fields are named in `notRead`; a wrong type, a figure outside its bounds, other than
 * two teams or no final are faults.
 */
export const decodePublished = (value: unknown): Read<Published> => {
  const into: Gathered = { faults: [], notRead: [] };
  const written = game(value, [], into);
  if (written?.teams !== undefined && into.faults.length === 0 && sameName(written.teams)) {
    amiss(into, ['teams', 1, 'name'], written.teams.away.name, 'a name unlike that of the other team');
  }
  if (written?.teams === undefined || written.final === undefined || into.faults.length > 0) {
    return unread(...into.faults);
  }
  const basis = basisIn(written.basis);
  return read({
    event: written.event,
    chukkers: written.periods,
    statedBasis: written.basis,
    basis,
    upper: written.upper_limit,
    teams: { home: teamOf(written.teams.home, basis), away: teamOf(written.teams.away, basis) },
    running: written.running_score_by_period,
    overtime: written.overtime_periods_in_list,
    final: written.final,
    claims: written.claims ?? [],
    notRead: into.notRead.map(asField),
  });
};
