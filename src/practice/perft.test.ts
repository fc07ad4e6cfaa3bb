import { describe, expect, test } from 'vitest';
import { readGame } from '../cases/index.ts';
import { countOf, options, replay } from '../engine/index.ts';
import { resolve, SHELF } from '../rulebook/index.ts';

const book = (() => {
  const read = resolve(SHELF, { edition: SHELF.usual });
  if (!read.ok) throw new Error('the usual book does not resolve');
  return read.value;
})();

/** Teams of which nobody is named: every count below can be done by hand. */
const NOBODY = { basis: 'flat', chukkers: 4, home: 8, away: 8 };
const LAST = { ...NOBODY, chukkers: 1 };
const SHOOT = { ...LAST, 'when-level': 'shoot-out' };
const FOURS = {
  ...NOBODY,
  home: { name: 'Red', riders: { Ann: 2, Ben: 2, Cid: 2, Dot: 2 }, bench: { Eve: 2 } },
  away: { name: 'Blue', riders: { Kit: 2, Lou: 2, Mia: 2, Ned: 2 } },
};

// A game that runs: clock set, switched, horn missed, chukker ended, lined up wrong: 5. Forfeits: 3.
const RUNS = 5 + 3;
// A foul of either side: 2.
const IN_PLAY = 28 + 2 + 2 + 10 + 14 + 2 + 2 + RUNS; // goals, fouls, advantages, whistles, balls out, safeties, sixes
// A foul that is open: 1, 3, 4, 5a, 5b and the three of Penalty 2; no foul; goals at the whistle; the goal of a Penalty 1.
const OPEN = 8 + 1 + 26 + 1;
const HIT_DUE = 3; // play, delayed, teed; once play is called: hit, delayed, teed
const FOUL = 2;

const TI = { 'throw-in': {} };
const after = (...steps: readonly object[]): readonly object[] => [TI, ...steps];
const hit = (number: number | string, more: object = {}): readonly object[] => [
  { foul: 'away' },
  { penalty: { to: 'home', number, ...more } },
  { play: {} },
  { hit: {} },
];
const ENDED = { at: 1, 'chukker-ended': {} };

