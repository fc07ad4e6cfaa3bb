import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '../engine/index.ts';
import { readCall, writeCall } from '../log/index.ts';
import { resolve, SHELF } from '../rulebook/index.ts';
import { asField, type Read, read, unread } from '../words/index.ts';
import { readGame } from './game.ts';
import { judgeLineup } from './judge-lineup.ts';
import { readLineup } from './lineup.ts';
import { readoutOfGame } from './readout.ts';
import { runCases } from './run.ts';

const USUAL = SHELF.usual;
const bookOrFail = () => {
  const book = resolve(SHELF, { edition: USUAL });
  if (!book.ok) throw new Error('the usual book does not resolve');
  return book.value;
};
const book = bookOrFail();

const faults = (result: Read<unknown>): string =>
  result.ok ? '' : result.faults.map((fault) => `${asField(fault.path)}: ${fault.found}; ${fault.wanted}`).join('\n');

const GAME = {
  given: { chukkers: 4, home: { riders: { Ann: 2, Ben: 1 } }, away: { riders: [2, 1, 1, 0] } },
  when: [{ at: '1 2:30', goal: { side: 'home', by: 'Ann' } }, { goal: 'away' }],
};

const withStep = (step: unknown) => ({ ...GAME, when: [step] });
const withGiven = (given: object) => ({ ...GAME, given: { ...GAME.given, ...given } });

describe('a game written by hand', () => {
  test('becomes calls that a log could hold', () => {
    const game = readGame(GAME, USUAL);
    if (!game.ok) throw new Error(faults(game));
    expect(game.value.calls.map((call) => call.said.kind)).toEqual(['game-opened', 'goal', 'goal']);
    for (const call of game.value.calls) expect(readCall(writeCall(call))).toEqual({ ok: true, value: call });
    expect(readoutOfGame(replay(book, game.value.calls))).toMatchObject({
      score: [1, 1],
      grades: ['repaired', 'repaired'],
    });
  });

  test('names riders who are known by their ratings alone, on both sides', () => {
    const twins = {
      given: { basis: 'flat', home: { on: [1, 1] }, away: { on: [1, 0] } },
      when: [{ goal: { side: 'away', by: 1 } }],
    };
    const game = readGame(twins, USUAL);
    if (!game.ok) throw new Error(faults(game));
    const { box } = readoutOfGame(replay(book, game.value.calls)) as unknown as { box: object };
    expect(game.value.calls[1]?.said).toMatchObject({ by: 'away:1' });
    expect(box).toEqual({ '0': 0, '1': 0, '1 (2)': 0 });
  });

  test.each([
    [withStep({ goal: { side: 'hom' } }), 'when[0].goal.side: "hom"; home, away'],
    [withStep({ gaol: 'home' }), 'when[0].gaol: an unknown key "gaol"'],
    [withStep({ at: 3 }), 'when[0]: nothing; exactly one of: throw-in, goal'],
    [withStep({ goal: 'home', forfeit: 'away' }), 'when[0]: "goal and forfeit"; exactly one of'],
    [withStep({ at: '3:7:12', goal: 'home' }), 'when[0].at: "3:7:12"; a chukker and elapsed time such as 3 or 3 7:12'],
    [withStep({ at: 1.5, goal: 'home' }), 'when[0].at: 1.5'],
    [withStep({ goal: { side: 'home', penalty: 9 } }), 'when[0].goal.penalty: 9'],
    [withStep({ goal: 'home', by: 'the crowd' }), 'when[0].by: "the crowd"'],
    [withStep({ goal: 'home', insist: '' }), 'when[0].insist: ""; a text'],
    [withStep(null), 'when[0]: null'],
    [withStep({ substitution: { side: 'home', out: 'Ann' } }), 'when[0].substitution.in: nothing; who comes in'],
    [withGiven({ chukkers: 99 }), 'given.chukkers: 99; a whole number from 1 to 12'],
    [withGiven({ chukkers: 'six' }), 'given.chukkers: "six"'],
    [withGiven({ limits: 8 }), 'given.limits: 8; limits in goals: [lower, upper]'],
    [withGiven({ handicap: [8, 8] }), 'given.handicap: a list of 2; either handicap: [home, away] or the two teams'],
    [withGiven({ basis: 'flat', 'goals-on-handicap': [1, 0] }), 'goals-on-handicap only with basis: stated'],
    [withGiven({ home: { riders: { Ann: 2.3 } } }), 'given.home.riders.Ann: 2.3; goals in steps of 0.5'],
    [withGiven({ home: { riders: { Ann: 11 } } }), '.rating: 11; goals in steps of 0.5 from -2 to 10'],
    [withGiven({ home: { riders: [1], on: [1] } }), 'either riders or on'],
    [withGiven({ known: 'maybe' }), 'given.known: "maybe"'],
    [{ ...GAME, colour: 'red' }, 'colour: an unknown key "colour"'],
    [{ ...GAME, when: 'goal' }, 'when: "goal"; a list of steps'],
    [{ ...GAME, when: Array.from({ length: 20_001 }, () => ({ goal: 'home' })) }, 'at most 20000 steps'],
    [[], 'a record with any of'],
  ])('%# with something wrong says where and what would be right', (value, message) => {
    expect(faults(readGame(value, USUAL))).toContain(message);
  });
});

