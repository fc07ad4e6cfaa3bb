/** Whose judgement a call is. */
export const OFFICES = [
  'umpire-1',
  'umpire-2',
  'referee',
  'goal-judge',
  'timekeeper',
  'scorer',
  'captain',
  'committee',
] as const;
export type Office = (typeof OFFICES)[number];

/** Where a call was pressed. A game made from a published report has no seat at the ground: its seat is `report`. */
export const SEATS = [...OFFICES, 'announcer', 'report'] as const;
export type Seat = (typeof SEATS)[number];
