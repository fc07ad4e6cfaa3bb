export type { GameWish } from './course.ts';
export type { DeskSeat } from './desks.ts';
export * from './game.ts';
