import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../views/index.ts';
import { type CheckOptions, checkLineup } from './check.ts';
import { overheard } from './overheard.ts';
import { PAGE } from './text/table.ts';
import { widthOf } from './text/width.ts';

const scratch = mkdtempSync(join(tmpdir(), 'chukker-'));

const run = (lineup: unknown, options: Partial<CheckOptions> = {}) => {
  const file = join(scratch, 'lineup.yaml');
  writeFileSync(file, typeof lineup === 'string' ? lineup : JSON.stringify(lineup));
  const { terminal, out, err } = overheard();
  const status = checkLineup(file, { lang: 'en', ...options }, terminal);
  return { status, out: out.join('\n'), err: err.join('\n') };
};

const TEAMS = {
  event: 'a 6 to 8 goal event',
  limits: [4, 8],
  chukkers: 4,
  basis: 'handicap',
  home: { name: 'Red', riders: { Ann: 4, Ben: 2, Cid: 1, Dot: 0 }, bench: { Eve: 3, Gus: 5, Hal: 7 } },
  away: { name: 'Blue', riders: { Kit: 3, Lou: 3, Mia: 1, Ned: 1 } },
};

describe('a line-up', () => {
  test('that is in order says so, with who may come in and what it does to the score', () => {
    const { status, out } = run(TEAMS);
    expect(status).toBe(0);
    expect(out).toMatch(/^In order\.$/m);
    expect(out).toMatch(/Ann \(4\) +Eve \(3\) +6 +7 +none/);
    expect(out).toMatch(/Gus \(5\) +8 +8 +−½ to Red/);
    expect(out).toMatch(/Hal \(7\) +10 +10 +no: Red add up to 10, over the upper limit of 8\./);
    expect(out.replace(/\s+/g, ' ')).toContain('2.d, assumed by us');
    expect(out).toContain('8 − 7 = 1');
    expect(out).toContain('Nobody stands ready to come in.');
  });

  test('over the limit is told with its article and standing', () => {
    const { status, out } = run({ limits: [4, 8], on: [6, 1, 1, 1] });
    expect(status).toBe(1);
    expect(out).toMatch(/Home add up to 9, over the upper limit of 8\. +1\.b, inferred/);
    expect(out).not.toContain('AWAY');
  });

  test('is judged with each change that is asked about', () => {
    const { status, out } = run({
      ...TEAMS,
      when: [
        { out: 'Ann', in: 'Eve', at: 'during' },
        { out: 'Ann', in: 'Gus' },
      ],
    });
    expect(status).toBe(1);
    expect(out).toMatch(/1 +Eve for Ann +not in order; left out of what follows/);
    expect(out).toMatch(/Ann can go on, and is not replaced while the chukker is played\. +3 During a period/);
    expect(out).toMatch(/2 +Gus for Ann +in order; effect on the score: −½ to Red/);
  });

  test('after a Penalty 7 tells whom the captain may name, and the cap of each side', () => {
    const removal = { on: 'home', disabled: 3, removed: 7 };
    const { status, out } = run({
      basis: 'flat',
      limits: [10, 14],
      home: { name: 'Blue', on: [6, 4, 3, 1] },
      away: { name: 'Red', on: [7, 4, 2, 1] },
      when: [{ 'penalty-7': removal }, { 'penalty-7': { ...removal, removed: 4 } }],
    });
    expect(status).toBe(1);
    expect(out).toContain('The captain may name: 4.');
    expect(out).toContain('Blue, may ride up to 11');
    expect(out).toContain('Red, may ride up to 10');
  });

  test('for programs carries numbers, objections and choices', () => {
    const told = JSON.parse(run(TEAMS, { json: true }).out);
    expect(told).toMatchObject({ inOrder: true, limits: [4, 8], goalsOnHandicap: [0.5, 0] });
    const gus = told.choices.find(
      (choice: { out: string; in: string }) => choice.out === 'Ann (4)' && choice.in === 'Gus (5)',
    );
    expect(gus).toMatchObject({ inOrder: true, total: 8, counts: 8, change: [-0.5, 0] });
    const hal = told.choices.find((choice: { in: string }) => choice.in === 'Hal (7)');
    expect(hal.objections[0]).toMatchObject({ why: 'over-upper-limit', standing: 'read' });
  });

  test.each([...LANGUAGES])('in %s keeps to the page and leaves nothing unsaid', (lang) => {
    const name = 'x'.repeat(80);
    const { out } = run(
      { ...TEAMS, home: { name, riders: { [name]: 8, Ben: 2, Cid: 1, 名前: 0 }, bench: { [`${name.slice(1)}y`]: 3 } } },
      { lang },
    );
    expect(out).not.toMatch(/[{}]|undefined/);
    for (const line of out.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(PAGE);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['limits: [4, 8]\n', /lineup\.yaml/],
    ['on: [1, 1, 1, 1]\nedition: nowhere-1900\n', /lineup\.yaml:2: edition/],
    ['on: [1, 1, 1, 1]\nwith: [nothing]\n', /lineup\.yaml:2: with/],
  ])('%s', (text, says) => {
    const { status, err, out } = run(text);
    expect(status).toBe(2);
    expect(err).toMatch(says);
    expect(out).toBe('');
  });

  test('an edition asked for that is not on the shelf', () => {
    const { status, err } = run(TEAMS, { edition: 'nowhere-1900' });
    expect(status).toBe(2);
    expect(err).toContain('--edition: found unknown edition');
  });
});
