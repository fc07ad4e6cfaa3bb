import { bookOf, consequences, replay } from '../../engine/index.ts';
import { asCallId, type Call } from '../../log/index.ts';
import { SHELF } from '../../rulebook/index.ts';
import { changesOf, type Language, logWordsOf, say, wordsOf } from '../../views/index.ts';
import { asJson, plain, printFaults, UNREADABLE } from '../faults.ts';
import { type GameLog, readGameLog } from '../game-log.ts';
import type { Terminal } from '../terminal.ts';
import { changesText } from '../text/changes.ts';
import { type Asked, amendment } from './amendment.ts';
import { digestDue } from './digests.ts';
import { appendCalls, isLogFile } from './file.ts';
import { printOpening } from './opening-notes.ts';

export interface AmendOptions extends Asked {
  readonly accept?: boolean;
  readonly json?: boolean;
  readonly lang: Language;
}

const handWritten = (file: string, { err }: Terminal): number => {
  const wanted = 'a log of one call a line; make one of it: chukker log GAME.yaml --out GAME.jsonl';
  return printFaults([{ file, path: ['--accept'], found: 'a game that was written by hand', wanted }], err);
};

/** The same log with the correction, judged by the book that the corrected opening asks for. */
const judgedWith = ({ calls, book }: GameLog, added: Call) => {
  const all = [...calls, added];
  const after = bookOf(SHELF, all, undefined);
  return replay(after.ok ? after.value : book, all);
};

/**
 * Says what a correction would change, before and after; with `--accept` puts it into the log.
 *
 * @returns the exit status: 0, or 2 when the log or the correction could not be read
 */
export const amendGame = (file: string, options: AmendOptions, terminal: Terminal): number => {
  const log = readGameLog(file, undefined);
  if (!log.ok) return printFaults(log.faults, terminal.err);
  const logWords = logWordsOf(options.lang);
  printOpening(log.value, logWords, terminal);
  const added = amendment(log.value.calls, options);
  if (!added.ok)
    return printFaults(
      added.faults.map((fault) => ({ ...fault, file })),
      terminal.err,
    );
  if (options.accept === true && !isLogFile(file)) return handWritten(file, terminal);
  const words = wordsOf(options.lang);
  const found = consequences(replay(log.value.book, log.value.calls), judgedWith(log.value, added.value));
  const changes = changesOf(found, words, logWords);
  if (options.json === true) terminal.out(asJson({ call: asCallId(added.value.id), ...changes }));
  else terminal.out(changesText(words, logWords, found.after.book, changes, terminal.ink).join('\n'));
  const { report } = logWords;
  if (options.accept !== true) {
    terminal.err(terminal.errInk('quiet', report.asked));
    return 0;
  }
  try {
    const all = [...log.value.calls, added.value];
    appendCalls(file, [added.value, ...digestDue(found.after.book, all, options.device)]);
  } catch (problem) {
    terminal.err(plain(`${file}: ${problem instanceof Error ? problem.message : ''}`));
    return UNREADABLE;
  }
  const { id } = added.value;
  terminal.err(plain(say(report.accepted, { call: asCallId(id), device: id.device })));
  return 0;
};
