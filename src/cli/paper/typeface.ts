import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The weights that a sheet is set in, and the two files that hold their letters. */
export const WEIGHTS = [400, 700] as const;
export const SUBSETS = ['latin', 'latin-ext'] as const;
export type Weight = (typeof WEIGHTS)[number];
export type Subset = (typeof SUBSETS)[number];

/** The letters of the second file, as its makers divide them. */
const RANGES: { readonly [subset in Subset]: string } = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** "U+0100-02BA" and "U+2020" as the first and the last letter. */
const SECOND = RANGES['latin-ext'].split(',').map((range): readonly [number, number] => {
  const [first = '', last = first] = range.slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
});

/** The file that holds a letter; where both claim it, browsers take the second. */
export const subsetOf = (letter: string): Subset => {
  const code = letter.codePointAt(0) ?? 0;
  return SECOND.some(([first, last]) => code >= first && code <= last) ? 'latin-ext' : 'latin';
};

/** Where a file of the typeface lies. */
export const typefaceFile = (weight: Weight, subset: Subset, kind: 'woff' | 'woff2'): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.${kind}`));

const face = (weight: Weight, subset: Subset): string => {
  const bytes = readFileSync(typefaceFile(weight, subset, 'woff2')).toString('base64');
  const source = `url(data:font/woff2;base64,${bytes}) format('woff2')`;
  return `@font-face{font-family:Archivo;font-weight:${weight};src:${source};unicode-range:${RANGES[subset]}}`;
};

/** The typeface as a style sheet that a page brings along: a sheet looks the same where nothing is installed. */
export const typefaceStyle = (): string =>
  WEIGHTS.flatMap((weight) => SUBSETS.map((subset) => face(weight, subset))).join('');
