/** Signs that stand on the one before them and take no column of their own. */
const MARKS = /^[\p{Mn}\p{Me}]$/u;

/**
 * Signs that take two columns: East Asian scripts, full-width forms and pictographs. A simple reading of the Unicode
 * ranges: terminals differ over a few signs beside these, which then shift their line by one column.
 */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]$/u;

const columnsOf = (sign: string): number => {
  if (MARKS.test(sign)) return 0;
  return WIDE.test(sign) ? 2 : 1;
};

const ASCII_ONLY = /^[\x20-\x7e]*$/;

/** How many columns of a terminal a text takes. */
export const widthOf = (text: string): number => {
  if (ASCII_ONLY.test(text)) return text.length;
  let width = 0;
  for (const sign of text) width += columnsOf(sign);
  return width;
};

/** The beginning of a text that fits into so many columns, and the rest. */
const split = (text: string, width: number): readonly [string, string] => {
  let taken = 0;
  let at = 0;
  for (const sign of text) {
    taken += columnsOf(sign);
    if (taken > width) break;
    at += sign.length;
  }
  return [text.slice(0, at), text.slice(at)];
};

/** A text that fits into so many columns; what is left out shows as an ellipsis. */
export const cut = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${split(text, width - 1)[0]}…`;

export type Align = 'left' | 'right' | 'centre';

/** A text filled up with blanks to so many columns; paint is laid on the text alone. */
export const pad = (
  text: string,
  width: number,
  align: Align = 'left',
  paint = (part: string): string => part,
): string => {
  const room = Math.max(0, width - widthOf(text));
  const before = { left: 0, right: room, centre: Math.ceil(room / 2) }[align];
  return `${' '.repeat(before)}${paint(text)}${' '.repeat(room - before)}`;
};

/** A word that is too long for a line by itself, an address say, goes on in the next. */
const pieces = (word: string, width: number): readonly string[] => {
  const parts: string[] = [];
  let rest = word;
  while (widthOf(rest) > width) {
    const [part, after] = split(rest, width);
    if (part === '') break;
    parts.push(part);
    rest = after;
  }
  return [...parts, rest];
};

/** A text in lines of at most so many columns, broken between words. */
export const wrap = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => pieces(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
};
