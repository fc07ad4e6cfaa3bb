import type { Answer, ProvisionId } from './provisions.ts';

/**
 * How sure we are of an answer: `read` in the text of this edition, `reported` by somebody who read it, `inferred` from
 * another text, `assumed` by a numbered reading of our own. What is not `read` is shown as such.
 */
export const STANDINGS = ['read', 'reported', 'inferred', 'assumed'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Where an answer comes from. */
export interface Citation {
  /** The paragraph, as officials cite it: `19.c`, `37 P7`, `3 Between periods`; or a reading of ours: `reading 4`. */
  readonly article: string;
  readonly source: string;
  readonly standing: Standing;
  /** The provision in one line of our own words. */
  readonly says: string;
}

/** One answer with its citation. */
export type Entry<P extends ProvisionId> = Citation & { readonly value: Answer<P> };
export type Entries = { readonly [P in ProvisionId]: Entry<P> };
export type Patch = { readonly [P in ProvisionId]?: Entry<P> };

interface EditionCommon {
  /** The name that games and cases use. */
  readonly name: string;
  /** The name that people use. */
  readonly title: string;
  /** Our revision of this edition's data, not the association's. */
  readonly revision: string;
  /** The years in which it ruled; the last is left out while it is in force. */
  readonly inForce: { readonly from: number; readonly to?: number };
  /** The optional conditions it offers. */
  readonly offers: readonly string[];
}

/** A book that answers every question, or one that says only where it differs from another. */
export type Edition = EditionCommon &
  ({ readonly entries: Entries } | { readonly differsFrom: string; readonly entries: Patch });

/** An optional change that a book offers, with its own citation and deadline. */
export interface Condition {
  readonly id: string;
  readonly title: string;
  /** What it must be announced before. */
  readonly before: 'draw' | 'event';
  readonly chosenBy: 'committee';
  readonly patch: Patch;
}

/** A dated change that the association granted for one provision. */
export interface Variance {
  readonly provision: string;
  readonly value: string | number | readonly string[];
  readonly granted: string;
  readonly source: string;
}

/** The editions and conditions at hand. */
export interface Shelf {
  readonly editions: readonly Edition[];
  readonly conditions: readonly Condition[];
  /** The edition taken when nobody names one. */
  readonly usual: string;
}
