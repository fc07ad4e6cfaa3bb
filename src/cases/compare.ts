import { isRecord } from '../log/index.ts';
import type { Form } from './forms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One key of `then` that did not hold. */
export interface Difference {
  readonly key: string;
  readonly expected: string;
  readonly found: string;
}

/** A value as a case would write it. */
export const written = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (isRecord(value))
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${key}: ${written(part)}`)
      .join(', ')} }`;
  return value === undefined ? 'nothing' : String(value);
};

const equal = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((part, at) => equal(part, b[at]));
  return a === b;
};

const includesAll = (found: unknown, expected: unknown): boolean =>
  Array.isArray(found) && Array.isArray(expected) && expected.every((word) => found.map(String).includes(String(word)));

const sameWords = (found: unknown, expected: unknown): boolean =>
  includesAll(found, expected) && includesAll(expected, found);

/** A part of the riders, each of whom must fit. */
const partOf = (found: unknown, expected: unknown, fits: (a: unknown, b: unknown) => boolean): boolean =>
  isRecord(found) && isRecord(expected) && Object.entries(expected).every(([key, part]) => fits(found[key], part));

/** A pair, or the value of the home side alone. */
const homeOrBoth = (found: unknown, expected: unknown): boolean =>
  Array.isArray(expected) ? equal(found, expected) : Array.isArray(found) && found[0] === expected;

/** Before and after of each key that is named; grades by the names of steps. */
const changesFit = (found: unknown, expected: unknown): boolean =>
  partOf(found, expected, (a, b) => (isRecord(b) ? partOf(a, b, equal) : pairFits(a, b)));

const pairFits = (found: unknown, expected: unknown): boolean =>
  Array.isArray(found) && Array.isArray(expected) && expected.length === 2
    ? expected.every((part, at) => (isRecord(part) ? partOf(found[at], part, equal) : equal(found[at], part)))
    : false;

type Comparison = (found: unknown, expected: unknown) => boolean;

/** Forms that are not compared as they stand: lists of words are contained, tables of riders may be a part. */
const COMPARISONS: { readonly [form in Form]?: Comparison } = {
  'pair-or-number': homeOrBoth,
  'count-or-pair': homeOrBoth,
  words: includesAll,
  restart: (found, expected) => partOf(found, expected, equal),
  changes: (found, expected) => changesFit(found, expected),
  'riders-goals': (found, expected) => partOf(found, expected, equal),
  'named-words': (found, expected) => partOf(found, expected, sameWords),
};

/** Of what a report found only the keys that were asked. */
const shownOf = (form: Form | undefined, found: unknown, expected: unknown): unknown =>
  form === 'changes' && isRecord(found) && isRecord(expected)
    ? Object.fromEntries(Object.keys(expected).map((key) => [key, found[key]]))
    : found;

/** Holds an expectation against what was found; only the keys that are named are compared. */
export const compare = (
  vocabulary: Vocabulary,
  found: { readonly [key: string]: unknown },
  expected: { readonly [key: string]: unknown },
): readonly Difference[] =>
  Object.entries(expected).flatMap(([key, value]) => {
    const row = vocabulary[key];
    const fits = row !== undefined && (COMPARISONS[row.form] ?? equal)(found[key], value);
    return fits ? [] : [{ key, expected: written(value), found: written(shownOf(row?.form, found[key], value)) }];
  });
