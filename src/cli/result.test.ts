import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { resultCheck } from './result.ts';

const folder = mkdtempSync(join(tmpdir(), 'chukker-result-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RESULTS = fileURLToPath(new URL('../../results/', import.meta.url));
const published = (kind: string): string[] => readdirSync(join(RESULTS, kind)).map((file) => join(RESULTS, kind, file));

const written = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content));
  return file;
};

const run = (files: readonly string[], options: { json?: boolean; edition?: string } = {}) => {
  const out: string[] = [];
  const err: string[] = [];
  const status = resultCheck(
    files,
    options,
    (line) => out.push(line),
    (line) => err.push(line),
  );
  return { status, out: out.join('\n').replaceAll(folder, ''), err: err.join('\n').replaceAll(folder, '') };
};

const RED = { name: 'Red', players: [{ player: 'Ana', handicap: 1, goals: 2 }] };
const GAME = { periods: 4, basis: 'flat', teams: [RED, { name: 'Blue' }], final: [2, 1] };
const WRONG = { ...GAME, final: [3, 1] };

describe('the exit status', () => {
  const sound = written('sound.json', GAME);
  const wrong = written('wrong.json', WRONG);
  const torn = written('torn.json', '{"teams": [');

  test.each([
    ['0 for what is confirmed', [sound], 0],
    ['1 for a contradiction', [sound, wrong], 1],
    ['2 for what cannot be read, whatever the others are', [torn, wrong, sound], 2],
    ['2 for a file that is not there', [join(folder, 'none.json')], 2],
  ])('%s', (_, files, status) => expect(run(files).status).toBe(status));

  test('is 0 for every confirmed file of the collection and 1 for every contradicted one', () => {
    for (const file of published('confirmed')) expect([file, run([file]).status]).toEqual([file, 0]);
    for (const file of published('contradicted')) expect([file, run([file]).status]).toEqual([file, 1]);
  });

  test('is 2 for an edition that nobody knows', () => {
    const { status, err } = run([sound], { edition: 'usa-1900' });
    expect(status).toBe(2);
    expect(err).toMatch(/^--edition: found unknown edition "usa-1900"; write one of: /);
  });
});

test('the example of the guide gives what the guide says', () => {
  const guide = readFileSync(fileURLToPath(new URL('../../docs/guide/results.md', import.meta.url)), 'utf8');
  const example = /```json\n(.*?)```/s.exec(guide)?.[1] ?? '';
  const [said = ''] = /^ {2}contradictions\n(?: {4}.*\n)+/m.exec(guide) ?? [];
  const { status, out } = run([written('example.json', example)]);
  expect(status).toBe(1);
  expect(said.split('\n').length).toBe(7);
  expect(out).toContain(said);
});

test('several files are all reported, and counted', () => {
  const { out, err } = run([written('torn.json', '{'), written('a.json', GAME), written('b.json', WRONG)]);
  expect(err).toBe('/torn.json:1: found the end of the text; write a field name in double quotes');
  expect(out).toContain('/a.json: confirmed');
  expect(out).toContain('/b.json: 1 contradiction');
  expect(out).toMatch(/3 results: 1 confirmed, 1 contradicted, 1 unreadable$/);
});

test('[19.a] a contradiction is printed with its number, working, line, article and standing', () => {
  const file = written('wrong.json', JSON.stringify(WRONG, null, 1));
  expect(run([file]).out).toContain(
    [
      '  contradictions',
      '    1. Red: the goals come to 2, the final is 3: 1 goal without a scorer',
      '       players 2',
      '       line 5, teams[0] (19.a, inferred)',
    ].join('\n'),
  );
});

test('what was not read and what cannot be checked is printed too', () => {
  const { out } = run([written('more.json', { ...GAME, weather: 'fine' })]);
  expect(out).toContain('  not checkable\n    - Red: no team handicap is given (19.b, inferred)');
  expect(out).toContain('  not read\n    - weather');
});

