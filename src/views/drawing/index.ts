export { type DrawingOptions, drawPlacement } from './placement-picture.ts';
export type { DrawnRider } from './riders.ts';
