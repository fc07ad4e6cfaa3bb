import { SingleBar } from 'cli-progress';
import { type Game, type Judged, judge, moveClock, START, type State, scoreOf } from '../engine/index.ts';
import { type Call, standing } from '../log/index.ts';
import type { Book } from '../rulebook/index.ts';
import { chukkerName, counted, say, scoreLine, type Until, type Words } from '../views/index.ts';
import { plain } from './faults.ts';
import type { Terminal } from './terminal.ts';

/** Logs of more calls than these are judged behind a bar on a terminal. */
const LONG = 2000;
/** Nobody reads a line for each of more chukkers than these. */
const MOST_LINES = 24;

/** Who is told how the judging goes on. */
interface Progress {
  readonly begun: (state: State, calls: number) => void;
  readonly judged: (n: number) => void;
  readonly done: (state: State, calls: number) => void;
}

const SILENT: Progress = { begun: () => {}, judged: () => {}, done: () => {} };

/** A line for each chukker as it has been judged. */
const inLines = (words: Words, { err, errInk }: Terminal): Progress => {
  let lines = 0;
  const line = (state: State, calls: number): void => {
    lines += 1;
    if (lines > MOST_LINES) return;
    const standing = { game: { state }, words };
    const chukker = state.chukker === 0 ? words.betweenChukkers : chukkerName(standing, state.chukker);
    const parts = { chukker, calls: counted(words, 'calls', calls), score: scoreLine(standing, scoreOf(state)) };
    err(errInk('quiet', plain(`  ${say(words.progress.judged, parts)}`)));
  };
  return { begun: line, judged: () => {}, done: line };
};

const EVERY = 200;

/** A bar, for logs that are longer than a game. */
const inBar = (all: number): Progress => {
  const bar = new SingleBar({ format: '  {bar} {value}/{total}', clearOnComplete: true, stream: process.stderr });
  bar.start(all, 0);
  return {
    begun: () => {},
    judged: (n) => {
      if (n % EVERY === 0) bar.update(n);
    },
    done: () => bar.stop(),
  };
};

/** How the progress of so many calls is shown, if it is. */
export const progressFor = (words: Words, calls: number, terminal: Terminal, isQuiet: boolean): Progress => {
  if (calls > LONG && terminal.isWatched) return inBar(calls);
  return isQuiet ? SILENT : inLines(words, terminal);
};

/** Judges the calls of a game in their order, telling each chukker as it is over. */
export const judged = (book: Book, calls: readonly Call[], progress: Progress): Game => {
  let state = START;
  let inChukker = 0;
  const all: Judged[] = [];
  const stands = standing(calls);
  for (const call of stands.calls) {
    const judgement = judge(book, state, call);
    const isLater = judgement.state.chukker > state.chukker;
    if (isLater && state.chukker > 0) {
      progress.begun(state, inChukker);
      inChukker = 0;
    }
    inChukker += 1;
    state = judgement.state;
    all.push({ ...judgement, call });
    progress.judged(all.length);
  }
  progress.done(state, inChukker);
  return { book, judged: all, state, standing: stands };
};

/** Whether a call belongs behind the moment: a later chukker has begun, or it speaks of a later time of that one. */
const isBehind = ({ state, call: { said } }: Judged, { moment }: Extract<Until, { moment: unknown }>): boolean => {
  if (state.chukker > moment.chukker) return true;
  const named = 'chukker' in said && typeof said.chukker === 'number' ? said.chukker : state.chukker;
  if (named !== moment.chukker || moment.clock === undefined) return named > moment.chukker && state.chukker > 0;
  return 'clock' in said && typeof said.clock === 'number' && said.clock > moment.clock;
};

/** The game as it stood at a moment: the calls up to the first that belongs behind it. */
export const cutAt = (game: Game, until: Until | undefined): Game => {
  if (until === undefined) return game;
  const behind = 'calls' in until ? until.calls : game.judged.findIndex((one) => isBehind(one, until));
  if (behind < 0 || behind >= game.judged.length) return game;
  const kept = game.judged.slice(0, behind);
  return { ...game, judged: kept, state: kept.at(-1)?.state ?? START };
};

/** The game at a moment, with the clock of the running chukker moved on to the time that is named. */
export const gameAt = (game: Game, at: Until | undefined): Game => {
  const cut = cutAt(game, at);
  const moment = at === undefined || 'calls' in at ? undefined : at.moment;
  if (moment?.clock === undefined || moment.chukker !== cut.state.chukker) return cut;
  return { ...cut, state: moveClock(cut.book, cut.state, moment.clock).state };
};
