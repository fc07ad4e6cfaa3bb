import { answer, type Book } from '../rulebook/index.ts';
import { asYards, type End, milliYards, type Place, turned, yards } from '../words/index.ts';
import { halfLength, halfWidth } from './field.ts';
import type { EntryRule, Ground } from './types.ts';

/** A rider comes onto the field; over the back line in question, where he crossed it, in yards from its centre. */
export interface Entry {
  readonly entered: boolean;
  readonly across: number | undefined;
  readonly isBreach: boolean;
}

const OUTSIDE: Entry = { entered: false, across: undefined, isBreach: false };

/** Inside the lines; on one of them nobody has come in yet. */
const isInside = (ground: Ground, { x, y }: Place): boolean =>
  Math.abs(x) < halfLength(ground) && Math.abs(y) < halfWidth(ground);

/** Over another line, which only a rule that lets nobody on from anywhere minds (37 P2). */
const elsewhere = (ground: Ground, rule: EntryRule, from: Place, to: Place): Entry => {
  const entered = !isInside(ground, from) && isInside(ground, to);
  return entered ? { entered, across: undefined, isBreach: rule === 'none-from-anywhere' } : OUTSIDE;
};

/**
 * Whether the way from one place to the next comes onto the field, over the back line of an end or elsewhere, and
 * whether that breaks the entry rule of the hit (37 P2, P3). The crossing is interpolated between the two places.
 */
export const entryOf = (book: Book, ground: Ground, end: End, rule: EntryRule, from: Place, to: Place): Entry => {
  const [a, b] = end === 'b' ? [from, to] : [turned(from), turned(to)];
  const line = halfLength(ground);
  if (a.x < line || b.x >= line) return elsewhere(ground, rule, from, to);
  const across = milliYards(a.y + ((b.y - a.y) * (a.x - line)) / (a.x - b.x));
  // Behind the run-off, beyond a side line, he passes the line of the goals without coming onto the field.
  if (Math.abs(across) > halfWidth(ground)) return elsewhere(ground, rule, from, to);
  const post = yards(answer(book, 'ground.goal-width')) / 2;
  const isBetweenPosts = Math.abs(across) < post;
  const lettingNone = rule === 'none-enters' || rule === 'none-from-anywhere';
  const isBreach = lettingNone || (rule === 'not-between-posts' && isBetweenPosts);
  return { entered: true, across: asYards(end === 'b' ? across : milliYards(-across)), isBreach };
};
