import type { Game, State } from '../engine/index.ts';
import { type LineUps, riderOf, type SheetRider } from '../lineup/index.ts';
import {
  asClock,
  asGoals,
  type BySide,
  type Count,
  type HalfGoals,
  type Millis,
  opposite,
  type RiderId,
  SIDES,
  type Side,
} from '../words/index.ts';
import { goalsOf, type ScoredGoal } from './goals.ts';
import { say, type Words } from './words/index.ts';

/** What every part of a view is written from: a judged game, its goals, and the words of one language. */
export interface Page {
  readonly game: Game;
  readonly goals: readonly ScoredGoal[];
  readonly words: Words;
}

/** The little that names of teams and chukkers need: a game as it stands, and words. */
export interface Standing {
  readonly game: { readonly state: State };
  readonly words: Words;
}

export const pageOf = (game: Game, words: Words): Page => ({ game, words, goals: goalsOf(game.judged) });

/** A team by its name; before the game is set up it has none. */
export const teamOf = ({ game, words }: Standing, side: Side): string => {
  const { name } = game.state.lineUps.sides[side];
  return name === '' ? words.sides[side] : name;
};

/** A rider of one side by the name that calls use; one who is on no sheet keeps that name. */
export const riderName = (page: Standing, side: Side, id: RiderId): string =>
  riderOf(page.game.state.lineUps.sides[side], id)?.name ?? id;

/** "Ann, Ben and Carla". */
export const listed = (words: Words, names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${words.and} ${names.at(-1)}`;

/** A rating as people read it; an unknown one is a dash and never guessed. */
export const asRating = (rating: SheetRider['rating']): string => (rating === undefined ? '–' : asGoals(rating));

/** "Audi 13, ELG 7". */
export const scoreLine = (page: Standing, score: BySide<HalfGoals>): string =>
  SIDES.map((side) => `${teamOf(page, side)} ${asGoals(score[side])}`).join(', ');

/** "13–7", the goals of one side before those of the other. */
export const scoreFor = (score: BySide<HalfGoals>, first: Side): string =>
  `${asGoals(score[first])}–${asGoals(score[opposite(first)])}`;

/** Goals of a shoot-out, those of one side first: "5–4". */
export const countsFor = (goals: BySide<Count>, first: Side): string => `${goals[first]}–${goals[opposite(first)]}`;

/** "1 to Audi", for each side that something goes to; nothing when none does. */
const goalsTo = (words: Words, { sides }: Pick<LineUps, 'sides'>, goals: BySide<HalfGoals>): string =>
  SIDES.filter((side) => goals[side] !== 0)
    .map((side) => say(words.effects.change, { change: asGoals(goals[side]), team: sides[side].name }))
    .join(', ');

/** The same, with a word for nothing. */
export const awardSays = (words: Words, lineUps: Pick<LineUps, 'sides'>, goals: BySide<HalfGoals>): string => {
  const given = goalsTo(words, lineUps, goals);
  return given === '' ? words.effects.none : given;
};

/** A chukker in a sentence: "3rd chukker", "overtime chukker". */
export const chukkerName = (page: Standing, n: number): string => {
  const { words, game } = page;
  const over = n - game.state.scheduled;
  if (over <= 0 || game.state.scheduled === 0) return say(words.chukker, { ordinal: words.ordinal(n), n: `${n}` });
  const several = over > 1 || game.state.chukkers.length > game.state.scheduled + 1;
  return several ? say(words.overtimeOf, { n: `${over}` }) : words.overtime;
};

/** A chukker at the head of a column: "3rd", "OT". */
export const chukkerHead = (page: Standing, n: number): string => {
  const { words, game } = page;
  const over = n - game.state.scheduled;
  if (over <= 0 || game.state.scheduled === 0) return words.ordinal(n);
  const several = over > 1 || game.state.chukkers.length > game.state.scheduled + 1;
  return several ? say(words.overtimeShortOf, { n: `${over}` }) : words.overtimeShort;
};

/** "4th chukker, 7:12". */
export const momentName = (page: Page, chukker: number, clock: Millis | undefined): string =>
  clock === undefined ? chukkerName(page, chukker) : `${chukkerName(page, chukker)}, ${asClock(clock)}`;

const MOST_TERMS = 16;

/** "2 + 4 + 0" of the first `n` of a list, with the middle left out when there are too many to follow. */
export const sumOf = <T>(list: readonly T[], n: number, written: (part: T) => string): string => {
  if (n <= MOST_TERMS) return list.slice(0, n).map(written).join(' + ');
  return [...list.slice(0, MOST_TERMS - 4).map(written), '…', ...list.slice(n - 2, n).map(written)].join(' + ');
};

/** "A, B, (C)", with the middle left out when there are too many. */
export const lettersOf = (letters: readonly string[]): string =>
  letters.length <= MOST_TERMS * 2
    ? letters.join(', ')
    : `${letters.slice(0, MOST_TERMS).join(', ')} … ${letters.at(-1)}`;
