import { existsSync } from 'node:fs';
import { bookOf, replay, scoreOf } from '../../engine/index.ts';
import { type Call, merge } from '../../log/index.ts';
import { SHELF } from '../../rulebook/index.ts';
import { counted, type Language, logWordsOf, say, scoreLine, wordsOf } from '../../views/index.ts';
import type { SayingOf } from '../../words/index.ts';
import { asJson, type FileFault, plain, printFaults, UNREADABLE } from '../faults.ts';
import { type GameLog, readGameLog } from '../game-log.ts';
import type { Terminal } from '../terminal.ts';
import { heading } from '../text/table.ts';
import { callLine, writeWholeFile } from './file.ts';
import { printOpening } from './opening-notes.ts';
import { astray, confirmations, disagreements, doubles } from './settle.ts';

export interface MergeOptions {
  readonly out?: string;
  readonly json?: boolean;
  readonly lang: Language;
}

/** The line of a call as it stood in its file; a call of a hand-written game is written anew. */
const lineIn = (logs: readonly GameLog[], call: Call): string => {
  for (const { opened } of logs) {
    const text = opened?.texts.get(call);
    if (text !== undefined) return text;
  }
  return callLine(call);
};

/** Writes the calls of a log to a file that is not there yet; tells why not, when it cannot be. */
export const writeNewLog = (file: string, lines: readonly string[]): string | undefined => {
  if (existsSync(file)) return `${file}: found a file that is there already; write the name of a new one`;
  try {
    writeWholeFile(file, lines.map((line) => `${line}\n`).join(''));
    return undefined;
  } catch (problem) {
    return `${file}: found ${problem instanceof Error ? problem.message : 'no way to write it'}; write a place that can be written to`;
  }
};

type Opening = SayingOf<'game-opened'>;

/** Whether two openings are of one game: the same teams, on the same day where both name it. */
const isSameGame = (a: Opening, b: Opening): boolean =>
  a.home.name === b.home.name &&
  a.away.name === b.away.name &&
  (a.date === undefined || b.date === undefined || a.date === b.date);

const openingsIn = ({ calls }: GameLog): readonly Opening[] =>
  calls.flatMap(({ said }) => (said.kind === 'game-opened' ? [said as Opening] : []));

const gameSays = ({ home, away, date }: Opening): string =>
  `a game of ${home.name} and ${away.name}${date === undefined ? '' : ` (${date})`}`;

/** Logs that open another game than the first log that opens one; a log without an opening is a part of any. */
const otherGames = (logs: readonly GameLog[]): readonly FileFault[] => {
  const openings = logs.map((log) => openingsIn(log));
  const first = openings.find(({ length }) => length > 0) ?? [];
  return openings.flatMap((own, at) => {
    const [other] = own;
    if (other === undefined || own.some((a) => first.some((b) => isSameGame(a, b)))) return [];
    const wanted = `logs of one game: the first is ${gameSays(first[0] ?? other)}`;
    return [{ file: logs[at]?.file ?? '', path: [], found: gameSays(other), wanted }];
  });
};

/** The parts of a joined log that people should know of, by their titles. */
const parts = (logs: readonly GameLog[], options: MergeOptions) => {
  const words = wordsOf(options.lang);
  const log = logWordsOf(options.lang);
  const merged = merge(logs.map(({ calls }) => calls));
  const book = bookOf(SHELF, merged.calls);
  const game = replay(book.ok ? book.value : (logs[0] as GameLog).book, merged.calls);
  return {
    merged,
    game,
    confirmed: confirmations(game, words),
    disagree: disagreements(game, words),
    double: doubles(game, words, log),
    astray: astray(game, log),
    forks: [...new Set(merged.forks.map(({ name }) => say(log.merge.fork, { call: name })))],
  };
};

type Parts = ReturnType<typeof parts>;

const partText = (title: string, lines: readonly string[], none: string): readonly string[] => [
  `  ${title}: ${lines.length === 0 ? none : lines.length}`,
  ...lines.map((line) => `    ${line}`),
];

const printed = (found: Parts, files: readonly string[], options: MergeOptions, { ink }: Terminal): string => {
  const words = wordsOf(options.lang);
  const { merge: said } = logWordsOf(options.lang);
  const calls = counted(words, 'calls', found.merged.calls.length);
  const news = found.merged.only.reduce((sum, n) => sum + n, 0);
  const lines = [
    heading(said.title, scoreLine({ game: found.game, words }, scoreOf(found.game.state)), ink),
    `  ${say(said.calls, { calls, files: counted(words, 'files', files.length), news: `${news}` })}`,
    ...partText(said.confirmed, found.confirmed, said.none),
    ...partText(said.disagree, found.disagree, said.none),
    ...partText(said.double, found.double, said.none),
    ...partText(said.astray, found.astray, said.none),
    ...found.forks.map((line) => `  ${line}`),
  ];
  return lines.map(plain).join('\n');
};

/**
 * Joins the logs of several devices, names confirmations, disagreements and double corrections, and writes the joined log.
 *
 * @returns the exit status: 0 when nothing has to be settled, 1 when something has, 2 when a log could not be read
 */
export const mergeLogs = (files: readonly string[], options: MergeOptions, terminal: Terminal): number => {
  const read = files.map((file) => readGameLog(file, undefined));
  const faults = read.flatMap((log) => (log.ok ? [] : log.faults));
  if (faults.length > 0) return printFaults(faults, terminal.err);
  const logs = read.flatMap((log) => (log.ok ? [log.value] : []));
  const others = otherGames(logs);
  if (others.length > 0) return printFaults(others, terminal.err);
  const words = logWordsOf(options.lang);
  const isWhole = logs.map((log) => printOpening(log, words, terminal)).every((whole) => whole);
  const found = parts(logs, options);
  const { merged, game, ...named } = found;
  if (options.json === true) terminal.out(asJson({ calls: merged.calls.length, ...named }));
  else terminal.out(printed(found, files, options, terminal));
  if (options.out !== undefined) {
    const no = writeNewLog(
      options.out,
      merged.calls.map((call) => lineIn(logs, call)),
    );
    if (no !== undefined) {
      terminal.err(plain(no));
      return UNREADABLE;
    }
    const calls = counted(wordsOf(options.lang), 'calls', merged.calls.length);
    terminal.err(plain(say(words.merge.written, { file: options.out, calls })));
  }
  const isSettled = [named.disagree, named.double, named.astray, named.forks].every(({ length }) => length === 0);
  return isSettled && isWhole ? 0 : 1;
};
