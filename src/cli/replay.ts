import type { Game } from '../engine/index.ts';
import { STANDINGS } from '../rulebook/index.ts';
import {
  counted,
  type Language,
  logWordsOf,
  machineOf,
  nowOf,
  type Sheet,
  say,
  sheetOf,
  type Until,
  type Words,
  whyOf,
  whysOf,
  wordsOf,
} from '../views/index.ts';
import { plain, printFaults, UNREADABLE } from './faults.ts';
import { type GameLog, readGameLog } from './game-log.ts';
import { cutAt, gameAt, judged, progressFor } from './judging.ts';
import { printOpening } from './log/opening-notes.ts';
import type { Terminal } from './terminal.ts';
import { askText, quoted } from './text/ask.ts';
import { nowText, optionsText } from './text/now.ts';
import { amissText, rulingsText } from './text/rulings.ts';
import { sheetText } from './text/sheet.ts';
import { announceText, playsText, storyText } from './text/told.ts';
import { whyList, whyText } from './text/why.ts';

export interface ReplayOptions {
  readonly json?: boolean;
  readonly edition?: string;
  readonly until?: Until;
  /** The moment that is asked about: what is due then. */
  readonly at?: Until;
  /** Asks what may be said then. */
  readonly options?: boolean;
  /** The name of a number or a ruling, or `list`. */
  readonly why?: string;
  /** Tells the game in a paragraph, in lines to say aloud, or call by call. */
  readonly story?: boolean;
  readonly announce?: boolean;
  readonly plays?: boolean;
  readonly lang: Language;
}

const NOT_IN_ORDER = 1;

/** The book with how many of its answers are how sure. */
const bookLine = (words: Words, { book }: GameLog): string => {
  const entries = Object.values(book.entries);
  const standings = STANDINGS.map((standing) => {
    const n = entries.filter((entry) => entry.standing === standing).length;
    return `${n} ${words.progress.standings[standing]}`;
  });
  return say(words.progress.book, { book: book.title, standings: standings.join(', ') });
};

const announce = (words: Words, log: GameLog, { err, errInk }: Terminal): void => {
  const quiet = (line: string): void => err(errInk('quiet', plain(line)));
  quiet(bookLine(words, log));
  quiet(say(words.progress.judging, { calls: counted(words, 'calls', log.calls.length) }));
};

const printSheet = (words: Words, game: Game, sheet: Sheet, file: string, { out, ink, called }: Terminal): void => {
  const { book } = game;
  const parts = [
    sheetText(words, sheet, ink),
    rulingsText(words, book, sheet, ink),
    amissText(words, book, sheet, ink),
    askText(words, sheet, `${called} ${file}`.trim(), ink),
  ];
  out(parts.map((lines) => lines.join('\n')).join('\n\n'));
};

/** Answers one `--why`, or lists everything that can be asked. */
const printWhy = (
  words: Words,
  game: Game,
  sheet: Sheet,
  name: string,
  { out, err, ink }: Terminal,
): number | undefined => {
  const why = whyOf(sheet, name);
  if (name === 'list') out(whyList(words, whysOf(sheet), ink).join('\n'));
  else if (why !== undefined) out(whyText(words, game.book, why, ink).join('\n'));
  else {
    err(plain(say(words.ask.unknown, { name })));
    return UNREADABLE;
  }
  return undefined;
};

/** The game as it is told, in whichever ways were asked for. */
const printTold = (game: Game, { story, announce, plays, lang }: ReplayOptions, { out, ink }: Terminal): void => {
  const parts = [
    ...(story === true ? [storyText(game, lang, ink)] : []),
    ...(announce === true ? [announceText(game, lang)] : []),
    ...(plays === true ? [playsText(game, lang, ink)] : []),
  ];
  out(parts.map((lines) => lines.map(plain).join('\n')).join('\n\n'));
};

/** Where the game stands at a moment, and what may be said then. */
const printNow = (words: Words, game: Game, options: ReplayOptions, { out, ink }: Terminal): void => {
  const now = nowOf(game, words);
  if (options.json === true) {
    out(JSON.stringify(options.options === true ? now : { lines: now.lines }, undefined, 2));
    return;
  }
  const offered = options.options === true ? ['', ...optionsText(words, game.book, now, ink)] : [];
  out([...nowText(words, game.book, now, ink), ...offered].join('\n'));
};

/**
 * Judges a game and prints its sheet, its rulings, what is not in order and how to ask why; or the answer to one why; or
 * everything for programs.
 *
 * @param named how the file is written when the user is told how to ask on; empty for the game shown without a name
 * @returns the exit status: 0 in order, 1 when something is set aside or a line-up stands in breach, 2 unreadable
 */
export const replayGame = (
  file: string,
  options: ReplayOptions,
  terminal: Terminal,
  named = `replay ${quoted(file)}`,
): number => {
  const words = wordsOf(options.lang);
  const asksNow = options.at !== undefined || options.options === true;
  const isTold = options.story === true || options.announce === true || options.plays === true;
  const isQuiet = options.json === true || options.why !== undefined || asksNow || isTold;
  if (!isQuiet) terminal.err(terminal.errInk('quiet', plain(say(words.progress.reading, { file }))));
  const log = readGameLog(file, options.edition);
  if (!log.ok) return printFaults(log.faults, terminal.err);
  const { book, calls } = log.value;
  const isWhole = printOpening(log.value, logWordsOf(options.lang), terminal);
  if (!isQuiet) announce(words, log.value, terminal);
  const whole = judged(book, calls, progressFor(words, calls.length, terminal, isQuiet));
  if (asksNow) {
    printNow(words, gameAt(whole, options.at ?? options.until), options, terminal);
    return isWhole ? 0 : NOT_IN_ORDER;
  }
  const game = cutAt(whole, options.until);
  if (isTold) {
    printTold(game, options, terminal);
    return isWhole ? 0 : NOT_IN_ORDER;
  }
  const sheet = sheetOf(game, words, options.until, calls.length);
  if (!isQuiet) terminal.err('');
  if (options.why !== undefined) {
    const failed = printWhy(words, game, sheet, options.why, terminal);
    if (failed !== undefined) return failed;
  } else if (options.json === true) terminal.out(JSON.stringify(machineOf(sheet, game, words), undefined, 2));
  else printSheet(words, game, sheet, named, terminal);
  return sheet.amiss.length === 0 && isWhole ? 0 : NOT_IN_ORDER;
};
