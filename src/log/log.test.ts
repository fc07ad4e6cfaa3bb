import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asField, millis, type Read } from '../words/index.ts';
import { type Call, device, hashOf } from './call.ts';
import { readCall, writeCall } from './codec.ts';
import { inOrder } from './order.ts';
import { schemaOfLog } from './schema.ts';

const GOAL = {
  id: { device: 'scorer-1', count: 7 },
  sitting: 1,
  pressed: 61_000,
  at: 60_000,
  known: 'exact',
  seat: 'scorer',
  by: 'umpire-1',
  said: { kind: 'goal', side: 'home', by: 'ann', way: 'penalty', penalty: '3', chukker: 2, clock: '7:12.250' },
};
const OPENED = {
  ...GOAL,
  id: { device: 'scorer-1', count: 1 },
  said: {
    kind: 'game-opened',
    edition: 'a-book',
    chukkers: 4,
    basis: 'stated',
    stated: { home: 1.5, away: 0, source: 'the announcer' },
    limits: { lower: 0, upper: 8 },
    home: { name: 'Windrush', riders: [{ id: 'ann', name: 'Ann', rating: -0.5 }] },
    away: { name: 'Larkspur', riders: [] },
  },
};

const faults = (read: Read<unknown>): readonly string[] =>
  read.ok ? [] : read.faults.map((fault) => `${asField(fault.path)}: ${fault.found}; ${fault.wanted}`);

describe('a call in a log', () => {
  test('is read in halves and milliseconds, and written as it came', () => {
    for (const given of [GOAL, OPENED]) {
      const call = readCall(given);
      expect(call.ok && writeCall(call.value)).toEqual(given);
    }
    expect(readCall(GOAL)).toMatchObject({ value: { said: { clock: 432_250 } } });
    expect(readCall(OPENED)).toMatchObject({
      value: { said: { stated: { home: 3 }, home: { riders: [{ rating: -1 }] } } },
    });
  });

  test('keeps fields and sayings of a later version just as they came', () => {
    const later = { ...GOAL, weather: { wind: 3 }, said: { ...GOAL.said, replay: ['a', 1] } };
    const strange = { ...GOAL, said: { kind: 'hologram', colour: 'green' } };
    for (const given of [later, strange]) {
      const call = readCall(given);
      expect(call.ok && writeCall(call.value)).toEqual(given);
    }
  });

  test.each([
    [{ ...GOAL, at: -1 }, 'at: -1; a whole number from 0'],
    [{ ...GOAL, at: 1e300 }, 'at: 1e+300; a whole number'],
    [{ ...GOAL, sitting: 1.5 }, 'sitting: 1.5'],
    [{ ...GOAL, seat: 'throne' }, 'seat: "throne"; umpire-1'],
    [{ ...GOAL, known: undefined }, 'known: nothing; how well'],
    [{ ...GOAL, said: 'goal' }, 'said.kind: "goal"; a kind of saying'],
    [{ ...GOAL, said: { ...GOAL.said, side: 'hom' } }, 'said.side: "hom"; home, away'],
    [{ ...GOAL, said: { ...GOAL.said, clock: '7:75' } }, 'said.clock: "7:75"; elapsed playing time such as 7:15'],
    [{ ...GOAL, said: { ...GOAL.said, by: 'a\u0007b' } }, 'a text without control characters'],
    [{ ...GOAL, said: { ...GOAL.said, by: '  ' } }, 'a text that is not empty'],
    [{ ...GOAL, said: { ...GOAL.said, by: 'x'.repeat(81) } }, 'a text of at most 80 characters'],
    [{ ...OPENED, said: { ...OPENED.said, chukkers: 99 } }, 'said.chukkers: 99; a whole number from 1 to 12'],
    [
      { ...OPENED, said: { ...OPENED.said, stated: { home: 0.3, away: 0, source: 'x' } } },
      'said.stated.home: 0.3; goals in steps of 0.5',
    ],
    [{ ...OPENED, said: { ...OPENED.said, home: [] } }, 'said.home: a list of 0; a record with fields'],
    [[], 'a list of 0; a call'],
    [null, 'null; a call'],
  ])('%# with something wrong says where and what would be right', (given, message) => {
    expect(faults(readCall(given)).join('\n')).toContain(message);
  });

  test('cannot reach the prototype of anything', () => {
    const hostile = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}') as object;
    const call = readCall({ ...GOAL, said: { ...GOAL.said, ...hostile } });
    expect(call.ok).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('whatever it is, reading ends in a call or in faults', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof readCall(value).ok === 'boolean'));
    const fields = fc.record({ said: fc.jsonValue(), at: fc.jsonValue(), id: fc.jsonValue() });
    fc.assert(fc.property(fields, (part) => typeof readCall({ ...GOAL, ...part }).ok === 'boolean'));
  });
});

describe('the schema of a log', () => {
  const valid = new Ajv2020({ allowUnionTypes: true, strictTypes: false }).compile(schemaOfLog());

  test('takes what reading takes and refuses what it refuses', () => {
    const given: readonly unknown[] = [
      GOAL,
      OPENED,
      { ...GOAL, said: { kind: 'hologram' } },
      { ...GOAL, said: { ...GOAL.said, side: 'hom' } },
      { ...GOAL, said: { ...GOAL.said, penalty: 3 } },
      { ...GOAL, at: -1 },
      { ...GOAL, id: undefined },
      { ...OPENED, said: { ...OPENED.said, chukkers: 99 } },
    ];
    for (const call of given)
      expect(valid(JSON.parse(JSON.stringify(call))), JSON.stringify(call)).toBe(readCall(call).ok);
  });
});

const callAt = (name: string, count: number, at: number, after?: number): Call => ({
  id: { device: device(name), count },
  sitting: 1,
  pressed: millis(at),
  at: millis(at),
  known: 'exact',
  ...(after === undefined ? {} : { after: { device: device(name), count: after } }),
  seat: 'scorer',
  by: 'scorer',
  said: { kind: 'throw-in' },
  previous: hashOf(''),
});

describe('the order of calls', () => {
  const names = (calls: readonly Call[]): string => calls.map((call) => `${call.id.device}${call.id.count}`).join(' ');

  test('is by moment, device and count, never by arrival', () => {
    const calls = [callAt('b', 1, 5), callAt('a', 2, 5), callAt('a', 1, 9), callAt('c', 1, 1)];
    expect(names(inOrder(calls))).toBe('c1 a2 b1 a1');
    expect(names(inOrder([...calls].reverse()))).toBe('c1 a2 b1 a1');
  });

  test('puts a later call directly behind its anchor, and one without its anchor at its own moment', () => {
    const calls = [
      callAt('a', 1, 1),
      callAt('a', 2, 9),
      callAt('a', 3, 50, 1),
      callAt('a', 4, 60, 3),
      callAt('a', 5, 5, 77),
    ];
    expect(names(inOrder(calls))).toBe('a1 a3 a4 a5 a2');
  });

  test('loses no call, even when anchors run in a circle', () => {
    const calls = [callAt('a', 1, 1, 2), callAt('a', 2, 2, 1), callAt('a', 3, 3)];
    expect(names(inOrder(calls))).toBe('a3 a1 a2');
  });
});
