import { dirname } from 'node:path';
import { encode } from 'uqr';
import type { Game } from '../../engine/index.ts';
import {
  type Language,
  layoutOf,
  type PaperSeal,
  type PaperSize,
  paintSvg,
  paperOf,
  paperWordsOf,
  wordsOf,
} from '../../views/index.ts';
import { writeWholeFile } from '../log/file.ts';
import { typefaceStyle } from './typeface.ts';

/** The forms of a sheet, by the ending of its file. */
export const SHEET_FORMS = ['svg', 'html', 'pdf'] as const;
export type SheetForm = (typeof SHEET_FORMS)[number];

const formOf = (file: string): SheetForm | undefined =>
  SHEET_FORMS.find((form) => file.toLowerCase().endsWith(`.${form}`));

/** What is printed of a seal beside its QR. */
export type Sealed = Omit<PaperSeal, 'qr'>;

export interface SheetOptions {
  readonly lang: Language;
  readonly paper: PaperSize;
  readonly seal?: Sealed;
}

/** The QR of a head: what a telephone reads off the sheet is what `verify --head` takes. */
const withQr = (seal: Sealed): PaperSeal => {
  const { data } = encode(`chukker:${seal.revision}:${seal.head}`, { ecc: 'M', border: 0 });
  return { ...seal, qr: data };
};

/** A sheet laid out on its paper. */
export const sheetLayout = (game: Game, { lang, paper, seal }: SheetOptions) =>
  layoutOf(paperOf(game, wordsOf(lang), paperWordsOf(lang), seal === undefined ? undefined : withQr(seal)), paper);

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const htmlOf = (layout: ReturnType<typeof sheetLayout>, lang: Language): string => {
  const { width, height, title } = layout;
  const style = `@page{size:${width}mm ${height}mm;margin:0}body{margin:0;background:#e9e7df}svg{display:block;margin:0 auto;max-width:100%;height:auto;background:#fff}@media print{body{background:none}svg{width:${width}mm;height:${height}mm}}`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`;
  return `<!doctype html><html lang="${lang}"><head>${head}<style>${style}${typefaceStyle()}</style></head><body>${paintSvg(layout)}</body></html>\n`;
};

const reasonOf = (file: string, problem: unknown): string => {
  if (!(problem instanceof Error)) return 'no way to write it';
  return 'code' in problem && problem.code === 'ENOENT' ? `no folder ${dirname(file)}` : problem.message;
};

/**
 * Writes the sheet of a game to a file of one page, in the form that its ending names.
 *
 * @returns nothing, or why it could not be written
 */
export const writeSheet = async (file: string, game: Game, options: SheetOptions): Promise<string | undefined> => {
  const form = formOf(file);
  if (form === undefined) return `${file}: found another ending; write a name that ends in .svg, .html or .pdf`;
  const layout = sheetLayout(game, options);
  try {
    if (form === 'pdf') {
      // Setting type takes long to load: only who asks for it waits.
      const { paintPdf } = await import('./pdf.ts');
      writeWholeFile(file, await paintPdf(layout, options.lang));
    } else
      writeWholeFile(file, form === 'svg' ? `${paintSvg(layout, typefaceStyle())}\n` : htmlOf(layout, options.lang));
    return undefined;
  } catch (problem) {
    return `${file}: found ${reasonOf(file, problem)}; write a place that can be written to`;
  }
};
