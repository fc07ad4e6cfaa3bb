import { type Award, type Choice, changeOfAward, type LineUps, totalOnField, whoMayComeIn } from '../lineup/index.ts';
import type { Book, Objection } from '../rulebook/index.ts';
import { asGoals, type BySide, type HalfGoals, type Rating, SIDES, type Side } from '../words/index.ts';
import { awardWorking } from './award.ts';
import { type Reason, reasonOf } from './objections.ts';
import { asRating, awardSays, listed } from './page.ts';
import { say, type Words } from './words/index.ts';

/** A line-up with the changes that were asked about, judged. */
export interface LineupAsked {
  readonly before: LineUps;
  readonly opening: BySide<readonly Objection[]>;
  readonly changes: readonly {
    /** The change in words. */
    readonly says: string;
    readonly objections: readonly Objection[];
    readonly before: LineUps;
    readonly after: LineUps;
    /** For a Penalty 7: whom the captain fouled may name. */
    readonly mayBeRemoved?: readonly string[] | undefined;
  }[];
  readonly after: LineUps;
  /** Who stated the goals by handicap, where somebody did. */
  readonly source: string | undefined;
  /** The sides that are asked about: one team, or both. */
  readonly sides: readonly Side[];
}

/** One team as it starts. */
export interface CheckedTeam {
  readonly side: Side;
  readonly name: string;
  readonly total: Rating | undefined;
  readonly riders: readonly string[];
  readonly reasons: readonly Reason[];
}

/** One change that was asked about. */
export interface CheckedChange {
  readonly says: string;
  readonly isInOrder: boolean;
  readonly reasons: readonly Reason[];
  readonly effect: string;
  /** For a Penalty 7: whom the captain fouled may name. */
  readonly may: string | undefined;
}

/** Somebody who might come in, for whom, and what it would do. */
export interface CheckedChoice {
  readonly side: Side;
  readonly out: string | undefined;
  readonly in: string;
  readonly total: Rating | undefined;
  readonly counts: Rating | undefined;
  readonly change: BySide<HalfGoals>;
  readonly effect: string;
  readonly reasons: readonly Reason[];
}

/** Whether line-ups and changes are in order, and who may come in. */
export interface LineupCheck {
  readonly isInOrder: boolean;
  readonly terms: LineUps['terms'];
  readonly award: Award;
  /** "1½ to Red", and how it was found. */
  readonly awardSays: string;
  readonly working: readonly string[];
  readonly teams: readonly CheckedTeam[];
  readonly changes: readonly CheckedChange[];
  readonly choices: readonly CheckedChoice[];
  /** After a Penalty 7 the highest total allowed to each side. */
  readonly caps: BySide<Rating | undefined> | undefined;
}

/** "−1 to Red": what the goals by handicap change by, with its sign. */
const effectOf = (words: Words, lineUps: LineUps, change: BySide<HalfGoals>): string => {
  const sides = SIDES.filter((side) => change[side] !== 0);
  if (sides.length === 0) return words.effects.none;
  const signed = (goals: HalfGoals): string => `${goals > 0 ? '+' : ''}${asGoals(goals)}`;
  const told = sides.map((side) =>
    say(words.effects.change, { change: signed(change[side]), team: lineUps.sides[side].name }),
  );
  return told.join(', ');
};

/** "Ann (4)"; riders known by their ratings alone, "4" or "4 (2)", say it already. */
const named = ({ name, rating }: Choice['in']): string =>
  /^-?[\d.]+( \([^)]*\))?$/.test(name) ? name : `${name} (${asRating(rating)})`;

const choiceOf = (words: Words, lineUps: LineUps, side: Side, choice: Choice): CheckedChoice => ({
  side,
  out: choice.out === undefined ? undefined : named(choice.out),
  in: named(choice.in),
  total: choice.total,
  counts: choice.counts,
  change: choice.change,
  effect: effectOf(words, lineUps, choice.change),
  reasons: choice.objections.map((found) => reasonOf(words, found)),
});

const teamOf = (words: Words, book: Book, { before, opening }: LineupAsked, side: Side): CheckedTeam => {
  const sheet = before.sides[side];
  return {
    side,
    name: sheet.name,
    total: totalOnField(book, before.terms, sheet),
    riders: sheet.riders.filter((rider) => rider.rode).map(named),
    reasons: opening[side].map((found) => reasonOf(words, found)),
  };
};

/** Reads a judged line-up off: each team, each change, and who may come in for whom. */
export const lineupCheck = (book: Book, words: Words, asked: LineupAsked): LineupCheck => {
  const { before, after, changes, opening, sides } = asked;
  const objections = [...SIDES.flatMap((side) => opening[side]), ...changes.flatMap((change) => change.objections)];
  return {
    isInOrder: objections.length === 0,
    terms: before.terms,
    award: after.award,
    awardSays: awardSays(words, after, after.award.goals),
    working: awardWorking(words, after, asked.source),
    teams: sides.map((side) => teamOf(words, book, asked, side)),
    changes: changes.map((change) => ({
      says: change.says,
      isInOrder: change.objections.length === 0,
      reasons: change.objections.map((found) => reasonOf(words, found)),
      effect: effectOf(words, change.after, changeOfAward(change.before, change.after)),
      may: change.mayBeRemoved === undefined ? undefined : listed(words, change.mayBeRemoved),
    })),
    choices: sides.flatMap((side) => whoMayComeIn(book, after, side).map((one) => choiceOf(words, after, side, one))),
    caps: after.reduction?.caps,
  };
};
