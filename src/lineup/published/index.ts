export { checkPublished } from './check.ts';
export { decodePublished } from './decode.ts';
export type { Finding, Verdict } from './finding.ts';
export type { Published } from './published.ts';
