export * from './calls.ts';
export * from './seed.ts';
export * from './teams.ts';
