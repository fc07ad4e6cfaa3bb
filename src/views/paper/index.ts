export * from './content.ts';
export { type Item, type Layout, piecesOf } from './items.ts';
export { layoutOf, PAPER_SIZES, PAPERS, type PaperSize } from './page.ts';
export * from './paper.ts';
export * from './presence.ts';
export * from './strokes.ts';
export { paintSvg } from './svg.ts';
