import type { End, Place } from './ground.ts';
import type { Chukker, Count, HalfGoals, Millis, Rating } from './measures.ts';
import type { Side } from './sides.ts';

declare const riderId: unique symbol;
/** How calls name a rider within one game. */
export type RiderId = string & { readonly [riderId]: true };
export const rider = (id: string): RiderId => id as RiderId;

/** Who may see a field: everyone, or only those at the ground. */
export type Privacy = 'public' | 'ground';

/** The measures of plain fields, each with the type that carries it. */
interface Plain {
  side: Side;
  sides: Side | 'both';
  rider: RiderId;
  text: string;
  count: Count;
  chukker: Chukker;
  clock: Millis;
  goals: HalfGoals;
  rating: Rating;
  flag: boolean;
  end: End;
  place: Place;
  value: string | number | readonly string[];
  /** A saying within a saying: its kind and its particulars. */
  saying: { readonly kind: string };
}

interface Common {
  /** What the field says, in a few words: shown in the guide, in schemas and in faults. */
  readonly says: string;
  readonly optional?: true;
  readonly privacy?: Privacy;
}

/** One field of a saying: its measure and its bounds. Bounds of goals and ratings are in goals. */
export type Field = Common &
  (
    | { readonly is: Exclude<keyof Plain, 'text' | 'count' | 'goals' | 'rating'> }
    | { readonly is: 'text'; readonly longest: number }
    | { readonly is: 'count' | 'goals' | 'rating'; readonly least: number; readonly most: number }
    | { readonly is: 'one-of'; readonly of: readonly string[] }
    | { readonly is: 'list'; readonly of: Field; readonly most: number }
    | { readonly is: 'record'; readonly of: Fields }
  );

export type Fields = { readonly [name: string]: Field };

/** The TypeScript value that a field carries. */
export type ValueOf<F> = F extends { is: 'one-of'; of: readonly (infer V)[] }
  ? V
  : F extends { is: 'list'; of: infer G }
    ? readonly ValueOf<G>[]
    : F extends { is: 'record'; of: infer R }
      ? RecordOf<R>
      : F extends { is: infer M extends keyof Plain }
        ? Plain[M]
        : never;

type OptionalKeys<R> = { [K in keyof R]: R[K] extends { optional: true } ? K : never }[keyof R];

/** The TypeScript record that a table of fields describes. */
export type RecordOf<R> = { readonly [K in Exclude<keyof R, OptionalKeys<R>>]: ValueOf<R[K]> } & {
  readonly [K in OptionalKeys<R>]?: ValueOf<R[K]>;
};

/** Marks a field that may be left unsaid. */
export const optional = <const F extends Field>(field: F): F & { readonly optional: true } => ({
  ...field,
  optional: true,
});

/** Marks a field that stays at the ground and never reaches the public log. */
export const atGround = <const F extends Field>(field: F): F & { readonly privacy: 'ground' } => ({
  ...field,
  privacy: 'ground',
});
