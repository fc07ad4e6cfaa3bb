import { isRecord } from '../log/index.ts';
import { type Fault, halvesOf, type Read, read, shown, unread } from '../words/index.ts';

export type Path = Fault['path'];
/** A record as it came out of a file. */
export type Raw = { readonly [key: string]: unknown };

/** A fault at one place: what was found and what would be right. */
export const wrong = (path: Path, found: unknown, wanted: string): { ok: false; faults: readonly Fault[] } =>
  unread({ path, found: shown(found), wanted });

/** A record that has no keys but these; each other key is a fault of its own. */
export const readKeys = (path: Path, value: unknown, known: readonly string[]): Read<Raw> => {
  if (!isRecord(value)) return wrong(path, value, `a record with any of: ${known.join(', ')}`);
  const strange = Object.keys(value).filter((key) => !known.includes(key));
  const faults = strange.map((key) => ({
    path: [...path, key],
    found: `an unknown key ${shown(key)}`,
    wanted: `one of: ${known.join(', ')}`,
  }));
  return faults.length > 0 ? unread(...faults) : read(value);
};

/** One value of each of several readings, or all their faults together. */
export const all = <T>(parts: readonly Read<T>[]): Read<readonly T[]> => {
  const faults = parts.flatMap((part) => (part.ok ? [] : part.faults));
  return faults.length > 0 ? unread(...faults) : read(parts.flatMap((part) => (part.ok ? [part.value] : [])));
};

/** A pair [home, away]. */
export const readPair = <T>(
  path: Path,
  value: unknown,
  one: (path: Path, part: unknown) => Read<T>,
): Read<readonly T[]> =>
  Array.isArray(value) && value.length === 2
    ? all(value.map((part, at) => one([...path, at], part)))
    : wrong(path, value, 'a pair: [home, away]');

/** A number of goals in steps of a half, as files write it. */
export const readGoals = (path: Path, value: unknown): Read<number> =>
  typeof value === 'number' && halvesOf(value) !== undefined
    ? read(value)
    : wrong(path, value, 'goals in steps of 0.5');

export const readText = (path: Path, value: unknown): Read<string> =>
  typeof value === 'string' && value.trim() !== '' ? read(value) : wrong(path, value, 'a text');

export const isNothing = (value: unknown): value is undefined | null => value === undefined || value === null;

/** A list of names; a lone name is a list of one, nothing is an empty list. */
export const readWords = (path: Path, value: unknown): Read<readonly string[]> => {
  if (isNothing(value)) return read([]);
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.every((word): word is string => typeof word === 'string')
    ? read(list)
    : wrong(path, value, 'a list of names');
};
