import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bookOf, replay, scoreOf } from '../../engine/index.ts';
import { breaksOf, canonicalCall, checkSeal, type OpenedLog, sealsOf } from '../../log/index.ts';
import { chanceFrom } from '../../practice/index.ts';
import { SHELF } from '../../rulebook/index.ts';
import { isLogSayingKind, isSayingKind } from '../../words/index.ts';
import { overheard } from '../overheard.ts';
import { openBytes, sha256 } from './file.ts';
import { makeLog } from './make-log.ts';
import { sealGame } from './seal.ts';
import { verifyLog } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'chukker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { terminal, err } = overheard();

const sealed = join(folder, 'sealed.jsonl');
makeLog('games/withdrawn-goal.yaml', { out: sealed, lang: 'en' }, terminal);
const status = sealGame(sealed, { by: 'committee', device: 'desk-1', lang: 'en' }, terminal);
const bytes = readFileSync(sealed);
const whole = openBytes(bytes);
const texts = (log: OpenedLog): string => log.calls.map(canonicalCall).sort().join('\n');
const original = texts(whole);

/** What a look at a log finds: lines that are lost, chains that break, seals that do not belong, sayings nobody knows. */
const isFound = (log: OpenedLog): boolean => {
  if (log.lost.length > 0 || log.isTorn) return true;
  if (breaksOf(log.calls, sha256).length > 0) return true;
  if (log.calls.some(({ said }) => !isSayingKind(said.kind) && !isLogSayingKind(said.kind))) return true;
  const seals = sealsOf(log.calls).map((seal) => checkSeal(log.calls, seal, sha256));
  if (seals.length === 0) return true;
  return seals.some(({ wrong, isLogRight, isSelfRight }) => wrong.length > 0 || !isLogRight || !isSelfRight);
};

describe('a sealed log', () => {
  test('is whole, and says so', () => {
    expect(status).toBe(0);
    expect(isFound(whole)).toBe(false);
    expect(verifyLog(sealed, { lang: 'en' }, terminal)).toBe(0);
  });

  const chance = chanceFrom(20261204);
  const end = bytes.length;
  const sheet = bytes.indexOf('"sheet":');
  // Every seventh byte outside the drawing, all of the seal's last ones, and as many again of the drawing.
  const outside = Array.from({ length: end }, (_, at) => at).filter((at) => at < sheet || at > end - 400);
  const inside = Array.from({ length: 700 }, () => sheet + chance.below(end - 400 - sheet));
  const places = [...outside.filter((at) => at % 7 === 0), ...outside.slice(-400), ...inside];

  test('shows every byte that is flipped, or nothing has changed', () => {
    expect(places.length).toBeGreaterThan(2000);
    const unnoticed = places.filter((at) => {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << chance.below(8));
      const log = openBytes(flipped);
      return !isFound(log) && texts(log) !== original;
    });
    expect(unnoticed).toEqual([]);
  }, 120_000);

  test('opens cut at every byte of its last two lines', () => {
    // Before the seal: the last two lines of the game itself.
    const body = bytes.subarray(0, bytes.lastIndexOf('\n', end - 2) + 1);
    const lines = body.toString().trimEnd().split('\n');
    const from = lines.slice(0, -2).join('\n').length + 1;
    for (let cut = from; cut <= body.length; cut += 1) {
      const log = openBytes(body.subarray(0, cut));
      const whole =
        cut < from + (lines.at(-2)?.length ?? 0)
          ? lines.length - 2
          : cut < body.length - 1
            ? lines.length - 1
            : lines.length;
      expect([cut, log.calls.length]).toEqual([cut, whole]);
      const isBetween =
        cut === from || cut === from + (lines.at(-2)?.length ?? 0) || cut === from + (lines.at(-2)?.length ?? 0) + 1;
      expect([cut, log.isTorn]).toEqual([cut, !isBetween && cut < body.length - 1]);
      const book = bookOf(SHELF, log.calls);
      expect(book.ok && scoreOf(replay(book.value, log.calls).state).home).toBeGreaterThan(0);
    }
  });

  test('is not glued to a torn line by what is appended', () => {
    const torn = join(folder, 'torn.jsonl');
    copyFileSync(sealed, torn);
    writeFileSync(torn, bytes.subarray(0, bytes.lastIndexOf('\n', end - 2) - 5));
    const before = openBytes(readFileSync(torn)).calls.length;
    expect(sealGame(torn, { by: 'committee', device: 'desk-1', lang: 'en' }, terminal)).toBe(1);
    expect(err.join('\n')).toContain('lost');
    expect(openBytes(readFileSync(torn)).calls.length).toBe(before);
  });
});
