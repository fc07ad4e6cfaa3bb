export * from './entry.ts';
export * from './field.ts';
export * from './margins.ts';
export * from './place.ts';
export * from './types.ts';
