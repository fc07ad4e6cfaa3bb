import { type Chukker, chukker, type HalfGoals, halfGoals, type Rating, rating, shown } from '../../words/index.ts';
import { settled } from './claim-shapes.ts';
import type { ChukkerScorers, Claim, Named, Path, Score } from './published.ts';
import {
  amiss,
  type Gathered,
  halves,
  isAbsent,
  isRecord,
  type Reader,
  record,
  required,
  text,
  whole,
} from './reading.ts';
import { pairOf, scoreSaid } from './score.ts';

/**
 * What other sources say comes in many shapes, for it is copied from reports. Each shape is read for what it is; what
 * fits none is a fault. `chukker` and `team` may stand beside the value instead of in it.
 */
interface Beside {
  readonly chukker: Chukker | undefined;
  readonly team: string | undefined;
}
type ShapeReader<T> = (value: unknown, path: Path, into: Gathered, beside: Beside) => T | undefined;

const MOST_CHUKKERS = 24;
const NAME = text(600);
const CHUKKER = 'the chukker, from 1';

const ordinal = whole(1, MOST_CHUKKERS, chukker);
const goals = required(
  whole(0, 99, (n) => halfGoals(n * 2)),
  'whole goals',
);
const total = required(halves(-8, 40, rating), 'a team handicap in goals');

const owns = (value: unknown, field: string): value is { readonly [field: string]: unknown } =>
  isRecord(value) && Object.hasOwn(value, field);

const isFilledRecord = (value: unknown): value is { readonly [field: string]: unknown } =>
  isRecord(value) && Object.keys(value).length > 0;

type ScoreAfter = { readonly chukker: Chukker; readonly score: Score };

const scoreAfter = (after: Chukker | undefined, said: unknown, path: Path, into: Gathered): ScoreAfter | undefined => {
  const score = required(scoreSaid, 'a pair of goals')(said, path, into);
  if (after === undefined) return amiss(into, path, said, `${CHUKKER}, beside the value`);
  return score === undefined ? undefined : { chukker: after, score };
};

const SCORE_AFTER = record({ chukker: ordinal, score: (value: unknown) => value }, 'a chukker and a score');

const scoreInRecord = (value: unknown, path: Path, into: Gathered, beside: Beside): ScoreAfter | undefined => {
  const said = SCORE_AFTER(value, path, into);
  return scoreAfter(said?.chukker ?? beside.chukker, said?.score, [...path, 'score'], into);
};

const isOneScore = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.some((goals) => typeof goals === 'number'));

/** Scores in a list stand for the chukkers from the first; an unknown one keeps its place. */
const scoresInList = (value: readonly unknown[], path: Path, into: Gathered): readonly (ScoreAfter | undefined)[] =>
  value.map((said, at) => {
    if (isAbsent(said)) return undefined;
    const here = [...path, at];
    const after = { chukker: chukker(at + 1), team: undefined };
    return owns(said, 'score') ? scoreInRecord(said, here, into, after) : scoreAfter(after.chukker, said, here, into);
  });

const byOrdinal = (value: object, path: Path, into: Gathered): readonly (ScoreAfter | undefined)[] =>
  Object.entries(value).map(([key, said]) => {
    const after = /^\d+$/.test(key) ? ordinal(Number(key), [...path, key], into) : undefined;
    return scoreAfter(after, said, [...path, key], into);
  });

const known = <T>(items: readonly (T | undefined)[]): readonly T[] => items.filter((item) => item !== undefined);

const running: ShapeReader<{ scores: readonly ScoreAfter[] }> = (value, path, into, beside) => {
  if (isOneScore(value)) return { scores: known([scoreAfter(beside.chukker, value, path, into)]) };
  if (owns(value, 'score')) return { scores: known([scoreInRecord(value, path, into, beside)]) };
  if (Array.isArray(value) && value.length > 0 && value.length <= MOST_CHUKKERS && beside.chukker === undefined) {
    return { scores: known(scoresInList(value, path, into)) };
  }
  if (isFilledRecord(value)) return { scores: known(byOrdinal(value, path, into)) };
  return amiss(into, path, value, 'pairs from chukker 1, or one pair with its chukker');
};

type TotalOf = { readonly team: Named; readonly total: Rating };

const totalOf = (name: string | undefined, said: unknown, path: Path, into: Gathered): TotalOf | undefined => {
  const found = total(said, path, into);
  if (name === undefined) return amiss(into, path, said, 'the name of the team, beside the value');
  return found === undefined ? undefined : { team: { name }, total: found };
};

const TOTAL_FIELDS = ['total', 'handicap', 'value'] as const;

