import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Golden games: the sheet that each game in `games/` must give, byte for byte, in both languages. A sheet is written
 * anew by removing its file and running the tests; who commits it answers for each changed line.
 */
const GAMES = readdirSync('games')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replace(/\.yaml$/, ''));

const sheetOf = (game: string, language: string): string => {
  const args = ['dist/cli/main.js', 'replay', join('games', `${game}.yaml`), '--lang', language];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } }).stdout;
};

describe.each(GAMES)('%s', (game) => {
  test.each(['en', 'es'])('gives its sheet in %s', (language) => {
    const file = join('games', 'sheets', `${game}.${language}.txt`);
    const sheet = sheetOf(game, language);
    expect(sheet.length).toBeGreaterThan(1000);
    // A new sheet is written only by hand: where the tests run by themselves it has to be there.
    if (!existsSync(file) && process.env['CI'] === undefined) writeFileSync(file, sheet);
    expect(sheet).toBe(readFileSync(file, 'utf8'));
  });
});
