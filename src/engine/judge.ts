import type { Call, Foreign } from '../log/index.ts';
import { type Book, type Objection, objection } from '../rulebook/index.ts';
import {
  isLogSayingKind,
  isSayingKind,
  type LogSaying,
  SAYINGS,
  type Saying,
  type SayingKind,
  type SayingOf,
} from '../words/index.ts';
import { end } from './rules/chukker.ts';
import { hornMissed, setClock, startClock, stopClock } from './rules/clock.ts';
import { type Again, confirmedBy, confirmedRuling, heardAgain, otherwise, remembered } from './rules/confirmation.ts';
import { chooseEnds, toss, wrongLineUp } from './rules/ends.ts';
import { forfeit } from './rules/forfeit.ts';
import { advantage, foul, goalStands, noFoul } from './rules/foul.ts';
import { goal, goalInsisted } from './rules/goal.ts';
import { ballBroke, delayed, hit, play, teed, tooNear } from './rules/hit.ts';
import { open } from './rules/opening.ts';
import { ballStopped, chooseSpot, improperEntry, penalty, tapped } from './rules/penalty.ts';
import { removal, removalInsisted } from './rules/removal.ts';
import { riderOut, riderOutInsisted } from './rules/rider-out.ts';
import { shootOutHit } from './rules/shoot-out.ts';
import { ballOut, safety, whistle } from './rules/stop.ts';
import { substitution, substitutionInsisted } from './rules/substitution.ts';
import { throwIn } from './rules/throw-in.ts';
import type { Outcome, Ruling } from './rulings.ts';
import { isRunning, type State } from './state.ts';
import { type Passed, passTime } from './time.ts';

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
  toss,
  'ends-chosen': chooseEnds,
  'wrong-line-up': wrongLineUp,
  whistle,
  'ball-out': ballOut,
  safety,
  advantage,
  foul,
  'no-foul': noFoul,
  penalty,
  'spot-chosen': chooseSpot,
  'goal-stands': goalStands,
  play,
  hit,
  'ball-stopped': ballStopped,
  tapped,
  'improper-entry': improperEntry,
  'too-near': tooNear,
  delayed,
  teed,
  'ball-broke': ballBroke,
  'clock-set': setClock,
  'clock-stopped': stopClock,
  'clock-started': startClock,
  'horn-missed': hornMissed,
  'shoot-out-hit': shootOutHit,
};

/** The bare effects of sayings that are set aside but insisted on: on the score and the line-up, never a restart. */
const BARE: { readonly [K in SayingKind]?: Rule<K> } = {
  goal: goalInsisted,
  substitution: substitutionInsisted,
  'rider-out': riderOutInsisted,
  'penalty-7': removalInsisted,
};

// One table for all kinds: the compiler cannot see that a row and its saying belong together.
const ruleFor = (rules: typeof RULES | typeof BARE, kind: SayingKind) => rules[kind] as Rule<SayingKind> | undefined;

const understood = (said: Saying | LogSaying | Foreign): said is Saying => isSayingKind(said.kind);

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
  const bare = ruleFor(BARE, call.said.kind)?.(book, state, call.said) ?? { state, rulings: [] };
  return { state: bare.state, grade: 'out-of-order', rulings: bare.rulings, objections, insisted: true };
};

/** Sayings of the ball in play: at an exact moment they speak of the chukker that runs, or has just run. */
const PLAYED: readonly SayingKind[] = ['goal', 'foul', 'advantage', 'whistle', 'ball-out', 'safety'];

/** A call at an exact moment belongs to the chukker of that moment, also when it ended in the same instant. */
const saidWhen = (state: State, call: Call<Saying>): Saying => {
  const { said } = call;
  if (call.known !== 'exact' || said.kind === 'game-opened' || said.chukker !== undefined) return said;
  const justOver = state.phase === 'between' && state.ended?.by === 'rule';
  const belongs = PLAYED.includes(said.kind) && (isRunning(state) || justOver);
  return belongs ? ({ ...said, chukker: state.chukker } as Saying) : said;
};

/** Objections that only say that time has run out. */
const LATE: readonly Objection['why'][] = ['after-second-horn', 'chukker-over', 'game-over'];

/** A call that came too late shows at least that the time has passed. */
const cameLate = (passed: Passed, objections: readonly Objection[]): Judgement | undefined =>
  passed.rulings.length > 0 && objections.some(({ why }) => LATE.includes(why))
    ? { state: passed.state, grade: 'out-of-order', rulings: passed.rulings, objections, insisted: false }
    : undefined;

const againstCall = (call: Call<Saying>, passed: Passed, again: Again | undefined): Objection | undefined =>
  wrongOffice(call) ?? (again === undefined ? passed.against : otherwise(call, again));

/** Another seat had said so: nothing follows, and the time that this seat names moves nothing. */
const confirmed = (state: State, call: Call<Saying>, again: Again): Judgement => ({
  state: confirmedBy(state, call, again),
  grade: 'in-order',
  rulings: [confirmedRuling(call, again)],
  objections: [],
  insisted: false,
});

/** A saying about the log changes no game: corrections are applied before judging, records are held against it. */
const ofTheLog = (state: State): Judgement => ({
  state,
  grade: 'in-order',
  rulings: [],
  objections: [],
  insisted: false,
});

const inOrder = (
  call: Call<Saying>,
  was: State,
  before: readonly Ruling[],
  { state, rulings }: Outcome,
): Judgement => ({
  state: remembered(was, state, call, rulings),
  grade: rulings.some((ruling) => ruling.implied) ? 'repaired' : 'in-order',
  rulings: before.length === 0 ? rulings : [...before, ...rulings],
  objections: [],
  insisted: false,
});

/**
 * Judges one call: what follows from it, how it is graded, and the state after it. Total: whatever call comes, it is
 * judged; nothing is thrown and nothing is refused.
 */
export const judge = (book: Book, state: State, call: Call): Judgement => {
  const { said } = call;
  if (isLogSayingKind(said.kind)) return ofTheLog(state);
  if (!understood(said)) return setAside(state, [objection('not-understood', 'calls.order', { kind: said.kind })]);
  const known = call as Call<Saying>;
  const again = heardAgain(book, state, known);
  if (again?.isSame === true && wrongOffice(known) === undefined) return confirmed(state, known, again);
  const passed = passTime(book, state, call);
  const against = againstCall(known, passed, again);
  const asked = saidWhen(state, known);
  const outcome = against === undefined ? ruleFor(RULES, said.kind)?.(book, passed.state, asked) : undefined;
  if (outcome?.objections.length === 0) return inOrder(known, passed.state, passed.rulings, outcome);
  const objections = outcome?.objections ?? (against === undefined ? [] : [against]);
  if (call.insist !== undefined) return insistedOn(book, state, known, objections);
  return (outcome === undefined ? undefined : cameLate(passed, objections)) ?? setAside(state, objections);
};
