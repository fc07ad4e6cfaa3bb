import type { readSaying } from '../log/index.ts';
import { type Read, read, type SayingOf } from '../words/index.ts';
import { readKeys } from './notation.ts';
import { readAt, readSaid, STEP_KINDS } from './said.ts';

type Said = ReturnType<typeof readSaying> extends Read<infer S> ? S : never;

/** Keys of a step that hold what is said, and when. */
const KEYS: readonly string[] = ['at', 'reading', ...STEP_KINDS];

/**
 * Reads one saying as a step of a hand-written game writes it: `{ at: 3 7:12, goal: { side: away, by: Ann } }`, short forms
 * included.
 *
 * @param opening who is on the team sheets, for riders named by their ratings
 */
export const readOneSaying = (value: unknown, opening: SayingOf<'game-opened'> | undefined): Read<Said> => {
  const keys = readKeys([], value, KEYS);
  if (!keys.ok) return keys;
  const moment = readAt(['at'], keys.value['at']);
  if (!moment.ok) return moment;
  const teams = opening === undefined ? [] : [opening.home, opening.away];
  const riders = teams.flatMap((team) => [...team.riders, ...(team.bench ?? [])].map((rider) => rider.id));
  const said = readSaid([], keys.value, moment.value, riders);
  return said.ok ? read(said.value) : said;
};
