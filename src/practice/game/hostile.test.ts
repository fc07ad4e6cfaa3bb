import { describe, test } from 'vitest';
import { replay } from '../../engine/index.ts';
import { asCallId, type Call, inOrder, publicLog, type Standing, standing } from '../../log/index.ts';
import { resolve, SHELF } from '../../rulebook/index.ts';
import type { Saying } from '../../words/index.ts';
import { type Chance, chanceFrom } from '../seed.ts';
import { inventGame } from './game.ts';
import { hostileEdits, touchable } from './hostile.ts';
import { shuffled } from './interleaved.ts';
import { holds, same, text } from './sameness.ts';

const SEED = Number(process.env['CHUKKER_SEED'] ?? 47_000);
const GAMES = 40;

const bookOrFail = () => {
  const book = resolve(SHELF, { edition: SHELF.usual });
  if (!book.ok) throw new Error('the usual book does not resolve');
  return book.value;
};
const book = bookOrFail();

/** Short games with corrections of their own, each with a few draws; what fails names its seed. */
const throughout = (tries: number, check: (calls: readonly Call[], chance: Chance, where: string) => void): void => {
  for (let seed = SEED; seed < SEED + GAMES; seed += 1) {
    const calls = inventGame(chanceFrom(seed), book, { chukkers: 2, corrections: 0.15 });
    const chance = chanceFrom(seed * 7);
    for (let one = 0; one < tries; one += 1) check(calls, chance, `seed ${seed}, draw ${one}`);
  }
};

/** Whether every correction in force comes, in the order of judging, after the call that it corrects. */
const correctsEarlierOnly = (log: readonly Call[], { corrected }: Standing): boolean => {
  const ranks = new Map(inOrder(log).map(({ id }, rank) => [asCallId(id), rank]));
  const rankOf = ({ id }: Call): number => ranks.get(asCallId(id)) ?? 0;
  return [...corrected.values()].every(({ root, edits }) => edits.every((edit) => rankOf(edit) > rankOf(root)));
};

describe('hostile corrections', () => {
  test('never throw, and change nothing but the calls that they name', () => {
    throughout(6, (calls, chance, where) => {
      const hostile = hostileEdits(chance, calls, 1 + chance.below(12));
      const log = shuffled(chance, [...calls, ...hostile]);
      const before = standing(calls);
      const after = standing(log);
      const touched = touchable(log, hostile);
      const untouched = (stands: Standing): string =>
        JSON.stringify(stands.calls.filter(({ id }) => !touched.has(asCallId(id))));
      holds(untouched(before) === untouched(after), `${where}: a call changed that nobody named`);
      const known = new Set(calls.map(({ id }) => asCallId(id)));
      holds(
        after.calls.every(({ id }) => known.has(asCallId(id))),
        `${where}: a correction is judged as a call`,
      );
      holds(correctsEarlierOnly(log, after), `${where}: a call is corrected before it is made`);
      same(replay(book, log), replay(book, [...calls, ...hostile]), where);
    });
  });

  test('that name nothing that may be corrected change nothing at all', () => {
    throughout(4, (calls, chance, where) => {
      // A correction that lost its anchor would come elsewhere, and might name what it then has seen.
      const hostile = hostileEdits(chance, calls, 12).map(({ after: _, ...rest }): Call => rest);
      const astray = new Set(standing([...calls, ...hostile]).astray.map((one) => asCallId(one.edit.id)));
      const idle = hostile.filter(({ id }) => astray.has(asCallId(id)));
      same(replay(book, [...calls, ...idle]), replay(book, calls), where);
    });
  });
});

/** The same call with a note that stays at the ground, where there is room for one. */
const withNote = (call: Call): Call => {
  const { kind } = call.said;
  const hasNote = kind === 'substitution' || kind === 'rider-out';
  return hasNote ? { ...call, said: { ...call.said, note: 'left shoulder' } as Saying } : call;
};

describe('the public log', () => {
  test('is judged as the whole log is', () => {
    throughout(1, (calls, chance, where) => {
      const noted = [...calls.map(withNote), ...hostileEdits(chance, calls, 4)];
      const [whole, seen] = [replay(book, noted), replay(book, publicLog(noted))];
      holds(text(whole) === text(seen), `${where}: judged otherwise`);
      holds(JSON.stringify(seen.standing).includes('left shoulder') === false, `${where}: a note went out`);
    });
  });
});
