declare const measure: unique symbol;
type Measured<M extends string> = number & { readonly [measure]: M };

/** A score or a part of one, as a whole number of half goals: 1½ goals is 3. */
export type HalfGoals = Measured<'half goals'>;
/** A rider's or a team's handicap, as a whole number of halves: −½ is −1, 8 is 16. Never added to a score. */
export type Rating = Measured<'rating halves'>;
/** A number of whole things: goals by a rider, riders, chukkers, calls. */
export type Count = Measured<'count'>;
/** The ordinal of a chukker, from 1; overtime chukkers go on counting after the last scheduled one. */
export type Chukker = Measured<'chukker'>;
/** Milliseconds, of game time or of playing time. */
export type Millis = Measured<'milliseconds'>;

/** A length on the ground, in whole thousandths of a yard: 30 yards is 30,000. */
export type MilliYards = Measured<'milliyards'>;

export const halfGoals = (halves: number): HalfGoals => halves as HalfGoals;
export const rating = (halves: number): Rating => halves as Rating;
export const count = (n: number): Count => n as Count;
export const chukker = (n: number): Chukker => n as Chukker;
export const millis = (n: number): Millis => n as Millis;

/** Rounds to a whole number, halves away from zero: the same on every machine and for a ground turned round. */
const rounded = (n: number): number => (n < 0 ? -Math.round(-n) : Math.round(n));
export const milliYards = (n: number): MilliYards => (rounded(n) + 0) as MilliYards;
/** Yards, as people and files say them, to the nearest thousandth. */
export const yards = (n: number): MilliYards => milliYards(n * 1000);
/** A length in yards as files write it: 76000 is 76. */
export const asYards = (length: MilliYards): number => length / 1000;

/** One goal, in half goals. A goal scored is always whole; only the award by handicap knows halves. */
export const GOAL = halfGoals(2);

/** Adds scores. */
export const plus = (a: HalfGoals, b: HalfGoals): HalfGoals => halfGoals(a + b);

/** The halves of a figure given in goals, or nothing when it is not a whole number of half goals. */
export const halvesOf = (goals: number): number | undefined => {
  const halves = goals * 2;
  return Number.isSafeInteger(halves) ? halves : undefined;
};

/** A count of halves as files write it: 3 is 1.5. */
export const asNumber = (halves: HalfGoals | Rating): number => halves / 2;

/** A count of halves as people read it: 3 is "1½", −1 is "−½". */
export const asGoals = (halves: HalfGoals | Rating): string => {
  const size = Math.abs(halves);
  const whole = Math.floor(size / 2);
  const part = size % 2 === 1 ? '½' : '';
  return `${halves < 0 ? '−' : ''}${whole === 0 && part !== '' ? '' : whole}${part}`;
};
