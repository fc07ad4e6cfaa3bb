import { cpus } from 'node:os';
import { countOf, judge, options, replay, START } from '../src/engine/index.ts';
import { measureCorrections } from './corrections.ts';
import { bookOfBench, longGame } from './games.ts';
import { boardgame } from './peers/boardgame.ts';
import { xstate } from './peers/xstate.ts';

/** Something that plays a match of so many steps. */
interface Contender {
  readonly name: string;
  readonly steps: number;
  readonly play: () => void;
}

const ROUNDS = 15;
/** Long enough that one collection of garbage does not decide a round, in steps. */
const STEPS_A_ROUND = 60_000;

const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** Steps a second of processor time over one round. */
const rate = ({ steps, play }: Contender): number => {
  const matches = Math.ceil(STEPS_A_ROUND / steps);
  const before = process.cpuUsage();
  for (let nth = 0; nth < matches; nth += 1) play();
  const { user, system } = process.cpuUsage(before);
  return (matches * steps) / ((user + system) / 1e6);
};

const book = bookOfBench();
const calls = longGame(book);
const engine: Contender = {
  name: 'chukker, a game judged',
  steps: calls.length,
  play: () => {
    const { state } = replay(book, calls);
    if (state.phase !== 'over') throw new Error('the game did not come out');
  },
};

/** Every contender in turn, round by round, so that a slow minute of the machine hits them alike. */
const measure = (contenders: readonly Contender[]): ReadonlyMap<string, readonly number[]> => {
  const figures = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) rate(contender);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const contender of contenders) figures.get(contender.name)?.push(rate(contender));
    process.stderr.write(`\rround ${round} of ${ROUNDS}`);
  }
  process.stderr.write('\r                 \r');
  return figures;
};

const figures = measure([engine, xstate, boardgame]);
const of = (name: string): number => median(figures.get(name) ?? []);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${process.platform} ${process.arch}`,
);
say(`medians of ${ROUNDS} alternating rounds, steps a second of processor time`);
for (const name of figures.keys()) say(`${name.padEnd(26)} ${Math.round(of(name)).toLocaleString('en').padStart(10)}`);
const judging = (calls.length / of(engine.name)) * 1000;
say(`a game of ${calls.length} calls judged from empty: ${judging.toFixed(2)} ms (aim: 1 ms)`);

/** Ratios that must hold; the run fails when one does not. */
const RATIOS: readonly (readonly [Contender, number])[] = [
  [xstate, 4],
  [boardgame, 8],
];
for (const [peer, floor] of RATIOS) {
  const ratio = of(engine.name) / of(peer.name);
  say(`against ${peer.name}: ${ratio.toFixed(1)} ×, at least ${floor} ×`);
  if (ratio < floor) process.exitCode = 1;
}

/** Time of one call of each judged call in turn, in nanoseconds, the median over the game. */
const nanoseconds = (times: readonly (() => void)[]): number =>
  median(
    times.map((work) => {
      const before = process.hrtime.bigint();
      for (let nth = 0; nth < 20; nth += 1) work();
      return Number(process.hrtime.bigint() - before) / 20;
    }),
  );

/** What may be said now, every choice written out, against the judging of the call that was made (aim: 50 times). */
const played = replay(book, calls).judged;
const steps = played.slice(1).map(({ call }, at) => ({ call, state: played[at]?.state ?? START }));
const judgedIn = nanoseconds(
  steps.map(
    ({ call, state }) =>
      () =>
        void judge(book, state, call),
  ),
);
const offeredIn = nanoseconds(
  steps.map(
    ({ state }) =>
      () =>
        void options(book, state),
  ),
);
const listedIn = nanoseconds(
  steps.map(
    ({ state }) =>
      () =>
        void countOf(options(book, state)),
  ),
);
const MOST = 50;
say(`one call judged: ${(judgedIn / 1000).toFixed(1)} µs (median)`);
const against = (time: number): string => `${(time / 1000).toFixed(1)} µs, ${(time / judgedIn).toFixed(1)} × a call`;
say(`options as templates: ${against(offeredIn)}, at most ${MOST} ×`);
say(`options with every choice written out: ${against(listedIn)}`);
if (offeredIn / judgedIn > MOST) process.exitCode = 1;
const memory = process.memoryUsage();
say(`memory: ${Math.round(memory.rss / 1e6)} MB resident, ${Math.round(memory.heapUsed / 1e6)} MB of heap`);

const corrections = measureCorrections(book);
for (const line of corrections.lines) say(line);
if (!corrections.holds) process.exitCode = 1;
