import { describe, expect, test } from 'vitest';
import { SHELF } from '../rulebook/index.ts';
import { unread } from '../words/index.ts';
import { runCases } from './run.ts';

const run = (given: unknown, when: unknown, then: unknown = { spot: [0, 0] }) =>
  runCases(SHELF, { id: 'a', kind: 'placement', given, when, then: { [SHELF.usual]: then } }, () => unread());

const faults = (given: unknown, when: unknown): readonly string[] => {
  const reports = run(given, when);
  return reports.ok ? [] : reports.faults.map(({ path, found, wanted }) => `${path.join('.')}: ${found}; ${wanted}`);
};

const CENTRE = { penalty: '5b' };

describe('a placement', () => {
  test('takes one record or a list with one, and a full ground without boards when none is given', () => {
    for (const when of [CENTRE, [CENTRE]]) expect(run({}, when)).toMatchObject({ value: [{ verdict: 'passed' }] });
    expect(run({}, { penalty: 2, from: 'line' }, { spot: [120, 0] })).toMatchObject({ value: [{ verdict: 'passed' }] });
  });

  test('is placed under the variances that its given names', () => {
    const given = { variances: [{ provision: 'place.safety.cap', value: 20, granted: '2026', source: 'a notice' }] };
    const safety = { penalty: 6, crossed: { across: 78 } };
    expect(run(given, safety, { spot: [90, 20] })).toMatchObject({ value: [{ verdict: 'passed' }] });
  });

  test.each([
    [{ boarded: 'yes' }, CENTRE, 'given.boarded: "yes"; true or false'],
    [{ goal: 'c' }, CENTRE, 'given.goal: "c"; one of: a, b'],
    [{ field: 300 }, CENTRE, 'given.field: 300; yards: [length, width]'],
    [{ field: [199, 160] }, CENTRE, 'given.field: 199; yards from 200 to 400'],
    [{ field: [300, 251] }, CENTRE, 'given.field: 251; yards from 100 to 250'],
    [{ variances: 5 }, CENTRE, 'given.variances: 5'],
    [{ variances: [null] }, CENTRE, 'given.variances.0: null'],
    [{}, { ...CENTRE, restart: 'hit-in' }, 'either penalty or restart'],
    [{}, {}, 'either penalty or restart'],
    [{}, { penalty: 7 }, 'when.penalty: 7; one of: 1, 2, 3, 4, 5a, 5b, 6'],
    [{}, { restart: 'bully' }, 'when.restart: "bully"'],
    [{}, { penalty: 6, crossed: { across: 'wide' } }, 'when.crossed.across: "wide"'],
    [{}, { penalty: 2, ball: [1, 2], spot: [1, 2] }, 'one of: crossed, ball, spot'],
    [{}, { penalty: 2, from: 'there' }, 'when.from: "there"; one of: line, spot'],
    [{}, { ...CENTRE, riders: 3 }, 'when.riders: 3; a list'],
    [{}, { ...CENTRE, riders: [{ at: [1] }] }, 'when.riders.0.at'],
    [{}, { ...CENTRE, riders: [{ at: [1, 2], side: 'red' }] }, 'when.riders.0.side: "red"'],
    [{}, { ...CENTRE, riders: [{ at: [1, 2], tracked: 'no' }] }, 'when.riders.0.tracked: "no"; true or false'],
    [{}, { ...CENTRE, entering: [{ from: [1, 2] }] }, 'when.entering.0.to: nothing'],
    [{}, [CENTRE, CENTRE], 'when: a list of 2'],
  ])('%# with something wrong says where', (given, when, message) => {
    expect(faults(given, when).join('\n')).toContain(message);
  });
});
