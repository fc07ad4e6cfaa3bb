import type { Call, CallId } from './call.ts';

/** What became of one call that was handed to a store. */
export type Receipt =
  /** It is kept durably now, with the number of its arrival. */
  | { readonly id: CallId; readonly is: 'kept'; readonly arrival: number }
  /** The very same call was kept before: nothing is written twice. */
  | { readonly id: CallId; readonly is: 'known'; readonly arrival: number }
  /** Another call of that name is kept: the device was copied and has to be enrolled anew. */
  | { readonly id: CallId; readonly is: 'forked'; readonly arrival: number };

/** A kept call with the number of its arrival in its game, from 1: it serves to resume a stream, and nothing else. */
export interface Arrived {
  readonly arrival: number;
  readonly call: Call;
}

/** Where calls are kept. Every store passes the contract. */
export interface Store {
  /**
   * Keeps calls of one game. All or nothing: when it fails, nothing of them is kept. A call whose name is known with other
   * contents is refused by its receipt, the others are kept.
   *
   * @returns a receipt for each call, in the order in which they were handed over
   */
  append(game: string, calls: readonly Call[]): Promise<readonly Receipt[]>;
  /** The calls of a game in the order of arrival, those behind an arrival number only. Of an unknown game: none. */
  read(game: string, after?: number): Promise<readonly Arrived[]>;
  /** The names of the games that calls were kept of, in the order of their code units. */
  games(): Promise<readonly string[]>;
}
