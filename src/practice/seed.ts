/** A source of chance that is handed in: the same seed gives the same draws on every machine. */
export interface Chance {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** Whether something of this likelihood happens. */
  happens(likelihood: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(from: readonly T[]): T;
}

/** Chance from a seed (mulberry32). Good enough to invent games; not for secrets, not for a draw. */
export const chanceFrom = (seed: number): Chance => {
  let at = seed | 0;
  const next = (): number => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (likelihood) => next() < likelihood,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
  };
};
