import type { Book } from '../../rulebook/index.ts';
import { ENDS, millis, opposite, SIDES } from '../../words/index.ts';
import { firstHorn, halfTimeAfter, secondHorn } from '../clock.ts';
import { isRunning, type State } from '../state.ts';
import { ANY_TIME, combined, type Option, optionsAt, until } from './option.ts';

const ofClock = (book: Book, state: State, moment: Option['moment']): readonly Option[] => {
  const option = optionsAt(moment);
  const to = { ...until(millis(0), secondHorn(book)), required: true } as const;
  const set: Option = { ...option('clock-set', 'clock.corrections'), free: { to } };
  const switched = state.clock.running ? 'clock-stopped' : 'clock-started';
  // Neither is over before its time; a time after the second horn says the same as none.
  const ever = until(state.clock.elapsed, ANY_TIME.most);
  const missed = optionsAt({ chukker: state.chukker, clock: ever });
  const least = millis(Math.max(firstHorn(book), state.clock.elapsed));
  const end = optionsAt({ chukker: state.chukker, clock: until(least, ANY_TIME.most) });
  return [
    set,
    option(switched, 'clock.corrections'),
    missed('horn-missed', 'clock.missed-horn', undefined, 'ball'),
    end('chukker-ended', 'chukker.ends'),
    ...(state.wrongWay ? [] : [option('wrong-line-up', 'ends.wrong-line-up')]),
  ];
};

/** What the rules have ended may be confirmed. */
const confirming = (state: State): readonly Option[] => {
  if (state.ended?.by !== 'rule') return [];
  // Whatever the clock showed by then.
  const option = optionsAt({ chukker: state.chukker, clock: ANY_TIME });
  return [option('chukker-ended', 'chukker.ends'), option('horn-missed', 'clock.missed-horn', undefined, 'ball')];
};

const ofEnds = (state: State, moment: Option['moment']): readonly Option[] => {
  if (state.phase !== 'between') return [];
  const option = optionsAt(moment);
  if (state.chukker === 0) {
    const tossed = () => combined({ won: SIDES, defends: ENDS });
    return state.toss === undefined ? [option('toss', 'ends.toss', tossed)] : [];
  }
  if (state.chukker !== halfTimeAfter(state)) return [];
  const sides = state.toss === undefined ? SIDES : [opposite(state.toss)];
  return [option('ends-chosen', 'ends.half-time', () => combined({ side: sides, defends: ENDS }))];
};

/** The clock, the end of a chukker, and the ends of the ground. */
export const clockOptions = (book: Book, state: State, moment: Option['moment']): readonly Option[] => [
  ...(isRunning(state) ? ofClock(book, state, moment) : confirming(state)),
  ...ofEnds(state, moment),
];
