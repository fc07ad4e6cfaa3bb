import { answer, type Book, type Objection, objection } from '../rulebook/index.ts';
import { asGoals, opposite, type Rating, type RiderId, type Side, type SubstitutionReason } from '../words/index.ts';
import { eligible, minusRiders, withinLimits } from './eligibility.ts';
import {
  type LineUps,
  riderOf,
  riding,
  type SheetRider,
  sumOnField,
  type TeamSheet,
  withRider,
  withSheet,
} from './sheet.ts';

/** One rider for another, or into an open place. A rider who is not on the sheet brings his name and rating. */
export interface Change {
  readonly out?: RiderId;
  readonly in: RiderId;
  readonly name?: string;
  readonly rating?: Rating;
}

/** A substitution, single or double, and whether a chukker is being played. */
export interface Substitution {
  readonly side: Side;
  readonly changes: readonly Change[];
  readonly because: SubstitutionReason;
  readonly during: boolean;
}

/** What a change of riders would give, and everything that stands against it; nothing, when it cannot be done. */
export interface Changed {
  readonly objections: readonly Objection[];
  readonly after: LineUps | undefined;
}

/** The reasons for which an umpire takes a rider to be unable to go on (3, During a period). */
const UNABLE: readonly SubstitutionReason[] = ['injury', 'illness', 'unable', 'exhaustion'];
/** Of these, the ones that he must take for hurt or ill. */
const HURT_OR_ILL: readonly string[] = ['injury', 'illness', 'unable'];

const nameOf = (sheet: TeamSheet, id: RiderId): string => riderOf(sheet, id)?.name ?? id;

const unknown = (sheet: TeamSheet, id: RiderId): Objection =>
  objection('unknown-rider', 'substitution.eligible', { rider: id, team: sheet.name });

/** Why a rider cannot come in at all: nobody of that name, one of the other side, or one who rides already. */
const cannotComeIn = (lineUps: LineUps, side: Side, sheet: TeamSheet, change: Change): Objection | undefined => {
  const incoming = riderOf(sheet, change.in);
  if (incoming?.standing === 'riding')
    return objection('already-riding', 'substitution.eligible', { rider: incoming.name });
  if (incoming !== undefined || change.rating !== undefined) return undefined;
  const opponent = riderOf(lineUps.sides[opposite(side)], change.in);
  if (opponent === undefined) return unknown(sheet, change.in);
  return objection('rider-of-other-side', 'teams.one-per-event', { rider: opponent.name, team: sheet.name });
};

/** Why there is no place to come into: nobody of that name, he does not ride, or no place is open. */
const noPlace = (lineUps: LineUps, sheet: TeamSheet, change: Change): Objection | undefined => {
  const leaver = change.out === undefined ? undefined : riderOf(sheet, change.out);
  if (change.out !== undefined && leaver === undefined) return unknown(sheet, change.out);
  if (leaver?.standing === 'riding' || sheet.places.includes(undefined)) return undefined;
  if (leaver !== undefined) return objection('not-riding', 'substitution.during', { rider: leaver.name });
  const under = lineUps.reduction === undefined ? 'riders.a-side' : 'penalty-7.a-side';
  return objection('no-open-place', under, { team: sheet.name });
};

const newcomer = (change: Change): SheetRider => ({
  id: change.in,
  name: change.name ?? change.in,
  ...(change.rating === undefined ? {} : { rating: change.rating }),
  standing: 'bench',
  rode: false,
  started: false,
});

/** Carries one change out on a sheet: the leaver's place, or the first open one, goes to the rider who comes in. */
const exchanged = (sheet: TeamSheet, change: Change, because: SubstitutionReason): TeamSheet => {
  const known = riderOf(sheet, change.in) !== undefined;
  const all: TeamSheet = known ? sheet : { ...sheet, riders: [...sheet.riders, newcomer(change)] };
  const leaver = change.out === undefined ? undefined : riderOf(all, change.out);
  const at = all.places.indexOf(leaver?.standing === 'riding' ? leaver.id : undefined);
  const places = all.places.map((id, place) => (place === at ? change.in : id));
  const gone = UNABLE.includes(because)
    ? ({ standing: 'unable', went: because } as const)
    : { standing: 'bench' as const };
  const left = leaver?.standing === 'riding' ? withRider(all, leaver.id, gone as Partial<SheetRider>) : all;
  return { ...withRider(left, change.in, { standing: 'riding', rode: true }), places };
};

/** A rider who can go on is not replaced while a chukker is played (3, During a period, and its examples). */
const untimely = (book: Book, sheet: TeamSheet, change: Change, because: SubstitutionReason): Objection[] => {
  const leaver = change.out === undefined ? undefined : riderOf(sheet, change.out);
  if (leaver?.standing !== 'riding') {
    const waits = answer(book, 'substitution.open-place') === 'end-of-chukker';
    return waits ? [objection('not-during-chukker', 'substitution.open-place', { rider: change.in })] : [];
  }
  if (UNABLE.includes(because)) return [];
  const about = { rider: leaver.name, in: nameOf(sheet, change.in) };
  if (because === 'late') return [objection('late-not-during-chukker', 'substitution.late', about)];
  if (riderOf(sheet, change.in)?.standing === 'unable') {
    return [objection('return-not-during-chukker', 'substitution.return', about)];
  }
  return [objection('not-during-chukker', 'substitution.during', about)];
};

