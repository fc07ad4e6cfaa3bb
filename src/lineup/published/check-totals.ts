import { answer, type Book } from '../../rulebook/index.ts';
import { asGoals, opposite, type Rating, SIDES, type Side } from '../../words/index.ts';
import { goalsOnHandicap } from '../handicap.ts';
import { countedRating, offScale, teamTotal } from '../total.ts';
import { awardSaid } from './check-award.ts';
import {
  confirmed,
  contradicted,
  different,
  inTeam,
  type Judged,
  listed,
  nameOf,
  notCheckable,
  riderIn,
} from './finding.ts';
import type { Published } from './published.ts';
import { asSum } from './score.ts';
import {
  bothReadings,
  type HalvesReading,
  isWholeBox,
  possibleTotals,
  ratingsOf,
  readingsOf,
  sumOf,
} from './team-totals.ts';

/** How a box stands to the riders on the field: it names them all, more of them, or fewer. */
type BoxSize = 'whole' | 'more' | 'fewer';

const sizeOf = (book: Book, riders: number): BoxSize => {
  const aSide = answer(book, 'riders.a-side');
  if (riders === aSide) return 'whole';
  return riders > aSide ? 'more' : 'fewer';
};

const withReading = (reading: HalvesReading): string => (reading.says === '' ? '' : `, ${reading.says}`);

const additionOf = (book: Book, reading: HalvesReading, ratings: readonly Rating[]): string => {
  const counted = ratings.map((own) => countedRating(book, reading.upper, own));
  return `${asSum(counted, teamTotal(book, reading.upper, ratings))}${withReading(reading)}`;
};

const FITS: { readonly [S in BoxSize]: (book: Book, ratings: readonly Rating[], shown: string) => string } = {
  whole: (_, __, shown) => `the four ratings give ${shown}, as shown`,
  more: (book, ratings, shown) =>
    `${answer(book, 'riders.a-side')} of the ${ratings.length} ratings give ${shown}, as shown`,
  fewer: (book, ratings, shown) => {
    const missing = answer(book, 'riders.a-side') - ratings.length;
    return `${shown} is shown, and ${missing === 1 ? 'one rider is' : `${missing} riders are`} missing in the box`;
  },
};

const DIFFERS: { readonly [S in BoxSize]: (ratings: readonly Rating[], shown: string, sums: string) => string } = {
  whole: (_, shown, sums) => `${shown} is shown, but the ratings add up to ${sums}: a rating or the total is wrong`,
  more: (ratings, shown) => `${shown} is shown, but no four of the ${ratings.length} ratings give it`,
  fewer: (ratings, shown) =>
    `${shown} is shown, but with ${listed(ratings.map(asGoals))} no ratings for the missing riders give it`,
};

/** What the goals by handicap would be if the sum of the box were the total: a misprint may have cost a goal. */
const underTheSum = (book: Book, published: Published, side: Side): readonly string[] => {
  const { chukkers, basis, teams } = published;
  if (chukkers === undefined || basis === 'flat') return [];
  return readingsOf(book, published).flatMap((reading) => {
    const own = sumOf(book, reading, teams[side]);
    const other = teams[opposite(side)].total ?? sumOf(book, reading, teams[opposite(side)]);
    if (own === undefined || other === undefined) return [];
    const totals = side === 'home' ? { home: own, away: other } : { home: other, away: own };
    const award = goalsOnHandicap(book, totals, chukkers);
    return [`with ${asGoals(own)} on handicap: ${award.working.join('; ')}: ${awardSaid(published, award.goals)}`];
  });
};

/** A total that would be right if half ratings counted the other way stands against the limit, not against the sum. */
const ruling = (book: Book, ratings: readonly Rating[], shown: Rating) =>
  bothReadings(book).some((reading) => teamTotal(book, reading.upper, ratings) === shown)
    ? 'rating.halves-above'
    : 'handicap.total';

