import PDFDocument from 'pdfkit';
import { type Item, type Layout, piecesOf } from '../../views/index.ts';
import { SUBSETS, type Subset, subsetOf, typefaceFile, WEIGHTS, type Weight } from './typeface.ts';

/** Millimetres in points. */
const MM = 72 / 25.4;

type Page = PDFKit.PDFDocument;

const fontName = (weight: Weight, subset: Subset): string => `Archivo-${weight}-${subset}`;

interface Piece {
  readonly subset: Subset;
  readonly size: number;
  text: string;
}

/** A text in pieces that one file can set in one size. */
const setIn = (text: string, size: number): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (const { text: part, size: own } of piecesOf(text, size)) {
    for (const letter of part) {
      const subset = subsetOf(letter);
      const last = pieces.at(-1);
      if (last?.subset === subset && last.size === own) last.text += letter;
      else pieces.push({ subset, size: own, text: letter });
    }
  }
  return pieces;
};

const paintText = (
  page: Page,
  { x, y, size, weight, anchor, text, squeeze, colour }: Extract<Item, { is: 'text' }>,
): void => {
  const pieces = setIn(text, size).map((piece) => {
    page.font(fontName(weight, piece.subset)).fontSize(piece.size);
    return { ...piece, width: page.widthOfString(piece.text) };
  });
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  page
    .save()
    .translate(x * MM, y * MM)
    .scale(squeeze, 1)
    .fillColor(colour);
  let left = -shift;
  for (const piece of pieces) {
    page.font(fontName(weight, piece.subset)).fontSize(piece.size);
    page.text(piece.text, left, 0, { lineBreak: false, baseline: 'alphabetic' });
    left += piece.width;
  }
  page.restore();
};

const paintItem = (page: Page, item: Item): void => {
  switch (item.is) {
    case 'text':
      paintText(page, item);
      return;
    case 'line':
      page
        .moveTo(item.x1 * MM, item.y1 * MM)
        .lineTo(item.x2 * MM, item.y2 * MM)
        .lineWidth(item.width * MM)
        .stroke(item.colour);
      return;
    case 'box':
      page.rect(item.x * MM, item.y * MM, item.w * MM, item.h * MM);
      if (item.width > 0) page.lineWidth(item.width * MM);
      if (item.fill !== 'none' && item.width > 0) page.fillAndStroke(item.fill, '#12181b');
      else if (item.fill !== 'none') page.fill(item.fill);
      else page.stroke('#12181b');
      return;
    case 'ring':
      page
        .roundedRect(
          (item.x - item.w / 2) * MM,
          (item.y - item.h / 2) * MM,
          item.w * MM,
          item.h * MM,
          (item.h / 2) * MM,
        )
        .lineWidth(item.width * MM)
        .stroke('#12181b');
      return;
    case 'shape':
      page.polygon(...item.points.map(([px, py]): [number, number] => [px * MM, py * MM])).fill(item.fill);
      return;
    default:
      item satisfies never;
  }
};

/** Nothing in a sheet depends on the day that it is printed: the same sheet is the same file. */
const NO_DAY = new Date(0);

/** Paints a page as PDF, with its typeface in it. */
export const paintPdf = ({ width, height, title, items }: Layout, language: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const info = { Title: title, Creator: 'Chukker', Producer: 'Chukker', CreationDate: NO_DAY, ModDate: NO_DAY };
    const page = new PDFDocument({ size: [width * MM, height * MM], margin: 0, lang: language, info });
    const chunks: Uint8Array[] = [];
    page.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
    for (const weight of WEIGHTS) {
      for (const subset of SUBSETS) page.registerFont(fontName(weight, subset), typefaceFile(weight, subset, 'woff'));
    }
    for (const item of items) paintItem(page, item);
    page.end();
  });
