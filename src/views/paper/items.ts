/** What stands on a page, in millimetres from its upper left corner; sizes of letters in points. */
export type Item =
  | {
      readonly is: 'text';
      readonly x: number;
      /** The line that the letters stand on. */
      readonly y: number;
      readonly size: number;
      readonly weight: 400 | 700;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly text: string;
      /** How much narrower than drawn, from 1 down. */
      readonly squeeze: number;
      readonly colour: string;
    }
  | {
      readonly is: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly width: number;
      readonly colour: string;
    }
  | {
      readonly is: 'box';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      /** Of its frame; none when 0. */
      readonly width: number;
      readonly fill: string;
    }
  /** Around a letter, with its middle at a place: a circle, or one drawn out where the letter is wide. */
  | {
      readonly is: 'ring';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly width: number;
    }
  /** Corners of a filled shape. */
  | { readonly is: 'shape'; readonly points: readonly (readonly [number, number])[]; readonly fill: string };

/** A half is set smaller than the figure before it, so that eight and a half reads as one number; small print stays as it is. */
const HALF_SCALE = 0.82;
const SMALL = 8.6;
export const halfScale = (size: number): number => (size < SMALL ? 1 : HALF_SCALE);

/** A text in pieces of one size each, in points: halves, and all the rest. */
export const piecesOf = (text: string, size: number): readonly { readonly text: string; readonly size: number }[] =>
  text
    .split(/(½)/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, size: part === '½' ? size * halfScale(size) : size }));

/** A page ready to be painted. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly items: readonly Item[];
}

export const INK = '#12181b';
export const INK_2 = '#3f484b';
export const FRAME = 0.5;
export const HAIR = 0.2;
const RULE = '#777b74';
/** A chukker that a rider did not play. */
export const SHADE = '#dcdcd6';
export const NO_FILL = 'none';

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width = HAIR,
  colour = width > HAIR ? INK : RULE,
): Item => ({
  is: 'line',
  x1,
  y1,
  x2,
  y2,
  width,
  colour,
});

export const box = (x: number, y: number, w: number, h: number, width = FRAME, fill = NO_FILL): Item => ({
  is: 'box',
  x,
  y,
  w,
  h,
  width,
  fill,
});
