import { type Call, type Merged, merge } from '../../log/index.ts';
import type { Chance } from '../seed.ts';
import { logsOf } from './game.ts';

/** A list in any order. */
export const shuffled = <T>(chance: Chance, list: readonly T[]): readonly T[] =>
  list
    .map((one) => ({ one, at: chance.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Every order in which three logs can come. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** The three logs as they may come together: in any order, each shuffled, some of it twice, in one go or two. */
export const interleaved = (calls: readonly Call[], chance: Chance, at: number): Merged => {
  const logs = logsOf(calls).map((log) => shuffled(chance, log));
  const [a = [], b = [], c = []] = (ORDERS[at % ORDERS.length] ?? ORDERS[0]).map((which) => logs[which] ?? []);
  const again = a.filter(() => chance.happens(0.2));
  return chance.happens(0.5) ? merge([a, b, c]) : merge([merge([a, b, again]).calls, c, again]);
};
