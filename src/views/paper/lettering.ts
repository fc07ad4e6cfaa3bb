import { halfScale, INK, type Item } from './items.ts';
import { LETTER_WIDTHS } from './letter-widths.ts';

type Weight = 400 | 700;

/** A point in millimetres. */
const POINT = 25.4 / 72;
/** Letters that the typeface does not have are taken to be wide. */
const UNKNOWN = 1000;
/** Nothing on the sheet is smaller, in points. */
const SMALLEST = 7;
/** Names are set narrower in steps before their letters get smaller, and narrower still at the last. */
const STEPS = [1, 0.92, 0.84, 0.76] as const;
export const NARROW = 0.76;
const NARROWEST = 0.66;

/** Signs that no page can show, and those that turn the order of reading. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Fractions that the typeface does not have, as people write them without. */
const SPELT: { readonly [fraction: string]: string } = { '⅓': ' 1/3', '⅔': ' 2/3', '⅙': ' 1/6', '⅚': ' 5/6' };
/** A text on one line, as the typeface can set it. */
export const clean = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/[⅓⅔⅙⅚]/g, (fraction) => SPELT[fraction] ?? fraction)
    .replace(/\s+/g, ' ')
    .trim();

/** How wide a text is, in millimetres. */
export const widthOf = (text: string, weight: Weight, size: number): number => {
  let width = 0;
  for (const letter of clean(text)) {
    width += (LETTER_WIDTHS[weight][letter] ?? UNKNOWN) * (letter === '½' ? halfScale(size) : 1);
  }
  return (width / 1000) * size * POINT;
};

export interface Lettering {
  readonly size: number;
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly colour?: string;
  /** The room there is, in millimetres. */
  readonly most?: number;
}

const cut = (text: string, weight: Weight, size: number, most: number): string => {
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, weight, size) * NARROWEST > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/** The largest size, down to the smallest there is, at which a text fits its room without being set too narrow. */
const sizeFor = (text: string, weight: Weight, size: number, most: number): number => {
  const width = widthOf(text, weight, size) * NARROW;
  return width <= most ? size : Math.max(SMALLEST, (size * most) / width);
};

/** A text that fits its room: set narrower first, then smaller, narrower still, and cut at the very last. */
const fitted = (text: string, weight: Weight, size: number, most: number) => {
  const width = widthOf(text, weight, size);
  const step = STEPS.find((squeeze) => width * squeeze <= most);
  if (step !== undefined) return { text, size, squeeze: step };
  const smaller = sizeFor(text, weight, size, most);
  const squeeze = Math.min(NARROW, most / widthOf(text, weight, smaller));
  if (squeeze >= NARROWEST) return { text, size: smaller, squeeze };
  return { text: cut(text, weight, smaller, most), size: smaller, squeeze: NARROWEST };
};

/** A text at a place, no wider than the room that it has. */
export const lettering = (x: number, y: number, text: string, how: Lettering): Item => {
  const { size, weight = 400, anchor = 'start', colour = INK, most = Number.POSITIVE_INFINITY } = how;
  return { is: 'text', x, y, weight, anchor, colour, ...fitted(clean(text), weight, size, most) };
};

/** A sentence on as many lines as it needs. */
export const wrapped = (text: string, weight: Weight, size: number, most: number): readonly string[] => {
  const lines: string[] = [];
  let current = '';
  for (const word of clean(text).split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && widthOf(longer, weight, size) > most) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return current === '' ? lines : [...lines, current];
};

/** The height of a capital letter, in millimetres: what a line of text is centred by. */
export const capital = (size: number): number => 0.69 * size * POINT;
