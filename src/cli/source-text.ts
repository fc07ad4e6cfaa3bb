import type { Fault } from '../words/index.ts';

/** A fault with its line in a text that may be no file yet. */
export type LineFault = Fault & { readonly line: number };

/** What text in one of the notations holds, or what stands against reading it. */
export type ReadText =
  | {
      readonly ok: true;
      /** Plain records, lists and scalars, at most `DEEPEST` levels of them. */
      readonly value: unknown;
      /** The line, from 1, of a field; for one that is not there, of the nearest record around it. */
      readonly lineOf: (path: Fault['path']) => number | undefined;
    }
  | { readonly ok: false; readonly faults: readonly LineFault[] };

/** Sheets, logs and cases need seven levels. What goes deeper than this would only exhaust who reads it. */
export const DEEPEST = 64;

export const TOO_DEEP: Pick<Fault, 'found' | 'wanted'> = {
  found: `more than ${DEEPEST} levels of records and lists`,
  wanted: 'fewer levels',
};

export const torn = (path: Fault['path'], line: number, found: string, wanted: string): LineFault => ({
  path,
  found,
  wanted,
  line,
});