const totalInRecord = (value: { readonly [field: string]: unknown }, path: Path, into: Gathered) => {
  const field = TOTAL_FIELDS.find((name) => Object.hasOwn(value, name)) ?? 'total';
  return totalOf(NAME(value.team, [...path, 'team'], into), value[field], [...path, field], into);
};

const totalsInPair = (value: unknown, path: Path, into: Gathered): readonly TotalOf[] => {
  const pair = pairOf(total, 'a pair of team handicaps, [22, 21]')(value, path, into);
  if (pair === undefined) return [];
  return [
    { team: { side: 'home' }, total: pair.home },
    { team: { side: 'away' }, total: pair.away },
  ];
};

const teamTotal: ShapeReader<{ totals: readonly TotalOf[] }> = (value, path, into, beside) => {
  if (typeof value === 'number') return { totals: known([totalOf(beside.team, value, path, into)]) };
  if (Array.isArray(value)) return { totals: totalsInPair(value, path, into) };
  if (owns(value, 'team')) return { totals: known([totalInRecord(value, path, into)]) };
  if (!isFilledRecord(value)) return amiss(into, path, value, 'a team and its total');
  return { totals: known(Object.entries(value).map(([name, said]) => totalOf(name, said, [...path, name], into))) };
};

type GoalsOf = { readonly player: string; readonly goals: HalfGoals };

const goalsOf = (name: string | undefined, said: unknown, path: Path, into: Gathered): GoalsOf | undefined => {
  const found = goals(said, path, into);
  return name === undefined || found === undefined ? undefined : { player: name, goals: found };
};

const SCORER = record(
  { player: required(NAME, 'the player'), goals: (value: unknown) => value },
  'a player and his goals',
);

const scorersIn = (value: unknown, path: Path, into: Gathered): readonly GoalsOf[] | undefined => {
  if (Array.isArray(value) && value.length > 0) {
    const rows = value.map((item: unknown, at) =>
      required(SCORER, 'a player and his goals')(item, [...path, at], into),
    );
    return known(rows.map((row, at) => goalsOf(row?.player, row?.goals, [...path, at, 'goals'], into)));
  }
  if (!isFilledRecord(value)) return amiss(into, path, value, 'players with their goals');
  return known(Object.entries(value).map(([name, said]) => goalsOf(name, said, [...path, name], into)));
};

const SCORERS = record({ chukker: ordinal, team: NAME, scorers: (value: unknown) => value }, 'scorers');

const chukkerScorers: ShapeReader<ChukkerScorers> = (value, path, into, beside) => {
  const said = owns(value, 'scorers')
    ? SCORERS(value, path, into)
    : { chukker: undefined, team: undefined, scorers: value };
  const scorers = scorersIn(said?.scorers, owns(value, 'scorers') ? [...path, 'scorers'] : path, into);
  const after = said?.chukker ?? beside.chukker;
  const name = said?.team ?? beside.team;
  if (after === undefined) return amiss(into, path, value, `${CHUKKER}, in the value or beside it`);
  if (scorers === undefined) return undefined;
  const team = name === undefined ? { players: scorers.map(({ player }) => player) } : { name };
  return { chukker: after, team, scorers };
};

const oneScore: ShapeReader<{ score: Score }> = (value, path, into) => {
  const score = scoreSaid(value, path, into);
  return score && { score };
};

const SHAPES = {
  final: oneScore,
  headline: oneScore,
  running,
  'team-total': teamTotal,
  'chukker-scorers': chukkerScorers,
} as const satisfies { readonly [A in Claim['about']]: ShapeReader<object> };

const isSubject = (word: unknown): word is Claim['about'] => typeof word === 'string' && Object.hasOwn(SHAPES, word);

const subject: Reader<Claim['about']> = (value, path, into) => {
  if (isSubject(value)) return value;
  into.faults.push({ path, found: shown(value), wanted: `one of: ${Object.keys(SHAPES).join(', ')}` });
  return undefined;
};

const CLAIM = {
  source: required(NAME, 'who says it'),
  about: subject,
  value: (value: unknown) => value,
  chukker: ordinal,
  team: NAME,
  note: NAME,
};
const asWritten = record(CLAIM, 'a claim');

/** What another source says: who, about what, and the value in one of the shapes of its subject. */
export const claim: Reader<Claim> = (value, path, into) => {
  const said = asWritten(value, path, into);
  if (said?.source === undefined || said.about === undefined) return undefined;
  const here = [...path, 'value'];
  if (isAbsent(said.value)) return amiss(into, here, said.value, 'what the source says');
  const read = SHAPES[said.about](settled(said.about, said.value), here, into, {
    chukker: said.chukker,
    team: said.team,
  });
  return read && ({ source: said.source, path: here, about: said.about, ...read } as Claim);
};
