import { answer, type Book, type FigureId, type Objection, objection } from '../rulebook/index.ts';
import { asGoals, type Rating, rating } from '../words/index.ts';
import { riding, type SheetRider, type TeamSheet, type Terms, totalOnField } from './sheet.ts';
import { offScale } from './total.ts';

const halves = (book: Book, id: FigureId): Rating => rating(answer(book, id) * 2);

type Rated = SheetRider & { readonly rating: Rating };
const rated = (riders: readonly SheetRider[]): readonly Rated[] =>
  riders.filter((r): r is Rated => r.rating !== undefined);

/** Whether a rating exceeds the share of the upper limit (2.d): 4 × rating against 3 × limit, in whole numbers. */
const overShare = (book: Book, upper: Rating, own: Rating): boolean =>
  own * 4 > answer(book, 'eligibility.share') * upper;

/** The rating is on the scale, and a rider of the lowest rating is not in too high an event (2.d). */
const ownRating = (book: Book, upper: Rating | undefined, rider: Rated): Objection[] => {
  const about = { rider: rider.name, rating: asGoals(rider.rating) };
  const off = offScale(book, rider.rating);
  if (off !== undefined) return [objection('off-scale', off, about)];
  const highest = halves(book, 'eligibility.lowest-event');
  if (upper === undefined || rider.rating > halves(book, 'rating.lowest') || upper <= highest) return [];
  return [objection('lowest-too-high', 'eligibility.lowest-event', { ...about, limit: asGoals(highest) })];
};

/** A rider over the share may ride when he is not over the limit and the best two stay near it (2.d, 4 to 6 goals). */
const pairFits = (book: Book, upper: Rating, rider: Rated, team: readonly Rated[]): boolean => {
  const next = Math.max(...team.filter((r) => r.id !== rider.id).map((r) => r.rating));
  return rider.rating <= upper && rider.rating + next <= upper + halves(book, 'eligibility.pair-excess');
};

/** How high a rider may be rated in an event with this upper limit (2.d). Exactly one of the three bands applies. */
const ownLimit = (book: Book, upper: Rating, rider: Rated, team: readonly Rated[]): Objection[] => {
  const about = { rider: rider.name, rating: asGoals(rider.rating), limit: asGoals(upper) };
  if (upper >= halves(book, 'eligibility.share-from')) {
    const share = `${answer(book, 'eligibility.share')}/4`;
    const over = overShare(book, upper, rider.rating);
    return over ? [objection('over-share', 'eligibility.share', { ...about, share })] : [];
  }
  if (upper <= halves(book, 'eligibility.low-to')) {
    const over = rider.rating > upper + halves(book, 'eligibility.low-excess');
    return over ? [objection('over-low-excess', 'eligibility.low-excess', about)] : [];
  }
  if (answer(book, 'eligibility.pair') === 'none' || !overShare(book, upper, rider.rating)) return [];
  return pairFits(book, upper, rider, team) ? [] : [objection('over-pair', 'eligibility.pair', about)];
};

/** How many riders under zero a team may have in an event with this upper limit (2.d). */
export const minusRiders = (book: Book, upper: Rating | undefined, team: readonly SheetRider[]): Objection[] => {
  if (upper === undefined || upper <= halves(book, 'eligibility.minus-above')) return [];
  const minus = rated(team).filter((r) => r.rating < 0);
  const most = answer(book, 'eligibility.minus-most');
  if (minus.length <= most) return [];
  const about = { riders: minus.map((r) => r.name).join(', '), most: `${most}` };
  return [objection('minus-riders', 'eligibility.minus-most', about)];
};

/** Whether one rider may ride in the event with these team-mates; what is not known is not objected to. */
export const eligible = (book: Book, terms: Terms, rider: SheetRider, team: readonly SheetRider[]): Objection[] => {
  const mates = rated(team);
  const { upper } = terms;
  return rated([rider]).flatMap((own) => [
    ...ownRating(book, upper, own),
    ...(upper === undefined ? [] : ownLimit(book, upper, own, mates)),
  ]);
};

/** Whether a rostered team rides on together after a raise (1.c): nobody of those on the field has come in since. */
export const isProtected = (book: Book, sheet: TeamSheet): boolean =>
  answer(book, 'limits.rise') === 'rostered-four-protected' && sheet.rostered && riding(sheet).every((r) => r.started);

/** The team total against the limits: both of them to take part (1.b), the book's choice of them after a change (3). */
export const withinLimits = (
  book: Book,
  terms: Terms,
  sheet: TeamSheet,
  when: 'limits.at-start' | 'limits.after-change',
): Objection[] => {
  const total = totalOnField(book, terms, sheet);
  if (total === undefined) return [];
  const about = { team: sheet.name, total: asGoals(total) };
  const lowerBinds = answer(book, when) === 'inside-both';
  if (terms.upper !== undefined && total > terms.upper && !isProtected(book, sheet)) {
    return [objection('over-upper-limit', when, { ...about, limit: asGoals(terms.upper) })];
  }
  if (lowerBinds && terms.lower !== undefined && total < terms.lower) {
    return [objection('under-lower-limit', when, { ...about, limit: asGoals(terms.lower) })];
  }
  return [];
};
