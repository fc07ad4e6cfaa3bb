import { describe, expect, test } from 'vitest';
import { readGame } from '../cases/index.ts';
import { type Game, replay } from '../engine/index.ts';
import { type Book, type Objection, resolve, SHELF, WHYS } from '../rulebook/index.ts';
import { objectionSays } from './objections.ts';
import { LANGUAGES, wordsOf } from './words/index.ts';

const RED = { name: 'Red', riders: { Ann: 4, Ben: 2, Cid: 1, Dot: 0 }, bench: { Eve: 3, Fay: 1, Gus: 8 } };
const BLUE = { name: 'Blue', riders: { Kit: 3, Lou: 2, Mia: 1, Ned: 1 }, bench: { Oda: 1 } };
const TEAMS = { chukkers: 2, limits: [4, 8], home: RED, away: BLUE };

const begun = [{ 'throw-in': {} }];
const sub = (out: string, into: unknown, because = 'chosen', more = {}) => ({
  substitution: { side: 'home', out, in: into, because, ...more },
});
const gone = (rider: string, side = 'home', because = 'injury') => ({ 'rider-out': { side, rider, because } });
const seven = (removed: string) => ({ 'penalty-7': { side: 'away', disabled: 'Mia', removed } });
const team = (riders: unknown, limits: unknown, more = {}) => ({
  given: { limits, basis: 'flat', home: { name: 'Red', riders }, away: BLUE, ...more },
  when: [],
});

const LEVEL = { ...TEAMS, basis: 'flat', 'when-level': 'shoot-out', chukkers: 1 };
const levelled = [...begun, { 'chukker-ended': {} }];
const shot = (by: string) => ({ 'shoot-out-hit': { side: 'home', by, scored: true } });

