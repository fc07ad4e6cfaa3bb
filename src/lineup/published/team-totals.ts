import { answer, type Book } from '../../rulebook/index.ts';
import { type BySide, type Rating, rating, SIDES, withSide } from '../../words/index.ts';
import { countedRating, offScale, teamTotal } from '../total.ts';
import { different } from './finding.ts';
import type { Published, PublishedTeam } from './published.ts';

/** One way that half ratings may have counted: the upper limit of the event decides it (19.b). */
export interface HalvesReading {
  readonly upper: Rating;
  /** How it is told apart from the other way; nothing where there is no other. */
  readonly says: string;
}

const HALF = rating(1);

const limitOfHalves = (book: Book): Rating => rating(answer(book, 'rating.halves-count-to') * 2);

/** An event in which half ratings count as they are, and one in which they do not. */
export const bothReadings = (book: Book): readonly [HalvesReading, HalvesReading] => [
  { upper: limitOfHalves(book), says: 'half ratings counted as they are' },
  { upper: rating(limitOfHalves(book) + HALF), says: 'half ratings rounded down' },
];

export const ratingsOf = (team: PublishedTeam): readonly Rating[] =>
  (team.box ?? []).flatMap((row) => (row.rating === undefined ? [] : [row.rating]));

const allRated = (team: PublishedTeam): boolean => team.box?.every((row) => row.rating !== undefined) ?? false;

/** Whether the box names as many riders as ride, each with his rating: then the total is their sum and nothing else. */
export const isWholeBox = (book: Book, team: PublishedTeam): boolean =>
  allRated(team) && team.box?.length === answer(book, 'riders.a-side');

/**
 * The ways in which half ratings may have counted. One with an upper limit, or where nobody has a half; two otherwise,
 * for a limit is never read from the name of an event.
 */
export const readingsOf = (book: Book, published: Published): readonly HalvesReading[] => {
  if (published.upper !== undefined) return [{ upper: published.upper, says: '' }];
  const hasHalves = SIDES.some((side) => ratingsOf(published.teams[side]).some((own) => own % 2 !== 0));
  const [asTheyAre, roundedDown] = bothReadings(book);
  return hasHalves ? [asTheyAre, roundedDown] : [{ ...asTheyAre, says: '' }];
};

/** The sum of a whole box, one way of counting halves; unknown of any other box. */
export const sumOf = (book: Book, reading: HalvesReading, team: PublishedTeam): Rating | undefined =>
  isWholeBox(book, team) ? teamTotal(book, reading.upper, ratingsOf(team)) : undefined;

const addEach = (sums: readonly Rating[], ratings: readonly Rating[]): readonly Rating[] =>
  different(sums.flatMap((sum) => ratings.map((own) => rating(sum + own))));

/** What riders who are not named might count for: every rating of the book's scale. */
const scaleOf = (book: Book, reading: HalvesReading): readonly Rating[] => {
  const halves = Array.from({ length: 2 * (answer(book, 'rating.highest') - answer(book, 'rating.lowest')) + 1 });
  const scale = halves
    .map((_, at) => rating(2 * answer(book, 'rating.lowest') + at))
    .filter((own) => offScale(book, own) === undefined);
  return different(scale.map((own) => countedRating(book, reading.upper, own)));
};

/** The sums of any so many of the ratings: of six riders in a box nobody knows which four it was. */
const sumsOfAny = (ratings: readonly Rating[], many: number): readonly Rating[] => {
  const sums: Rating[][] = [[rating(0)], ...Array.from({ length: many }, () => [])];
  for (const own of ratings) {
    for (let taken = many; taken > 0; taken -= 1) {
      sums[taken] = [...different([...(sums[taken] ?? []), ...addEach(sums[taken - 1] ?? [], [own])])];
    }
  }
  return sums[many] ?? [];
};

/** Every total that a box with all its ratings allows, one way of counting halves. */
export const possibleTotals = (book: Book, reading: HalvesReading, team: PublishedTeam): readonly Rating[] => {
  const aSide = answer(book, 'riders.a-side');
  const counted = ratingsOf(team).map((own) => countedRating(book, reading.upper, own));
  if (counted.length > aSide) return sumsOfAny(counted, aSide);
  const missing = Array.from({ length: aSide - counted.length }, () => scaleOf(book, reading));
  return missing.reduce(addEach, sumsOfAny(counted, counted.length));
};

/** Whether a printed total is another than the sum of its box, however halves count. */
const isMisprinted = (book: Book, published: Published, team: PublishedTeam): boolean =>
  team.total !== undefined &&
  isWholeBox(book, team) &&
  readingsOf(book, published).every((reading) => sumOf(book, reading, team) !== team.total);

/** Two totals that the goals by handicap may have been found from, and how they were come by. */
export interface Totals {
  readonly of: BySide<Rating>;
  readonly says: string;
}

const pairs = (book: Book, published: Published, reading: HalvesReading): readonly BySide<Rating | undefined>[] => {
  const { home, away } = published.teams;
  const sums = { home: sumOf(book, reading, home), away: sumOf(book, reading, away) };
  const shown = { home: home.total ?? sums.home, away: away.total ?? sums.away };
  const added = { home: sums.home ?? home.total, away: sums.away ?? away.total };
  const misprinted = SIDES.filter((side) => isMisprinted(book, published, published.teams[side]));
  const mixed = misprinted.map((side) => withSide<Rating | undefined>(shown, side, sums[side]));
  return [shown, ...mixed, added];
};

const labelled = (published: Published, reading: HalvesReading, of: BySide<Rating>): Totals => {
  const isAsShown = SIDES.every((side) => of[side] === published.teams[side].total);
  if (isAsShown) return { of, says: '' };
  return { of, says: reading.says === '' ? 'the ratings added up' : reading.says };
};

/**
 * The totals that the goals by handicap may have been found from, the shown ones first: totals as shown, or else sums
 * of whole boxes; sums also beside a misprinted total, and one pair for each way in which half ratings may count.
 */
export const totalsOf = (book: Book, published: Published): readonly Totals[] => {
  const found = readingsOf(book, published).flatMap((reading) =>
    pairs(book, published, reading).flatMap(({ home, away }) =>
      home === undefined || away === undefined ? [] : [labelled(published, reading, { home, away })],
    ),
  );
  const first = (own: Totals) => found.find((other) => other.of.home === own.of.home && other.of.away === own.of.away);
  return found.filter((own) => first(own) === own);
};
