import { describe, expect, test } from 'vitest';
import { type Award, type Ground, place, readGround } from '../../ground/index.ts';
import { type Book, resolve, SHELF } from '../../rulebook/index.ts';
import { place as at, ENDS, type End, type Place, RESTARTS, turned, yards } from '../../words/index.ts';
import type { PlacementNames } from '../placement-measures.ts';
import { LANGUAGES } from '../words/index.ts';
import { drawPlacement } from './placement-picture.ts';

const book = ((): Book => {
  const found = resolve(SHELF, { edition: SHELF.usual });
  if (!found.ok) throw new Error('the usual book is whole');
  return found.value;
})();

const groundOf = (length: number, width: number, boarded: boolean): Ground => {
  const found = readGround(length, width, boarded);
  if (!found.ok) throw new Error('the ground can be read');
  return found.value;
};

const GROUNDS = [groundOf(300, 160, true), groundOf(300, 200, false), groundOf(250, 150, true)] as const;
const NAMES: PlacementNames = { to: 'Blackbird', by: 'Cedar Creek', ends: { a: 'South', b: 'North' } };

const drawn = (
  award: Award,
  { ground = GROUNDS[0], names = NAMES, language = 'en' as 'en' | 'es', id = undefined as string | undefined } = {},
): string =>
  drawPlacement(
    { book, ground, placement: place(book, ground, award), names, language },
    id === undefined ? {} : { id },
  );

const awardOf = (restart: Award['restart'], goal: End, ball: Place): Award => ({
  restart,
  goal,
  ball,
  ...(restart === 'penalty-2' ? { from: 'spot' } : {}),
});

/** What is wrong with the form of an XML text: tags that do not close, or signs that had to be written out. */
const malformed = (xml: string): string | undefined => {
  const open: string[] = [];
  const rest = xml.replace(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<>]*")*)(\/?)>/g, (_tag, closes, name, _more, single) => {
    if (closes === '/' && open.pop() !== name) open.push('!');
    if (closes === '' && single === '') open.push(name);
    return '';
  });
  if (/[<>]/.test(rest)) return `left: ${rest.trim().slice(0, 80)}`;
  if (/&(?!(amp|lt|gt|quot|#39);)/.test(xml)) return 'a bare ampersand';
  return open.length === 0 ? undefined : `open: ${open.join(' ')}`;
};

describe('the picture of a placement', () => {
  const balls = [at(yards(110), yards(40)), at(yards(-20), yards(-70)), at(yards(150), yards(-6))];
  const all = GROUNDS.flatMap((ground) =>
    RESTARTS.flatMap((restart) => ENDS.map((goal) => ({ ground, restart, goal }))),
  );

  test.each(all)('$restart at end $goal is well formed and holds numbers only', ({ ground, restart, goal }) => {
    for (const [n, ball] of balls.entries()) {
      const svg = drawn(awardOf(restart, goal, ball), { ground, language: LANGUAGES[n % 2] ?? 'en' });
      expect(malformed(svg)).toBeUndefined();
      expect(svg).not.toMatch(/NaN|Infinity|undefined|\{\w+\}/);
      expect(svg).not.toMatch(/\d\.\d{3}/);
    }
  });

  test.each(RESTARTS)('%s is the same for a ground turned round', (restart) => {
    const ball = at(yards(130), yards(35));
    const here = drawn(awardOf(restart, 'b', ball), { id: 'x' });
    const there = drawn(awardOf(restart, 'a', turned(ball)), {
      id: 'x',
      names: { ...NAMES, ends: { a: 'North', b: 'South' } },
    });
    expect(there).toBe(here);
  });

  test('the other side of the axis is another picture: nothing is mirrored', () => {
    const left = drawn(awardOf('penalty-6', 'b', at(yards(150), yards(35))), { id: 'x' });
    expect(drawn(awardOf('penalty-6', 'b', at(yards(150), yards(-35))), { id: 'x' })).not.toBe(left);
  });

  test('the same placement gives the same bytes', () => {
    const award = awardOf('penalty-5a', 'b', at(yards(110), yards(-30)));
    expect(drawn(award)).toBe(drawn(award));
  });

  test('two on one page share no id', () => {
    const idsOf = (svg: string): readonly string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    const one = idsOf(drawn(awardOf('penalty-6', 'b', at(yards(150), yards(35)))));
    const two = idsOf(drawn(awardOf('penalty-6', 'b', at(yards(150), yards(-35)))));
    expect(new Set([...one, ...two]).size).toBe(one.length + two.length);
  });

  test('says what it shows to who cannot see it', () => {
    const svg = drawn(awardOf('penalty-6', 'b', at(yards(150), yards(78))));
    expect(svg).toMatch(/role="img" aria-labelledby="([\w-]+)-title \1-desc"/);
    expect(svg).toContain('>Penalty 6: Safety, to Blackbird</title>');
    expect(svg).toContain('On the 60, 40 yd from its centre; opposite would be 78');
  });

  test('the spot stands where the ground has it', () => {
    const spotX = (y: number): number => {
      const svg = drawn(awardOf('penalty-6', 'b', at(yards(150), yards(y))));
      return Number(/<circle cx="([\d.]+)" cy="[\d.]+" r="21"/.exec(svg)?.[1]);
    };
    expect((spotX(30) - spotX(10)) / 20).toBeCloseTo((spotX(20) - spotX(0)) / 20, 2);
    expect(spotX(70)).toBe(spotX(40));
  });
});

describe('a hostile name', () => {
  test.each([
    '<script>alert(1)</script>',
    '"><image href="x" onload="y',
    "O'Hara & Sons",
    ']]>&lt;!--',
    '\u202Egnorw\u202C',
    'a\u0000b\u001b[31m',
    '\ud800half',
    'x'.repeat(80),
    '名前'.repeat(40),
    '{team}{to}',
  ])('%j stays a name', (name) => {
    const names: PlacementNames = { to: name, by: name, ends: { a: name, b: name } };
    const svg = drawn(awardOf('penalty-5b', 'b', at(yards(0), yards(0))), { names });
    expect(malformed(svg)).toBeUndefined();
    expect(svg).not.toMatch(/<script|<image|\p{Cf}|x{21}/u);
    expect([...svg].every((sign) => sign >= ' ' || sign === '\n')).toBe(true);
  });
});
