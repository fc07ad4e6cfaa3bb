import { replay } from '../../engine/index.ts';
import { checkSeal, sealsOf } from '../../log/index.ts';
import { type Language, logWordsOf, type PaperSize, say } from '../../views/index.ts';
import { plain, printFaults, UNREADABLE } from '../faults.ts';
import { type GameLog, readGameLog } from '../game-log.ts';
import { sha256 } from '../log/file.ts';
import { printOpening } from '../log/opening-notes.ts';
import { sealOf } from '../log/signed.ts';
import type { Terminal } from '../terminal.ts';
import { type Sealed, writeSheet } from './index.ts';

export interface SheetCommandOptions {
  readonly sheet: readonly string[];
  readonly paper: PaperSize;
  readonly edition?: string;
  readonly lang: Language;
}

/** The seal that a sheet bears: the newest, as long as nothing has been called since and it belongs to the log. */
const sealFor = ({ calls }: GameLog): Sealed | undefined => {
  const seal = sealsOf(calls).at(-1);
  if (seal === undefined) return undefined;
  const { wrong, isLogRight, isSelfRight, late } = checkSeal(calls, seal, sha256);
  return wrong.length === 0 && isLogRight && isSelfRight && late.length === 0 ? sealOf(calls, seal) : undefined;
};

/**
 * Draws the sheet of a game into files.
 *
 * @returns the exit status: 0, 1 when part of the log was lost, 2 when it could not be read or a sheet not be written
 */
export const drawSheets = async (file: string, options: SheetCommandOptions, terminal: Terminal): Promise<number> => {
  const log = readGameLog(file, options.edition);
  if (!log.ok) return printFaults(log.faults, terminal.err);
  const words = logWordsOf(options.lang);
  const isWhole = printOpening(log.value, words, terminal);
  const game = replay(log.value.book, log.value.calls);
  const seal = sealFor(log.value);
  for (const name of options.sheet) {
    const about = { lang: options.lang, paper: options.paper, ...(seal === undefined ? {} : { seal }) };
    const no = await writeSheet(name, game, about);
    if (no !== undefined) {
      terminal.err(plain(no));
      return UNREADABLE;
    }
    terminal.err(plain(say(words.seal.written, { file: name })));
  }
  return isWhole ? 0 : 1;
};
