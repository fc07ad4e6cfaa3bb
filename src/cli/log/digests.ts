import { digestOf, isDigestDue } from '../../engine/index.ts';
import { type Call, canonical, chained } from '../../log/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { deskCall } from './amendment.ts';
import { sha256 } from './file.ts';

/** A hash of any plain value: of its canonical JSON. */
export const digest = (value: unknown): string => sha256(canonical(value));

/** The digest that a log owes after so many calls: what they came to, pressed at the desk; nothing when none is due. */
export const digestDue = (book: Book, calls: readonly Call[], device: string): readonly Call[] => {
  if (!isDigestDue(calls)) return [];
  const desk = deskCall(calls, { seat: 'committee', device }, 'committee');
  return [chained(calls, { ...desk, said: digestOf(book, calls, digest) }, sha256)];
};
