export * from './announce.ts';
export * from './board.ts';
export * from './plays.ts';
export * from './story.ts';
export * from './timers.ts';
