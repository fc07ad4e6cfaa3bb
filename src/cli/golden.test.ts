import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../views/index.ts';
import { overheard } from './overheard.ts';
import { replayGame } from './replay.ts';

/**
 * Golden games: the sheet that each game in `games/` must give, byte for byte, in both languages. A sheet is written
 * anew by removing its file and running the tests; who commits it answers for each changed line.
 */
const GAMES = readdirSync('games')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replace(/\.yaml$/, ''));

const sheetOf = (game: string, lang: Language): string => {
  const { terminal, out } = overheard();
  replayGame(join('games', `${game}.yaml`), { lang }, terminal);
  return `${out.join('\n')}\n`;
};

describe.each(GAMES)('%s', (game) => {
  test.each(LANGUAGES)('gives its sheet in %s', (language) => {
    const file = join('games', 'sheets', `${game}.${language}.txt`);
    const sheet = sheetOf(game, language);
    expect(sheet.length).toBeGreaterThan(1000);
    // A new sheet is written only by hand: where the tests run by themselves it has to be there.
    if (!existsSync(file) && process.env['CI'] === undefined) writeFileSync(file, sheet);
    expect(sheet).toBe(readFileSync(file, 'utf8'));
  });
});
