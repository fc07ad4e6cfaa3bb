import { type Book, objection } from '../rulebook/index.ts';
import type { LeavingReason, RiderId, Side } from '../words/index.ts';
import { type LineUps, riderOf, type Standing, withRider, withSheet } from './sheet.ts';
import type { Changed } from './substitution.ts';

const STANDING_AFTER: { readonly [reason in LeavingReason]: Standing } = {
  injury: 'unable',
  illness: 'unable',
  unable: 'unable',
  exhaustion: 'unable',
  unsaid: 'left',
  disqualified: 'disqualified',
};

/** A rider goes and his place stays open; the team plays on and no handicap changes (3, Playing on with three). */
export const leave = (book: Book, lineUps: LineUps, side: Side, id: RiderId, because: LeavingReason): Changed => {
  const sheet = lineUps.sides[side];
  const rider = riderOf(sheet, id);
  if (rider === undefined) {
    const about = { rider: id, team: sheet.name };
    return { objections: [objection('unknown-rider', 'substitution.during', about)], after: undefined };
  }
  const rides = rider.standing === 'riding';
  // A rider of the bench, or one who has gone already, may still be disqualified.
  if (!rides && because !== 'disqualified') {
    return { objections: [objection('not-riding', 'substitution.during', { rider: rider.name })], after: undefined };
  }
  const gone = withRider(sheet, id, { standing: STANDING_AFTER[because], went: because });
  const places = sheet.places.map((place) => (place === id ? undefined : place));
  return { objections: [], after: withSheet(book, lineUps, side, { ...gone, places }) };
};
