/** Widths of signs in thousandths of the size, for a bold sans: a drawing cannot ask the font. */
const CLASSES: readonly (readonly [signs: RegExp, width: number])[] = [
  [/[ijl|!'’‘.,:;·]/, 290],
  [/[ ftrI()[\]/\\-]/, 350],
  [/[W@%…—]/, 1000],
  [/[mM]/, 900],
  [/w/, 800],
  [/[A-ZÁÉÍÓÚÑÄÖÜ&“”«»–]/, 710],
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|[\u{10000}-\u{10ffff}]/u, 1030],
];

const REGULAR = 0.95;

/** How wide a text is at a size; weights from 600 count as bold. */
export const widthOfText = (says: string, size: number, weight = 700): number => {
  let thousandths = 0;
  for (const sign of says) thousandths += CLASSES.find(([signs]) => signs.test(sign))?.[1] ?? 590;
  return ((thousandths * size) / 1000) * (weight < 600 ? REGULAR : 1);
};

/** A word that is wider than a line, in pieces that are not. */
const pieces = (word: string, size: number, weight: number, most: number): readonly string[] => {
  const parts: string[] = [''];
  for (const sign of word) {
    const longer = `${parts.at(-1)}${sign}`;
    if (widthOfText(longer, size, weight) <= most) parts[parts.length - 1] = longer;
    else parts.push(sign);
  }
  return parts;
};

/** A number stays with its unit. */
const BREAKS = /(?<!\d) /;

/** A text in lines that are no wider than so much. */
export const linesOf = (says: string, size: number, weight: number, most: number): readonly string[] => {
  const words = says.split(BREAKS).flatMap((word) => pieces(word, size, weight, most));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOfText(longer, size, weight) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
