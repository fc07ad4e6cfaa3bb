/** Everything that a tablet needs to judge a game by itself; languages and the sheet come apart. */
export * as engine from '../../src/engine/index.ts';
export * as ground from '../../src/ground/index.ts';
export * as lineup from '../../src/lineup/index.ts';
export * as log from '../../src/log/index.ts';
export * as rulebook from '../../src/rulebook/index.ts';
