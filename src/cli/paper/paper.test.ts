import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readGame } from '../../cases/index.ts';
import { bookOf, type Game, replay } from '../../engine/index.ts';
import { SHELF } from '../../rulebook/index.ts';
import { writeSheet } from './index.ts';

const gameOf = (file: string): Game => {
  const game = readGame(parse(readFileSync(file, 'utf8')), SHELF.usual);
  if (!game.ok) throw new Error(JSON.stringify(game.faults));
  const book = bookOf(SHELF, game.value.calls);
  if (!book.ok) throw new Error(JSON.stringify(book.faults));
  return replay(book.value, game.value.calls);
};

const GAME = gameOf('games/twenty-three-goals.yaml');
const folder = mkdtempSync(join(tmpdir(), 'chukker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written = async (name: string, paper: 'a4' | 'letter' = 'a4'): Promise<Buffer> => {
  const file = join(folder, name);
  const seal = { revision: 1, calls: 186, head: '7f3a91c4b20e5d68'.repeat(4) };
  expect(await writeSheet(file, GAME, { lang: 'es', paper, seal })).toBeUndefined();
  return readFileSync(file);
};

describe('the sheet as a file', () => {
  test.each(['sheet.svg', 'sheet.html', 'sheet.pdf'])('%s is the same, byte for byte, each time', async (name) => {
    const first = await written(name);
    expect((await written(name)).equals(first)).toBe(true);
    expect(readdirSync(folder).filter((left) => left.endsWith('.part'))).toEqual([]);
  });

  test('a PDF is one page of its paper, with the typeface in it', async () => {
    const pdf = (await written('letter.pdf', 'letter')).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    // Letter paper is 612 by 792 points.
    expect(pdf).toMatch(/\/MediaBox \[0 0 612(?:\.0\d*)? 79[12](?:\.\d*)?\]/);
    expect(pdf.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('a page for the screen prints on its paper without a margin', async () => {
    expect((await written('sheet.html')).toString('utf8')).toContain('@page{size:210mm 297mm;margin:0}');
  });

  test('a name with another ending, or in no folder, is refused in words', async () => {
    const options = { lang: 'en', paper: 'a4' } as const;
    expect(await writeSheet('sheet.doc', GAME, options)).toBe(
      'sheet.doc: found another ending; write a name that ends in .svg, .html or .pdf',
    );
    const nowhere = join(folder, 'nowhere');
    expect(await writeSheet(join(nowhere, 'sheet.pdf'), GAME, options)).toContain(`found no folder ${nowhere}; write`);
  });
});
