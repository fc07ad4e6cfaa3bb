import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** Writes how wide each letter of the sheet's typeface is, in thousandths of its size: the core measures text with it. */

const TARGET = 'src/views/paper/letter-widths.ts';
const WEIGHTS = [400, 700] as const;
const FIRST = 0x20;
const LAST = 0x17f;
const MORE = '–—‘’“”•…½¼¾·×÷−';
/** Signs that only the second file has. */
const SECOND = '†';

const fontFile = (weight: number, subset: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`));

const letters = [
  ...Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCodePoint(FIRST + at)),
  ...MORE,
  ...SECOND,
];

const widthsOf = (weight: number): Record<string, number> => {
  const document = new PDFDocument();
  const widths: Record<string, number> = {};
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 0x7f && code < 0xa0) continue;
    const subset = code > 0xff && !MORE.includes(letter) ? 'latin-ext' : 'latin';
    widths[letter] = Math.round(document.font(fontFile(weight, subset)).fontSize(1000).widthOfString(letter));
  }
  return widths;
};

const table = (widths: Record<string, number>): string =>
  Object.entries(widths)
    .map(([letter, width]) => `  ${JSON.stringify(letter)}: ${width},`)
    .join('\n');

const parts = WEIGHTS.map((weight) => `  ${weight}: {\n${table(widthsOf(weight)).replace(/^/gm, '  ')}\n  },`);
writeFileSync(
  TARGET,
  `// Written by tools/letter-widths.ts from the typeface of the sheet.\n\n/** How wide a letter is, in thousandths of the size it is set in, by weight. */\nexport const LETTER_WIDTHS: { readonly [weight in 400 | 700]: { readonly [letter: string]: number } } = {\n${parts.join('\n')}\n};\n`,
);
console.log(`wrote ${TARGET}`);
