import type { LogSaying, Millis, Office, Saying, Seat } from '../words/index.ts';

declare const deviceId: unique symbol;
/** The device on which a call was pressed. */
export type DeviceId = string & { readonly [deviceId]: true };
declare const hash: unique symbol;
/** A hash in the hexadecimal form; empty where a log was written by hand. */
export type Hash = string & { readonly [hash]: true };

export const device = (name: string): DeviceId => name as DeviceId;
export const hashOf = (text: string): Hash => text as Hash;

/** A call's name: its device and that device's own counter, from 1. */
export interface CallId {
  readonly device: DeviceId;
  readonly count: number;
}

/** How well the moment of a call is known: exactly, only its order among the others, or not at all. */
export const KNOWLEDGE = ['exact', 'order', 'none'] as const;
export type Knowledge = (typeof KNOWLEDGE)[number];

/** A saying of a later version: its kind and fields are kept as they came, and it is set aside. */
export interface Foreign {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** A saying with who pressed it, whose judgement it is, when, and on which device. Calls are facts, never results. */
export interface Call<S = Saying | LogSaying | Foreign> {
  readonly id: CallId;
  /** A resumed game opens a new sitting; the first is 1. */
  readonly sitting: number;
  /** When it was pressed, on the game's clock: milliseconds since the sitting opened. */
  readonly pressed: Millis;
  /** The moment that is spoken of, on the same clock; fixed once written. */
  readonly at: Millis;
  readonly known: Knowledge;
  /** A call put in later stands directly behind this one. */
  readonly after?: CallId;
  readonly seat: Seat;
  readonly by: Office;
  readonly said: S;
  /** It is a call of its own, although another seat had said the like: no confirmation, no disagreement. */
  readonly apart?: boolean;
  /** Why an official goes on although the call is out of order. */
  readonly insist?: string;
  /** The hash of this device's last call. */
  readonly previous: Hash;
}

/** Whether two names are of the same call. */
export const sameCall = (a: CallId, b: CallId): boolean => a.device === b.device && a.count === b.count;

/** A call's name as text: `scorer-1:17`. */
export const asCallId = (id: CallId): string => `${id.device}:${id.count}`;
