import { type Fault, type Read, read, shown, unread } from '../words/index.ts';
import type { Condition, Edition, Entries, Patch, Shelf, Variance } from './editions.ts';
import { type Answer, isProvision, PROVISION_IDS, PROVISIONS, type ProvisionId, type Question } from './provisions.ts';

/** An answer in a resolved book remembers who gave it: the edition, a condition, or a variance. */
export type Resolved<P extends ProvisionId> = Entries[P] & { readonly from: string };

/** One edition with its conditions and variances laid over it: what a game is judged by. */
export interface Book {
  readonly edition: string;
  readonly title: string;
  readonly revision: string;
  readonly inForce: Edition['inForce'];
  readonly conditions: readonly string[];
  readonly entries: { readonly [P in ProvisionId]: Resolved<P> };
}

/** What a game asks for when it names its book. */
export interface BookWanted {
  readonly edition: string;
  readonly conditions?: readonly string[];
  readonly variances?: readonly Variance[];
}

/** The answer of a book to one question. */
export const answer = <P extends ProvisionId>(book: Book, id: P): Answer<P> => book.entries[id].value as Answer<P>;

const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
const fault = (path: Fault['path'], found: string, wanted: string): Fault => ({ path, found, wanted });

type Open = { [P in ProvisionId]?: Resolved<P> };

const lay = (over: Open, patch: Patch, from: string): Open => {
  const laid: { [id: string]: unknown } = { ...over };
  for (const id of PROVISION_IDS) {
    const entry = patch[id];
    if (entry !== undefined) laid[id] = { ...entry, from };
  }
  return laid as Open;
};

/** The answers of an edition, through the editions it differs from. A circle of differences ends in a fault. */
const answersOf = (shelf: Shelf, name: string, seen: readonly string[]): Read<Open> => {
  const edition = shelf.editions.find((e) => e.name === name);
  if (edition === undefined) {
    const known = listed(shelf.editions.map((e) => e.name));
    return unread(fault(['edition'], `unknown edition ${shown(name)}`, `one of: ${known}`));
  }
  if (!('differsFrom' in edition)) return read(lay({}, edition.entries, edition.name));
  if (seen.includes(name)) return unread(fault(['edition'], `${name} differs from itself`, 'an edition that is whole'));
  const under = answersOf(shelf, edition.differsFrom, [...seen, name]);
  return under.ok ? read(lay(under.value, edition.entries, edition.name)) : under;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Lays one condition over what stands; a condition must be offered, must change something, and may not clash. */
const withCondition = (open: Open, condition: Condition, at: number, taken: Map<string, string>): Read<Open> => {
  const path = ['conditions', at];
  const touched = PROVISION_IDS.filter((id) => condition.patch[id] !== undefined);
  const changed = touched.filter((id) => !same(condition.patch[id]?.value, open[id]?.value));
  for (const id of touched) {
    const other = taken.get(id);
    if (other !== undefined && changed.includes(id)) {
      return unread(fault(path, `clash: ${condition.id} and ${other} both change ${id}`, 'one of the two'));
    }
  }
  if (changed.length === 0) {
    return unread(fault(path, `${condition.id} changes nothing in this book`, 'leave it out'));
  }
  for (const id of touched) taken.set(id, condition.id);
  return read(lay(open, condition.patch, condition.id));
};

const withConditions = (shelf: Shelf, edition: Edition, open: Open, wanted: readonly string[]): Read<Open> => {
  const taken = new Map<string, string>();
  let laid = open;
  for (const [at, id] of wanted.entries()) {
    const condition = shelf.conditions.find((c) => c.id === id);
    if (condition === undefined || !edition.offers.includes(id)) {
      const what = condition === undefined ? 'unknown condition' : 'not offered by this edition:';
      return unread(fault(['conditions', at], `${what} ${shown(id)}`, `one of: ${listed(edition.offers)}`));
    }
    const next = withCondition(laid, condition, at, taken);
    if (!next.ok) return next;
    laid = next.value;
  }
  return read(laid);
};

const fits = (question: Question, value: Variance['value']): boolean => {
  if (question.kind === 'figure') return typeof value === 'number' && Number.isFinite(value);
  if (question.kind === 'choice') return typeof value === 'string' && question.of.includes(value);
  return Array.isArray(value) && value.every((rung) => question.of.includes(rung));
};

const wantedBy = (question: Question): string =>
  question.kind === 'figure' ? `a number of ${question.unit}` : `one of: ${listed(question.of)}`;

const withVariances = (open: Open, variances: readonly Variance[]): Read<Open> => {
  const laid: { [id: string]: unknown } = { ...open };
  for (const [at, variance] of variances.entries()) {
    const { provision, value, granted, source } = variance;
    if (!isProvision(provision)) {
      return unread(fault(['variances', at, 'provision'], `unknown provision ${shown(provision)}`, 'a provision id'));
    }
    if (!fits(PROVISIONS[provision], value)) {
      return unread(fault(['variances', at, 'value'], shown(value), wantedBy(PROVISIONS[provision])));
    }
    const before = open[provision];
    if (same(before?.value, value)) {
      return unread(fault(['variances', at], `the variance of ${provision} changes nothing`, 'leave it out'));
    }
    laid[provision] = { ...before, value, source, standing: 'read', from: `variance of ${granted}` };
  }
  return read(laid as Open);
};

/**
 * Lays conditions and variances over an edition. Faults name what is unknown, *not offered*, *changes nothing*, or a
 * *clash* of two conditions over one provision.
 */
export const resolve = (shelf: Shelf, wanted: BookWanted): Read<Book> => {
  const base = answersOf(shelf, wanted.edition, []);
  const edition = shelf.editions.find((e) => e.name === wanted.edition);
  if (!base.ok || edition === undefined) return base.ok ? unread() : base;
  const conditions = wanted.conditions ?? [];
  const conditioned = withConditions(shelf, edition, base.value, conditions);
  if (!conditioned.ok) return conditioned;
  const varied = withVariances(conditioned.value, wanted.variances ?? []);
  if (!varied.ok) return varied;
  const { name, title, revision, inForce } = edition;
  return read({ edition: name, title, revision, inForce, conditions, entries: varied.value as Book['entries'] });
};
