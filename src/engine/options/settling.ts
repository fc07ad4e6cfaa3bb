import type { Book } from '../../rulebook/index.ts';
import { millis, opposite, PENALTY_2_SPOTS } from '../../words/index.ts';
import { secondHorn } from '../clock.ts';
import { choiceOpen } from '../restarts.ts';
import { isRunning, type State } from '../state.ts';
import { ANY_TIME, combined, type Option, optionsAt, type Particulars, until } from './option.ts';
import { foulsOf, goalsOf } from './play.ts';

const atWhistle = (state: State): readonly Particulars[] =>
  goalsOf(state, { 'at-whistle': true }).filter(({ penalty }) => penalty !== '1');

/** A foul that was called: it is confirmed with a penalty, or dropped; a goal at its whistle hangs on it (22.c). */
const ofFoul = (book: Book, state: State, moment: Option['moment']): readonly Option[] => {
  const { foul } = state;
  if (foul === undefined) return [];
  const option = optionsAt(moment);
  // A goal counts only before the second horn.
  const inTime = optionsAt(isRunning(state) ? moment : { ...moment, clock: until(millis(0), secondHorn(book)) });
  const to = opposite(foul.by);
  const defendersFouled = foul.goal !== undefined && foul.by !== foul.goal.side;
  const others = defendersFouled ? [] : ['3', '4', '5a', '5b'];
  const penalties: readonly Particulars[] = [
    ...combined({ to: [to], number: ['1', ...others] }),
    ...(defendersFouled ? [] : combined({ to: [to], number: ['2'], from: [undefined, ...PENALTY_2_SPOTS] })),
  ];
  const awarded = combined({ side: [to], way: ['penalty'], penalty: ['1'] });
  return [
    option('penalty', 'penalty.procedure', () => penalties, 'spot', 'ball'),
    option('no-foul', 'stop.unconfirmed'),
    ...(foul.goal === undefined ? [inTime('goal', 'stop.goal-at-whistle', () => atWhistle(state))] : []),
    ...(isRunning(state) ? [option('goal', 'goal.penalty-1', () => awarded)] : []),
    ...(defendersFouled ? [option('goal-stands', 'stop.goal-at-whistle')] : []),
  ];
};

const GOAL = combined({ 'would-have-scored': [true], shot: [undefined, 'deflected', 'wide', 'other'] });
const AGAIN = combined({ 'would-have-scored': [false], shot: ['deflected', 'wide'] });
const ENTRIES: { readonly [kind: string]: readonly Particulars[] } = {
  'penalty-2': [...GOAL, ...AGAIN],
  'penalty-3': [...GOAL, ...AGAIN],
  'penalty-4': GOAL,
};

/** A hit that was taken: what may still be ruled about it (22.a, 22.d, 36, 37). */
const ofShot = (state: State, moment: Option['moment']): readonly Option[] => {
  const { shot } = state;
  const option = optionsAt(moment);
  if (shot === undefined || state.phase === 'over' || state.phase === 'shoot-out') return [];
  const entries = state.foul === undefined ? ENTRIES[shot.kind] : undefined;
  const entry = entries === undefined ? [] : [option('improper-entry', 'penalty.procedure', () => entries)];
  if (state.phase !== 'in-play') return entry;
  const dies = shot.kind === 'penalty-3' || (shot.kind === 'penalty-2' && shot.from !== 'spot');
  const taps = shot.kind === 'penalty-4' || shot.kind === 'penalty-6';
  return [
    ...entry,
    option('ball-broke', 'restart.broken'),
    ...(dies ? [option('ball-stopped', 'penalty.dies', undefined, 'ball')] : []),
    ...(taps ? [option('tapped', 'penalty.tapped', undefined, 'ball')] : []),
  ];
};

/** A foul before the second horn that is whistled after it (reading 13); its time must be named. */
const ofLateFoul = (book: Book, state: State): readonly Option[] => {
  const isOver = state.phase === 'between' || state.phase === 'over';
  if (!isOver || state.ended?.before === undefined || state.foul !== undefined) return [];
  const clock = until(millis(0), secondHorn(book));
  const late = optionsAt({ chukker: state.chukker, clock, required: true });
  return [late('foul', 'chukker.late-foul', () => foulsOf(state), 'spot', 'ball')];
};

/** What is open and has to be settled. */
export const settlingOptions = (book: Book, state: State, moment: Option['moment']): readonly Option[] => {
  // What is settled between two chukkers belongs to the one that ran.
  const here = isRunning(state) ? moment : { chukker: state.chukker, clock: ANY_TIME };
  const option = optionsAt(here);
  const held = state.foul === undefined && state.advantage !== undefined && state.phase === 'in-play';
  return [
    ...ofFoul(book, state, here),
    ...ofShot(state, here),
    ...ofLateFoul(book, state),
    ...(held ? [option('no-foul', 'stop.unconfirmed')] : []),
    ...(choiceOpen(state.restart) && state.phase !== 'over' && state.phase !== 'shoot-out'
      ? [option('spot-chosen', 'penalty-2.chooser', () => PENALTY_2_SPOTS.map((from) => ({ from })))]
      : []),
  ];
};
