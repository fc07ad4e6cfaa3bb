export * from './judge.ts';
export * from './replay.ts';
export * from './rulings.ts';
export * from './score.ts';
export * from './state.ts';
