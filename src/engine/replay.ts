import { type Call, type Played, type Standing, standing } from '../log/index.ts';
import { type Book, type BookWanted, resolve, type Shelf } from '../rulebook/index.ts';
import type { Read, Saying, SayingOf } from '../words/index.ts';
import { type Judgement, judge } from './judge.ts';
import { START, type State } from './state.ts';

/** A call with what it came to. */
export interface Judged extends Judgement {
  readonly call: Call;
}

/** A whole game: each call that stands, in the order of judging, and the state at the end. */
export interface Game {
  readonly book: Book;
  readonly judged: readonly Judged[];
  readonly state: State;
  /** What was corrected, and what of the corrections does not hold. */
  readonly standing: Standing;
}

/** Judges the calls that stand, from an empty game. */
export const replayStanding = (book: Book, stands: Standing): Game => {
  let state = START;
  const judged = stands.calls.map((call: Played) => {
    const { grade, rulings, objections, insisted, state: after } = judge(book, state, call);
    state = after;
    return { call, state, grade, rulings, objections, insisted };
  });
  return { book, judged, state, standing: stands };
};

/** Judges calls in their order, corrections applied. The order in which they are handed over does not matter. */
export const replay = (book: Book, calls: readonly Call[]): Game => replayStanding(book, standing(calls));

/** The first call that sets a game up, as it stands. */
export const openingOf = (calls: readonly Call[]): SayingOf<'game-opened'> | undefined => {
  const opening = standing(calls).calls.find((call) => call.said.kind === 'game-opened');
  return opening === undefined ? undefined : (opening.said as Saying as SayingOf<'game-opened'>);
};

/** The book that a log asks for; an edition that is named here wins over the one in the log. */
export const bookOf = (shelf: Shelf, calls: readonly Call[], edition?: string): Read<Book> => {
  const opened = openingOf(calls);
  const wanted: BookWanted = {
    edition: edition ?? opened?.edition ?? shelf.usual,
    conditions: opened?.conditions ?? [],
    variances: opened?.variances ?? [],
  };
  return resolve(shelf, wanted);
};
