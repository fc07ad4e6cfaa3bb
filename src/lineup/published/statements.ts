import type { Book, ProvisionId } from '../../rulebook/index.ts';
import { asGoals, type Chukker, chukker, SIDES, type Side } from '../../words/index.ts';
import { different, nameOf } from './finding.ts';
import type { Claim, Named, Path, Published } from './published.ts';
import { lengthOf } from './running.ts';
import { asScore } from './score.ts';
import { readingsOf, sumOf } from './team-totals.ts';

/** One value of one source, set against what the file and other sources say of the same. */
export interface Statement {
  /** What it is about, in words: all statements with the same words are compared. */
  readonly what: string;
  readonly value: string;
  readonly source: string;
  readonly about: Path;
  readonly under: ProvisionId;
}

/** What the file itself says: where, and every value that would agree with it. */
export interface Own {
  readonly where: string;
  readonly values: readonly string[];
}

const folded = (name: string): string => name.trim().toLowerCase();

/** Whether two names are the same but for case and blanks around them. */
export const isSameName = (a: string, b: string): boolean => folded(a) === folded(b);

/** The side that a claim speaks of; nobody when no team bears the name. */
export const sideNamed = (published: Published, named: Named): Side | undefined => {
  if ('side' in named) return named.side;
  if ('name' in named) return SIDES.find((side) => isSameName(nameOf(published, side), named.name));
  return sideOfPlayers(published, named.players);
};

/** The one side whose box has any of the players; nobody when neither has, or both. */
const sideOfPlayers = (published: Published, players: readonly string[]): Side | undefined => {
  const sides = SIDES.filter((side) =>
    published.teams[side].box?.some((row) => players.some((name) => isSameName(row.player ?? '', name))),
  );
  return sides.length === 1 ? sides[0] : undefined;
};

/** The chukkers played, overtime included, where the file says how many. */
export const playedIn = ({ chukkers, overtime, running }: Published): number | undefined => {
  if (chukkers === undefined) return undefined;
  if (overtime !== undefined) return chukkers + overtime;
  return running !== undefined && running.length >= chukkers ? running.length : undefined;
};

const FINAL = 'the final';
const afterChukker = (after: Chukker): string => `the score after chukker ${after}`;
const totalOf = (published: Published, side: Side): string => `the team handicap of ${nameOf(published, side)}`;

/** What a claim says of the final, the board and the totals, cut into single values. */
export const statementsOf = (published: Published, claim: Claim): readonly Statement[] => {
  const { source, path: about } = claim;
  if (claim.about === 'final' || claim.about === 'headline') {
    const said = claim.about === 'headline' ? `the headline of ${source}` : source;
    return [{ what: FINAL, value: asScore(claim.score), source: said, about, under: 'goal.counts' }];
  }
  if (claim.about === 'running') {
    return claim.scores.map(({ chukker: after, score }) => {
      return { what: afterChukker(after), value: asScore(score), source, about, under: 'goal.counts' };
    });
  }
  if (claim.about === 'chukker-scorers') return [];
  return claim.totals.flatMap(({ team, total }) => {
    const side = sideNamed(published, team);
    if (side === undefined) return [];
    return [{ what: totalOf(published, side), value: asGoals(total), source, about, under: 'handicap.total' as const }];
  });
};

const totalsShown = (book: Book, published: Published, side: Side): Own | undefined => {
  const team = published.teams[side];
  if (team.total !== undefined) return { where: 'the total shown', values: [asGoals(team.total)] };
  const sums = readingsOf(book, published).flatMap((reading) => sumOf(book, reading, team) ?? []);
  return sums.length === 0 ? undefined : { where: 'the sum of the ratings', values: different(sums.map(asGoals)) };
};

/** The board after each chukker. A list that lacks a pair, or has one too many, does not tell which is which. */
const board = (published: Published): readonly (readonly [string, Own])[] => {
  const length = lengthOf(published);
  const isPlaced = length === 'right' || length === 'unknown';
  const pairs = isPlaced ? (published.running ?? []) : [];
  const last = playedIn(published);
  const final: Own = { where: 'the final', values: [asScore(published.final)] };
  const known = pairs.flatMap((score, at): (readonly [string, Own])[] => {
    const own = { where: 'the running score', values: score === undefined ? [] : [asScore(score)] };
    return score === undefined ? [] : [[afterChukker(chukker(at + 1)), own]];
  });
  return last === undefined ? known : [[afterChukker(chukker(last)), final], ...known];
};

/** What the file itself says of everything that sources may speak of. */
export const ownValues = (book: Book, published: Published): ReadonlyMap<string, Own> =>
  new Map([
    [FINAL, { where: 'the file', values: [asScore(published.final)] }],
    ...board(published),
    ...SIDES.flatMap((side): (readonly [string, Own])[] => {
      const own = totalsShown(book, published, side);
      return own === undefined ? [] : [[totalOf(published, side), own]];
    }),
  ]);
