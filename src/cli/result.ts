import { checkPublished, decodePublished } from '../lineup/published/index.ts';
import { type Book, resolve, SHELF } from '../rulebook/index.ts';
import { asJson, printFaults } from './faults.ts';
import { placed, readSource, type Source } from './source.ts';
import { countLine, type Outcome, resultLines, resultRecord, statusOf } from './text/result.ts';

type Print = (line: string) => void;

/** More than a season of any event. */
const MOST_RESULTS = 1000;

/** One result of a file; `at` is its place where the file holds a list of them. */
const judgeOne = (book: Book, source: Source, value: unknown, at?: number): Outcome => {
  const here = { file: source.file, ...(at === undefined ? {} : { at }) };
  const published = decodePublished(value);
  if (published.ok) {
    return { ...here, source, published: published.value, verdict: checkPublished(book, published.value) };
  }
  const inFile = published.faults.map((fault) => (at === undefined ? fault : { ...fault, path: [at, ...fault.path] }));
  return { ...here, faults: inFile.map((fault) => placed(source, fault)) };
};

const judgeFile = (book: Book, file: string): readonly Outcome[] => {
  const source = readSource(file);
  if (!source.ok) return [{ file, faults: source.faults }];
  const { value } = source.value;
  if (!Array.isArray(value)) return [judgeOne(book, source.value, value)];
  if (value.length > 0 && value.length <= MOST_RESULTS) {
    return value.map((item: unknown, at) => judgeOne(book, source.value, item, at));
  }
  const fault = { path: [], found: `a list of ${value.length}`, wanted: `1 to ${MOST_RESULTS} results` };
  return [{ file, faults: [placed(source.value, fault)] }];
};

/**
 * The command `chukker result check FILE…`: adds up published results and names what contradicts itself. `out` and `err`
 * print one line each. Gives the exit status: 0 confirmed, 1 contradicted, 2 unreadable, the highest of all files.
 */
export const resultCheck = (
  files: readonly string[],
  options: { readonly json?: boolean; readonly edition?: string },
  out: Print,
  err: Print,
): number => {
  const resolved = resolve(SHELF, { edition: options.edition ?? SHELF.usual });
  if (!resolved.ok) {
    const faults = resolved.faults.map((fault) => ({ ...fault, file: '--edition', path: [] }));
    return printFaults(faults, err);
  }
  const book = resolved.value;
  const outcomes = files.flatMap((file) => judgeFile(book, file));
  for (const outcome of outcomes) {
    if ('faults' in outcome) printFaults(outcome.faults, err);
    const lines = options.json ? [asJson(resultRecord(book, outcome))] : resultLines(book, outcome);
    for (const line of lines) out(line);
  }
  if (!options.json && outcomes.length > 1) out(countLine(outcomes));
  return Math.max(0, ...outcomes.map(statusOf));
};
