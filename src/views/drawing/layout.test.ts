import { describe, expect, test } from 'vitest';
import { type Award, place, readGround } from '../../ground/index.ts';
import { answer, resolve, SHELF } from '../../rulebook/index.ts';
import { place as at, ENDS, RESTARTS, yards } from '../../words/index.ts';
import { LANGUAGES } from '../words/index.ts';
import { drawPlacement } from './placement-picture.ts';

const found = resolve(SHELF, { edition: SHELF.usual });
if (!found.ok) throw new Error('the usual book is whole');
const book = found.value;

interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of the labels: the only ones with corners of this roundness. */
const labelsOf = (svg: string): readonly Label[] =>
  [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="4"/g)].map(
    ([, x, y, width, height]) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }),
  );

const cover = (a: Label, b: Label): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The frame around the ground. */
const extentOf = (svg: string): Label => {
  const [, x, y, width, height] = /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="8"/.exec(
    svg,
  ) as RegExpExecArray;
  return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
};

const GROUNDS = [
  [300, 160, true],
  [300, 200, false],
  [250, 150, true],
] as const;
const NAMES = { to: 'Blackbird', by: 'Cedar Creek', ends: { a: 'South', b: 'North' } };
const BALLS = [
  [124, 79],
  [124, -6],
  [90, -40],
  [60, 5],
  [10, 79],
  [-30, -20],
] as const;

const everyPicture = (restart: Award['restart'], look: (svg: string) => void): void => {
  for (const [length, width, boarded] of GROUNDS) {
    const ground = readGround(length, width, boarded);
    if (!ground.ok) throw new Error('the ground can be read');
    for (const goal of ENDS) {
      for (const [n, [x, y]] of BALLS.entries()) {
        const award: Award = { restart, goal, ball: at(yards(x), yards(y)), from: n % 2 === 0 ? 'spot' : 'line' };
        const placement = place(book, ground.value, award);
        look(
          drawPlacement({ book, ground: ground.value, placement, names: NAMES, language: LANGUAGES[n % 2] ?? 'en' }),
        );
      }
    }
  }
};

describe('the labels of a picture', () => {
  test.each(RESTARTS)('of %s lie inside of it, none over another', (restart) => {
    everyPicture(restart, (svg) => {
      const labels = labelsOf(svg);
      const extent = extentOf(svg);
      expect(labels.length).toBeGreaterThan(0);
      for (const [n, label] of labels.entries()) {
        expect(labels.slice(n + 1).some((other) => cover(label, other))).toBe(false);
        expect(label.x > extent.x && label.x + label.width < extent.x + extent.width).toBe(true);
        expect(label.y > extent.y && label.y + label.height < extent.y + extent.height).toBe(true);
      }
    });
  });

  test.each(['penalty-2', 'penalty-3'] as const)('of %s leave the mouth of the goal to itself', (restart) => {
    everyPicture(restart, (svg) => {
      const [axis, line] = goalOf(svg);
      const below = labelsOf(svg).filter(({ y, height }) => y + height > line + 12);
      const half = (answer(book, 'ground.goal-width') / 2) * 3;
      const named = below.reduce((lowest, label) => (label.y > lowest.y ? label : lowest), { ...extentOf(svg), y: 0 });
      const others = below.filter((label) => label !== named);
      expect(others.filter(({ x, width }) => x < axis + half && x + width > axis - half)).toEqual([]);
    });
  });
});

/** The middle of the goal at the bottom: between the last two posts. */
const goalOf = (svg: string): readonly [number, number] => {
  const posts = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="5.5"/g)].map(
    ([, x, y]): readonly [number, number] => [Number(x), Number(y)],
  );
  const lowest = Math.max(...posts.map(([, y]) => y));
  const xs = posts.filter(([, y]) => y === lowest).map(([x]) => x);
  return [xs.reduce((sum, x) => sum + x, 0) / xs.length, lowest];
};

test('the names of the lines make way for a ball at their side', () => {
  const ground = readGround(300, 160, true);
  if (!ground.ok) throw new Error('the ground can be read');
  const sixtyAt = (y: number): number => {
    const placement = place(book, ground.value, { restart: 'side-hit', goal: 'b', ball: at(yards(120), yards(y)) });
    const svg = drawPlacement({ book, ground: ground.value, placement, names: NAMES, language: 'en' });
    return Number(/<text x="([\d.]+)"[^>]*>60<\/text>/.exec(svg)?.[1]);
  };
  expect(sixtyAt(80)).toBeLessThan(100);
  expect(sixtyAt(-80)).toBeGreaterThan(700);
});
