export * from './calls.ts';
export * from './game/index.ts';
export * from './seed.ts';
export * from './teams.ts';
