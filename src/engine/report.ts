import { asCallId, type Call } from '../log/index.ts';
import type { Book } from '../rulebook/index.ts';
import type { BySide, End, HalfGoals, Millis, RiderId, Side } from '../words/index.ts';
import { bothSides } from '../words/index.ts';
import { type Game, type Judged, replay } from './replay.ts';
import { type Result, resultOf, runningScore, scoreOf } from './score.ts';
import type { Phase, Restart, ShootOutHit, State } from './state.ts';

/** Where a game stands, as far as a correction can change it. */
export interface Facts {
  readonly score: BySide<HalfGoals>;
  /** The score at the end of each chukker that has begun. */
  readonly running: readonly BySide<HalfGoals>[];
  /** Goals by handicap as they stand. */
  readonly award: BySide<HalfGoals>;
  readonly result: { readonly result: Result; readonly winner: Side | 'none' };
  readonly chukker: number;
  readonly phase: Phase;
  /** Playing time elapsed in the chukker that runs or ran last. */
  readonly clock: Millis;
  /** How play resumes; a side: its foul waits to be confirmed. */
  readonly due: Restart | { readonly foul: Side } | undefined;
  readonly ends: BySide<End>;
  readonly riding: BySide<readonly RiderId[]>;
  readonly shootOut: readonly ShootOutHit[];
}

/** What of a game can change, in the order in which it is told. */
export const FACTS = [
  'score',
  'result',
  'running',
  'award',
  'phase',
  'chukker',
  'clock',
  'due',
  'ends',
  'riding',
  'shootOut',
] as const satisfies readonly (keyof Facts)[];
export type Fact = (typeof FACTS)[number];

const dueIn = ({ phase, foul, restart }: State): Facts['due'] => {
  if (phase === 'over' || phase === 'in-play' || phase === 'unopened') return undefined;
  return foul === undefined ? restart : { foul: foul.by };
};

export const factsOf = (state: State): Facts => ({
  score: scoreOf(state),
  running: runningScore(state),
  award: state.lineUps.award.goals,
  result: resultOf(state),
  chukker: state.chukker,
  phase: state.phase,
  clock: state.clock.elapsed,
  due: dueIn(state),
  ends: state.ends,
  riding: bothSides((side) =>
    state.lineUps.sides[side].riders.flatMap((rider) => (rider.standing === 'riding' ? [rider.id] : [])),
  ),
  shootOut: state.shootOut ?? [],
});

/** What became otherwise of one call: it is judged no more, newly judged, or came to something else. */
export interface CallChange {
  readonly before: Judged | undefined;
  readonly after: Judged | undefined;
}

/** What a correction changes, before and after. */
export interface Consequences {
  readonly before: Game;
  readonly after: Game;
  readonly facts: { readonly before: Facts; readonly after: Facts };
  /** The facts that differ at the end of the calls. */
  readonly changed: readonly Fact[];
  /** Calls that came to something else, in the order of the game after the correction. */
  readonly calls: readonly CallChange[];
}

const cameTo = ({ call, grade, rulings, objections, insisted }: Judged): string =>
  JSON.stringify([call.said, call.by, grade, rulings, objections, insisted]);

const sameJudged = (a: Judged, b: Judged): boolean =>
  a.call === b.call && a.state === b.state ? true : cameTo(a) === cameTo(b);

const callChanges = (before: Game, after: Game): readonly CallChange[] => {
  const was = new Map(before.judged.map((one) => [asCallId(one.call.id), one]));
  const changes: CallChange[] = [];
  for (const one of after.judged) {
    const name = asCallId(one.call.id);
    const earlier = was.get(name);
    was.delete(name);
    if (earlier === undefined || !sameJudged(earlier, one)) changes.push({ before: earlier, after: one });
  }
  return [...[...was.values()].map((one) => ({ before: one, after: undefined })), ...changes];
};

/** Holds a game against the same game after a correction. */
export const consequences = (before: Game, after: Game): Consequences => {
  const facts = { before: factsOf(before.state), after: factsOf(after.state) };
  const changed = FACTS.filter((fact) => JSON.stringify(facts.before[fact]) !== JSON.stringify(facts.after[fact]));
  return { before, after, facts, changed, calls: callChanges(before, after) };
};

/** What calls that are not yet in the log would change. Nothing is accepted by asking. */
export const report = (book: Book, log: readonly Call[], added: readonly Call[]): Consequences =>
  consequences(replay(book, log), replay(book, [...log, ...added]));
