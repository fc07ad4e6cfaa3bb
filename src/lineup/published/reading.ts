import { type Fault, halvesOf, shown } from '../../words/index.ts';
import type { Path } from './published.ts';

/** What one reading of a file gathers beside its value: every fault, and the fields that nobody asked for. */
export interface Gathered {
  readonly faults: Fault[];
  readonly notRead: Path[];
}

/** Reads one value: `undefined` where the file has nothing or null, or, after a fault, something else. */
export type Reader<T> = (value: unknown, path: Path, into: Gathered) => T | undefined;
export type ValueRead<R> = R extends Reader<infer T> ? T : never;

export const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;
export const isRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps a fault; the value is then unknown, and the whole reading fails in the end. */
export const amiss = (into: Gathered, path: Path, value: unknown, wanted: string): undefined => {
  into.faults.push({ path, found: shown(value), wanted });
  return undefined;
};

/** A value that must be there. */
export const required =
  <T>(reader: Reader<T>, wanted: string): Reader<T> =>
  (value, path, into) =>
    isAbsent(value) ? amiss(into, path, value, wanted) : reader(value, path, into);

export const text =
  (longest: number): Reader<string> =>
  (value, path, into) => {
    if (isAbsent(value)) return undefined;
    const fits = typeof value === 'string' && value.length <= longest;
    return fits ? value : amiss(into, path, value, `text of at most ${longest} characters`);
  };

const numberWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const within = (least: number, most: number): string => `from ${least < 0 ? `−${-least}` : least} to ${most}`;

/** A whole number; `as` gives it its measure. */
export const whole =
  <T>(least: number, most: number, as: (n: number) => T): Reader<T> =>
  (value, path, into) => {
    if (isAbsent(value)) return undefined;
    const fits = numberWithin(value, least, most) && Number.isInteger(value);
    return fits ? as(value + 0) : amiss(into, path, value, `a whole number ${within(least, most)}`);
  };

/** A figure in goals, as a whole number of halves; `as` gives it its measure. */
export const halves =
  <T>(least: number, most: number, as: (halves: number) => T): Reader<T> =>
  (value, path, into) => {
    if (isAbsent(value)) return undefined;
    const found = numberWithin(value, least, most) ? halvesOf(value + 0) : undefined;
    return found === undefined ? amiss(into, path, value, `a multiple of 0.5 ${within(least, most)}`) : as(found);
  };

/** A list; what is unknown in it stays in its place. */
export const list =
  <T>(of: Reader<T>, most: number, what: string): Reader<readonly (T | undefined)[]> =>
  (value, path, into) => {
    if (isAbsent(value)) return undefined;
    if (!Array.isArray(value) || value.length > most)
      return amiss(into, path, value, `a list of at most ${most} ${what}`);
    return value.map((item: unknown, at) => of(item, [...path, at], into));
  };

/** A list whose every member must be there. */
export const listOfKnown =
  <T>(of: Reader<T>, most: number, what: string, one: string): Reader<readonly T[]> =>
  (value, path, into) =>
    list(required(of, one), most, what)(value, path, into)?.filter((item) => item !== undefined);

type Readers = { readonly [field: string]: Reader<unknown> };
type RecordRead<R extends Readers> = { readonly [F in keyof R]: ValueRead<R[F]> | undefined };

/** A record by its table of fields; fields that the table does not know are named, not refused. */
export const record =
  <R extends Readers>(fields: R, what: string): Reader<RecordRead<R>> =>
  (value, path, into) => {
    if (isAbsent(value)) return undefined;
    if (!isRecord(value)) return amiss(into, path, value, what);
    const unknown = Object.keys(value).filter((field) => !Object.hasOwn(fields, field));
    into.notRead.push(...unknown.map((field) => [...path, field]));
    const own = (field: string): unknown => (Object.hasOwn(value, field) ? value[field] : undefined);
    const read = Object.entries(fields).map(([field, reader]) => [field, reader(own(field), [...path, field], into)]);
    return Object.fromEntries(read) as RecordRead<R>;
  };
