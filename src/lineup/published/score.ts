import { asGoals, type BySide, type HalfGoals, halfGoals, type Rating } from '../../words/index.ts';
import type { Score } from './published.ts';
import { amiss, halves, isAbsent, type Reader, required } from './reading.ts';

/** A score as people read it, the first named team before the other: 6½–6. */
export const asScore = (score: Score): string => `${asGoals(score.home)}–${asGoals(score.away)}`;

/** A number of goals in words that agree with it: "½ goal", "1 goal", "1½ goals". */
export const inGoals = (goals: HalfGoals): string => `${asGoals(goals)} ${goals > 2 ? 'goals' : 'goal'}`;

/** How many there are of a thing: "1 pair", "8 pairs". */
export const howMany = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** Figures with the sign between them, and what they come to: "5 + 6 + 7 = 18". */
export const asSum = (parts: readonly (HalfGoals | Rating)[], sum: HalfGoals | Rating): string =>
  parts.length < 2 ? asGoals(sum) : `${parts.map(asGoals).join(' + ')} = ${asGoals(sum)}`;

const A_PAIR = 'a pair of goals, [16, 13]';

/** Goals as they stand on a board, where goals by handicap bring halves. */
export const onBoard: Reader<HalfGoals> = halves(0, 99, halfGoals);

/** Two values in the order of the teams. */
export const pairOf =
  <T>(of: Reader<T>, wanted: string): Reader<BySide<T>> =>
  (value, path, into) => {
    if (isAbsent(value)) return undefined;
    if (!Array.isArray(value) || value.length !== 2) return amiss(into, path, value, wanted);
    const one = required(of, wanted);
    const [home, away] = [one(value[0], [...path, 0], into), one(value[1], [...path, 1], into)];
    return home === undefined || away === undefined ? undefined : { home, away };
  };

export const score: Reader<Score> = pairOf(onBoard, A_PAIR);

const DASH = /\s*[-–—−]\s*/;
const GOALS = /^(\d{0,2})(½|\.5|\.0)?$/;

const goalsSaid = (text: string): HalfGoals | undefined => {
  const [all = '', whole = '', part] = GOALS.exec(text) ?? [];
  if (all === '' || all.startsWith('.')) return undefined;
  return halfGoals(Number(whole) * 2 + (part === '½' || part === '.5' ? 1 : 0));
};

/** A score as a report writes it: a pair, or "19-10", "19 – 10", "6½-6". */
export const scoreSaid: Reader<Score> = (value, path, into) => {
  if (typeof value !== 'string') return score(value, path, into);
  const [home, away, ...more] = value.trim().split(DASH).map(goalsSaid);
  if (home === undefined || away === undefined || more.length > 0) {
    return amiss(into, path, value, `${A_PAIR}, or text like "16-13"`);
  }
  return { home, away };
};