/** For each reason a game in which it stands against something. */
const GAMES: { readonly [why in Objection['why']]: { readonly given: unknown; readonly when: readonly unknown[] } } = {
  'under-lower-limit': team([0, 0, 0, 0], [4, 8]),
  'over-upper-limit': team([4, 4, 4, 4], [4, 8]),
  'too-many-riders': team([1, 1, 1, 1, 1], [4, 8]),
  'rider-twice': team(
    [
      { id: 'a', name: 'Ann' },
      { id: 'a', name: 'Ann' },
    ],
    [4, 8],
  ),
  'rider-of-other-side': team({ Kit: 3, Ann: 1, Ben: 1, Cid: 1 }, [4, 8]),
  'off-scale': team([2.5, 1, 1, 1], [4, 8]),
  'total-differs': { given: { basis: 'flat', home: { ...RED, total: 9 }, away: BLUE }, when: [] },
  'award-unknown': { given: { home: { name: 'Red', riders: ['Ann'] }, away: BLUE }, when: [] },
  'over-share': team([7, 0, 0, 0], [4, 8]),
  'over-low-excess': team([3, 0, 0, -1], [null, 1]),
  'over-pair': { given: { limits: [null, 6], basis: 'flat', home: { riders: [5, 3, -1, -1] }, away: BLUE }, when: [] },
  'lowest-too-high': team([9, 5, 2, -1], [10, 16]),
  'minus-riders': team([4, 3, -1, -1], [4, 8]),
  'unknown-rider': { given: TEAMS, when: [...begun, { goal: { side: 'home', by: 'Nobody' } }] },
  'not-riding': { given: TEAMS, when: [...begun, { goal: { side: 'home', by: 'Eve' } }] },
  'already-riding': { given: TEAMS, when: [sub('Ann', 'Ben')] },
  'no-open-place': { given: TEAMS, when: [{ substitution: { side: 'home', in: 'Fay', because: 'chosen' } }] },
  'not-during-chukker': { given: TEAMS, when: [...begun, sub('Ann', 'Fay')] },
  'late-not-during-chukker': { given: TEAMS, when: [...begun, sub('Ann', 'Fay', 'late')] },
  'return-not-during-chukker': {
    given: TEAMS,
    when: [...begun, sub('Ben', 'Fay', 'injury'), sub('Cid', 'Ben')],
  },
  'no-double': {
    given: TEAMS,
    when: [...begun, sub('Ann', 'Fay', 'exhaustion', { also: { out: 'Ben', in: { name: 'Pia', rating: 1 } } })],
  },
  disqualified: { given: TEAMS, when: [gone('Ann', 'home', 'disqualified'), sub('Ben', 'Ann')] },
  'injured-stays-out': {
    given: TEAMS,
    when: [...begun, seven('Ben'), { substitution: { side: 'away', out: 'Ned', in: 'Mia', because: 'injury' } }],
  },
  'over-cap': { given: TEAMS, when: [...begun, seven('Ben'), sub('Dot', 'Eve', 'injury')] },
  'not-nearest-above': { given: TEAMS, when: [...begun, seven('Ann')] },
  'fouling-side-short': { given: TEAMS, when: [...begun, gone('Dot'), seven('Ben')] },
  'reduced-already': {
    given: TEAMS,
    when: [...begun, seven('Ben'), { 'penalty-7': { side: 'away', disabled: 'Ned', removed: 'Ann' } }],
  },
  'place-filled': {
    given: TEAMS,
    when: [...begun, { substitution: { side: 'away', out: 'Mia', in: 'Oda', because: 'injury' } }, seven('Ben')],
  },
  'not-opened': { given: TEAMS, when: [{ 'throw-in': {} }] },
  'opened-already': { given: TEAMS, when: [] },
  'game-over': { given: TEAMS, when: [{ forfeit: { side: 'home' } }, { 'throw-in': {} }] },
  'no-such-chukker': { given: TEAMS, when: [{ at: 99, 'throw-in': {} }] },
  'chukker-over': {
    given: TEAMS,
    when: [
      { at: 2, 'throw-in': {} },
      { at: 1, goal: 'home' },
    ],
  },
  'after-second-horn': { given: TEAMS, when: [{ at: '1 7:31', goal: 'home' }] },
  'not-level': {
    given: { ...TEAMS, basis: 'flat' },
    when: [
      { at: 2, goal: 'home' },
      { at: 3, 'throw-in': {} },
    ],
  },
  'clock-went-back': {
    given: TEAMS,
    when: [
      { at: '1 3:00', goal: 'home' },
      { at: '1 2:00', whistle: {} },
    ],
  },
  'before-first-horn': { given: TEAMS, when: [...begun, { at: '1 6:59', 'chukker-ended': {} }] },
  'no-play': { given: TEAMS, when: [{ 'clock-set': '3:00' }] },
  'not-dead': { given: TEAMS, when: [...begun, { play: {} }] },
  'stopped-already': { given: TEAMS, when: [...begun, { whistle: 'fall' }, { whistle: 'fall' }] },
  'clock-runs': { given: TEAMS, when: [...begun, { 'clock-started': {} }] },
  'clock-stands': { given: TEAMS, when: [...begun, { whistle: 'tack' }, { 'clock-stopped': {} }] },
  'foul-open': { given: TEAMS, when: [...begun, { foul: 'home' }, { 'throw-in': {} }] },
  'no-foul-open': { given: TEAMS, when: [...begun, { 'no-foul': {} }] },
  'goal-or-penalty-1': {
    given: TEAMS,
    when: [
      ...begun,
      { foul: 'away' },
      { goal: { side: 'home', 'at-whistle': true } },
      { penalty: { to: 'home', number: 4 } },
    ],
  },
  'not-the-fouled-side': { given: TEAMS, when: [...begun, { foul: 'home' }, { penalty: { to: 'home', number: 4 } }] },
  'no-choice': { given: TEAMS, when: [...begun, { 'spot-chosen': 'line' }] },
  'no-hit-due': { given: TEAMS, when: [...begun, { whistle: 'mount' }, { play: {} }] },
  'other-restart-due': { given: TEAMS, when: [...begun, { safety: 'home' }, { 'throw-in': {} }] },
  'play-called-already': { given: TEAMS, when: [...begun, { safety: 'home' }, { play: {} }, { play: {} }] },
  'one-hit': {
    given: TEAMS,
    when: [...begun, { foul: 'away' }, { penalty: { to: 'home', number: 3 } }, { play: {} }, { hit: {} }, { hit: {} }],
  },
  'no-hit-taken': { given: TEAMS, when: [...begun, { 'ball-broke': {} }] },
  'not-undefended': { given: TEAMS, when: [...begun, { 'ball-stopped': {} }] },
  'not-tapped-here': { given: TEAMS, when: [...begun, { tapped: {} }] },
  'no-remedy': {
    given: TEAMS,
    when: [
      ...begun,
      { safety: 'home' },
      { play: {} },
      { hit: {} },
      { 'improper-entry': { 'would-have-scored': true } },
    ],
  },
  'not-a-hit-in': { given: TEAMS, when: [...begun, { 'too-near': {} }] },
  'toss-over': { given: TEAMS, when: [...begun, { toss: { won: 'home', defends: 'a' } }] },
  'not-half-time': { given: TEAMS, when: [{ 'ends-chosen': { side: 'home', defends: 'a' } }] },
  'not-loser-of-toss': {
    given: TEAMS,
    when: [
      { toss: { won: 'home', defends: 'a' } },
      ...begun,
      { 'chukker-ended': {} },
      { 'ends-chosen': { side: 'home', defends: 'a' } },
    ],
  },
  'lined-up-already': { given: TEAMS, when: [...begun, { 'wrong-line-up': {} }, { 'wrong-line-up': {} }] },
  'no-goal-open': { given: TEAMS, when: [...begun, { foul: 'home' }, { 'goal-stands': {} }] },
  'no-shoot-out': { given: TEAMS, when: [...begun, { 'shoot-out-hit': { side: 'home', scored: true } }] },
  'not-in-turn': { given: LEVEL, when: [...levelled, shot('Ann'), shot('Ben')] },
  'has-hit': {
    given: LEVEL,
    when: [...levelled, shot('Ann'), { 'shoot-out-hit': { side: 'away', scored: true } }, shot('Ann')],
  },
  'wrong-office': { given: TEAMS, when: [{ goal: 'home', by: 'captain' }] },
  'said-otherwise': { given: TEAMS, when: [{ goal: 'home' }, { goal: 'away', seat: 'umpire-1' }] },
  'not-understood': { given: TEAMS, when: [{ 'throw-in': {} }] },
};

