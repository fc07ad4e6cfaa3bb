import { openingOf, replay } from '../engine/index.ts';
import { type Call, isRecord } from '../log/index.ts';
import { type Book, resolve, type Shelf, type Variance } from '../rulebook/index.ts';
import { type Fault, type Read, read, type SayingOf } from '../words/index.ts';
import { type Case, type CaseKind, isJudged, type JudgedKind, readCases, vocabularyOf } from './case.ts';
import { compare, type Difference } from './compare.ts';
import { readGameCalls } from './game.ts';
import { judgeLineup } from './judge-lineup.ts';
import { readLineupParts } from './lineup.ts';
import type { Path } from './notation.ts';
import { readPlacement } from './placement.ts';
import { readoutOfGame, readoutOfLineup } from './readout.ts';
import { readoutOfReport } from './readout-corrections.ts';
import { readoutOfPlacement } from './readout-placement.ts';

/** What one case came to under one edition. */
export interface CaseReport {
  readonly id: string;
  readonly kind: CaseKind;
  readonly title: string;
  readonly edition: string;
  /** The articles that the case is about, in this edition. */
  readonly articles: readonly string[];
  /** `left-open`: the book is silent. `not-judged`: this version has no such kind or edition. */
  readonly verdict: 'passed' | 'failed' | 'left-open' | 'not-judged';
  readonly differences: readonly Difference[];
  readonly why?: string;
}

/** Fetches the `given` of a case that stands in a file of its own. */
export type Given = (name: string) => Read<unknown>;

/** The editions that a case is judged under: those it names, or every one when it expects the same of all. */
const editionsOf = (shelf: Shelf, one: Case): readonly string[] => {
  const named = Object.keys(one.then).filter((edition) => edition !== 'all');
  if (!Object.hasOwn(one.then, 'all')) return named;
  const all = one.editions.length > 0 ? one.editions : shelf.editions.map((edition) => edition.name);
  return [...new Set([...all, ...named])];
};

type Found = { readonly [key: string]: unknown };

/** A case that was read: what sets it up, and what a book makes of it. */
interface Posed {
  readonly variances: readonly Variance[];
  readonly found: (book: Book) => Found;
}

/** What a game came to; when the case asks for it, also what its last step changed. */
const foundInGame = (book: Book, calls: readonly Call[], one: Case): Found => {
  const game = replay(book, calls);
  const expected = one.then[book.edition] ?? one.then['all'];
  const asksReport = isRecord(expected) && ('report' in expected || 'no-change' in expected);
  const report = asksReport ? readoutOfReport(game, calls, one.when, readoutOfGame) : {};
  return { ...readoutOfGame(game), ...report };
};

const POSED: { readonly [kind in JudgedKind]: (one: Case, edition: string, given: unknown) => Read<Posed> } = {
  game: (one, edition, given) => {
    const calls = readGameCalls(given, one.when, { edition, conditions: one.conditions });
    if (!calls.ok) return calls;
    const opening = openingOf(calls.value) as SayingOf<'game-opened'>;
    return read({ variances: opening.variances ?? [], found: (book) => foundInGame(book, calls.value, one) });
  },
  lineup: (one, edition, given) => {
    const file = readLineupParts(given, one.when, { edition, conditions: one.conditions });
    if (!file.ok) return file;
    const { variances = [] } = file.value.opening;
    return read({ variances, found: (book) => readoutOfLineup(book, judgeLineup(book, file.value)) });
  },
  placement: (one, _edition, given) => {
    const asked = readPlacement(given, one.when);
    if (!asked.ok) return asked;
    const { variances } = asked.value;
    return read({ variances, found: (book) => readoutOfPlacement(book, asked.value) });
  },
};

const deeper = (path: Path, faults: readonly Fault[]): { ok: false; faults: readonly Fault[] } => ({
  ok: false,
  faults: faults.map((found) => ({ ...found, path: [...path, ...found.path] })),
});

type Base = Omit<CaseReport, 'verdict' | 'differences'>;

const notJudged = (base: Base, what: string): CaseReport => ({
  ...base,
  verdict: 'not-judged',
  differences: [],
  why: `this version does not judge ${what}`,
});

const judgedCase = (book: Book, one: Case, kind: JudgedKind, posed: Posed, base: Base): CaseReport => {
  const articles = one.provisions.map((id) => book.entries[id as keyof Book['entries']].article);
  const about = { ...base, articles: [...new Set(articles)] };
  const expected = one.then[book.edition] ?? one.then['all'] ?? 'unknown';
  const found = posed.found(book);
  if (expected === 'unknown') return { ...about, verdict: 'left-open', differences: [] };
  const differences = compare(vocabularyOf(kind), found, expected);
  return { ...about, verdict: differences.length === 0 ? 'passed' : 'failed', differences };
};

/** Where in the case a fault of its book lies: conditions stand beside `given`, variances in it. */
const placed = (fault: Fault): Fault => {
  const [first, ...rest] = fault.path;
  return { ...fault, path: first === 'conditions' ? ['with', ...rest] : ['given', ...fault.path] };
};

const underEdition = (shelf: Shelf, one: Case, edition: string, given: unknown): Read<CaseReport> => {
  const base: Base = { id: one.id, kind: one.kind, title: one.title, edition, articles: [] };
  if (!isJudged(one.kind)) return read(notJudged(base, `${one.kind} cases`));
  if (!shelf.editions.some((known) => known.name === edition)) return read(notJudged(base, `the edition ${edition}`));
  const posed = POSED[one.kind](one, edition, given);
  if (!posed.ok) return posed;
  const { variances } = posed.value;
  const book = resolve(shelf, { edition, conditions: one.conditions, variances });
  if (!book.ok) return { ok: false, faults: book.faults.map(placed) };
  return read(judgedCase(book.value, one, one.kind, posed.value, base));
};

const runCase = (shelf: Shelf, one: Case, fetched: Given): Read<readonly CaseReport[]> => {
  const given = typeof one.given === 'string' && isJudged(one.kind) ? fetched(one.given) : read(one.given);
  if (!given.ok) return given;
  const reports: CaseReport[] = [];
  for (const edition of editionsOf(shelf, one)) {
    const report = underEdition(shelf, one, edition, given.value);
    if (!report.ok) return report;
    reports.push(report.value);
  }
  return read(reports);
};

/**
 * Judges every case of a file, each under every edition it names. A case that cannot be read is a fault of the whole
 * file, with the way to the place; one whose kind or edition this version does not know is reported as not judged.
 *
 * @param fetched gives the record in `cases/given/` that a case names
 */
export const runCases = (shelf: Shelf, value: unknown, fetched: Given): Read<readonly CaseReport[]> => {
  const cases = readCases(value);
  if (!cases.ok) return cases;
  const faults: Fault[] = [];
  const reports: CaseReport[] = [];
  for (const [path, one] of cases.value) {
    const run = runCase(shelf, one, fetched);
    if (run.ok) reports.push(...run.value);
    else faults.push(...deeper(path, run.faults).faults);
  }
  return faults.length > 0 ? { ok: false, faults } : read(reports);
};
