import { answer, type Book, type Objection, objection } from '../rulebook/index.ts';
import { asGoals, opposite, type Side } from '../words/index.ts';
import { eligible, minusRiders, withinLimits } from './eligibility.ts';
import { type LineUps, riding, type TeamSheet, totalOnField } from './sheet.ts';

/** Riders named twice on a sheet, or on both sheets (2.a). */
const namedTwice = (sheet: TeamSheet, other: TeamSheet): Objection[] => {
  const ids = sheet.riders.map((r) => r.id);
  return sheet.riders.flatMap((rider, at) => {
    const about = { rider: rider.name, team: sheet.name };
    if (ids.indexOf(rider.id) !== at) return [objection('rider-twice', 'teams.one-per-event', about)];
    const rides = other.riders.some((r) => r.id === rider.id);
    return rides ? [objection('rider-of-other-side', 'teams.one-per-event', about)] : [];
  });
};

const tooMany = (book: Book, sheet: TeamSheet): Objection[] => {
  const aSide = answer(book, 'riders.a-side');
  const starters = sheet.riders.filter((r) => r.started).length;
  const about = { team: sheet.name, riders: `${starters}`, most: `${aSide}` };
  return starters > aSide ? [objection('too-many-riders', 'riders.a-side', about)] : [];
};

/** A total that was stated although the ratings give another one. */
const totalDiffers = (book: Book, lineUps: LineUps, sheet: TeamSheet): Objection[] => {
  const total = totalOnField(book, lineUps.terms, sheet);
  if (sheet.stated === undefined || total === undefined || total === sheet.stated) return [];
  const about = { team: sheet.name, total: asGoals(total), stated: asGoals(sheet.stated) };
  return [objection('total-differs', 'handicap.total', about)];
};

/** Everything that stands against one team's sheet at the start of a game: limits (1.b), riders (1.a, 2.a, 2.d). */
export const checkTeam = (book: Book, lineUps: LineUps, side: Side): readonly Objection[] => {
  const { terms, sides } = lineUps;
  const sheet = sides[side];
  const team = riding(sheet);
  return [
    ...tooMany(book, sheet),
    ...namedTwice(sheet, sides[opposite(side)]),
    ...totalDiffers(book, lineUps, sheet),
    ...withinLimits(book, terms, sheet, 'limits.at-start'),
    ...team.flatMap((rider) => eligible(book, terms, rider, team)),
    ...minusRiders(book, terms.upper, team),
  ];
};

/** A handicap game whose totals are not known gives no goals by handicap, and says so (19.d). */
export const checkAward = (lineUps: LineUps): readonly Objection[] => {
  const { terms, sides } = lineUps;
  if (terms.basis === 'stated' && terms.stated === undefined) return [objection('award-unknown', 'handicap.basis')];
  const known = sides.home.counts !== undefined && sides.away.counts !== undefined;
  return terms.basis === 'handicap' && !known ? [objection('award-unknown', 'handicap.basis')] : [];
};
