import { riding } from '../../lineup/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { opposite, type RiderId, SCORING_PENALTIES, SIDES, type Side, WHISTLES } from '../../words/index.ts';
import { isRunning, type State } from '../state.ts';
import { combined, type Option, optionsAt, type Particulars } from './option.ts';

/** Nobody, or one of those who ride. */
export const someoneOf = (state: State, side: Side): readonly (RiderId | undefined)[] => [
  undefined,
  ...riding(state.lineUps.sides[side]).map((r) => r.id),
];

const onSheet = (state: State, side: Side): readonly (RiderId | undefined)[] => [
  undefined,
  ...state.lineUps.sides[side].riders.map((r) => r.id),
];

/** Fouls of either side, by nobody named or by a rider of its sheet. */
export const foulsOf = (state: State): readonly Particulars[] =>
  SIDES.flatMap((by) => combined({ by: [by], rider: onSheet(state, by) }));

/** The goal of a Penalty 1 is no rider's. */
const SCORED_BY_RIDERS = SCORING_PENALTIES.filter((number) => number !== '1');

/** Goals of either side in every way. */
export const goalsOf = (state: State, more: Particulars): readonly Particulars[] =>
  SIDES.flatMap((side) => {
    const own = { side: [side], by: someoneOf(state, side) };
    const goals = [
      ...combined({ ...own, way: ['field', 'unknown', 'team'] }),
      ...combined({ ...own, way: ['penalty'], penalty: [undefined, ...SCORED_BY_RIDERS] }),
      ...combined({ side: [side], way: ['penalty'], penalty: ['1'] }),
      ...combined({ side: [side], by: someoneOf(state, opposite(side)), way: ['own'] }),
    ];
    return goals.map((goal) => ({ ...goal, ...more }));
  });

const OUTS = [
  ...combined({ over: ['side-line'], off: SIDES }),
  ...combined({ over: ['back-line'], off: SIDES, 'line-of': [undefined, ...SIDES], struck: [undefined, true] }),
];
const WHISTLED = WHISTLES.map((because) => ({ because }));
const SIXES = SIDES.map((to) => ({ to, number: '6' }));
const SAFETIES = SIDES.map((by) => ({ by }));

/** What may be said of a ball in play, and of a foul while a chukker runs. */
export const playOptions = (_book: Book, state: State, moment: Option['moment']): readonly Option[] => {
  if (!isRunning(state)) return [];
  const option = optionsAt(moment);
  const fouled = () => foulsOf(state);
  const foul = state.foul === undefined ? [option('foul', 'stop.foul', fouled, 'spot', 'ball')] : [];
  if (state.phase === 'dead') {
    const stops = state.clock.running ? [option('whistle', 'clock.stops', () => WHISTLED, 'ball')] : [];
    return [...foul, ...stops];
  }
  const held = state.advantage === undefined ? [option('advantage', 'stop.advantage', fouled)] : [];
  return [
    option('goal', 'goal.counts', () => goalsOf(state, {})),
    ...foul,
    ...held,
    option('whistle', 'stop.whistle', () => WHISTLED, 'ball'),
    option('ball-out', 'restart.back-line', () => OUTS, 'ball'),
    option('safety', 'safety.when', () => SAFETIES, 'ball'),
    option('penalty', 'safety.when', () => SIXES, 'spot', 'ball'),
  ];
};