describe('a line-up written by hand', () => {
  const judged = (value: unknown) => {
    const file = readLineup(value, USUAL);
    if (!file.ok) throw new Error(faults(file));
    return judgeLineup(book, file.value);
  };

  test('may be the bare keys or a case', () => {
    const bare = { limits: [4, 8], on: [6, 1, 1, 0], when: [{ out: 6, in: 1 }] };
    const { when, ...given } = bare;
    const changes = judged(bare).changes.map((step) => step.objections);
    expect(changes).toEqual([[]]);
    expect(judged({ id: 'x', kind: 'lineup', given, when }).changes.map((step) => step.objections)).toEqual(changes);
  });

  test('tells two riders of one rating apart', () => {
    const { changes, after } = judged({
      limits: [0, 12],
      on: [8, 2, 1, 1],
      when: [{ out: [8, 2], in: [5, 5], because: 'injury', at: 'during' }],
    });
    expect(changes[0]?.objections).toEqual([]);
    expect(after.sides.home.riders.filter((r) => r.standing === 'riding')).toHaveLength(4);
  });

  test.each([
    [{ limits: [4, 8], on: [6, 1], home: { on: [1] } }, 'either one team or home and away'],
    [{ limits: [4, 8] }, 'on: nothing; the riders on the field'],
    [{ on: [6], when: [{ out: 6, because: 'boredom' }] }, 'when[0].because: "boredom"'],
    [{ on: [6], when: [{ at: 'during' }] }, 'when[0].out: nothing; out, in, or both'],
    [{ on: [6], when: [{ out: [6, 1, 2], in: 1 }] }, 'one rider, or two for a double'],
    [{ on: [6], when: [{ out: 6, in: 1, at: '3' }] }, 'between, during, or a moment such as 3 4:10'],
    [{ on: [6], when: [{ 'penalty-7': { on: 'home', disabled: 6 } }] }, 'when[0].penalty-7.removed: nothing'],
    [{ on: 'everybody' }, 'on: "everybody"; riders: [6, 1, 1, 0]'],
    [{ on: [6], limits: [1, 2, 3] }, 'limits: a list of 3'],
  ])('%# with something wrong says where', (value, message) => {
    expect(faults(readLineup(value, USUAL))).toContain(message);
  });
});

