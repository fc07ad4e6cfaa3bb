import { answer, type Book, type ProvisionId } from '../rulebook/index.ts';
import { type Rating, rating } from '../words/index.ts';

/** A figure of the book in goals of handicap, as a rating. */
const inHalves = (goals: number): Rating => rating(goals * 2);

/** −½ to −1, ½ to 0, 1½ to 1: halves down to the whole goal below. */
const ROUNDING = {
  'rounded-down': (own: Rating): Rating => rating(Math.floor(own / 2) * 2),
  'as-they-are': (own: Rating): Rating => own,
} as const;

/**
 * What a rider's rating counts for in an event (19.b). Without an upper limit the rating counts as it is: a limit is
 * never guessed.
 */
export const countedRating = (book: Book, upper: Rating | undefined, own: Rating): Rating => {
  if (upper === undefined || upper <= inHalves(answer(book, 'rating.halves-count-to'))) return own;
  return ROUNDING[answer(book, 'rating.halves-above')](own);
};

/** A team handicap (19.b): the sum of what its ratings count for. */
export const teamTotal = (book: Book, upper: Rating | undefined, ratings: readonly Rating[]): Rating =>
  rating(ratings.reduce<number>((sum, own) => sum + countedRating(book, upper, own), 0));

/** Which provision a figure breaks that is no rating of the book's scale (19.b, 2.d); none, when it is one. */
export const offScale = (book: Book, own: Rating): ProvisionId | undefined => {
  if (own < inHalves(answer(book, 'rating.lowest'))) return 'rating.lowest';
  if (own > inHalves(answer(book, 'rating.highest'))) return 'rating.highest';
  return SCALES[answer(book, 'rating.scale')](own) ? undefined : 'rating.scale';
};

/** Whether a figure is a rating of the book's scale (19.b, 2.d). */
export const onScale = (book: Book, own: Rating): boolean => offScale(book, own) === undefined;

const TWO = rating(4);
const SCALES = {
  'halves-from-minus-one-to-two': (own: Rating): boolean => own % 2 === 0 || own < TWO,
  'any-half': (): boolean => true,
} as const;
