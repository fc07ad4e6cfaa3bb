/** The two teams of a game. Calls name sides; ends of the ground appear only in the toss and in changes of end. */
export const SIDES = ['home', 'away'] as const;
export type Side = (typeof SIDES)[number];

/** One value for each side. */
export type BySide<T> = { readonly [S in Side]: T };

/** The other team. */
export const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** Builds a value for each side from one function. */
export const bothSides = <T>(of: (side: Side) => T): BySide<T> => ({ home: of('home'), away: of('away') });

/** The same record with the value of one side replaced. */
export const withSide = <T>(by: BySide<T>, side: Side, value: T): BySide<T> =>
  side === 'home' ? { home: value, away: by.away } : { home: by.home, away: value };
