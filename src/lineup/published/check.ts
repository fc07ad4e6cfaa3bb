import type { Book } from '../../rulebook/index.ts';
import { checkAward } from './check-award.ts';
import { checkBox } from './check-box.ts';
import { checkClaims } from './check-claims.ts';
import { checkHalves } from './check-halves.ts';
import { checkRunning } from './check-running.ts';
import { checkScorers } from './check-scorers.ts';
import { checkTotals } from './check-totals.ts';
import type { Judged, Verdict } from './finding.ts';
import type { Published } from './published.ts';

/**
 * Adds up a published result: totals, goals by handicap, box, running score, and what other sources claim. It names what
 * contradicts itself and repairs nothing; a figure that the report does not have is not guessed but listed.
 */
export const checkPublished = (book: Book, published: Published): Verdict => {
  const judged: readonly Judged[] = [
    ...checkTotals(book, published),
    ...checkAward(book, published),
    ...checkHalves(published),
    ...checkBox(published),
    ...checkRunning(book, published),
    ...checkClaims(book, published),
    ...checkScorers(published),
  ];
  const those = (as: Judged['as']) => judged.filter((own) => own.as === as).map((own) => own.finding);
  return {
    confirmed: those('confirmed'),
    contradictions: those('contradictions'),
    notCheckable: those('notCheckable'),
    notRead: published.notRead,
  };
};