describe('a case', () => {
  const SOUND = { id: 'a', kind: 'lineup', given: { on: [1] }, then: { [USUAL]: { 'in-order': true } } };
  const run = (value: unknown) =>
    runCases(SHELF, value, (name) =>
      name === 'one' ? read({ on: [1] }) : unread({ path: ['given'], found: 'no file', wanted: 'a file' }),
    );

  test('of a kind or an edition that is not known is reported as not judged', () => {
    for (const kind of ['row', 'event']) {
      const reports = run({
        id: kind,
        kind,
        given: { field: [300, 160] },
        when: {},
        then: { [USUAL]: { spot: [90, 40] } },
      });
      expect(reports).toMatchObject({
        value: [{ verdict: 'not-judged', why: `this version does not judge ${kind} cases` }],
      });
    }
    const other = run({ ...SOUND, then: { 'no-such-book': { 'in-order': true } } });
    expect(other).toMatchObject({
      value: [{ verdict: 'not-judged', why: 'this version does not judge the edition no-such-book' }],
    });
  });

  test('for all is judged under every edition, may name its given by file, and may be left open', () => {
    expect(run({ ...SOUND, given: 'one', then: { all: { 'in-order': true } } })).toMatchObject({
      value: SHELF.editions.map(() => ({ verdict: 'passed' })),
    });
    expect(run({ ...SOUND, then: 'unknown' })).toMatchObject({ value: [{ verdict: 'left-open' }] });
    expect(run({ cases: [SOUND, { ...SOUND, id: 'b' }] })).toMatchObject({ value: [{ id: 'a' }, { id: 'b' }] });
  });

  test.each([
    [{ ...SOUND, kind: 'quiz' }, 'kind: "quiz"; one of: game, lineup, placement, row, event'],
    [{ ...SOUND, id: 7 }, 'id: 7; a text'],
    [{ ...SOUND, then: { [USUAL]: { totals: 8 } } }, '.totals: an unknown key "totals"'],
    [{ ...SOUND, then: { [USUAL]: {} } }, 'at least one key'],
    [{ ...SOUND, then: 3 }, 'then: 3; what is expected'],
    [{ ...SOUND, provisions: ['no.such'] }, 'provisions[0]: an unknown provision "no.such"'],
    [{ ...SOUND, with: ['no-such'] }, 'with[0]: unknown condition "no-such"'],
    [{ ...SOUND, given: { on: [1], variances: [null] } }, 'given.variances[0]: null'],
    [
      { ...SOUND, given: { on: [1], variances: [{ provision: 'x', value: 1, granted: '2026', source: 's' }] } },
      'given.variances[0].provision: unknown provision "x"',
    ],
    [{ ...SOUND, given: 'two' }, 'given: no file; a file'],
    [[SOUND, SOUND], '[1].id: "a"; an id that no other case of the file has'],
    [[], 'a list of 0; a case'],
    [{ cases: [{ ...SOUND, when: [{ in: {} }] }] }, 'cases[0].when[0].in.name: nothing'],
  ])('%# with something wrong says where', (value, message) => {
    expect(faults(run(value))).toContain(message);
  });
});

describe('whatever is read', () => {
  const words = fc.constantFrom(
    'given',
    'when',
    'then',
    'kind',
    'lineup',
    'game',
    'id',
    'on',
    'riders',
    'in',
    'out',
    'goal',
    'home',
    'away',
    '__proto__',
    'constructor',
    'penalty-7',
  );
  const value = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue({ maxDepth: 1 }),
      words,
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(words, tie('node'), { maxKeys: 5 }),
    ),
  })).node;

  test('ends in a judgement or in faults', () => {
    fc.assert(
      fc.property(value, (given) => {
        for (const result of [
          readGame(given, USUAL),
          readLineup(given, USUAL),
          runCases(SHELF, given, () => unread()),
        ]) {
          expect(typeof result.ok).toBe('boolean');
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('a line-up that can be read is judged', () => {
    const changes = fc.array(
      fc.record({ out: value, in: value, at: fc.constantFrom('during', 'between') }, { requiredKeys: [] }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(changes, fc.array(fc.integer({ min: -2, max: 10 }), { maxLength: 6 }), (when, on) => {
        const file = readLineup({ limits: [0, 12], on, bench: on, against: 8, when }, USUAL);
        if (file.ok) expect(judgeLineup(book, file.value).changes).toHaveLength(when.length);
      }),
      { numRuns: 1000 },
    );
  });
});
