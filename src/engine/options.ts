import type { Book } from '../rulebook/index.ts';
import { chukker } from '../words/index.ts';
import { firstHorn, isLast, secondHorn } from './clock.ts';
import { clockOptions } from './options/clock.ts';
import { type Option, until } from './options/option.ts';
import { playOptions } from './options/play.ts';
import { restartOptions } from './options/restart.ts';
import { riderOptions } from './options/riders.ts';
import { settlingOptions } from './options/settling.ts';
import { isRunning, type State } from './state.ts';

export { type Domain, foresees, type Option } from './options/option.ts';

/** The moments that a call may name: the running chukker from what the clock shows, or the next from its start. */
const momentOf = (book: Book, state: State): Option['moment'] => {
  if (!isRunning(state)) return { chukker: chukker(state.chukker + 1), clock: undefined };
  // A dead ball under a running clock ends a chukker before the last at its first horn (reading 12).
  const ends = state.phase === 'dead' && state.clock.running && !isLast(state) ? firstHorn(book) : secondHorn(book);
  return { chukker: state.chukker, clock: until(state.clock.elapsed, ends) };
};

/**
 * What may be said now, as templates: a kind, its choices, the domains of its free fields, the moments it may name,
 * and the provision it stands under. A call inside a template is in order. A rider who is on no sheet is not foreseen:
 * he may come in by his name and rating all the same.
 */
export const options = (book: Book, state: State): readonly Option[] => {
  const moment = momentOf(book, state);
  return [
    ...playOptions(book, state, moment),
    ...settlingOptions(book, state, moment),
    ...restartOptions(book, state, moment),
    ...clockOptions(book, state, moment),
    ...riderOptions(book, state, moment),
  ];
};

/** How many calls the templates foresee, free fields and moments left open. */
export const countOf = (given: readonly Option[]): number =>
  given.reduce((sum, option) => sum + option.choices().length, 0);
