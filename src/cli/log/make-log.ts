import { chainedAll } from '../../log/index.ts';
import { counted, type Language, logWordsOf, say, wordsOf } from '../../views/index.ts';
import { plain, printFaults, UNREADABLE } from '../faults.ts';
import { readGameLog } from '../game-log.ts';
import type { Terminal } from '../terminal.ts';
import { digestDue } from './digests.ts';
import { callLine, sha256 } from './file.ts';
import { writeNewLog } from './merge.ts';
import { printOpening } from './opening-notes.ts';

export interface LogOptions {
  readonly out?: string;
  readonly lang: Language;
}

/** Makes a chained log of one call a line out of a game that was written by hand, or out of a log without hashes. */
export const makeLog = (file: string, { out, lang }: LogOptions, terminal: Terminal): number => {
  const log = readGameLog(file, undefined);
  if (!log.ok) return printFaults(log.faults, terminal.err);
  const words = logWordsOf(lang);
  const isWhole = printOpening(log.value, words, terminal);
  const { calls } = log.value;
  const kept = calls.every(({ previous }) => previous === '') ? chainedAll(calls, sha256) : calls;
  const lines = [...kept, ...digestDue(log.value.book, kept, 'desk-1')].map(callLine);
  if (out === undefined) {
    for (const line of lines) terminal.out(line);
    return isWhole ? 0 : 1;
  }
  const no = writeNewLog(out, lines);
  if (no !== undefined) {
    terminal.err(plain(no));
    return UNREADABLE;
  }
  terminal.err(plain(say(words.merge.written, { file: out, calls: counted(wordsOf(lang), 'calls', lines.length) })));
  return isWhole ? 0 : 1;
};