const misprinted = (book: Book, published: Published, side: Side, shown: Rating): Judged => {
  const ratings = ratingsOf(published.teams[side]);
  const size = sizeOf(book, ratings.length);
  const readings = readingsOf(book, published);
  const sums = different(readings.map((reading) => asGoals(teamTotal(book, reading.upper, ratings)))).join(' or ');
  const working = readings.map((reading) => additionOf(book, reading, ratings));
  return contradicted(
    size === 'whole' ? ruling(book, ratings, shown) : 'handicap.total',
    inTeam(side, 'published_team_handicap'),
    `${nameOf(published, side)}: ${DIFFERS[size](ratings, asGoals(shown), sums)}`,
    [...(size === 'fewer' ? [] : working), ...underTheSum(book, published, side)],
  );
};

const fitting = (book: Book, published: Published, side: Side): readonly HalvesReading[] => {
  const team = published.teams[side];
  return readingsOf(book, published).filter((reading) =>
    possibleTotals(book, reading, team).some((total) => total === team.total),
  );
};

const whyNot = (published: Published, side: Side): string | undefined => {
  const { box, total } = published.teams[side];
  const unrated = (box ?? []).filter((row) => row.rating === undefined).length;
  if (total === undefined) return 'no team handicap is given';
  if (box === undefined) return `${asGoals(total)} is shown, but no riders are given`;
  if (unrated > 0) return `${asGoals(total)} is shown, but ${unrated} of ${box.length} ratings are not given`;
  return undefined;
};

const totalOf = (book: Book, published: Published, side: Side): Judged => {
  const about = inTeam(side, 'published_team_handicap');
  const name = nameOf(published, side);
  const team = published.teams[side];
  const reason = whyNot(published, side);
  if (reason !== undefined || team.total === undefined)
    return notCheckable('handicap.total', about, `${name}: ${reason}`);
  const [fits, other] = fitting(book, published, side);
  if (fits === undefined) return misprinted(book, published, side, team.total);
  const ratings = ratingsOf(team);
  const size = sizeOf(book, ratings.length);
  const how = other === undefined ? withReading(fits) : '';
  const says = `${name}: ${FITS[size](book, ratings, asGoals(team.total))}${how}`;
  if (size === 'fewer') return notCheckable('handicap.total', about, says);
  return confirmed('handicap.total', about, says, isWholeBox(book, team) ? [additionOf(book, fits, ratings)] : []);
};

/**
 * One event has one upper limit: half ratings cannot count for one team and be rounded down for the other. Each total
 * fits by itself, so that this is told and not held against the report.
 */
const oneLimit = (book: Book, published: Published): readonly Judged[] => {
  const fits = SIDES.map((side) => (whyNot(published, side) === undefined ? fitting(book, published, side) : []));
  const [home = [], away = []] = fits.map((readings) => readings.map((reading) => reading.says));
  if (home.length === 0 || away.length === 0 || home.some((says) => away.includes(says))) return [];
  const ways = SIDES.map((side, at) => `${nameOf(published, side)} fits only with ${fits[at]?.[0]?.says}`);
  const says = `the total of ${ways.join(', that of ')}: no one upper limit allows both`;
  return [notCheckable('rating.halves-count-to', ['teams'], says)];
};

/** Ratings that the book does not know. They are added up as they stand: another body may have given them. */
const strangeRatings = (book: Book, published: Published): readonly Judged[] =>
  SIDES.flatMap((side) =>
    (published.teams[side].box ?? []).flatMap((row, at) => {
      const { rating } = row;
      const under = rating === undefined ? undefined : offScale(book, rating);
      if (rating === undefined || under === undefined) return [];
      const who = `${riderIn(row, at)} of ${nameOf(published, side)}`;
      const says = `${who} is rated ${asGoals(rating)}, which is no rating of this book`;
      return [notCheckable(under, inTeam(side, 'players', at, 'handicap'), says)];
    }),
  );

/** The team handicaps against the ratings of the boxes (19.b). */
export const checkTotals = (book: Book, published: Published): readonly Judged[] => [
  ...SIDES.map((side) => totalOf(book, published, side)),
  ...oneLimit(book, published),
  ...strangeRatings(book, published),
];
