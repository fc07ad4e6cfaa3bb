import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CaseReport, runCases } from '../cases/index.ts';
import { SHELF } from '../rulebook/index.ts';
import { type Language, wordsOf } from '../views/index.ts';
import { type Fault, type Read, read, unread } from '../words/index.ts';
import { type FileFault, printFaults, UNREADABLE } from './faults.ts';
import { placed, readSource } from './source.ts';
import type { Terminal } from './terminal.ts';
import { caseLines, countLine } from './text/cases.ts';

export interface CasesOptions {
  readonly json?: boolean;
  readonly lang: Language;
}

const FAILED = 1;

/** Records that cases refer to by name; they are no cases themselves. */
const GIVEN = 'given';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The files of cases at a path: itself, or every `.yaml` below a folder, in the order of their names. */
const filesAt = (path: string): readonly string[] => {
  if (!isFolder(path)) return [path];
  const names = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return names.flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === GIVEN ? [] : filesAt(join(path, entry.name));
    return entry.name.endsWith('.yaml') ? [join(path, entry.name)] : [];
  });
};

const asFault = ({ path, found, wanted }: FileFault): Fault => ({ path, found, wanted });

/** The record that a case names, from the folder `given` beside its file; a name is no way through the file system. */
const givenBeside =
  (file: string) =>
  (name: string): Read<unknown> => {
    if (!/^[\w-]+(\.yaml)?$/.test(name)) {
      return unread({
        path: ['given'],
        found: JSON.stringify(name).slice(0, 60),
        wanted: `the name of a file in ${GIVEN}/`,
      });
    }
    const source = readSource(join(dirname(file), GIVEN, name.endsWith('.yaml') ? name : `${name}.yaml`));
    if (source.ok) return read(source.value.value);
    const faults = source.faults.map(asFault).map((found) => ({ ...found, path: ['given'] }));
    return { ok: false, faults };
  };

type ReadReports =
  | { readonly ok: true; readonly reports: readonly CaseReport[] }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

const reportsOf = (file: string): ReadReports => {
  const source = readSource(file);
  if (!source.ok) return source;
  const run = runCases(SHELF, source.value.value, givenBeside(file));
  if (run.ok) return { ok: true, reports: run.value };
  return { ok: false, faults: run.faults.map((found) => placed(source.value, found)) };
};

/** A failure is told before what could not be judged, and that before a pass. */
const statusOf = (reports: readonly CaseReport[], unreadFiles: number): number => {
  if (reports.some((report) => report.verdict === 'failed')) return FAILED;
  return unreadFiles > 0 || reports.some((report) => report.verdict === 'not-judged') ? UNREADABLE : 0;
};

/**
 * Judges cases and prints a line for each, with the differences of those that failed and the counts at the end.
 *
 * @returns the exit status: 0 all passed, 1 one failed, 2 one could not be read or is not judged by this version
 */
export const judgeCases = (paths: readonly string[], options: CasesOptions, { out, err, ink }: Terminal): number => {
  const words = wordsOf(options.lang);
  const all: CaseReport[] = [];
  let unreadFiles = 0;
  for (const file of paths.flatMap(filesAt)) {
    const found = reportsOf(file);
    if (!found.ok) {
      unreadFiles += 1;
      printFaults(found.faults, err);
      continue;
    }
    all.push(...found.reports);
    const lines =
      options.json === true
        ? found.reports.map((report) => JSON.stringify({ file, ...report }))
        : caseLines(words, found.reports, ink);
    for (const line of lines) out(line);
  }
  if (all.length === 0 && unreadFiles === 0) {
    printFaults(
      [{ file: paths.join(', '), path: [], found: 'no case', wanted: 'a file of cases, or a folder with some' }],
      err,
    );
    return UNREADABLE;
  }
  if (options.json !== true) out(countLine(words, all, unreadFiles, ink));
  return statusOf(all, unreadFiles);
};
