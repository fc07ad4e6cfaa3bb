import { asGoals, type HalfGoals, halfGoals, plus, type Side } from '../../words/index.ts';
import { confirmed, contradicted, different, type Judged, listed, nameOf, notCheckable } from './finding.ts';
import type { ChukkerScorers, Claim, Published } from './published.ts';
import { riseOf } from './running.ts';
import { asSum } from './score.ts';
import { isSameName, type Statement, sideNamed } from './statements.ts';

/** What a source says of the scorers of one side in one chukker. */
type Scorers = Extract<Claim, { about: 'chukker-scorers' }> & { readonly side: Side };

const scorersOf = (published: Published, claim: Claim): readonly Scorers[] => {
  if (claim.about !== 'chukker-scorers') return [];
  const side = sideNamed(published, claim.team);
  return side === undefined ? [] : [{ ...claim, side }];
};

/** Each scorer as one statement, to be held against what another source says of him. */
export const scorerStatements = (published: Published, claim: Claim): readonly Statement[] =>
  scorersOf(published, claim).flatMap(({ chukker, side, scorers, source, path }) =>
    scorers.map(({ player, goals }) => ({
      what: `goals of ${player.trim()} for ${nameOf(published, side)} in chukker ${chukker}`,
      value: asGoals(goals),
      source,
      about: path,
      under: 'goal.rider' as const,
    })),
  );

const sum = (goals: readonly HalfGoals[]): HalfGoals => goals.reduce(plus, halfGoals(0));

/** The goals of a rider in the box: unknown where his row says nothing, nobody's where he has no row. */
const inBox = (published: Published, side: Side, player: string): HalfGoals | 'unknown' | 'nobody' => {
  const { box } = published.teams[side];
  if (box === undefined) return 'unknown';
  const rows = box.filter((row) => row.player !== undefined && isSameName(row.player, player));
  if (rows.length === 0) return box.some((row) => row.player === undefined) ? 'unknown' : 'nobody';
  const goals = rows.flatMap((row) => (row.goals === undefined ? [] : [row.goals]));
  return goals.length < rows.length ? 'unknown' : sum(goals);
};

/** What one source says of one rider over all chukkers it speaks of. */
interface Tally {
  readonly first: Scorers;
  readonly player: string;
  readonly chukkers: readonly number[];
  readonly goals: HalfGoals;
}

const goalsIn = (scorers: ChukkerScorers, player: string): readonly HalfGoals[] =>
  scorers.scorers.filter((row) => isSameName(row.player, player)).map((row) => row.goals);

/** A source that names a chukker twice is held to what it said first: its second word is compared elsewhere. */
const tallyOf = (all: readonly Scorers[], first: Scorers, player: string): Tally => {
  const said = all.filter(({ source, side }) => source === first.source && side === first.side);
  const once = said.filter((own) => said.find(({ chukker }) => chukker === own.chukker) === own);
  const scored = once.filter((own) => goalsIn(own, player).length > 0);
  return {
    first,
    player,
    chukkers: scored.map(({ chukker }) => chukker),
    goals: sum(scored.flatMap((own) => goalsIn(own, player))),
  };
};

const talliesOf = (all: readonly Scorers[]): readonly Tally[] => {
  const tallies = all.flatMap((own) => own.scorers.map(({ player }) => tallyOf(all, own, player)));
  const key = ({ first, player }: Tally) => JSON.stringify([first.source, first.side, player.trim().toLowerCase()]);
  return different(tallies.map(key)).flatMap((same) => tallies.find((tally) => key(tally) === same) ?? []);
};

const againstBox = (published: Published, { first, player, chukkers, goals }: Tally): readonly Judged[] => {
  const { side, source, path } = first;
  const name = player.trim();
  const team = nameOf(published, side);
  const box = inBox(published, side, player);
  if (box === 'nobody') {
    return [contradicted('goal.rider', path, `${source} names ${name}: no such player in the box of ${team}`)];
  }
  if (box === 'unknown') {
    return [notCheckable('goal.rider', path, `the box of ${team} does not say how many goals ${name} scored`)];
  }
  if (goals <= box) return [];
  const when = `${chukkers.length === 1 ? 'chukker' : 'chukkers'} ${listed(chukkers.map(String))}`;
  const says = `${source}: ${name} of ${team} scored ${asGoals(goals)} in ${when}, but ${asGoals(box)} in the box`;
  return [contradicted('goal.rider', path, says)];
};

/** A source may name some of a chukker's scorers only; more goals than the board rose by are too many. */
const againstBoard = (published: Published, scorers: Scorers): Judged => {
  const { side, chukker, source, path } = scorers;
  const goals = scorers.scorers.map((row) => row.goals);
  const scored = sum(goals);
  const who = `${source}: ${nameOf(published, side)} scored ${asSum(goals, scored)} in chukker ${chukker}`;
  const rise = riseOf(published, side, chukker);
  if (rise === undefined) return notCheckable('goal.counts', path, `${who}; by how much the score rose is not known`);
  const board = `the score rose by ${asGoals(rise)}`;
  if (scored > rise) return contradicted('goal.counts', path, `${who}, but ${board}`);
  if (scored === rise) return confirmed('goal.counts', path, `${who}, and ${board}`);
  return notCheckable('goal.counts', path, `${who}, and ${board}; the source may not name them all`);
};

/** Scorers of a chukker against the box of their team and against the running score (19.a). */
export const checkScorers = (published: Published): readonly Judged[] => {
  const all = published.claims.flatMap((claim) => scorersOf(published, claim));
  return [
    ...talliesOf(all).flatMap((tally) => againstBox(published, tally)),
    ...all.map((scorers) => againstBoard(published, scorers)),
  ];
};