describe('a file may hold several results', () => {
  test('as a list', () => {
    const { status, out, err } = run([written('list.json', [GAME, WRONG, { teams: 1 }])]);
    expect(status).toBe(2);
    expect(out).toContain('/list.json[0]: confirmed');
    expect(out).toContain('/list.json[1]: 1 contradiction');
    expect(err).toContain('/list.json:1: [2].teams: found 1; write two teams');
  });

  test('as JSON Lines, and as YAML', () => {
    expect(run([written('lines.jsonl', `${JSON.stringify(GAME)}\n\n${JSON.stringify(WRONG)}\n`)]).status).toBe(1);
    const yaml = 'teams:\n  - name: Red\n  - name: Blue\nfinal: [3, 2]\nrunning_score_by_period: [[3, 3]]\n';
    expect(run([written('game.yaml', yaml)]).out).toContain('line 5, running_score_by_period[0] (19.a, inferred)');
  });

  test('but not none', () => {
    expect(run([written('empty.json', [])]).err).toBe('/empty.json:1: found a list of 0; write 1 to 1000 results');
    expect(run([written('many.json', Array(1001).fill(GAME))]).err).toContain('found a list of 1001');
  });
});

test('with --json each result is one line of JSON', () => {
  const files = [written('a.json', GAME), written('b.json', WRONG), written('torn.json', '{')];
  const lines = run(files, { json: true })
    .out.split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ verdict }) => verdict)).toEqual(['confirmed', 'contradicted', 'unreadable']);
  expect(lines[1].contradictions).toEqual([
    {
      about: 'teams[0]',
      line: 1,
      says: 'Red: the goals come to 2, the final is 3: 1 goal without a scorer',
      working: ['players 2'],
      under: 'goal.counts',
      article: '19.a',
      standing: 'inferred',
    },
  ]);
  expect(lines[2].faults).toHaveLength(1);
});

describe('a hostile file gives a clean fault or clean print', () => {
  test.each([
    [
      'of twenty megabytes',
      'big.json',
      new Uint8Array(20 * 1024 * 1024),
      'found 20.0 MB; write a file of at most 4 MB',
    ],
    ['that is torn', 'torn.json', '{"teams": [{"name": "Red"', 'found the end of the text'],
    ['of deep nesting', 'deep.json', '['.repeat(100_000), 'more than 64 levels'],
    ['of deep nesting in YAML', 'deep.yaml', '- '.repeat(100_000), 'more than 64 levels'],
    ['of another encoding', 'latin.json', Uint8Array.from([0x22, 0xd1, 0x22]), 'bytes that are not UTF-8'],
    ['with a field twice', 'twice.json', '{"final": [1, 2], "final": [2, 1]}', 'the field "final" twice'],
    ['with a number without end', 'e.json', '{"teams": 1, "final": [1e999, 0]}', 'final[0]: found Infinity'],
    ['with text for a number', 'nan.json', '{"teams": 1, "final": ["NaN", 0]}', 'final[0]: found "NaN"'],
    ['of nothing', 'nothing.json', 'null', 'found null; write a result'],
  ])('%s', (_, name, content, fault) => {
    const { status, err } = run([written(name, content)]);
    expect(status).toBe(2);
    expect(err).toContain(fault);
    expect(err.split('\n').length).toBeLessThanOrEqual(4);
  });

  const HOSTILE = '\u001b[2J\u202eevil\r\n\u0007';
  const seen = (text: string): boolean => /[\p{Cc}\p{Cf}]/u.test(text.replaceAll('\n', ''));

  test('with names that would move the cursor', () => {
    const teams = [{ ...RED, name: HOSTILE, [HOSTILE]: 1 }, { name: 'Blue' }];
    const { out } = run([written('ansi.json', { ...WRONG, event: HOSTILE, basis: HOSTILE, teams })]);
    expect(seen(out)).toBe(false);
    expect(out).toContain('<U+001B>[2J<U+202E>evil<U+000D><U+000A><U+0007>');
  });

  test('with values that would, in a fault and in JSON', () => {
    expect(seen(run([written('value.json', { ...GAME, final: [HOSTILE, 1] })]).err)).toBe(false);
    const { out } = run([written('ansi.json', { ...GAME, teams: [{ ...RED, name: HOSTILE }, { name: 'Blue' }] })], {
      json: true,
    });
    expect(seen(out)).toBe(false);
    expect(JSON.parse(out).notCheckable[0].says).toContain('\u202eevil');
  });
});
