import { answer, type Book } from '../rulebook/index.ts';
import { asYards, type End, milliYards, type Place, turned, yards } from '../words/index.ts';
import { halfLength, halfWidth } from './field.ts';
import type { EntryRule, Ground } from './types.ts';

/** A rider comes onto the field over a back line; where he crossed it, in yards from its centre. */
export interface Entry {
  readonly entered: boolean;
  readonly across: number | undefined;
  readonly isBreach: boolean;
}

const OUTSIDE: Entry = { entered: false, across: undefined, isBreach: false };

/**
 * Whether the way from one place to the next comes onto the field over the back line of an end, and whether that
 * breaks the entry rule of the hit (37 P2, P3). The crossing is interpolated between the two places.
 */
export const entryOf = (book: Book, ground: Ground, end: End, rule: EntryRule, from: Place, to: Place): Entry => {
  const [a, b] = end === 'b' ? [from, to] : [turned(from), turned(to)];
  const line = halfLength(ground);
  if (a.x < line || b.x >= line) return OUTSIDE;
  const across = milliYards(a.y + ((b.y - a.y) * (a.x - line)) / (a.x - b.x));
  // Behind the run-off, beyond a side line, he passes the line of the goals without coming onto the field.
  if (Math.abs(across) > halfWidth(ground)) return OUTSIDE;
  const post = yards(answer(book, 'ground.goal-width')) / 2;
  const isBetweenPosts = Math.abs(across) < post;
  const isBreach = rule === 'none-enters' || (rule === 'not-between-posts' && isBetweenPosts);
  return { entered: true, across: asYards(end === 'b' ? across : milliYards(-across)), isBreach };
};
