import { answer, type Book, type Objection, objection } from '../rulebook/index.ts';
import {
  asGoals,
  type BySide,
  bothSides,
  opposite,
  type Rating,
  type RiderId,
  rating,
  type Side,
} from '../words/index.ts';
import {
  type LineUps,
  type Reduction,
  riderOf,
  riding,
  type SheetRider,
  sumOnField,
  type TeamSheet,
  type Terms,
  withRider,
} from './sheet.ts';
import type { Changed } from './substitution.ts';

/** A Penalty 7 with removal: the side fouled, its disabled rider, and whom its captain names. */
export interface Removal {
  readonly side: Side;
  readonly disabled: RiderId;
  readonly removed: RiderId;
}

/**
 * Whom the captain fouled may name (37 P7, reading 5): of those strictly above the disabled rider the lowest rated; when
 * nobody is above him, anyone. Nobody, when the fouling side is short already. Unknown ratings bind nobody.
 */
export const mayBeRemoved = (book: Book, lineUps: LineUps, side: Side, disabled: RiderId): readonly SheetRider[] => {
  const fouling = riding(lineUps.sides[opposite(side)]);
  if (fouling.length < answer(book, 'riders.a-side')) return [];
  const own = riderOf(lineUps.sides[side], disabled)?.rating;
  const above = fouling.flatMap((r) =>
    own !== undefined && r.rating !== undefined && r.rating > own ? [r.rating] : [],
  );
  if (above.length === 0) return fouling;
  const nearest = Math.min(...above);
  return fouling.filter((r) => r.rating === undefined || r.rating === nearest);
};

/** A side after the removal: one place fewer, and nobody riding who was named. */
const reduced = (book: Book, sheet: TeamSheet, gone: RiderId, standing: 'removed' | 'disabled'): TeamSheet => {
  const left = withRider(sheet, gone, { standing });
  const riders = riding(left).map((r) => r.id);
  const aSide = answer(book, 'penalty-7.a-side');
  return { ...left, places: Array.from({ length: aSide }, (_, at) => riders[at]) };
};

/**
 * How high each side may go (3, After a Penalty 7): the larger of both sides' totals with their goals received, less
 * the goals that the side itself received; the fouling side also not over its own three (37 P7). Here the book itself
 * adds goals received to ratings: both are counted in halves.
 */
const capsAfter = (
  book: Book,
  terms: Terms,
  lineUps: LineUps,
  sides: BySide<TeamSheet>,
  fouled: Side,
): Reduction['caps'] => {
  const sums = bothSides((side) => sumOnField(book, terms, sides[side]));
  const { home, away } = sums;
  if (home === undefined || away === undefined) return { home: undefined, away: undefined };
  const received = lineUps.award.goals;
  const larger = Math.max(home + received.home, away + received.away);
  return bothSides((side): Rating => {
    const cap = larger - received[side];
    return rating(side === fouled ? cap : Math.min(cap, side === 'home' ? home : away));
  });
};

const against = (book: Book, lineUps: LineUps, removal: Removal): Objection[] => {
  const { side, disabled, removed } = removal;
  if (lineUps.reduction !== undefined) return [objection('reduced-already', 'penalty-7.a-side')];
  const candidates = mayBeRemoved(book, lineUps, side, disabled);
  const other = lineUps.sides[opposite(side)];
  if (candidates.length === 0) return [objection('fouling-side-short', 'penalty-7.short', { team: other.name })];
  if (candidates.some((r) => r.id === removed)) return [];
  const named = riderOf(other, removed);
  const about = {
    rider: named?.name ?? removed,
    rating: named?.rating === undefined ? '?' : asGoals(named.rating),
    may: candidates.map((r) => r.name).join(', '),
  };
  return [objection('not-nearest-above', 'penalty-7.whom', about)];
};

/** Judges a Penalty 7 with removal and carries it out: three a side, the award as it was, a cap for each side. */
export const remove = (book: Book, lineUps: LineUps, removal: Removal): Changed => {
  const { side, disabled, removed } = removal;
  const own = lineUps.sides[side];
  const other = lineUps.sides[opposite(side)];
  const hurt = riderOf(own, disabled);
  if (hurt === undefined || (hurt.standing !== 'riding' && hurt.standing !== 'unable')) {
    const why = hurt === undefined ? 'unknown-rider' : 'not-riding';
    const about = { rider: hurt?.name ?? disabled, team: own.name };
    return { objections: [objection(why, 'penalty-7.whom', about)], after: undefined };
  }
  // Once somebody has come in for him the side has supplied its substitute, and four a side goes on (37 P7).
  if (hurt.standing === 'unable' && !own.places.includes(undefined)) {
    const about = { rider: hurt.name, team: own.name };
    return { objections: [objection('place-filled', 'penalty-7.whom', about)], after: undefined };
  }
  if (riderOf(other, removed)?.standing !== 'riding') {
    const about = { rider: riderOf(other, removed)?.name ?? removed, team: other.name };
    return { objections: [objection('not-riding', 'penalty-7.whom', about)], after: undefined };
  }
  const fouled = reduced(book, own, disabled, 'disabled');
  const fouling = reduced(book, other, removed, 'removed');
  const sides: BySide<TeamSheet> = side === 'home' ? { home: fouled, away: fouling } : { home: fouling, away: fouled };
  const caps = capsAfter(book, lineUps.terms, lineUps, sides, side);
  const reduction: Reduction = { fouled: side, disabled, removed, caps };
  return { objections: against(book, lineUps, removal), after: { ...lineUps, sides, reduction } };
};
