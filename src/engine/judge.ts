import type { Call, Foreign } from '../log/index.ts';
import { type Book, type Objection, objection } from '../rulebook/index.ts';
import { isSayingKind, SAYINGS, type Saying, type SayingKind, type SayingOf } from '../words/index.ts';
import { end } from './rules/chukker.ts';
import { forfeit } from './rules/forfeit.ts';
import { goal, goalInsisted } from './rules/goal.ts';
import { open } from './rules/opening.ts';
import { removal, removalInsisted } from './rules/removal.ts';
import { riderOut, riderOutInsisted } from './rules/rider-out.ts';
import { substitution, substitutionInsisted } from './rules/substitution.ts';
import { throwIn } from './rules/throw-in.ts';
import type { Outcome, Ruling } from './rulings.ts';
import type { State } from './state.ts';

/** In order; in order with what the rules supplied; or set aside. */
export const GRADES = ['in-order', 'repaired', 'out-of-order'] as const;
export type Grade = (typeof GRADES)[number];

/** What a call came to. */
export interface Judgement {
  readonly state: State;
  readonly grade: Grade;
  readonly rulings: readonly Ruling[];
  /** What stands against the call. It is set aside: without effect, or with its bare effect when insisted on. */
  readonly objections: readonly Objection[];
  readonly insisted: boolean;
}

type Rule<K extends SayingKind> = (book: Book, state: State, said: SayingOf<K>) => Outcome;

/** One rule a saying. */
const RULES: { readonly [K in SayingKind]: Rule<K> } = {
  'game-opened': open,
  'throw-in': throwIn,
  goal,
  'chukker-ended': end,
  substitution,
  'rider-out': riderOut,
  'penalty-7': removal,
  forfeit,
};

/** A saying without a bare effect has none, however much it is insisted on. */
const nothing = (_book: Book, state: State): Outcome => ({ state, rulings: [], objections: [] });

/** The bare effect of a saying that is set aside but insisted on; it derives no restart. */
const BARE: { readonly [K in SayingKind]: Rule<K> } = {
  'game-opened': nothing,
  'throw-in': nothing,
  goal: goalInsisted,
  'chukker-ended': nothing,
  substitution: substitutionInsisted,
  'rider-out': riderOutInsisted,
  'penalty-7': removalInsisted,
  forfeit: nothing,
};

// One table for all kinds: the compiler cannot see that a row and its saying belong together.
const ruleFor = (rules: typeof RULES, kind: SayingKind) => rules[kind] as Rule<SayingKind>;

const understood = (said: Saying | Foreign): said is Saying => isSayingKind(said.kind);

const setAside = (state: State, objections: readonly Objection[]): Judgement => ({
  state,
  grade: 'out-of-order',
  rulings: [],
  objections,
  insisted: false,
});

/** An office that may not judge this (8 to 10). */
const wrongOffice = (call: Call<Saying>): Objection | undefined => {
  const offices: readonly string[] = SAYINGS[call.said.kind].offices;
  if (offices.includes(call.by)) return undefined;
  return objection('wrong-office', 'officials.offices', { office: call.by, may: offices.join(', ') });
};

const insistedOn = (book: Book, state: State, call: Call<Saying>, objections: readonly Objection[]): Judgement => {
  const bare = ruleFor(BARE, call.said.kind)(book, state, call.said);
  return { state: bare.state, grade: 'out-of-order', rulings: bare.rulings, objections, insisted: true };
};

/**
 * Judges one call: what follows from it, how it is graded, and the state after it. Total: whatever call comes, it is
 * judged; nothing is thrown and nothing is refused.
 */
export const judge = (book: Book, state: State, call: Call): Judgement => {
  const { said } = call;
  if (!understood(said)) return setAside(state, [objection('not-understood', 'calls.order', { kind: said.kind })]);
  const known = call as Call<Saying>;
  const office = wrongOffice(known);
  const outcome = office === undefined ? ruleFor(RULES, said.kind)(book, state, said) : undefined;
  const objections = outcome?.objections ?? (office === undefined ? [] : [office]);
  if (outcome === undefined || objections.length > 0) {
    return call.insist === undefined ? setAside(state, objections) : insistedOn(book, state, known, objections);
  }
  const repaired = outcome.rulings.some((ruling) => ruling.implied);
  return {
    state: outcome.state,
    grade: repaired ? 'repaired' : 'in-order',
    rulings: outcome.rulings,
    objections: [],
    insisted: false,
  };
};
