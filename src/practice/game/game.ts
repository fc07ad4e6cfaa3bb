import { byDevice, type Call } from '../../log/index.ts';
import type { Book } from '../../rulebook/index.ts';
import type { Chance } from '../seed.ts';
import { counted } from './counted.ts';
import { type Course, catchUp, courseOf, type GameWish } from './course.ts';
import { dead } from './dead.ts';
import { inPlay } from './in-play.ts';
import { openingOfGame } from './opening.ts';
import { between, shootOut } from './pause.ts';
import { says, saysOver } from './saying.ts';

const opened = (course: Course): boolean =>
  says(course, 1000, openingOfGame(course.chance, course.book.edition, course.chukkers));

/** What comes next, by where the game stands. */
const NEXT: { readonly [phase in Course['state']['phase']]: (course: Course) => boolean } = {
  unopened: opened,
  between,
  'in-play': inPlay,
  dead,
  'shoot-out': shootOut,
  over: () => false,
};

/** More than any game needs, so that no seed plays for ever. */
const MOST_STEPS = 20_000;
/** All corrections have been pressed so long after the end, in milliseconds. */
const AFTERWARDS = 600_000;

/**
 * Invents a whole game as three devices log it: from the set-up until it is over, with what second seats say, with slips
 * and their corrections. The same chance and wish give the same game.
 *
 * @returns its calls in the order in which they were pressed; each names its device, none is chained
 */
export const inventGame = (chance: Chance, book: Book, wish: GameWish = {}): readonly Call[] => {
  const course = courseOf(book, chance, wish);
  for (let step = 0; step < MOST_STEPS && course.state.phase !== 'over'; step += 1) NEXT[course.state.phase](course);
  if (course.state.ended?.by === 'rule') saysOver(course);
  catchUp(course, course.now + AFTERWARDS);
  return counted(course.pressed);
};

/** The log of each device apart, each in its own count, the devices by their names. */
export const logsOf = (calls: readonly Call[]): readonly (readonly Call[])[] => [...byDevice(calls).values()];
