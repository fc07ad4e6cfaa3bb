export * from './editions.ts';
export * from './objections.ts';
export * from './provisions.ts';
export * from './resolve.ts';
export { SHELF } from './shelf.ts';
