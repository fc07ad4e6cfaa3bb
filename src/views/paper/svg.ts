import { element, escaped, n2 } from '../drawing/svg.ts';
import { type Item, type Layout, piecesOf } from './items.ts';

/** A point in millimetres. */
const POINT = 25.4 / 72;
const FAMILY = "Archivo, 'Archivo Narrow', Helvetica, Arial, sans-serif";

const textElement = (item: Extract<Item, { is: 'text' }>): string => {
  const { x, y, size, weight, anchor, text, squeeze, colour } = item;
  if (text === '') return '';
  const where = squeeze === 1 ? { x, y } : { transform: `translate(${n2(x)} ${n2(y)}) scale(${squeeze.toFixed(3)} 1)` };
  const how = {
    'font-size': n2(size * POINT),
    ...(weight === 400 ? {} : { 'font-weight': weight }),
    ...(anchor === 'start' ? {} : { 'text-anchor': anchor }),
    ...(colour === '#12181b' ? {} : { fill: colour }),
  };
  const inside = piecesOf(text, size).map((piece) =>
    piece.size === size ? escaped(piece.text) : element('tspan', { 'font-size': n2(piece.size * POINT) }, piece.text),
  );
  return element('text', { ...where, ...how }, inside.join(''));
};

const painted = (item: Item): string => {
  switch (item.is) {
    case 'text':
      return textElement(item);
    case 'line':
      return element('path', {
        d: `M${n2(item.x1)} ${n2(item.y1)}L${n2(item.x2)} ${n2(item.y2)}`,
        stroke: item.colour,
        'stroke-width': item.width,
      });
    case 'box':
      return element('rect', {
        x: item.x,
        y: item.y,
        width: item.w,
        height: item.h,
        fill: item.fill,
        ...(item.width === 0 ? {} : { stroke: '#12181b', 'stroke-width': item.width }),
      });
    case 'ring':
      return element('rect', {
        x: item.x - item.w / 2,
        y: item.y - item.h / 2,
        width: item.w,
        height: item.h,
        rx: item.h / 2,
        fill: 'none',
        stroke: '#12181b',
        'stroke-width': item.width,
      });
    case 'shape':
      return element('path', {
        d: `M${item.points.map(([px, py]) => `${n2(px)} ${n2(py)}`).join('L')}Z`,
        fill: item.fill,
      });
    default:
      return item satisfies never;
  }
};

/**
 * Paints a page as SVG, in millimetres.
 *
 * @param style what stands in its style sheet: the typeface, where the file has to bring it along
 */
export const paintSvg = ({ width, height, title, items }: Layout, style = ''): string => {
  const size = { width: `${width}mm`, height: `${height}mm`, viewBox: `0 0 ${width} ${height}` };
  const head = { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': FAMILY, fill: '#12181b', role: 'img' };
  const parts = [
    element('title', {}, escaped(title)),
    ...(style === '' ? [] : [`<style>${style}</style>`]),
    element('rect', { width, height, fill: '#ffffff' }),
    ...items.map(painted),
  ];
  return element('svg', head, parts.filter((part) => part !== '').join(''));
};
