import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const MAIN = 'dist/cli/main.js';

const chukker = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], { encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
};

const scratch = mkdtempSync(join(tmpdir(), 'chukker-'));
const written = (name: string, text: string): string => {
  const file = join(scratch, name);
  writeFileSync(file, text);
  return file;
};

const LINEUP = written('in-order.yaml', 'limits: [4, 8]\non: [3, 1, 1, 1]\n');
const OVER = written('over.yaml', 'limits: [4, 8]\non: [6, 1, 1, 1]\n');
const TORN = written('torn.yaml', 'limits: [4, 8\n');
const CASE = 'id: a-1\nkind: lineup\ngiven: { limits: [4, 8], on: [3, 1, 1, 1] }\nwhen: []\n';
const PASSES = written('passes.yaml', `${CASE}then: { all: { total: 6 } }\n`);
const FAILS = written('fails.yaml', `${CASE}then: { all: { total: 7 } }\n`);
const STRANGE = written(
  'strange.yaml',
  'id: p-1\nkind: placement\ngiven: {}\nwhen: {}\nthen: { all: { spot: [90, 40] } }\n',
);
const team = (name: string) => ({ name, players: [{ player: `${name} 1`, goals: 1 }] });
const resultOf = (final: readonly number[]) =>
  JSON.stringify({ basis: 'flat', periods: 4, teams: [team('A'), team('B')], final });
const ADDS_UP = written('adds-up.json', resultOf([1, 1]));
const DOES_NOT = written('does-not.json', resultOf([3, 1]));

describe('the exit status', () => {
  test.each([
    [0, []],
    [0, ['--help']],
    [0, ['--version']],
    [0, ['replay', '--help']],
    [0, ['replay', 'games/golden-goal.yaml']],
    [0, ['replay', 'games/golden-goal.yaml', '--json']],
    [0, ['replay', 'games/golden-goal.yaml', '--until', '3 4:00', '--lang', 'es']],
    [0, ['--why', 'list']],
    [0, ['--why', 'running.3.home']],
    [1, ['replay', 'games/three-to-the-end.yaml']],
    [1, ['replay', 'games/three-to-the-end.yaml', '--json']],
    [2, ['replay', 'games/none.yaml']],
    [2, ['replay', 'games/golden-goal.yaml', '--edition', 'nowhere-1900']],
    [2, ['replay', 'games/golden-goal.yaml', '--why', 'nothing']],
    [2, ['replay', 'games/golden-goal.yaml', '--until', 'never']],
    [2, ['replay', 'games/golden-goal.yaml', '--lang', 'xx']],
    [2, ['replay', 'games/golden-goal.yaml', '--loud']],
    [2, ['replay']],
    [2, ['rpelay', 'games/golden-goal.yaml']],
    [2, ['nothing']],
    [0, ['check', LINEUP]],
    [1, ['check', OVER]],
    [2, ['check', TORN]],
    [2, ['check']],
    [0, ['case', PASSES]],
    [1, ['case', PASSES, FAILS]],
    [1, ['case', FAILS, STRANGE, TORN]],
    [2, ['case', PASSES, STRANGE]],
    [2, ['case', PASSES, TORN]],
    [2, ['case']],
    [0, ['result', 'check', ADDS_UP]],
    [1, ['result', 'check', DOES_NOT]],
    [2, ['result', 'check', TORN]],
    [0, ['schema', 'log']],
    [0, ['schema', 'case']],
    [0, ['schema', 'lineup']],
    [0, ['schema', 'result']],
    [2, ['schema', 'moon']],
  ])('%i: chukker %j', (status, words) => {
    const { status: found, err } = chukker(...words);
    expect(err).not.toMatch(/^\s+at /m);
    expect(found).toBe(status);
  });
});

describe('without a word', () => {
  const { out, err } = chukker();

  test('the sheet goes out, the progress beside it', () => {
    expect(out).toContain('SCORE SHEET');
    expect(out).toContain('chukker --why NAME');
    expect(out).not.toContain('judging');
    expect(err).toMatch(/reading games.*\nbook: .*\njudging 26 calls\n {2}1st chukker: 6 calls, Audi 3, ELG 2\n/);
    expect(err).toContain('  6th chukker: 4 calls, Audi 13, ELG 7');
  });

  test('nothing is coloured in a pipe', () => {
    expect(out + err).not.toContain('\u001b');
  });
});

test('a word that is no command is named', () => {
  expect(chukker('rpelay', 'x').err).toMatch(/rpelay/);
});

test('a reader who has had enough ends it quietly', () => {
  const { stderr, stdout } = spawnSync('sh', ['-c', `"${process.execPath}" ${MAIN} | head -1`], {
    encoding: 'utf8',
  });
  expect(stderr).not.toContain('EPIPE');
  expect(stdout).toContain('SCORE SHEET');
});

describe('a schema', () => {
  test.each(['log', 'case', 'lineup', 'result'])('of %s is JSON', (form) => {
    expect(JSON.parse(chukker('schema', form).out)).toHaveProperty('$schema');
  });
});
