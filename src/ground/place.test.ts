import { describe, expect, test } from 'vitest';
import { resolve, SHELF } from '../rulebook/index.ts';
import { place as at, ENDS, type Place, RESTARTS, turned, yards } from '../words/index.ts';
import { entryOf, isOnField, marginsOf, place, readGround, stands } from './index.ts';
import type { Award } from './types.ts';

const book = (() => {
  const read = resolve(SHELF, { edition: SHELF.usual });
  if (!read.ok) throw new Error('the usual book does not resolve');
  return read.value;
})();

const ground = (length: number, width: number, boarded: boolean) => {
  const read = readGround(length, width, boarded);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
};

const GROUNDS = [ground(300, 160, true), ground(300, 200, false), ground(250, 150, false)];

/** Places on the ground and in its run-off; the long axis is left out, where the umpire settles the side. */
const BALLS: readonly Place[] = [-170, -150, -125, -95.25, -30, 0, 12.5, 64, 118, 149, 152].flatMap((x) =>
  [-112, -99, -79, -52.125, -40, -6, -3, -0.5, 2, 9, 41, 74.75, 80, 101].map((y) => at(yards(x), yards(y))),
);
const RIDERS: readonly Place[] = [
  [0, 0],
  [118, 5],
  [-118, -5],
  [151, 3],
  [-151, 12],
  [60, -70],
].map(([x, y]) => at(yards(x ?? 0), yards(y ?? 0)));

const acrossFrom = (award: Award): Award => ({
  ...award,
  goal: award.goal === 'a' ? 'b' : 'a',
  ...(award.ball === undefined ? {} : { ball: turned(award.ball) }),
});

const awards = (restart: Award['restart']): readonly Award[] =>
  ENDS.flatMap((goal) =>
    BALLS.flatMap((ball): readonly Award[] =>
      restart === 'penalty-2'
        ? [
            { restart, goal, ball, from: 'spot' },
            { restart, goal, ball, from: 'line' },
          ]
        : [{ restart, goal, ball }],
    ),
  );

describe.each(RESTARTS)('%s', (restart) => {
  test('turned by 180° is placed turned by 180°, margins and all', () => {
    for (const one of GROUNDS) {
      for (const award of awards(restart)) {
        const here = place(book, one, award);
        const there = place(book, one, acrossFrom(award));
        expect(there.spot).toEqual(here.spot && turned(here.spot));
        for (const role of ['hitting', 'other'] as const) {
          for (const rider of RIDERS) {
            const margins = marginsOf(book, one, here, role, rider).map(({ margin }) => margin);
            const turnedMargins = marginsOf(book, one, there, role, turned(rider)).map(({ margin }) => margin);
            expect(turnedMargins).toEqual(margins);
          }
        }
      }
    }
  });

  test('lies on the field, in whole thousandths of a yard', () => {
    for (const one of GROUNDS) {
      for (const award of awards(restart)) {
        const { spot } = place(book, one, award);
        if (spot === undefined) continue;
        expect(isOnField(one, spot)).toBe(true);
        expect(Number.isSafeInteger(spot.x) && Number.isSafeInteger(spot.y)).toBe(true);
      }
    }
  });
});

test('a ground that is too small or no number is refused by name', () => {
  expect(readGround(199, 160, true)).toMatchObject({ faults: [{ path: ['length'] }] });
  expect(readGround(300, 99, true)).toMatchObject({ faults: [{ path: ['width'] }] });
  expect(readGround(Number.NaN, 160, true).ok).toBe(false);
});

test('nobody stands anywhere before a Penalty 2 has its spot, but the line binds', () => {
  const open = place(book, ground(300, 160, true), { restart: 'penalty-2', goal: 'b' });
  expect(stands(book, ground(300, 160, true), open, 'other', { at: at(yards(100), yards(0)) }).standing).toBe('breach');
});

test('who comes in between the posts is told from who comes in beside them, by where the line was crossed', () => {
  const field = ground(300, 160, true);
  const spot = (x: number, y: number): Place => at(yards(x), yards(y));
  const between = entryOf(book, field, 'b', 'not-between-posts', spot(150.1, 3), spot(149.9, 2));
  const beside = entryOf(book, field, 'b', 'not-between-posts', spot(150.1, 4.4), spot(149.9, 3.8));
  expect(between).toEqual({ entered: true, across: 2.5, isBreach: true }); // (3 + 2) ÷ 2
  expect(beside).toEqual({ entered: true, across: 4.1, isBreach: false }); // (4.4 + 3.8) ÷ 2
  expect(entryOf(book, field, 'b', 'none-enters', spot(150.1, 4.4), spot(149.9, 3.8)).isBreach).toBe(true);
  expect(entryOf(book, field, 'b', 'free', spot(150.1, 3), spot(149.9, 2)).isBreach).toBe(false);
  expect(entryOf(book, field, 'b', 'none-enters', spot(149, 3), spot(151, 2)).entered).toBe(false);
});

test('who passes the line of the goals beyond the side lines does not come onto the field', () => {
  const field = ground(300, 160, true);
  const way = (y: number) =>
    entryOf(book, field, 'b', 'none-enters', at(yards(151), yards(y)), at(yards(149), yards(y)));
  expect(way(80)).toMatchObject({ entered: true, isBreach: true }); // on the corner: the lines are of the field
  expect(way(80.001)).toEqual({ entered: false, across: undefined, isBreach: false });
  expect(way(-90).entered).toBe(false);
});

test('a way onto the field crosses at the same place of the ground turned by 180°, the middle included', () => {
  const field = ground(300, 160, true);
  for (const y of [0, 2.5, -30]) {
    const [from, to] = [at(yards(151), yards(y)), at(yards(149), yards(y))];
    expect(entryOf(book, field, 'b', 'none-enters', from, to).across).toBe(y);
    expect(entryOf(book, field, 'a', 'none-enters', turned(from), turned(to)).across).toBe(0 - y);
  }
});

test('[reading 7] a hit-in over the very middle goes to the same part of the ground at both ends, and says so', () => {
  const field = ground(300, 160, true);
  const middle = place(book, field, { restart: 'hit-in', goal: 'b', ball: at(yards(150), yards(0)) });
  const across = place(book, field, { restart: 'hit-in', goal: 'a', ball: at(yards(-150), yards(0)) });
  expect([middle.spot, across.spot]).toEqual([at(yards(150), yards(9)), at(yards(-150), yards(-9))]);
  expect(middle.steps.at(-1)).toMatchObject({ step: 'off-post', under: 'place.hit-in.middle' });
  const beside = place(book, field, { restart: 'hit-in', goal: 'b', ball: at(yards(150), yards(0.5)) });
  expect(beside.steps.at(-1)).toMatchObject({ step: 'off-post', under: 'place.hit-in.from-post' });
});
