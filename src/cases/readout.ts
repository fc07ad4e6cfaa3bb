import { type Game, leaderOf, overtimesOf, resultOf, runningScore, scoredInPlay, scoreOf } from '../engine/index.ts';
import { changeOfAward, type LineUps, riding, totalOnField, whoMayComeIn } from '../lineup/index.ts';
import type { Book } from '../rulebook/index.ts';
import { asNumber, type BySide, type HalfGoals, type Rating, SIDES } from '../words/index.ts';
import type { LineupJudgement } from './judge-lineup.ts';
import { readoutOfCorrections } from './readout-corrections.ts';
import { readoutOfPlay } from './readout-play.ts';
import type { GameKey, Readout } from './vocabulary.ts';
import type { LineupKey } from './vocabulary-lineup.ts';

const inGoals = (halves: HalfGoals | Rating | undefined): number | null =>
  halves === undefined ? null : asNumber(halves);
const pair = (by: BySide<HalfGoals | Rating | undefined>): readonly unknown[] => [inGoals(by.home), inGoals(by.away)];

const totals = (book: Book, lineUps: LineUps): readonly unknown[] =>
  SIDES.map((side) => inGoals(totalOnField(book, lineUps.terms, lineUps.sides[side])));
const counts = (lineUps: LineUps): readonly unknown[] => SIDES.map((side) => inGoals(lineUps.sides[side].counts));
const ridersOf = (lineUps: LineUps): readonly unknown[] => SIDES.map((side) => riding(lineUps.sides[side]).length);

/** Tallies by the names of riders, of both sides; where two share a name the home one is meant. */
const boxed = (game: Game, of: 'goals' | 'fromPenalties'): { readonly [rider: string]: number } => {
  const rows = [...SIDES].reverse().flatMap((side) => {
    const { riders } = game.state.lineUps.sides[side];
    const tallied = game.state.tallies[side].flatMap((tally): [string, number][] => {
      const name = riders.find((r) => r.id === tally.rider)?.name ?? tally.rider;
      return name === undefined ? [] : [[name, tally[of]]];
    });
    return [...riders.map((r): [string, number] => [r.name, 0]), ...tallied];
  });
  return Object.fromEntries(rows);
};

const teamGoals = (game: Game): readonly unknown[] =>
  SIDES.map((side) => game.state.tallies[side].find((tally) => tally.rider === undefined)?.goals ?? 0);

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** What a game case can ask, read off a judged game. Calls of the opening are not among the steps. */
export const readoutOfGame = (game: Game): Readout<Exclude<GameKey, 'report' | 'no-change'>> => {
  const { state, judged } = game;
  const rulings = judged.flatMap((call) => call.rulings);
  const breaches = rulings.flatMap((ruling) => (ruling.kind === 'breach' ? [ruling.objection] : []));
  const objections = [...judged.flatMap((call) => call.objections), ...breaches];
  const steps = judged.filter((call) => call.call.said.kind !== 'game-opened');
  const aside = judged.filter((call) => call.grade === 'out-of-order');
  return {
    score: pair(scoreOf(state)),
    running: runningScore(state).map(pair),
    'by-chukker': state.chukkers.map((row) => pair(row.scored)),
    'goals-on-handicap': pair(state.lineUps.award.goals),
    played: pair(scoredInPlay(state)),
    counts: counts(state.lineUps),
    total: totals(game.book, state.lineUps),
    leader: leaderOf(scoreOf(state)),
    over: state.phase === 'over',
    ...resultOf(state),
    ...readoutOfPlay(game),
    phase: state.phase,
    chukker: state.chukker,
    overtime: overtimesOf(state),
    riders: ridersOf(state.lineUps),
    box: boxed(game, 'goals'),
    'penalty-goals': boxed(game, 'fromPenalties'),
    'team-goals': teamGoals(game),
    'in-order': objections.length === 0,
    grades: steps.map((call) => call.grade),
    'set-aside': aside.length,
    objections: unique(objections.map((found) => found.under)),
    rulings: unique(rulings.map((ruling) => ruling.kind)),
    ...readoutOfCorrections(game),
    implied: unique(rulings.filter((ruling) => ruling.implied).map((ruling) => ruling.kind)),
  };
};

const mayComeIn = (book: Book, lineUps: LineUps): { readonly [rider: string]: readonly string[] } => {
  const found = new Map<string, string[]>();
  for (const choice of whoMayComeIn(book, lineUps, 'home')) {
    const out = choice.out?.name ?? 'open place';
    const able = choice.objections.length === 0 ? [choice.in.name] : [];
    found.set(out, [...(found.get(out) ?? []), ...able]);
  }
  return Object.fromEntries(found);
};

/** What a line-up case can ask, read off a judged line-up. */
export const readoutOfLineup = (book: Book, judged: LineupJudgement): Readout<LineupKey> => {
  const { before, after, opening, changes } = judged;
  const start = [...opening.home, ...opening.away];
  const objections = [...start, ...changes.flatMap((step) => step.objections)];
  const last = changes.findLast((step) => step.mayBeRemoved !== undefined);
  return {
    'in-order': objections.length === 0,
    'at-start': start.length === 0,
    each: changes.map((step) => step.objections.length === 0),
    total: totals(book, after),
    counts: counts(after),
    'goals-on-handicap': pair(after.award.goals),
    'score-change': pair(changeOfAward(before, after)),
    riders: ridersOf(after),
    objections: unique(objections.map((found) => found.under)),
    'may-be-removed': last?.mayBeRemoved ?? [],
    caps: after.reduction === undefined ? [null, null] : pair(after.reduction.caps),
    'may-come-in': mayComeIn(book, after),
  };
};
