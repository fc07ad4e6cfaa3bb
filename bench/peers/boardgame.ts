import { createRequire } from 'node:module';

// boardgame.io's reducer is only published as CommonJS.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

interface Match {
  score: { home: number; away: number };
  chukker: number;
  running: boolean;
}
interface Move {
  readonly type: string;
  readonly args: readonly string[];
}

/** A toy polo match as a board game: one stage in which everybody may move; no rules, no reasons. */
const game = {
  name: 'match',
  setup: (): Match => ({ score: { home: 0, away: 0 }, chukker: 1, running: false }),
  turn: { activePlayers: { all: 'play' }, stages: { play: {} } },
  moves: {
    goal: ({ G }: { G: Match }, side: 'home' | 'away') => {
      if (!G.running) return INVALID_MOVE;
      G.score[side] += 1;
      return undefined;
    },
    go: ({ G }: { G: Match }) => {
      G.running = true;
    },
    stop: ({ G }: { G: Match }) => {
      G.running = false;
    },
    end: ({ G }: { G: Match }) => {
      G.chukker += 1;
      G.running = false;
    },
  },
};

const MOVES: readonly Move[] = Array.from({ length: 6 }, (): readonly Move[] => [
  { type: 'go', args: [] },
  ...Array.from({ length: 4 }, (_, at): readonly Move[] => [
    { type: 'goal', args: [at % 2 === 1 ? 'home' : 'away'] },
    { type: 'stop', args: [] },
    { type: 'go', args: [] },
  ]).flat(),
  { type: 'end', args: [] },
]).flat();

const reducer = CreateGameReducer({ game });

/** The reducer of boardgame.io over one toy match. */
export const boardgame = {
  name: 'boardgame.io reducer',
  steps: MOVES.length,
  play: (): void => {
    let state = InitializeGame({ game, numPlayers: 2 });
    for (const { type, args } of MOVES) {
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: '0' } });
    }
    if (state.G.score.home !== 12) throw new Error('the boardgame.io match did not come out');
  },
};
