export * from './faults.ts';
export * from './fields.ts';
export * from './ground.ts';
export * from './measures.ts';
export * from './moments.ts';
export * from './officials.ts';
export * from './sayings.ts';
export { PLAY_SAYINGS } from './sayings-play.ts';
export * from './sides.ts';
