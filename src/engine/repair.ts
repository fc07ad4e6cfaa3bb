import { type Book, type Objection, objection } from '../rulebook/index.ts';
import type { Chukker, Moment } from '../words/index.ts';
import { beginChukker, endUnsaid, nextChukker, resumePlay, type Step, stopUnsaid } from './chukkers.ts';
import type { Ruling } from './rulings.ts';
import { isRunning, type Phase, type State } from './state.ts';
import { moveClock } from './time.ts';

/** What a call needs: the ball in play, a chukker running, no chukker running, the ball not in play, or nothing. */
export type Need = 'in-play' | 'running' | 'between' | 'not-in-play' | 'nothing';

type Repair = 'begin' | 'resume' | 'stop' | 'end' | 'none';
type Playing = Exclude<Phase, 'unopened' | 'shoot-out' | 'over'>;

/**
 * The one table of repairs: what the rules supply when a call comes in a phase that it does not fit, in the chukker
 * that it belongs to. These rulings are implied and never logged.
 */
const REPAIRS: { readonly [need in Need]: { readonly [phase in Playing]: Repair } } = {
  'in-play': { between: 'begin', dead: 'resume', 'in-play': 'none' },
  running: { between: 'begin', dead: 'none', 'in-play': 'none' },
  between: { between: 'none', dead: 'end', 'in-play': 'end' },
  'not-in-play': { between: 'none', dead: 'none', 'in-play': 'stop' },
  nothing: { between: 'none', dead: 'none', 'in-play': 'none' },
};

/** What the rules supply on the way to a later chukker: those in between are begun and ended. */
const ON_THE_WAY: { readonly [phase in Playing]: Repair } = { between: 'begin', dead: 'end', 'in-play': 'end' };

const STEPS: { readonly [repair in Exclude<Repair, 'none'>]: (book: Book, state: State, implied: boolean) => Step } = {
  begin: beginChukker,
  resume: resumePlay,
  stop: stopUnsaid,
  end: endUnsaid,
};

/** A game brought to where a call can be judged, with what was implied on the way; or what stands against it. */
export type Brought =
  | { readonly ok: true; readonly state: State; readonly implied: readonly Ruling[] }
  | { readonly ok: false; readonly objection: Objection };

const refused = (found: Objection): Brought => ({ ok: false, objection: found });

/** More chukkers than this no log can name, and no day has room for. */
const MOST_CHUKKERS = 999;

/** Needs that a call between two chukkers fulfils without the next one having begun. */
const LEAVES_BETWEEN: readonly Need[] = ['between', 'not-in-play', 'nothing'];

const numbersOf = (state: State, target: Chukker): Objection['with'] => ({
  chukker: `${target}`,
  running: `${state.chukker}`,
  scheduled: `${state.scheduled}`,
});

/** Why a call cannot belong to the chukker that it names. */
const noSuchChukker = (state: State, target: Chukker): Objection | undefined => {
  const about = numbersOf(state, target);
  if (target < state.chukker || (target === state.chukker && !isRunning(state))) {
    return objection('chukker-over', 'calls.order', about);
  }
  if (target === state.chukker) return undefined;
  const overtime = state.chukker >= state.scheduled && target === nextChukker(state);
  if (target <= state.scheduled || overtime) return undefined;
  return objection('no-such-chukker', 'chukkers.scheduled', about);
};

const repairFor = (state: State, target: Chukker, need: Need): Repair => {
  const phase = state.phase as Playing;
  if (state.chukker < target) {
    const isNext = nextChukker(state) === target && phase === 'between';
    return isNext ? REPAIRS[need][phase] : ON_THE_WAY[phase];
  }
  // Between two chukkers a call that names none and needs none running belongs to the pause.
  return REPAIRS[need][phase];
};

/** The chukker that a call belongs to: the one it names, else the running one, else the next. */
const targetOf = (state: State, moment: Partial<Moment>, need: Need): Chukker => {
  if (moment.chukker !== undefined) return moment.chukker;
  return isRunning(state) || LEAVES_BETWEEN.includes(need) ? state.chukker : nextChukker(state);
};

/** A chukker that was begun on the way has run to the time that the call states; by then it may be over. */
const atItsTime = (
  book: Book,
  state: State,
  implied: readonly Ruling[],
  { clock }: Partial<Moment>,
  target: Chukker,
): Brought => {
  if (clock === undefined || implied.length === 0 || state.chukker !== target || !isRunning(state)) {
    return { ok: true, state, implied };
  }
  const moved = moveClock(book, state, clock);
  if (!isRunning(moved.state)) return refused(objection('chukker-over', 'calls.order', numbersOf(state, target)));
  return { ok: true, state: moved.state, implied: [...implied, ...moved.rulings] };
};

/**
 * Brings a game to where a call fits, by the smallest implied rulings: a throw-in that nobody called, the end of a
 * chukker that nobody called. What no repair can bring about is an objection.
 */
export const bring = (book: Book, state: State, moment: Partial<Moment>, need: Need): Brought => {
  if (state.phase === 'unopened') return refused(objection('not-opened', 'calls.order'));
  if (state.phase === 'over') return refused(objection('game-over', 'calls.order'));
  if (state.phase === 'shoot-out') return refused(objection('no-play', 'shoot-out.form'));
  const target = targetOf(state, moment, need);
  if (moment.chukker !== undefined) {
    const against = noSuchChukker(state, target);
    if (against !== undefined) return refused(against);
  }
  let brought = state;
  const implied: Ruling[] = [];
  for (;;) {
    if (brought.phase === 'between' && nextChukker(brought) > MOST_CHUKKERS) {
      return refused(objection('no-such-chukker', 'chukkers.scheduled', numbersOf(state, nextChukker(brought))));
    }
    const repair = repairFor(brought, target, need);
    if (repair === 'none') return atItsTime(book, brought, implied, moment, target);
    const step = STEPS[repair](book, brought, true);
    implied.push(...step.rulings);
    brought = step.state;
    if (brought.phase === 'over' || brought.phase === 'shoot-out') {
      return refused(
        objection('not-level', 'chukkers.scheduled', { chukker: `${target}`, scheduled: `${state.scheduled}` }),
      );
    }
  }
};
