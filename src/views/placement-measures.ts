import { type Ground, halfLength, halfWidth, offSideLine, type Placement } from '../ground/index.ts';
import { type End, type MilliYards, milliYards, type Place } from '../words/index.ts';
import { say } from './words/index.ts';
import type { PlaceWords } from './words/place.ts';

/** Who hits, who does not, and what the ends are called; whatever is not known is left out. */
export interface PlacementNames {
  readonly to?: string | undefined;
  readonly by?: string | undefined;
  readonly ends?: { readonly [E in End]: string } | undefined;
}

/** A number with at most two decimals, in the manner of the language. */
export const figureSaid = (words: PlaceWords, length: number): string => {
  const hundredths = Math.round(Math.abs(length) / 10);
  return `${hundredths / 100}`.replace('.', words.decimal);
};

/** A length as people read it: "40 yd", "72.11 yd". */
export const yardsSaid = (words: PlaceWords, length: number): string =>
  say(words.yards, { n: figureSaid(words, length) });

/** How far out from the back line of an end a place lies; negative behind it. */
export const depthOf = (ground: Ground, end: End, { x }: Place): MilliYards =>
  milliYards(halfLength(ground) - (end === 'b' ? x : -x));

/** The distance of two places. */
export const between = (a: Place, b: Place): MilliYards =>
  milliYards(Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)));

/** What runs along the side of a ground. */
export const sideName = (words: PlaceWords, ground: Ground): string => words.sides[ground.boarded ? 'boards' : 'line'];

/** Whether the ball lay on or over the back line in question, which is how it comes to a safety or a hit-in. */
export const hasCrossed = (ground: Ground, { award }: Placement): boolean =>
  award.ball !== undefined && depthOf(ground, award.goal, award.ball) <= 0;

/** A place as a sentence takes it: how far out, from the side, from the long axis. */
export const partsOf = (words: PlaceWords, ground: Ground, end: End, at: Place) => ({
  depth: yardsSaid(words, depthOf(ground, end, at)),
  line: figureSaid(words, depthOf(ground, end, at)),
  aside: yardsSaid(words, Math.max(0, offSideLine(ground, at))),
  across: yardsSaid(words, at.y),
  side: sideName(words, ground),
});

/** Whether a place is on or over a side line. */
export const isOverSide = (ground: Ground, { y }: Place): boolean => Math.abs(y) >= halfWidth(ground);
