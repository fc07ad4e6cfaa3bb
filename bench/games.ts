import { readGame } from '../src/cases/index.ts';
import { replay } from '../src/engine/index.ts';
import type { Call } from '../src/log/index.ts';
import { type Book, resolve, SHELF } from '../src/rulebook/index.ts';

const CHUKKERS = 6;
const CALLS = 400;

/** A stretch of play: a goal, a foul with its penalty, a ball over a line, a whistle; each ends with the ball in play. */
const STRETCHES: readonly ((side: string, rider: string) => readonly object[])[] = [
  (side, by) => [{ goal: { side, by } }, { 'throw-in': {} }],
  (side) => [
    { foul: { on: side, ball: [20, 60] } },
    { penalty: { to: side, number: '5a' } },
    { play: {} },
    { hit: {} },
  ],
  (side) => [{ 'ball-out': { over: 'back-line', off: side } }, { play: {} }, { hit: {} }],
  (side, by) => [{ goal: { side, by, penalty: 4 } }, { 'throw-in': {} }],
  (side) => [{ safety: side }, { play: {} }, { hit: {} }],
  () => [{ whistle: 'fall' }, { 'throw-in': {} }],
];

const A_STEP = 6;
const timed = (nth: number, step: object, at: number): object => {
  const seconds = at * A_STEP;
  const clock = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
  return { at: `${nth + 1} ${clock}`, ...step };
};

/** The steps of one chukker with their times: play in stretches, one rider hurt and replaced, the second horn. */
const chukkerOf = (nth: number, stretches: number): readonly unknown[] => {
  const play = Array.from({ length: stretches }, (_, at) => {
    const isHome = at % 2 === 1;
    return STRETCHES[at % STRETCHES.length]?.(isHome ? 'home' : 'away', isHome ? 'Ann' : 'Eve') ?? [];
  }).flat();
  const hurt = {
    side: 'home',
    out: nth % 2 === 0 ? 'Ben' : 'Pat',
    in: nth % 2 === 0 ? 'Pat' : 'Ben',
    because: 'injury',
  };
  const steps = [{ 'throw-in': {} }, ...play, { substitution: hurt }];
  return [...steps.map((step, at) => timed(nth, step, at)), { at: `${nth + 1} 7:30`, 'chukker-ended': {} }];
};

/** The usual book, resolved. */
export const bookOfBench = (): Book => {
  const book = resolve(SHELF, { edition: SHELF.usual });
  if (!book.ok) throw new Error('the usual book does not resolve');
  return book.value;
};

/** A whole handicap game of 400 calls, all of them in order. */
export const longGame = (book: Book): readonly Call[] => {
  const steps = Array.from({ length: CHUKKERS }, (_, nth) => chukkerOf(nth, 23)).flat();
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
