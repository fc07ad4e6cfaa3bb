import type { Book, Objection } from '../rulebook/index.ts';
import { type BySide, bothSides, type HalfGoals, halfGoals, type Rating, type Side } from '../words/index.ts';
import { type LineUps, riding, type SheetRider, totalOnField } from './sheet.ts';
import { substitute } from './substitution.ts';

/** One exchange that a captain may think of, and what it would do. */
export interface Choice {
  /** Who would leave; nobody when he comes into an open place. */
  readonly out: SheetRider | undefined;
  readonly in: SheetRider;
  /** The team total on the field afterwards; unknown when a rating is, or with a short side. */
  readonly total: Rating | undefined;
  /** The total that would count from then on (3, Highest handicap counts). */
  readonly counts: Rating | undefined;
  /** What the goals by handicap would change by, in half goals. */
  readonly change: BySide<HalfGoals>;
  /** What stands against it between chukkers. */
  readonly objections: readonly Objection[];
}

const AVAILABLE: readonly SheetRider['standing'][] = ['bench', 'unable', 'left', 'removed'];

/** Who may come in for whom when a chukker has ended, and what that does to the score; open places first. */
export const whoMayComeIn = (book: Book, lineUps: LineUps, side: Side): readonly Choice[] => {
  const sheet = lineUps.sides[side];
  const open = sheet.riders.length > 0 && sheet.places.includes(undefined) ? [undefined] : [];
  const incoming = sheet.riders.filter((r) => AVAILABLE.includes(r.standing));
  return [...open, ...riding(sheet)].flatMap((out) =>
    incoming.map((rider) => choiceOf(book, lineUps, side, out, rider)),
  );
};

const choiceOf = (book: Book, lineUps: LineUps, side: Side, out: SheetRider | undefined, rider: SheetRider): Choice => {
  const change = out === undefined ? { in: rider.id } : { out: out.id, in: rider.id };
  const { objections, after = lineUps } = substitute(book, lineUps, {
    side,
    changes: [change],
    because: 'chosen',
    during: false,
  });
  return {
    out,
    in: rider,
    total: totalOnField(book, after.terms, after.sides[side]),
    counts: after.sides[side].counts,
    change: changeOfAward(lineUps, after),
    objections,
  };
};

/** What the goals by handicap change by between two line-ups. */
export const changeOfAward = (before: LineUps, after: LineUps): BySide<HalfGoals> =>
  bothSides((side) => halfGoals(after.award.goals[side] - before.award.goals[side]));
