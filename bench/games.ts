import { readGame } from '../src/cases/index.ts';
import { replay } from '../src/engine/index.ts';
import type { Call } from '../src/log/index.ts';
import { type Book, resolve, SHELF } from '../src/rulebook/index.ts';

const CHUKKERS = 6;
const CALLS = 400;

/** The steps of one chukker: goals and throw-ins by turns, one rider hurt and replaced. */
const chukkerOf = (nth: number, goals: number): readonly unknown[] => [
  { 'throw-in': {} },
  ...Array.from({ length: goals }, (_, at): readonly unknown[] => [
    {
      goal: {
        side: at % 2 === 1 ? 'home' : 'away',
        by: at % 2 === 1 ? 'Ann' : 'Eve',
        ...(at % 5 === 0 ? { penalty: 4 } : {}),
      },
    },
    { 'throw-in': {} },
  ]).flat(),
  {
    substitution: {
      side: 'home',
      out: nth % 2 === 0 ? 'Ben' : 'Pat',
      in: nth % 2 === 0 ? 'Pat' : 'Ben',
      because: 'injury',
    },
  },
  { 'chukker-ended': {} },
];

/** The usual book, resolved. */
export const bookOfBench = (): Book => {
  const book = resolve(SHELF, { edition: SHELF.usual });
  if (!book.ok) throw new Error('the usual book does not resolve');
  return book.value;
};

/** A whole handicap game of 400 calls, all of them in order. */
export const longGame = (book: Book): readonly Call[] => {
  const steps = Array.from({ length: CHUKKERS }, (_, nth) => chukkerOf(nth, 31)).flat();
  const rest = Array.from({ length: CALLS }, (_, at) => ({
    substitution: { side: 'away', out: at % 2 === 0 ? 'Fay' : 'Zoe', in: at % 2 === 0 ? 'Zoe' : 'Fay' },
  }));
  const when = [...rest.slice(0, CALLS - 1 - steps.length), ...steps];
  const game = readGame(
    {
      edition: book.edition,
      given: {
        chukkers: CHUKKERS,
        limits: [0, 14],
        home: { riders: { Ann: 1, Ben: 2, Cid: 3, Dot: 4 }, bench: { Pat: 1 } },
        away: { riders: { Eve: 1, Fay: 2, Gil: 3, Hal: 5 }, bench: { Zoe: 2 } },
      },
      when,
    },
    book.edition,
  );
  if (!game.ok) throw new Error(JSON.stringify(game.faults[0]));
  const { judged } = replay(book, game.value.calls);
  const aside = judged.find((call) => call.grade !== 'in-order');
  if (judged.length !== CALLS || aside !== undefined) throw new Error(`not ${CALLS} calls in order`);
  return game.value.calls;
};
