import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../views/index.ts';
import { PENALTIES, RESTARTS } from '../words/index.ts';
import { overheard } from './overheard.ts';
import { type PlaceOptions, placeBall } from './place.ts';
import { PAGE } from './text/table.ts';
import { widthOf } from './text/width.ts';

const run = (options: Partial<PlaceOptions>) => {
  const { terminal, out, err } = overheard();
  const status = placeBall({ lang: 'en', field: '300x160', boards: true, goal: 'b', ...options }, terminal);
  return { status, out: out.join('\n'), err: err.join('\n') };
};

describe('a spot', () => {
  test('of a safety is told with its numbers, its articles and who stands where', () => {
    const { status, out } = run({ penalty: '6', crossed: '78', to: 'Blackbird', by: 'Cedar Creek' });
    expect(status).toBe(0);
    expect(out).toMatch(/^PENALTY 6 +37 P6/);
    expect(out).toMatch(/Spot +On the 60, 40 yd from its centre; opposite would be 78 +37 P6/);
    expect(out).toMatch(/Cedar Creek +Behind the 30 until “Play” and the hit/);
    expect(out).toMatch(/Spot to the centre of the goal +72\.11/);
    expect(out).toMatch(/On the ground +90; 40/);
  });

  test('of a Penalty 5.a names its reading', () => {
    const { out } = run({ penalty: '5a', ball: '20,79' });
    expect(out).toMatch(/130 yd from the back line, 5 yd from the boards; 4 yd/);
    expect(out.replace(/\s+/g, ' ')).toMatch(/reading 16, .*assumed by us/);
  });

  test('at the other end is turned, not mirrored', () => {
    expect(run({ penalty: '6', crossed: '-78', goal: 'a' }).out).toMatch(/On the ground +−90; −40/);
  });

  test('of a Penalty 2 stays open between the two until the side has chosen', () => {
    const { out } = run({ penalty: '2', ball: '135,20' });
    expect(out).toContain('From the thirty');
    expect(out).toContain('From the spot of the foul');
    expect(run({ penalty: '2', from: 'line' }).out).not.toContain('From the spot of the foul');
  });

  test('after a Penalty 1 is the centre', () => {
    expect(run({ penalty: '1' }).out).toMatch(/^PENALTY 1[\s\S]*The centre of the ground/);
  });

  test('is told with the riders who were seen', () => {
    const { out } = run({ penalty: '4', rider: ['119,5', '120,-20', '100,120'] });
    expect(out).toMatch(/1 +119; 5 +in breach +1 yd short/);
    expect(out).toMatch(/2 +120; −20 +where he may be +0 yd inside/);
    expect(out).toMatch(/3 +100; 120 +excused +20 yd short/);
  });

  test('is given to programs', () => {
    const told = JSON.parse(run({ penalty: '6', crossed: '78', rider: ['119,5'], json: true }).out);
    expect(told).toMatchObject({
      restart: 'penalty-6',
      spot: [90, 40],
      under: { article: '37 P6', standing: 'read' },
      steps: [{ step: 'opposite' }, { step: 'capped', at: [90, 40] }],
      other: { until: 'play-and-hit', duties: [{ is: 'behind', yards: 30, excused: true }] },
      riders: [{ at: [119, 5], standing: 'breach', margin: -1 }],
    });
    expect(JSON.parse(run({ penalty: '2', json: true }).out)).toHaveLength(2);
  });

  test.each(LANGUAGES)('in %s keeps to the page and leaves nothing unsaid', (lang) => {
    const name = 'x'.repeat(80);
    const asked = [...PENALTIES.map((penalty) => ({ penalty })), ...RESTARTS.map((restart) => ({ restart }))];
    for (const one of asked) {
      for (const ball of [{}, { ball: '120,-75' }]) {
        const { out } = run({ ...one, ...ball, to: name, by: name, lang, rider: ['1,2'] });
        expect(out).not.toMatch(/[{}]|undefined|NaN/);
        for (const line of out.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(PAGE);
      }
    }
  });
});

describe('the picture', () => {
  test('is written whole, and nothing else beside it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chukker-'));
    const { status, out } = run({ penalty: '6', crossed: '78', svg: join(folder, 'safety.svg') });
    expect(status).toBe(0);
    expect(out).toContain('Drawn: ');
    expect(readdirSync(folder)).toEqual(['safety.svg']);
    expect(readFileSync(join(folder, 'safety.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  test('is printed alone', () => {
    expect(run({ penalty: '3', svg: '-' }).out).toMatch(/^<svg [\s\S]*<\/svg>$/);
  });

  test('is not written where that is not possible', () => {
    const { status, err, out } = run({ penalty: '3', svg: join(tmpdir(), 'no', 'such', 'folder', 'x.svg') });
    expect(status).toBe(2);
    expect(err).toContain('--svg: found ');
    expect(out).toBe('');
  });

  test('leaves no trace of bad input', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chukker-'));
    expect(run({ penalty: '6', crossed: 'x', svg: join(folder, 'safety.svg') }).status).toBe(2);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('what cannot be read', () => {
  const cases: readonly (readonly [Partial<PlaceOptions>, RegExp])[] = [
    [{}, /^--penalty: found neither/],
    [{ penalty: '3', restart: 'hit-in' }, /^--restart: found a penalty as well/],
    [{ penalty: '6' }, /^--crossed: found nothing/],
    [{ penalty: '6', crossed: '81' }, /^--crossed: found "81"; write yards .* from -80 to 80/],
    [{ penalty: '6', crossed: '7e1' }, /^--crossed/],
    [{ penalty: '6', crossed: '1', ball: '1,2' }, /^--ball: found --crossed as well/],
    [{ penalty: '5a' }, /^--ball: found nothing/],
    [{ penalty: '5a', ball: '1,2,3' }, /^--ball: found "1,2,3"/],
    [{ penalty: '5a', ball: 'NaN,2' }, /^--ball/],
    [{ penalty: '4', ball: '1,2' }, /^--ball: found 1,2; write nothing/],
    [{ penalty: '4', from: 'line' }, /^--from: found line/],
    [{ penalty: '2', svg: 'x.svg' }, /^--from: found nothing/],
    [{ penalty: '4', field: '300' }, /^--field/],
    [{ penalty: '4', field: '100x160' }, /^--field: .*length in yards from 200/],
    [{ penalty: '4', ends: 'South' }, /^--ends/],
    [{ penalty: '4', rider: ['1,2', 'here'] }, /^--rider: found "here"/],
    [{ penalty: '4', edition: 'nowhere-1900' }, /^--edition: found unknown edition/],
  ];

  test.each(cases)('%j', (options, says) => {
    const { status, err, out } = run(options);
    expect(status).toBe(2);
    expect(err).toMatch(says);
    expect(out).toBe('');
  });
});
