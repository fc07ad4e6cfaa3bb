import { advance, isRunning, judge, START, type State } from '../../engine/index.ts';
import { type Call, type CallId, hashOf } from '../../log/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { type Millis, millis, type Office, type PenaltyNumber, type Saying, type Side } from '../../words/index.ts';
import type { Chance } from '../seed.ts';
import type { Desk, DeskSeat } from './desks.ts';

/** What a game should be like; what is left out is as games are. */
export interface GameWish {
  /** Scheduled chukkers, 1 to 12. */
  readonly chukkers?: number;
  /** About how many calls the game has; second seats say more or less often. */
  readonly calls?: number;
  /** The likelihood of a slip at each call, from 0 to 1. */
  readonly corrections?: number;
  /** The seats that are kept; all three when left out. */
  readonly seats?: readonly DeskSeat[];
}

/** A correction before its call has a name: it points at what was pressed. */
export interface Correction {
  readonly kind: 'withdraw' | 'amend';
  readonly of: Press;
  /** What should have been said, of an amendment. */
  readonly said?: Saying;
  readonly because?: string;
  /** What its device had not seen, although it was pressed before. */
  readonly unseen: readonly Press[];
}

/** One press of a button, before the devices have counted it. */
export interface Press {
  readonly desk: Desk;
  readonly by: Office;
  /** What is pressed; after a slip not what was meant. */
  said: Saying | Correction;
  /** Put in later, behind this one. */
  readonly after?: Press;
  /** The moment that is spoken of, when it is put in later. */
  readonly of?: Millis;
  /** When it is pressed, on the game's clock. */
  at: Millis;
}

/** A press that is still to come. An echo says what another seat has said: only as long as the game stands there. */
export interface Waiting {
  readonly press: Press;
  readonly isEcho: boolean;
}

/** A game under way as it truly goes, with everything that has been pressed of it. */
export interface Course {
  readonly book: Book;
  readonly chance: Chance;
  readonly seats: readonly DeskSeat[];
  readonly slips: number;
  readonly calls: number | undefined;
  readonly chukkers: number;
  /** The game as it stands once every slip has been put right. */
  state: State;
  now: number;
  newest: number;
  readonly pressed: Press[];
  waiting: Waiting[];
  /** What was said last of the game. */
  last: Press | undefined;
  /** The penalty that the umpires have in mind for the foul that is open. */
  inMind: PenaltyNumber | undefined;
  /** The hit whose outcome has been seen. */
  seen: State['shot'];
  /** The side whose rider is down. */
  hurt: Side | undefined;
  /** The chukker whose pause has been used for the toss, ends and changes. */
  rested: number;
}

export const courseOf = (book: Book, chance: Chance, wish: GameWish): Course => ({
  book,
  chance,
  seats: wish.seats ?? ['scorer', 'timekeeper', 'umpire-1'],
  slips: wish.corrections ?? 0.03,
  calls: wish.calls,
  chukkers: wish.chukkers ?? (wish.calls === undefined ? 6 : Math.min(8, Math.max(1, Math.round(wish.calls / 66)))),
  state: START,
  now: 0,
  newest: -1,
  pressed: [],
  waiting: [],
  last: undefined,
  inMind: undefined,
  seen: undefined,
  hurt: undefined,
  rested: -1,
});

const NO_NAME: CallId = { device: '' as CallId['device'], count: 0 };

/** A press as a call; what was put in behind another only needs to be known as such. */
const asCall = ({ desk, by, said, after, at }: Press): Call => ({
  id: { device: desk.device, count: 0 },
  sitting: 1,
  pressed: at,
  at,
  known: 'exact',
  ...(after === undefined ? {} : { after: NO_NAME }),
  seat: desk.seat,
  by,
  said: said as Saying,
  previous: hashOf(''),
});

/** The moment that a device writes: its own reading, or just after the newest call that it has seen. */
export const stamp = (course: Course, desk: Desk, now: number): Millis =>
  millis(Math.max(now + desk.ahead, course.newest + 1, 0));

/** Whether a press is in order where the game stands; then the game goes on from it. */
export const stands = (course: Course, press: Press): boolean => {
  const { grade, state } = judge(course.book, course.state, asCall(press));
  if (grade !== 'in-order') return false;
  course.state = state;
  course.last = press;
  return true;
};

export const record = (course: Course, press: Press): void => {
  course.newest = Math.max(course.newest, press.at);
  course.pressed.push(press);
};

/** What was to come until now is pressed; an echo that has waited too long is not. */
export const catchUp = (course: Course, until: number): void => {
  const due = course.waiting.filter(({ press }) => press.at <= until).sort((a, b) => a.press.at - b.press.at);
  course.waiting = course.waiting.filter(({ press, isEcho }) => press.at > until && !isEcho);
  for (const { press, isEcho } of due) {
    press.at = stamp(course, press.desk, press.at);
    if (!isEcho || stands(course, press)) record(course, press);
  }
};

/** When a horn ends the chukker that runs, if it does before some time has passed. */
export const hornWithin = (course: Course, wait: number): number | undefined => {
  if (!isRunning(course.state)) return undefined;
  const { state } = advance(course.book, course.state, millis(course.now + wait));
  return isRunning(state) ? undefined : state.ended?.at;
};

/** A whole number of milliseconds between two numbers of seconds. */
export const seconds = (chance: Chance, least: number, most: number): number =>
  least * 1000 + chance.below((most - least) * 1000 + 1);

/** One of a table, as often as its weight says. */
export const weighed = <T>(chance: Chance, table: readonly (readonly [T, number])[]): T => {
  let left = chance.next() * table.reduce((sum, [, weight]) => sum + weight, 0);
  const found = table.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? (table.at(-1) as readonly [T, number]))[0];
};
