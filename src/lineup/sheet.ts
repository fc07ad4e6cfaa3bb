import { answer, type Book } from '../rulebook/index.ts';
import {
  type Basis,
  type BySide,
  bothSides,
  type Count,
  type HalfGoals,
  halfGoals,
  type LeavingReason,
  type NamedRider,
  type Rating,
  type RiderId,
  type Side,
  type Team,
  withSide,
} from '../words/index.ts';
import { type Award, goalsOnHandicap } from './handicap.ts';
import { teamTotal } from './total.ts';

/**
 * Where a rider of the sheet is: on the field, ready to come in, unable to go on, gone without a word, disqualified,
 * removed for a Penalty 7, or disabled by the foul that it was given for.
 */
export type Standing = 'riding' | 'bench' | 'unable' | 'left' | 'disqualified' | 'removed' | 'disabled';

export interface SheetRider extends NamedRider {
  readonly standing: Standing;
  /** Why he went, when he went on his own account or was sent. */
  readonly went?: LeavingReason;
  /** Whether he has ridden in this game. */
  readonly rode: boolean;
  /** Whether he was on the roster that the team started with. */
  readonly started: boolean;
}

/** One team in a game: who belongs to it, who rides in which place, and the total that counts for it. */
export interface TeamSheet {
  readonly name: string;
  readonly riders: readonly SheetRider[];
  /** The places on the field; nobody in an open one. Three after a Penalty 7. */
  readonly places: readonly (RiderId | undefined)[];
  /** The team total stated where riders are not known. */
  readonly stated: Rating | undefined;
  /** The highest total on the field so far (Rule 3); unknown when ratings are. */
  readonly counts: Rating | undefined;
  readonly rostered: boolean;
}

/** What an event lays down for its games. Limits are never guessed. */
export interface Terms {
  readonly lower: Rating | undefined;
  readonly upper: Rating | undefined;
  readonly chukkers: Count;
  readonly basis: Basis;
  readonly stated: BySide<HalfGoals> | undefined;
}

/** What a Penalty 7 leaves behind: three a side, and how high each may go. */
export interface Reduction {
  readonly fouled: Side;
  readonly disabled: RiderId;
  readonly removed: RiderId;
  /** The highest total on the field allowed to each side; unknown when ratings are. */
  readonly caps: BySide<Rating | undefined>;
}

/** Both teams of a game and the goals by handicap that follow from them. */
export interface LineUps {
  readonly terms: Terms;
  readonly sides: BySide<TeamSheet>;
  readonly award: Award;
  readonly reduction: Reduction | undefined;
}

/** Who rides now. */
export const riding = (sheet: TeamSheet): readonly SheetRider[] => sheet.riders.filter((r) => r.standing === 'riding');

/** A rider of the sheet by the name that calls use. */
export const riderOf = (sheet: TeamSheet, id: RiderId): SheetRider | undefined => sheet.riders.find((r) => r.id === id);

const knownRatings = (riders: readonly SheetRider[]): readonly Rating[] | undefined => {
  const ratings = riders.flatMap((r) => (r.rating === undefined ? [] : [r.rating]));
  return ratings.length === riders.length ? ratings : undefined;
};

/** The sum of those who ride, whatever their number; unknown when a rating is. */
export const sumOnField = (book: Book, terms: Terms, sheet: TeamSheet): Rating | undefined => {
  const ratings = knownRatings(riding(sheet));
  return ratings === undefined ? undefined : teamTotal(book, terms.upper, ratings);
};

/** The team total on the field (19.b): the sum of a full side. A short side has none (3, Playing on with three). */
export const totalOnField = (book: Book, terms: Terms, sheet: TeamSheet): Rating | undefined => {
  if (sheet.riders.length === 0) return sheet.stated;
  if (riding(sheet).length < answer(book, 'riders.a-side')) return undefined;
  return sumOnField(book, terms, sheet) ?? sheet.stated;
};

const NO_GOALS: BySide<HalfGoals> = bothSides(() => halfGoals(0));

/** The goals by handicap for two counting totals on the event's basis. Unknown totals give none. */
export const awardFor = (book: Book, terms: Terms, sides: BySide<TeamSheet>): Award => {
  const none: Award = { goals: NO_GOALS, to: undefined, working: [], under: ['handicap.basis'] };
  if (terms.basis === 'flat') return { ...none, working: ['on the flat: no goals by handicap'] };
  if (terms.basis === 'stated')
    return { ...none, goals: terms.stated ?? NO_GOALS, working: ['as stated, not computed'] };
  const { home, away } = bothSides((side) => sides[side].counts);
  if (home === undefined || away === undefined) return { ...none, working: ['team totals not known'] };
  return goalsOnHandicap(book, { home, away }, terms.chukkers);
};

const seated = (rider: NamedRider, standing: Standing): SheetRider => ({
  ...rider,
  standing,
  rode: standing === 'riding',
  started: true,
});

/** The sheet that a team hands in: the first four ride, everyone else is ready to come in. */
const sheetOf = (book: Book, terms: Terms, team: Team): TeamSheet => {
  const aSide = answer(book, 'riders.a-side');
  const starters = team.riders.map((r, at) => seated(r, at < aSide ? 'riding' : 'bench'));
  const bench = (team.bench ?? []).map((r): SheetRider => ({ ...seated(r, 'bench'), started: false }));
  const places = Array.from({ length: aSide }, (_, at) => (team.riders.length === 0 ? undefined : starters[at]?.id));
  const sheet: TeamSheet = {
    name: team.name,
    riders: [...starters, ...bench],
    places,
    stated: team.total,
    counts: undefined,
    rostered: team.rostered ?? false,
  };
  return { ...sheet, counts: totalOnField(book, terms, sheet) };
};

/** The line-ups that a game opens with, and its first goals by handicap. */
export const openLineUps = (book: Book, terms: Terms, teams: BySide<Team>): LineUps => {
  const sides = bothSides((side) => sheetOf(book, terms, teams[side]));
  return { terms, sides, award: awardFor(book, terms, sides), reduction: undefined };
};

const higher = (a: Rating | undefined, b: Rating | undefined): Rating | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a;

/**
 * The line-ups with one team changed: its counting total follows the highest on the field and the goals by handicap
 * follow the counting totals (reading 2). After a Penalty 7 both stay as they were at the foul.
 */
export const withSheet = (book: Book, lineUps: LineUps, side: Side, sheet: TeamSheet): LineUps => {
  if (lineUps.reduction !== undefined) return { ...lineUps, sides: withSide(lineUps.sides, side, sheet) };
  const counts = higher(sheet.counts, totalOnField(book, lineUps.terms, sheet));
  const sides = withSide(lineUps.sides, side, { ...sheet, counts });
  const unchanged = counts === lineUps.sides[side].counts;
  return { ...lineUps, sides, award: unchanged ? lineUps.award : awardFor(book, lineUps.terms, sides) };
};

/** The sheet with one rider replaced by a changed copy of himself. */
export const withRider = (sheet: TeamSheet, id: RiderId, change: Partial<SheetRider>): TeamSheet => ({
  ...sheet,
  riders: sheet.riders.map((r) => (r.id === id ? { ...r, ...change } : r)),
});
