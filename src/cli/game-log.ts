import { readGame } from '../cases/index.ts';
import { bookOf } from '../engine/index.ts';
import { asCallId, type Call, type OpenedLog, readCall, writeCall } from '../log/index.ts';
import { type Book, SHELF } from '../rulebook/index.ts';
import { type Fault, type Read, read, unread } from '../words/index.ts';
import type { FileFault } from './faults.ts';
import { isLogFile, openBytes } from './log/file.ts';
import { fileBytes, placed, readSource, type Source } from './source.ts';

/** The calls of a game as a file holds them, and the book that they are judged by. */
export interface GameLog {
  readonly file: string;
  readonly calls: readonly Call[];
  readonly book: Book;
  /** How the file was opened, for a log of one call a line. */
  readonly opened?: OpenedLog;
}

export type ReadLog =
  | { readonly ok: true; readonly value: GameLog }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** A call that came twice is kept once; the same name with other contents is a device that was forked. */
const once = (calls: readonly Call[]): Read<readonly Call[]> => {
  const kept = new Map<string, Call>();
  for (const [at, call] of calls.entries()) {
    const id = asCallId(call.id);
    const before = kept.get(id);
    if (before === undefined) kept.set(id, call);
    else if (JSON.stringify(writeCall(before)) !== JSON.stringify(writeCall(call))) {
      return unread({ path: [at, 'id'], found: `another call named ${id}`, wanted: 'a name that no other call has' });
    }
  }
  return read([...kept.values()]);
};

/** A log: each record is a call. */
const readLog = (records: readonly unknown[]): Read<readonly Call[]> => {
  const faults: Fault[] = [];
  const calls = records.flatMap((record, at) => {
    const call = readCall(record);
    if (call.ok) return [call.value];
    faults.push(...call.faults.map((found) => ({ ...found, path: [at, ...found.path] })));
    return [];
  });
  return faults.length > 0 ? { ok: false, faults } : once(calls);
};

const readCalls = ({ value }: Source): Read<readonly Call[]> => {
  if (Array.isArray(value)) return readLog(value);
  const game = readGame(value, SHELF.usual);
  return game.ok ? read(game.value.calls) : game;
};

/** Where a game file writes what a book is resolved from. */
const inGameFile = ([first, ...rest]: Fault['path']): Fault['path'] => {
  if (first === 'conditions') return ['with', ...rest];
  return first === 'variances' ? ['given', 'variances', ...rest] : [first ?? 'edition', ...rest];
};

const inFile = (source: Source, found: Fault, calls: readonly Call[]): FileFault => {
  if (!Array.isArray(source.value)) return placed(source, { ...found, path: inGameFile(found.path) });
  const opening = calls.findIndex((call) => call.said.kind === 'game-opened');
  return placed(source, { ...found, path: [Math.max(0, opening), 'said', ...found.path] });
};

const bookFault = (found: Fault, edition: string | undefined, placed: (found: Fault) => FileFault): FileFault => {
  const isAsked = edition !== undefined && found.path[0] === 'edition';
  return isAsked ? { ...found, path: [], file: '--edition' } : placed(found);
};

/** A log that cannot be read at all: each line that was lost, as a fault. */
const nothingLeft = (file: string, { lost }: OpenedLog): ReadLog => ({
  ok: false,
  faults: lost.map(({ line, found, wanted }) => ({ path: [], file, line, found, wanted })),
});

/** A log of one call a line is opened as far as it can be read. */
const readLinedLog = (file: string, edition: string | undefined): ReadLog => {
  const bytes = fileBytes(file);
  if (!bytes.ok) return { ok: false, faults: bytes.faults.map((found) => ({ ...found, file })) };
  const opened = openBytes(bytes.value);
  if (opened.calls.length === 0 && opened.lost.length > 0) return nothingLeft(file, opened);
  const book = bookOf(SHELF, opened.calls, edition);
  if (book.ok) return { ok: true, value: { file, calls: opened.calls, book: book.value, opened } };
  const opening = opened.calls.find((call) => call.said.kind === 'game-opened');
  const line = opening === undefined ? undefined : opened.lines.get(opening);
  const inLine = (found: Fault): FileFault => ({
    ...found,
    path: ['said', ...found.path],
    file,
    ...(line === undefined ? {} : { line }),
  });
  return { ok: false, faults: book.faults.map((found) => bookFault(found, edition, inLine)) };
};

/**
 * Reads a game: a hand-written one (YAML or JSON), or a log of one call a line (JSON Lines, or a list of calls).
 *
 * @param edition judges by another edition than the game names
 */
export const readGameLog = (file: string, edition: string | undefined): ReadLog => {
  if (isLogFile(file)) return readLinedLog(file, edition);
  const source = readSource(file);
  if (!source.ok) return source;
  const calls = readCalls(source.value);
  if (!calls.ok) return { ok: false, faults: calls.faults.map((found) => placed(source.value, found)) };
  const book = bookOf(SHELF, calls.value, edition);
  if (book.ok) return { ok: true, value: { file, calls: calls.value, book: book.value } };
  const inSource = (found: Fault): FileFault => inFile(source.value, found, calls.value);
  return { ok: false, faults: book.faults.map((found) => bookFault(found, edition, inSource)) };
};
