import type { MilliYards, Place } from '../words/index.ts';
import { say, type Words } from './words/index.ts';

/** Yards with at most one decimal, in the manner of the language. */
const yardsOf = ({ where }: Words, length: MilliYards): string =>
  `${Math.round(Math.abs(length) / 100) / 10}`.replace('.', where.decimal);

/**
 * A spot in words: "90 yd from the centre toward end b, 40 yd left". Left and right are those of one who looks toward
 * end b; where the spot does not lie toward it, the sentence says so.
 */
export const whereSays = (words: Words, { x, y }: Place): string => {
  const { where, endNames } = words;
  if (x === 0 && y === 0) return where.centre;
  const along = x === 0 ? where.level : say(where.toward, { x: yardsOf(words, x), end: endNames[x > 0 ? 'b' : 'a'] });
  if (y === 0) return along;
  const aside = say(y > 0 ? where.left : where.right, { y: yardsOf(words, y) });
  return `${along}${aside}${x > 0 ? '' : where.facing}`;
};
