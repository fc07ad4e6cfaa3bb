import { COLOURS } from './colours.ts';

/** A number with two decimals at most, written the same on every machine. */
export const n2 = (value: number): string => {
  const written = value.toFixed(2).replace(/\.?0+$/, '');
  return written === '-0' ? '0' : written;
};

/** Signs that no XML holds, or that turn the order of reading. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu;

const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand anywhere in XML. */
export const escaped = (text: string): string =>
  text.replace(UNSEEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** A name on one line, cut with a mark when it is long. */
export const shortened = (name: string, most: number): string => {
  const signs = [...name.replace(UNSEEN, '').replace(/\s+/g, ' ').trim()];
  return signs.length <= most
    ? signs.join('')
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

export type Attributes = { readonly [name: string]: string | number | undefined };

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${typeof value === 'number' ? n2(value) : escaped(value)}"`,
    )
    .join('');

/** An element; what is inside is written already. */
export const element = (name: string, attributes: Attributes, inside = ''): string =>
  inside === '' ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${inside}</${name}>`;

export const group = (attributes: Attributes, ...inside: readonly string[]): string =>
  element('g', attributes, `\n${inside.filter((part) => part !== '').join('\n')}\n`);

export const line = (x1: number, y1: number, x2: number, y2: number, more: Attributes = {}): string =>
  element('line', { x1, y1, x2, y2, stroke: COLOURS.ink, 'stroke-width': 2, ...more });

/** Two decimals a point, joined as a path wants them. */
export const pathOf = (...points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${n2(x)} ${n2(y)}`).join(' ');

export interface Lettering {
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The width that it takes, whatever the font. */
  readonly width?: number;
}

export const text = (x: number, y: number, says: string, look: Lettering): string =>
  element(
    'text',
    {
      x,
      y,
      'font-size': look.size,
      'font-weight': look.weight ?? 450,
      fill: look.fill ?? COLOURS.ink,
      'text-anchor': look.anchor ?? 'start',
      textLength: look.width,
      lengthAdjust: look.width === undefined ? undefined : 'spacingAndGlyphs',
    },
    escaped(says) === '' ? ' ' : escaped(says),
  );
