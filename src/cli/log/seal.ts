import { bookOf, ENGINE, type Game, judgementOf, replay } from '../../engine/index.ts';
import {
  breaksOf,
  type Call,
  type CallId,
  chained,
  headsOf,
  logHash,
  type SealCall,
  sealedCall,
  sealsOf,
} from '../../log/index.ts';
import { SHELF } from '../../rulebook/index.ts';
import { counted, type Language, type LogWords, logWordsOf, say, type Words, wordsOf } from '../../views/index.ts';
import type { Office } from '../../words/index.ts';
import { plain, printFaults, UNREADABLE } from '../faults.ts';
import { type GameLog, readGameLog } from '../game-log.ts';
import type { Terminal } from '../terminal.ts';
import { heading } from '../text/table.ts';
import { deskCall } from './amendment.ts';
import { digest } from './digests.ts';
import { appendCalls, isLogFile, sha256 } from './file.ts';
import { callNamed } from './named.ts';
import { printOpening } from './opening-notes.ts';
import { toSettle } from './settle.ts';
import { signedSheet } from './signed.ts';

export interface SealOptions {
  readonly unfinished?: boolean;
  readonly leaveOut?: readonly string[];
  readonly by: Office;
  readonly device: string;
  readonly because?: string;
  readonly lang: Language;
}

/** What stands in the way of signing: unsettled calls, broken chains, lost lines, a game that is not over. */
const waits = (log: GameLog, game: Game, options: SealOptions, words: Words, said: LogWords): readonly string[] => {
  const { seal } = said;
  const broken = breaksOf(log.calls, sha256).flatMap((found) =>
    found.why === 'unchained'
      ? []
      : [say(seal.broken, { device: found.device, count: `${found.why === 'gap' ? found.from : found.count}` })],
  );
  const lost = (log.opened?.lost ?? []).map(({ line }) => say(seal.lost, { file: log.file, line: `${line}` }));
  const isOpen = game.state.phase !== 'over' && options.unfinished !== true;
  return [...lost, ...broken, ...toSettle(game, words, said), ...(isOpen ? [seal.notOver] : [])];
};

/** Calls that the user leaves out of this revision, by their names. */
const leftOut = (calls: readonly Call[], names: readonly string[]) => {
  const found = names.map((name) => callNamed(calls, name));
  const faults = found.flatMap((call) => (call.ok ? [] : call.faults));
  return { faults, ids: found.flatMap((call): CallId[] => (call.ok ? [call.value.id] : [])) };
};

const isNew = (calls: readonly Call[]): boolean => {
  const last = sealsOf(calls).at(-1);
  if (last === undefined) return true;
  const heads = new Map(last.said.heads.map(({ device, count }) => [device as string, count as number]));
  return calls.some((call) => call.said.kind !== 'sealed' && call.id.count > (heads.get(call.id.device) ?? 0));
};

/** The seal of a log as it stands, behind its last call. */
const made = (log: GameLog, game: Game, ids: readonly CallId[], options: SealOptions): SealCall => {
  const { calls, book } = log;
  const desk = deskCall(calls, { seat: 'committee', device: options.device }, options.by);
  const envelope = chained(calls, desk, sha256);
  const heads = headsOf(calls, sha256);
  const revision = (sealsOf(calls).at(-1)?.said.revision ?? 0) + 1;
  const about = { revision, calls: calls.length, head: logHash(heads, sha256) };
  const signed = {
    rulings: digest(judgementOf(game)),
    engine: ENGINE,
    book: digest(book),
    sheet: signedSheet(game, options.lang, about),
    leftOut: ids,
    ...(options.because === undefined ? {} : { because: options.because }),
  };
  return sealedCall(envelope, calls, signed, sha256);
};

const printed = (
  seal: SealCall,
  calls: number,
  words: Words,
  { seal: said }: LogWords,
  { out, ink }: Terminal,
): void => {
  const { revision, heads, log } = seal.said;
  const parts = {
    revision: `${revision}`,
    calls: counted(words, 'calls', calls),
    devices: counted(words, 'devices', heads.length),
  };
  const lines = [
    heading(said.title, say(said.revision, parts), ink),
    `  ${said.hash}: ${log}`,
    ...heads.map(({ device, count, hash }) => `  ${say(said.head, { device, count: `${count}`, hash })}`),
  ];
  out(lines.map(plain).join('\n'));
};

const refused = (lines: readonly string[], said: LogWords, { err }: Terminal): number => {
  err(said.seal.waits);
  for (const line of lines) err(plain(`  ${line}`));
  return 1;
};

/**
 * Signs a log off: the sheet as it stands goes into the log, with the head of every device and their hash.
 *
 * @returns the exit status: 0 sealed, 1 when something has to be settled first, 2 when it could not be read or written
 */
export const sealGame = (file: string, options: SealOptions, terminal: Terminal): number => {
  const log = readGameLog(file, undefined);
  if (!log.ok) return printFaults(log.faults, terminal.err);
  if (!isLogFile(file)) {
    const wanted = 'a log of one call a line; make one of it: chukker log GAME.yaml --out GAME.jsonl';
    return printFaults([{ file, path: [], found: 'a game that was written by hand', wanted }], terminal.err);
  }
  const words = wordsOf(options.lang);
  const said = logWordsOf(options.lang);
  printOpening(log.value, said, terminal);
  const out = leftOut(log.value.calls, options.leaveOut ?? []);
  if (out.faults.length > 0)
    return printFaults(
      out.faults.map((fault) => ({ ...fault, path: ['--leave-out'], file })),
      terminal.err,
    );
  const names = new Set(out.ids.map(({ device, count }) => `${device}:${count}`));
  const kept = log.value.calls.filter(({ id }) => !names.has(`${id.device}:${id.count}`));
  const book = bookOf(SHELF, kept);
  const game = replay(book.ok ? book.value : log.value.book, kept);
  const standing = waits(log.value, game, options, words, said);
  if (standing.length > 0) return refused(standing, said, terminal);
  if (!isNew(log.value.calls)) {
    const revision = `${sealsOf(log.value.calls).at(-1)?.said.revision ?? 0}`;
    return refused([say(said.seal.nothingNew, { revision })], said, terminal);
  }
  const seal = made(log.value, game, out.ids, options);
  try {
    appendCalls(file, [seal]);
  } catch (problem) {
    terminal.err(plain(`${file}: ${problem instanceof Error ? problem.message : ''}`));
    return UNREADABLE;
  }
  printed(seal, log.value.calls.length, words, said, terminal);
  return 0;
};
