export * from './case.ts';
export * from './compare.ts';
export * from './game.ts';
export * from './judge-lineup.ts';
export * from './lineup.ts';
export * from './readout.ts';
export * from './run.ts';
export * from './vocabulary.ts';
