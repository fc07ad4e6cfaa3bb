import {
  choiceOpen,
  type Game,
  isRunning,
  options,
  type Restart,
  type State,
  shootOutGoals,
  spotOf,
} from '../engine/index.ts';
import type { Book } from '../rulebook/index.ts';
import { asClock, asPair, SAYING_KINDS, SIDES } from '../words/index.ts';

/** A restart in a word with who takes it: `4-home`, `hit-in-away`, `throw-in`. */
const dueWord = (restart: Restart | undefined): string => {
  if (restart?.side === undefined) return 'throw-in';
  if (choiceOpen(restart)) return `choice-${restart.side}`;
  return `${restart.kind.replace('penalty-', '')}-${restart.side}`;
};

/** What is due next, in a word. */
const dueIn = (state: State): string => {
  if (state.phase === 'shoot-out') return 'shoot-out';
  if (state.phase === 'over' || state.phase === 'unopened') return 'nothing';
  if (state.foul !== undefined) return 'confirmation';
  if (state.phase === 'in-play') return 'nothing';
  if (state.phase === 'between' && state.chukkers.length >= state.scheduled) return 'overtime';
  return dueWord(state.restart);
};

/** How play resumes, as a case asks it. */
const restartIn = (book: Book, state: State) => {
  const { restart, phase } = state;
  const spot = restart === undefined ? undefined : spotOf(book, state, restart);
  return {
    kind: restart?.kind ?? null,
    to: restart?.side ?? null,
    'at-start-of': phase === 'between' ? state.chukker + 1 : null,
    spot: spot === undefined ? null : asPair(spot),
  };
};

/** What a game case can ask about play: what is due, the clock, the ends, what may be said. */
export const readoutOfPlay = ({ book, state, judged }: Game) => {
  const rulings = judged.flatMap((call) => call.rulings);
  const may = new Set<string>(options(book, state).map((option) => option.kind));
  const goals = shootOutGoals(state.shootOut ?? []);
  return {
    due: dueIn(state),
    'chukker-ended': state.chukker > 0 && !isRunning(state),
    restart: restartIn(book, state),
    clock: asClock(state.clock.elapsed),
    'clock-runs': state.clock.running,
    horns: state.clock.horns,
    sounded: rulings.flatMap((ruling) => (ruling.kind === 'horn' ? [ruling.which] : [])),
    ends: SIDES.map((side) => state.ends[side]),
    'shoot-out': [goals.home, goals.away],
    options: [...may],
    'no-options': SAYING_KINDS.filter((kind) => !may.has(kind)),
  };
};
