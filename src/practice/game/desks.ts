import { type DeviceId, device } from '../../log/index.ts';
import type { Office, Saying, SayingKind, Seat } from '../../words/index.ts';
import type { Chance } from '../seed.ts';

/** The three seats of a game that is kept well. */
export const DESK_SEATS = ['scorer', 'timekeeper', 'umpire-1'] as const satisfies readonly Seat[];
export type DeskSeat = (typeof DESK_SEATS)[number];

/** A seat with its device. */
export interface Desk {
  readonly seat: DeskSeat;
  readonly device: DeviceId;
  /** By how many milliseconds its clock is ahead of the game's. */
  readonly ahead: number;
}

export const DESKS: { readonly [S in DeskSeat]: Desk } = {
  scorer: { seat: 'scorer', device: device('scorer-1'), ahead: 120 },
  timekeeper: { seat: 'timekeeper', device: device('timekeeper-1'), ahead: 0 },
  'umpire-1': { seat: 'umpire-1', device: device('umpire-1'), ahead: -260 },
};

interface Presser {
  readonly seat: DeskSeat;
  /** Whose judgement it is, the usual one first. */
  readonly by: readonly Office[];
}

const BY_SCORER: Presser = { seat: 'scorer', by: ['scorer'] };
const BY_TIMEKEEPER: Presser = { seat: 'timekeeper', by: ['timekeeper'] };
const BY_UMPIRE: Presser = { seat: 'umpire-1', by: ['umpire-1', 'umpire-1', 'umpire-2'] };

/** Who would press each kind of call. The umpire calls what he whistles; the timekeeper what moves the clock. */
const PRESSERS: { readonly [K in SayingKind]: Presser } = {
  'game-opened': BY_SCORER,
  goal: { seat: 'scorer', by: ['scorer', 'goal-judge'] },
  safety: BY_SCORER,
  'ball-out': BY_SCORER,
  substitution: BY_SCORER,
  'rider-out': BY_SCORER,
  'shoot-out-hit': BY_SCORER,
  forfeit: BY_SCORER,
  'ends-chosen': { seat: 'scorer', by: ['captain'] },
  'throw-in': BY_TIMEKEEPER,
  hit: BY_TIMEKEEPER,
  'chukker-ended': BY_TIMEKEEPER,
  'clock-set': BY_TIMEKEEPER,
  'clock-stopped': BY_TIMEKEEPER,
  'clock-started': BY_TIMEKEEPER,
  'horn-missed': BY_TIMEKEEPER,
  toss: BY_UMPIRE,
  'wrong-line-up': BY_UMPIRE,
  whistle: BY_UMPIRE,
  advantage: BY_UMPIRE,
  foul: BY_UMPIRE,
  'no-foul': BY_UMPIRE,
  penalty: BY_UMPIRE,
  'penalty-7': BY_UMPIRE,
  'spot-chosen': { seat: 'umpire-1', by: ['captain'] },
  'goal-stands': BY_UMPIRE,
  play: BY_UMPIRE,
  'ball-stopped': BY_UMPIRE,
  tapped: BY_UMPIRE,
  'improper-entry': BY_UMPIRE,
  'too-near': BY_UMPIRE,
  delayed: BY_UMPIRE,
  teed: BY_UMPIRE,
  'ball-broke': BY_UMPIRE,
};

/** The desk that presses a call, and whose judgement it is. Where its seat is not kept, the first that is presses it. */
export const presserOf = (
  chance: Chance,
  seats: readonly DeskSeat[],
  { kind }: Saying,
): { readonly desk: Desk; readonly by: Office } => {
  const { seat, by } = PRESSERS[kind];
  const kept = seats.includes(seat) ? seat : (seats[0] ?? 'scorer');
  return { desk: DESKS[kept], by: chance.pick(by) };
};