/** Situation, game, calls, and how many calls the templates foresee there. */
const TABLE: readonly (readonly [string, object, readonly object[], number])[] = [
  ['before the first throw-in: toss, throw-in, forfeit', NOBODY, [], 4 + 1 + 3],
  ['after the toss', NOBODY, [{ toss: { won: 'home', defends: 'a' } }], 1 + 3],
  ['in play', NOBODY, after(), IN_PLAY],
  ['in play, lined up the wrong way', NOBODY, after({ 'wrong-line-up': {} }), IN_PLAY - 1],
  ['in play, advantage held', NOBODY, after({ advantage: 'away' }), IN_PLAY - 2 + 1],
  ['a goal: throw-in, whistle with the clock running, foul', NOBODY, after({ goal: 'home' }), 1 + 10 + FOUL + RUNS],
  ['a whistle: throw-in, foul', NOBODY, after({ whistle: 'fall' }), 1 + FOUL + RUNS],
  ['a foul open', NOBODY, after({ foul: 'away' }), OPEN + RUNS],
  ['a foul during a stoppage', NOBODY, after({ whistle: 'fall' }, { foul: 'away' }), OPEN + RUNS],
  [
    'a goal waits, its own side fouled: penalties, no foul, the goal of a Penalty 1',
    NOBODY,
    after({ foul: 'away' }, { goal: { side: 'away', 'at-whistle': true } }),
    8 + 1 + 1 + RUNS,
  ],
  [
    'a goal waits, the defenders fouled: Penalty 1, the goal stands, no foul',
    NOBODY,
    after({ foul: 'away' }, { goal: { side: 'home', 'at-whistle': true } }),
    1 + 1 + 1 + 1 + RUNS,
  ],
  ['no foul', NOBODY, after({ foul: 'away' }, { 'no-foul': {} }), 1 + FOUL + RUNS],
  ['Penalty 2 to be chosen', NOBODY, after({ foul: 'away' }, { penalty: { to: 'home', number: 2 } }), 2 + FOUL + RUNS],
  [
    'Penalty 2 chosen',
    NOBODY,
    after({ foul: 'away' }, { penalty: { to: 'home', number: 2, from: 'line' } }),
    HIT_DUE + FOUL + RUNS,
  ],
  ['Penalty 4 given', NOBODY, after(...hit(4).slice(0, 2)), HIT_DUE + FOUL + RUNS],
  ['play called', NOBODY, after(...hit(4).slice(0, 3)), HIT_DUE + FOUL + RUNS],
  ['Penalty 4 hit: goal of an entry 4, broke, tapped', NOBODY, after(...hit(4)), IN_PLAY + 4 + 1 + 1],
  ['Penalty 3 hit: entries 6, broke, stopped', NOBODY, after(...hit(3)), IN_PLAY + 6 + 1 + 1],
  ['Penalty 2 hit from the line', NOBODY, after(...hit(2, { from: 'line' })), IN_PLAY + 6 + 1 + 1],
  ['Penalty 2 hit from the spot: it does not die', NOBODY, after(...hit(2, { from: 'spot' })), IN_PLAY + 6 + 1],
  ['Penalty 5.a hit: broke', NOBODY, after(...hit('5a')), IN_PLAY + 1],
  ['Penalty 5.b hit: broke', NOBODY, after(...hit('5b')), IN_PLAY + 1],
  [
    'Penalty 1 given: the hit from the centre',
    NOBODY,
    after({ foul: 'away' }, { penalty: { to: 'home', number: 1 } }),
    HIT_DUE + FOUL + RUNS,
  ],
  ['a safety', NOBODY, after({ safety: 'home' }), HIT_DUE + FOUL + RUNS],
  ['a safety hit: broke, tapped', NOBODY, after({ safety: 'home' }, { play: {} }, { hit: {} }), IN_PLAY + 1 + 1],
  [
    'a hit-in due, the clock running',
    NOBODY,
    after({ 'ball-out': { over: 'back-line', off: 'home' } }),
    HIT_DUE + 10 + FOUL + RUNS,
  ],
  [
    'a hit-in, play called: too near',
    NOBODY,
    after({ 'ball-out': { over: 'back-line', off: 'home' } }, { play: {} }),
    HIT_DUE + 1 + 10 + FOUL + RUNS,
  ],
  [
    'a hit-in hit: too near, broke',
    NOBODY,
    after({ 'ball-out': { over: 'back-line', off: 'home' } }, { play: {} }, { hit: {} }),
    IN_PLAY + 1 + 1,
  ],
  [
    'a hit from the side',
    NOBODY,
    after({ 'ball-out': { over: 'side-line', off: 'home' } }),
    HIT_DUE + 10 + FOUL + RUNS,
  ],
  ['between chukkers', NOBODY, after(ENDED), 1 + 3],
  ['at half time: ends may be chosen', NOBODY, after(ENDED, TI, { at: 2, 'chukker-ended': {} }), 1 + 4 + 3],
  [
    'ended by a goal after the first horn: confirmed twice over',
    NOBODY,
    after({ at: '1 7:05', goal: 'home' }),
    1 + 2 + 3,
  ],
  ['ended by the second horn: a late foul too', NOBODY, after({ at: '1 7:31', goal: 'home' }), 1 + 2 + 2 + 3],
  [
    'a foul after the first horn: penalties, no foul, goals at the whistle',
    NOBODY,
    after({ at: '1 7:05', foul: 'away' }),
    8 + 1 + 26 + 2 + 3,
  ],
  ['overtime due', LAST, after(ENDED), 1 + 3],
  ['the shoot-out begins', SHOOT, after(ENDED), 2 * 2 + 3],
  ['the shoot-out, one side to hit', SHOOT, after(ENDED, { 'shoot-out-hit': { side: 'home', scored: true } }), 2 + 3],
  ['over after a golden goal: confirmed, forfeited', LAST, after(ENDED, TI, { goal: 'home' }), 2 + 3],
  // Four riders a side and one on the bench. Leaving: 4 riders × 6 reasons twice, and one of the bench disqualified.
  // Changes: 4 × 6 reasons. Removals: 4 disabled × 4 equals (nobody is strictly higher), for each side.
  ['between chukkers with riders', FOURS, after(ENDED), 1 + 3 + 4 * 6 + (4 + 4) * 6 + 1 + 2 * 16],
];

describe('what may be said, counted', () => {
  test.each(TABLE)('%s', (_name, given, when, count) => {
    const game = readGame({ given, when }, SHELF.usual);
    if (!game.ok) throw new Error(JSON.stringify(game.faults));
    const offered = options(book, replay(book, game.value.calls).state);
    const counts = offered.map((option) => `${option.kind} ${option.choices().length}`).join(', ');
    expect(countOf(offered), counts).toBe(count);
  });

  test('in thirty situations and more', () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(30);
  });
});
