import { asCallId, type Call } from '../../log/index.ts';
import { answer, type Book, type Objection, objection } from '../../rulebook/index.ts';
import type { Millis, Saying, SayingKind, SayingOf } from '../../words/index.ts';
import { readingAt } from '../clock.ts';
import type { Ruling } from '../rulings.ts';
import { type Heard, type State, withHeard } from '../state.ts';

/** What two seats may both have seen, and of whom or why they say so: the same is a confirmation, else they differ. */
const OF: { readonly [K in SayingKind]?: (said: SayingOf<K>) => string } = {
  'throw-in': () => '',
  goal: ({ side }) => side,
  whistle: ({ because }) => because,
  foul: ({ by }) => by,
  'ball-out': ({ over, off }) => `${over} ${off}`,
  safety: ({ by }) => by,
  'chukker-ended': () => '',
};

// One table for all kinds: the compiler cannot see that a row and its saying belong together.
const ofWhom = (said: Saying): string | undefined => (OF[said.kind] as ((said: Saying) => string) | undefined)?.(said);

/** The goal of a Penalty 1 is given, not seen: it is another thing than a goal at the same stop (22.c, 37 P1). */
const whatOf = (said: Saying): string =>
  said.kind === 'goal' && said.way === 'penalty' && said.penalty === '1' ? 'penalty-1' : said.kind;

/** A call that another seat has made already: it says the same, or something else. */
export interface Again {
  readonly first: Heard;
  readonly isSame: boolean;
}

const isOfThisChukker = (state: State, { chukker }: { readonly chukker?: number }): boolean =>
  chukker === undefined || chukker === state.chukker;

/** The reading of the chukker's clock that a call speaks of; nothing, where nobody knows. */
const clockOf = (state: State, { said, known, after, at }: Call<Saying>): Millis | undefined => {
  if ('clock' in said && said.clock !== undefined) return said.clock;
  return known === 'exact' && after === undefined ? readingAt(state, at) : undefined;
};

/**
 * A ball cannot have been in one goal for minutes: what is said of a later time of play is another thing, and the
 * throw-in that it needs was forgotten or taken back.
 */
const isLater = (book: Book, state: State, call: Call<Saying>, first: Heard): boolean => {
  if (call.said.kind === 'throw-in' || call.said.kind === 'chukker-ended') return false;
  const clock = clockOf(state, call);
  return clock !== undefined && clock - first.clock > 1000 * answer(book, 'calls.one-moment');
};

/** What another seat has said of the same stop; nothing, when no other seat has, or the call stands for itself. */
export const heardAgain = (book: Book, state: State, call: Call<Saying>): Again | undefined => {
  if (state.heard.length === 0 || call.apart === true || call.said.kind === 'game-opened') return undefined;
  const of = ofWhom(call.said);
  if (of === undefined || !isOfThisChukker(state, call.said)) return undefined;
  const what = whatOf(call.said);
  const others = state.heard.filter((heard) => heard.what === what);
  // A seat that has spoken of this already speaks of something new.
  if (others.some((heard) => heard.seat === call.seat)) return undefined;
  const [first] = others;
  if (first === undefined || isLater(book, state, call, first)) return undefined;
  return { first, isSame: first.of === of };
};

export const confirmedRuling = (call: Call<Saying>, { first }: Again): Ruling => ({
  kind: 'confirmed',
  under: 'calls.confirm',
  implied: false,
  what: call.said.kind,
  call: asCallId(first.call),
});

/** Two seats differ on one moment: the first holds until the referee has settled it. */
export const otherwise = (call: Call<Saying>, { first }: Again): Objection =>
  objection('said-otherwise', 'calls.disagree', { what: call.said.kind, call: asCallId(first.call), seat: first.seat });

const BEGINS: readonly Ruling['kind'][] = ['play-began', 'chukker-began'];

/** A stop is new when play has run since what was heard, or has just come to an end. */
const isNewStop = (before: State, after: State, rulings: readonly Ruling[]): boolean =>
  (before.phase === 'in-play' && after.phase !== 'in-play') || rulings.some(({ kind }) => BEGINS.includes(kind));

/** The game with what this call says of the stop, or of the throw-in, kept for the other seats. */
export const remembered = (before: State, after: State, call: Call<Saying>, rulings: readonly Ruling[]): State => {
  const of = ofWhom(call.said);
  const kept = isNewStop(before, after, rulings) ? [] : after.heard;
  const isKept = of !== undefined && (call.said.kind === 'throw-in') === (after.phase === 'in-play');
  if (!isKept || of === undefined) return kept.length === after.heard.length ? after : withHeard(after, kept);
  const { elapsed: clock } = after.clock;
  return withHeard(after, [...kept, { what: whatOf(call.said), of, seat: call.seat, call: call.id, clock }]);
};

/** The game after a confirmation: this seat has spoken of the stop, too. */
export const confirmedBy = (state: State, call: Call<Saying>, { first }: Again): State =>
  withHeard(state, [...state.heard, { ...first, seat: call.seat, call: call.id }]);
