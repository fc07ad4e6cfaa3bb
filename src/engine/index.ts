export * from './judge.ts';
export { countOf, type Domain, foresees, type Option, options } from './options.ts';
export * from './replay.ts';
export * from './report.ts';
export { choiceOpen, groundOf, spotOf } from './restarts.ts';
export * from './rulings.ts';
export * from './score.ts';
export * from './state.ts';
export { advance, moveClock } from './time.ts';
