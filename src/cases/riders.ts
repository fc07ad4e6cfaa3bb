import { isRecord } from '../log/index.ts';
import { type Read, read, type Side } from '../words/index.ts';
import { all, isNothing, type Path, type Raw, readGoals, readKeys, readText, wrong } from './notation.ts';

/** A rider as files of cases name him; ratings in goals. */
export interface CaseRider {
  readonly id: string;
  readonly name: string;
  readonly rating?: number;
}

const rated = (id: string, rating: number | undefined): CaseRider => ({
  id,
  name: id,
  ...(rating === undefined ? {} : { rating }),
});

/** A rider's rating: goals, or nothing when it was not published. */
const readRating = (path: Path, value: unknown): Read<number | undefined> =>
  isNothing(value) ? read(undefined) : readGoals(path, value);

const readRider = (path: Path, value: unknown): Read<CaseRider> => {
  if (typeof value === 'string') return read(rated(value, undefined));
  const keys = readKeys(path, value, ['id', 'name', 'rating']);
  if (!keys.ok) return keys;
  const name = readText([...path, 'name'], keys.value['name']);
  const rating = readRating([...path, 'rating'], keys.value['rating']);
  if (!name.ok || !rating.ok) return name.ok ? (rating as Read<CaseRider>) : name;
  const id = typeof keys.value['id'] === 'string' ? keys.value['id'] : name.value;
  return read({ ...rated(id, rating.value), name: name.value });
};

/** The id of a rider who is known by his rating alone: his side is in it, since the other side may have such a one. */
export const idByRating = (side: Side, word: string | number): string => `${side}:${word}`;

/** Riders known by their ratings alone: the first 1 is "1", the second "1 (2)". */
const byRatings = (side: Side, ratings: readonly number[], taken: readonly string[]): readonly CaseRider[] => {
  const names = [...taken];
  return ratings.map((rating) => {
    const times = names.filter((name) => name === String(rating) || name.startsWith(`${rating} (`)).length + 1;
    const name = times === 1 ? String(rating) : `${rating} (${times})`;
    names.push(name);
    return { id: idByRating(side, name), name, rating };
  });
};

const fromMapping = (path: Path, value: Raw): Read<readonly CaseRider[]> =>
  all(
    Object.entries(value).map(([name, given]): Read<CaseRider> => {
      const rating = readRating([...path, name], given);
      return rating.ok ? read(rated(name, rating.value)) : rating;
    }),
  );

const MOST = 32;

/**
 * Riders in any of the three notations: ratings `[6, 1, 1, 0]`, a mapping `{ Ann: 6, Ben: 1 }` (nothing for an unknown
 * rating), or a list of `{ name, rating }`.
 *
 * @param taken names already given, so that a bench of ratings does not name a rider twice
 */
export const readRiders = (
  path: Path,
  value: unknown,
  side: Side,
  taken: readonly string[],
): Read<readonly CaseRider[]> => {
  if (isNothing(value)) return read([]);
  const wanted = 'riders: [6, 1, 1, 0] or { Ann: 6, Ben: 1 } or a list of { name, rating }';
  if (isRecord(value)) return Object.keys(value).length > MOST ? wrong(path, value, wanted) : fromMapping(path, value);
  if (!Array.isArray(value) || value.length > MOST) return wrong(path, value, wanted);
  if (!value.every((part) => typeof part === 'number')) {
    return all(value.map((part, at) => readRider([...path, at], part)));
  }
  const ratings = all(value.map((part, at) => readGoals([...path, at], part)));
  return ratings.ok ? read(byRatings(side, ratings.value, taken)) : ratings;
};