/** The second change of a double substitution goes with a hurt or ill rider only (3, During a period). */
const undoubled = (book: Book, sheet: TeamSheet, substitution: Substitution): Objection[] => {
  const [first, second] = substitution.changes;
  if (first === undefined || second === undefined) return [];
  const before = first.out === undefined ? undefined : riderOf(sheet, first.out)?.went;
  const hurt = HURT_OR_ILL.includes(before ?? substitution.because);
  if (hurt && answer(book, 'substitution.double') !== 'none') return [];
  return [objection('no-double', 'substitution.double', { rider: nameOf(sheet, second.out ?? second.in) })];
};

const timing = (book: Book, sheet: TeamSheet, substitution: Substitution): Objection[] => {
  const [first, second] = substitution.changes;
  if (!substitution.during || first === undefined) {
    return answer(book, 'substitution.between') === 'unlimited'
      ? []
      : [objection('not-during-chukker', 'substitution.between', { rider: sheet.name })];
  }
  const untimelyFirst = untimely(book, sheet, first, substitution.because);
  return second === undefined ? untimelyFirst : [...untimelyFirst, ...undoubled(book, sheet, substitution)];
};

/** Riders who may not come in any more: disqualified, disabled before a Penalty 7, or riding for the other side. */
const barred = (lineUps: LineUps, side: Side, change: Change): Objection[] => {
  const incoming = riderOf(lineUps.sides[side], change.in);
  const about = { rider: incoming?.name ?? change.in };
  if (incoming?.standing === 'disqualified') {
    return [objection('disqualified', 'substitution.disqualified', about)];
  }
  if (incoming?.standing === 'disabled') return [objection('injured-stays-out', 'penalty-7.injured', about)];
  const opponent = riderOf(lineUps.sides[opposite(side)], change.in);
  return opponent === undefined ? [] : [objection('rider-of-other-side', 'teams.one-per-event', about)];
};

/** A further minus rider comes in only for one who is out, and only when nobody else is there (2.d(2)). */
const relieved = (book: Book, sheet: TeamSheet, upper: Rating, because: SubstitutionReason): boolean => {
  if (answer(book, 'eligibility.relief-from') * 2 > upper || upper > answer(book, 'eligibility.relief-to') * 2)
    return false;
  const open = sheet.places.includes(undefined);
  const nobodyElse = !sheet.riders.some((r) => r.standing === 'bench' && (r.rating ?? 0) >= 0);
  return answer(book, 'eligibility.minus-relief') !== 'none' && (open || UNABLE.includes(because)) && nobodyElse;
};

const qualified = (book: Book, lineUps: LineUps, after: LineUps, substitution: Substitution): Objection[] => {
  const { side, changes, because } = substitution;
  const { terms } = lineUps;
  const sheet = after.sides[side];
  const team = riding(sheet);
  const incoming = team.filter((r) => changes.some((change) => change.in === r.id));
  const minus = incoming.some((r) => (r.rating ?? 0) < 0) ? minusRiders(book, terms.upper, team) : [];
  const relief = terms.upper !== undefined && relieved(book, lineUps.sides[side], terms.upper, because);
  return [
    ...withinLimits(book, terms, sheet, 'limits.after-change'),
    ...incoming.flatMap((rider) => eligible(book, terms, rider, team)),
    ...(relief ? [] : minus),
  ];
};

/** After a Penalty 7 neither side may go over its cap (3, After a Penalty 7; 37 P7). */
const overCap = (book: Book, after: LineUps, side: Side): Objection[] => {
  const cap = after.reduction?.caps[side];
  const sum = sumOnField(book, after.terms, after.sides[side]);
  if (after.reduction === undefined || cap === undefined || sum === undefined || sum <= cap) return [];
  const under = after.reduction.fouled === side ? 'penalty-7.cap' : 'penalty-7.own-cap';
  return [objection('over-cap', under, { team: after.sides[side].name, total: asGoals(sum), limit: asGoals(cap) })];
};

/**
 * Judges a substitution (Rule 3) and carries it out. What cannot be done at all has no line-up after it; everything
 * else has one, so that an official may insist on it.
 */
export const substitute = (book: Book, lineUps: LineUps, substitution: Substitution): Changed => {
  const { side, changes, because } = substitution;
  const before = lineUps.sides[side];
  let sheet = before;
  for (const [at, change] of changes.entries()) {
    const bar = cannotComeIn(lineUps, side, sheet, change) ?? noPlace(lineUps, sheet, change);
    if (bar !== undefined) return { objections: [bar], after: undefined };
    sheet = exchanged(sheet, change, at === 0 ? because : 'chosen');
  }
  const after = withSheet(book, lineUps, side, sheet);
  const objections = [
    ...changes.flatMap((change) => barred(lineUps, side, change)),
    ...timing(book, before, substitution),
    ...qualified(book, lineUps, after, substitution),
    ...overCap(book, after, side),
  ];
  return { objections, after };
};
