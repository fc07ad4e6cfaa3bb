import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Call, canonical, device, hashOf } from '../log/index.ts';
import { chanceFrom, inventGame } from '../practice/index.ts';
import { resolve, SHELF } from '../rulebook/index.ts';
import { audit, digestOf, ENGINE, isDigestDue } from './index.ts';

const digest = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

const found = resolve(SHELF, { edition: SHELF.usual, conditions: [], variances: [] });
if (!found.ok) throw new Error(JSON.stringify(found.faults));
const book = found.value;

/** A game as a desk would keep it: a digest whenever one is due. */
const kept = (): readonly Call[] => {
  const calls: Call[] = [];
  let count = 0;
  for (const call of inventGame(chanceFrom(77), book, { calls: 200 })) {
    calls.push(call);
    if (!isDigestDue(calls)) continue;
    count += 1;
    const id = { device: device('desk-1'), count };
    calls.push({
      ...call,
      id,
      by: 'committee',
      seat: 'committee',
      known: 'order',
      said: digestOf(book, calls, digest),
      previous: hashOf(''),
    });
  }
  return calls;
};

const log = kept();

test('a digest is due after every twenty-five calls', () => {
  const digests = log.filter(({ said }) => said.kind === 'digest').length;
  expect(digests).toBeGreaterThan(5);
  expect(digests).toBe(Math.floor((log.length - digests) / 25));
});

test('what was judged is judged the same today', () => {
  const lines = audit(book, log, digest);
  expect(lines.map(({ stands }) => stands)).toEqual(lines.map(() => 'same'));
  expect(lines.every(({ isThisEngine, isThisBook, engine }) => isThisEngine && isThisBook && engine === ENGINE)).toBe(
    true,
  );
});

test('a call that was altered makes every later digest another one, and no earlier', () => {
  const at = log.findIndex(({ said }, n) => said.kind === 'goal' && n > 60);
  const goal = log[at] as Call;
  const side = (goal.said as { side: string }).side === 'home' ? 'away' : 'home';
  const altered = log.with(at, { ...goal, said: { ...goal.said, side } as Call['said'] });
  const stands = audit(book, altered, digest).map(({ stands }) => stands);
  expect(stands[0]).toBe('same');
  expect(stands.at(-1)).toBe('otherwise');
});

test('a call that is missing is told from one that was judged otherwise', () => {
  const without = log.filter((_, at) => at !== 10);
  expect(audit(book, without, digest).map(({ stands }) => stands)).toContain('incomplete');
});

test('another book is named', () => {
  const other = { ...book, title: 'another' };
  expect(audit(other, log, digest).every(({ isThisBook }) => !isThisBook)).toBe(true);
});
