import { type Consequences, replay, report } from '../src/engine/index.ts';
import { asCallId, type Call, merge, readCall, standing, writeCall } from '../src/log/index.ts';
import { chanceFrom, inventGame, logsOf } from '../src/practice/index.ts';
import type { Book } from '../src/rulebook/index.ts';

const SEED = 20261204;
const TRIES = 5;
/** A report may take so many times as long as judging the game once, joining two logs so many. */
const MOST_REPORT = 25;
const MOST_MERGE = 5;

/** Run until it is as quick as it gets. */
const warmed = (work: () => unknown): void => {
  for (let nth = 0; nth < 60; nth += 1) work();
};

/** The shortest of a few tries, in milliseconds: what the work takes when nothing else is in its way. */
const shortest = (work: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const before = process.hrtime.bigint();
    work();
    best = Math.min(best, Number(process.hrtime.bigint() - before) / 1e6);
  }
  return best;
};

const withdrawal = (calls: readonly Call[], root: Call): Call => {
  const last = calls.reduce((most, call) => Math.max(most, call.at), 0) + 1;
  return {
    ...root,
    id: { device: 'desk-1', count: 1 } as Call['id'],
    at: last as Call['at'],
    known: 'order',
    by: 'committee',
    said: { kind: 'withdraw', call: root.id } as unknown as Call['said'],
  };
};

/** A game as another file holds it: the same calls, read anew. */
const readAnew = (calls: readonly Call[]): readonly Call[] =>
  calls.flatMap((call) => {
    const again = readCall(JSON.parse(JSON.stringify(writeCall(call))));
    return again.ok ? [again.value] : [];
  });

interface Measured {
  readonly lines: readonly string[];
  readonly holds: boolean;
}

const reports = (book: Book): Measured => {
  const calls = inventGame(chanceFrom(SEED), book, { calls: 600 });
  warmed(() => replay(book, calls));
  const once = shortest(() => replay(book, calls));
  const roots = standing(calls).calls.filter(({ said }) => said.kind !== 'game-opened');
  let worst = { ratio: 0, name: '' };
  const ratios = roots.map((root) => {
    const added = [withdrawal(calls, root)];
    const ratio = shortest((): Consequences => report(book, calls, added)) / once;
    if (ratio > worst.ratio) worst = { ratio, name: `${asCallId(root.id)} ${root.said.kind}` };
    return ratio;
  });
  const middle = [...ratios].sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
  const about = `a report of any of ${roots.length} calls of a game of ${calls.length}: ${middle.toFixed(1)} × judging it once (${once.toFixed(2)} ms)`;
  return {
    lines: [`${about}, the slowest ${worst.ratio.toFixed(1)} × (${worst.name}), at most ${MOST_REPORT} ×`],
    holds: worst.ratio <= MOST_REPORT,
  };
};

const merges = (book: Book): Measured => {
  const calls = inventGame(chanceFrom(SEED + 1), book, { calls: 400 });
  warmed(() => replay(book, calls));
  const once = shortest(() => replay(book, calls));
  const again = readAnew(calls);
  const same = shortest(() => merge([calls, again])) / once;
  const game = inventGame(chanceFrom(SEED + 2), book, { calls: 800 });
  const [first = [], ...others] = logsOf(game);
  const whole = shortest(() => replay(book, game));
  const apart = shortest(() => merge([first, others.flat()])) / whole;
  const lines = [
    `joining a log of ${calls.length} calls with a copy of it, read anew: ${same.toFixed(1)} × judging it once (${once.toFixed(2)} ms)`,
    `joining logs of ${first.length} and ${game.length - first.length} calls: ${apart.toFixed(1)} × judging the game once, both at most ${MOST_MERGE} ×`,
  ];
  return { lines, holds: same <= MOST_MERGE && apart <= MOST_MERGE };
};

/** Corrections and joined logs, held against judging the same game once. */
export const measureCorrections = (book: Book): Measured => {
  const [a, b] = [reports(book), merges(book)];
  return { lines: [...a.lines, ...b.lines], holds: a.holds && b.holds };
};
