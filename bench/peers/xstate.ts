import { assign, initialTransition, setup, transition } from 'xstate';

/** A toy polo match as a state machine: nested states, one guard, a score; no rules, no log, no reasons. */
const match = setup({
  types: {
    context: {} as { chukker: number; score: { home: number; away: number } },
    events: {} as { type: 'START' | 'STOP' | 'GO' | 'END' } | { type: 'GOAL'; side: 'home' | 'away' },
  },
  guards: { moreToPlay: ({ context }) => context.chukker < 6 },
  actions: {
    score: assign(({ context, event }) => {
      const side = event.type === 'GOAL' ? event.side : 'home';
      return { score: { ...context.score, [side]: context.score[side] + 1 } };
    }),
    next: assign(({ context }) => ({ chukker: context.chukker + 1 })),
  },
}).createMachine({
  id: 'match',
  initial: 'before',
  context: { chukker: 1, score: { home: 0, away: 0 } },
  states: {
    before: { on: { START: 'play' } },
    play: {
      initial: 'running',
      states: {
        running: { on: { STOP: 'stopped', GOAL: { actions: 'score' } } },
        stopped: { on: { GO: 'running' } },
      },
      on: { END: [{ guard: 'moreToPlay', target: 'interval', actions: 'next' }, { target: 'over' }] },
    },
    interval: { on: { START: 'play' } },
    over: {},
  },
});

type Event = Parameters<typeof transition<typeof match>>[2];

const EVENTS: readonly Event[] = [
  { type: 'START' },
  ...Array.from({ length: 6 }, (): readonly Event[] => [
    ...Array.from({ length: 4 }, (_, at): readonly Event[] => [
      { type: 'GOAL', side: at % 2 === 1 ? 'home' : 'away' },
      { type: 'STOP' },
      { type: 'GO' },
    ]).flat(),
    { type: 'END' },
    { type: 'START' },
  ]).flat(),
];

const play = (): { readonly over: boolean; readonly goals: number } => {
  let [snapshot] = initialTransition(match);
  for (const event of EVENTS) [snapshot] = transition(match, snapshot, event);
  return { over: snapshot.value === 'over', goals: snapshot.context.score.home };
};

/** The pure transitions of xstate over one toy match. */
export const xstate = {
  name: 'xstate transition()',
  steps: EVENTS.length,
  play: (): void => {
    const { over, goals } = play();
    if (!over || goals !== 12) throw new Error('the xstate match did not come out');
  },
};