const bookWith = (...conditions: readonly string[]): Book => {
  const book = resolve(SHELF, { edition: SHELF.usual, conditions });
  if (!book.ok) throw new Error(JSON.stringify(book.faults));
  return book.value;
};

/** What a file cannot say is done to its calls: left unopened, opened twice, said in words of a later version. */
const judged = (why: Objection['why']): Game => {
  const read = readGame(GAMES[why], SHELF.usual);
  if (!read.ok) throw new Error(`${why}: ${JSON.stringify(read.faults)}`);
  const [opening, ...calls] = read.value.calls;
  if (opening === undefined) throw new Error('a game without an opening');
  const book = why === 'over-pair' ? bookWith('eligibility-2d') : bookWith();
  if (why === 'not-opened') return replay(book, calls);
  const twice = { ...opening, id: { ...opening.id, count: 99 }, at: opening.at };
  if (why === 'opened-already') return replay(book, [opening, twice]);
  const foreign = calls.map((call) => ({ ...call, said: { kind: 'moon-landing' } }));
  return replay(book, [opening, ...(why === 'not-understood' ? foreign : calls)]);
};

const objectionsIn = (game: Game): readonly Objection[] =>
  game.judged.flatMap((one) => [
    ...one.objections,
    ...one.rulings.flatMap((ruling) => (ruling.kind === 'breach' ? [ruling.objection] : [])),
  ]);

describe.each(LANGUAGES)('every objection in %s', (language) => {
  test.each(WHYS)('%s is a whole sentence', (why) => {
    const found = objectionsIn(judged(why));
    expect(found.map((one) => one.why)).toContain(why);
    for (const objection of found) {
      const says = objectionSays(wordsOf(language), objection);
      expect(says).not.toMatch(/[{}]|undefined/);
      expect(says).toMatch(/[.]$|: [\w-]+\.?$/);
    }
  });
});

test('an office is named in the language of the reader', () => {
  const [objection] = objectionsIn(judged('wrong-office'));
  if (objection === undefined) throw new Error('nothing stands against it');
  expect(objectionSays(wordsOf('es'), objection)).toContain('planillero');
});
