import type { Mark } from './content.ts';
import type { Item } from './items.ts';
import { capital, lettering, widthOf } from './lettering.ts';

const text = ({ letter, sign, isUpheld }: Mark): string =>
  `${letter}${sign === '' ? '' : ` ${sign}`}${isUpheld ? '†' : ''}`;

/** Between two marks, in millimetres. */
const APART = 0.7;
/** The sizes that a letter may have in a cell, in points. */
const SIZES = [10, 9, 8, 7] as const;
const LEAST = 7;
/** Letters on several lines stay small: those of a row look alike. */
const LARGEST_OF_MANY = 8;

const heightOf = (size: number): number => capital(size) * 1.9;

const widthOfMark = (mark: Mark, size: number): number => {
  const letters = widthOf(text(mark), 700, size);
  return mark.isCircled ? Math.max(heightOf(size), letters + capital(size) * 0.75) : letters;
};

/** A goal's letter with its middle at a place, with a ring when it is from a penalty. */
export const markItems = (mark: Mark, x: number, y: number, size: number, most: number): readonly Item[] => {
  const w = Math.min(widthOfMark(mark, size), most);
  const inside = mark.isCircled ? Math.min(most - capital(size) * 0.5, w) : most;
  const letter = lettering(x, y + capital(size) / 2, text(mark), { size, weight: 700, anchor: 'middle', most: inside });
  const ring: Item = { is: 'ring', x, y, w, h: heightOf(size), width: 0.25 };
  return mark.isCircled ? [ring, letter] : [letter];
};

/** Marks on as many lines as it takes in a width. */
const linesOf = (marks: readonly Mark[], size: number, w: number): readonly (readonly Mark[])[] => {
  const lines: Mark[][] = [];
  let room = 0;
  for (const mark of marks) {
    const wide = widthOfMark(mark, size) + APART;
    const last = lines.at(-1);
    if (last !== undefined && wide <= room) {
      last.push(mark);
      room -= wide;
    } else {
      lines.push([mark]);
      room = w - wide;
    }
  }
  return lines;
};

/** Between the letters and the frame of a cell, both sides together, in millimetres. */
const INSIDE = 0.8;

/** How high a cell must be for its marks, in millimetres. */
export const heightFor = (marks: readonly Mark[], w: number): number =>
  linesOf(marks, LEAST, w - INSIDE).length * (heightOf(LEAST) + 0.5);

const lineItems = (marks: readonly Mark[], x: number, y: number, w: number, size: number): readonly Item[] => {
  const widths = marks.map((mark) => widthOfMark(mark, size));
  const all = widths.reduce((sum, width) => sum + width, 0) + APART * (marks.length - 1);
  // Two goals of a chukker stand apart where there is room.
  const apart = APART + Math.max(0, Math.min(1.2, (w - all - 2) / marks.length));
  let left = x + w / 2 - (all + (apart - APART) * (marks.length - 1)) / 2;
  return marks.flatMap((mark, at) => {
    const width = widths[at] ?? 0;
    const middle = left + width / 2;
    left += width + apart;
    return markItems(mark, middle, y, size, Math.min(width + APART, w));
  });
};

/** The goals of one cell side by side, on several lines when there are many, and then as large as there is room for. */
export const marksIn = (marks: readonly Mark[], x: number, y: number, w: number, h: number): readonly Item[] => {
  const fewest = linesOf(marks, LEAST, w - INSIDE).length;
  const fits = (size: number): boolean =>
    (fewest === 1 || size <= LARGEST_OF_MANY) &&
    linesOf(marks, size, w - INSIDE).length === fewest &&
    fewest * (heightOf(size) + 0.4) <= h;
  const size = SIZES.find(fits) ?? LEAST;
  const lines = linesOf(marks, size, w - INSIDE);
  return lines.flatMap((line, at) => lineItems(line, x, y + (h * (at + 0.5)) / lines.length, w, size));
};
