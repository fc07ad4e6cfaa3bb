import { COLOURS } from './colours.ts';
import type { Box } from './frame.ts';
import { widthOfText } from './lettering.ts';
import { element, group, text } from './svg.ts';

export type Point = readonly [x: number, y: number];

/** Something that a label may not cover, unless it is its own. */
export interface Taken {
  readonly box: Box;
  readonly owner?: string;
}

const LOOKS = {
  plain: { size: 18, stroke: COLOURS.ink, fill: COLOURS.paper, ink: COLOURS.ink },
  end: { size: 18, stroke: COLOURS.ink, fill: '#F3F7EE', ink: COLOURS.ink },
  allowed: { size: 20, stroke: COLOURS.turf, fill: COLOURS.paper, ink: COLOURS.turfDark },
  forbidden: { size: 20, stroke: COLOURS.redText, fill: COLOURS.paper, ink: COLOURS.redText },
} as const;

/** A label and where it would like its middle to be, best first. */
export interface Wanted {
  readonly says: string;
  readonly look: keyof typeof LOOKS;
  readonly at: readonly Point[];
  readonly owner?: string;
  /** Where it may be at all: a label about a region stands in that region. */
  readonly fits?: (box: Box) => boolean;
}

interface Seated {
  readonly wanted: Wanted;
  readonly box: Box;
}

const PAD = 11;
const GAP = 5;
const STEP = 12;

/** How wide and how tall the label is. */
export const sizeOf = ({ says, look }: Pick<Wanted, 'says' | 'look'>): readonly [number, number] => {
  const { size } = LOOKS[look];
  return [widthOfText(says, size) + 2 * PAD, size + 15];
};

/** The box of a size around its middle. */
export const around = ([x, y]: Point, [w, h]: readonly [number, number]): Box => ({
  x0: x - w / 2,
  y0: y - h / 2,
  x1: x + w / 2,
  y1: y + h / 2,
});

const overlap = (a: Box, b: Box, gap = 0): boolean =>
  a.x0 < b.x1 + gap && b.x0 < a.x1 + gap && a.y0 < b.y1 + gap && b.y0 < a.y1 + gap;

const isInside = (box: Box, extent: Box): boolean =>
  box.x0 >= extent.x0 + GAP && box.x1 <= extent.x1 - GAP && box.y0 >= extent.y0 + GAP && box.y1 <= extent.y1 - GAP;

/** Steps around a spot, nearer ones first, as far as half the drawing. */
const STEPS: readonly Point[] = (() => {
  const steps = Array.from({ length: 61 }, (_, at) => (at - 30) * STEP);
  const far = ([dx, dy]: Point): number => dx * dx + dy * dy;
  return steps
    .flatMap((dx) => steps.map((dy): Point => [dx, dy]))
    .sort((a, b) => far(a) - far(b) || a[1] - b[1] || a[0] - b[0]);
})();

/** The first place that is free; nothing when there is none, and the legend has to say it. */
const seatOf = (wanted: Wanted, taken: readonly Taken[], extent: Box): Box | undefined => {
  const size = sizeOf(wanted);
  const isFree = (box: Box): boolean =>
    isInside(box, extent) &&
    (wanted.fits?.(box) ?? true) &&
    !taken.some(({ box: other, owner }) => (owner === undefined || owner !== wanted.owner) && overlap(box, other, GAP));
  const asked = wanted.at.map((point) => around(point, size)).find(isFree);
  const [best] = wanted.at;
  if (asked !== undefined || best === undefined) return asked;
  const found = STEPS.find(([dx, dy]) => isFree(around([best[0] + dx, best[1] + dy], size)));
  return found === undefined ? undefined : around([best[0] + found[0], best[1] + found[1]], size);
};

/** Labels one after the other, none over another. */
export const seated = (all: readonly Wanted[], taken: readonly Taken[], extent: Box): readonly Seated[] => {
  const seats: Seated[] = [];
  for (const wanted of all) {
    const box = seatOf(wanted, [...taken, ...seats], extent);
    if (box !== undefined) seats.push({ wanted, box });
  }
  return seats;
};

export const labelSvg = ({ wanted: { says, look }, box }: Seated): string => {
  const { size, stroke, fill, ink } = LOOKS[look];
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  return group(
    {},
    element('rect', { x: box.x0, y: box.y0, width, height, rx: 4, fill, stroke, 'stroke-width': 1.6 }),
    text((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2 + size * 0.35, says, {
      size,
      weight: 700,
      fill: ink,
      anchor: 'middle',
      width: width - 2 * PAD,
    }),
  );
};

/** The boxes along a line, so that no label of another covers it. */
export const along = ([x0, y0]: Point, [x1, y1]: Point, owner: string): readonly Taken[] => {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / 14));
  return Array.from({ length: steps + 1 }, (_, at): Taken => {
    const [x, y] = [x0 + (dx * at) / steps, y0 + (dy * at) / steps];
    return { owner, box: { x0: x - 4, x1: x + 4, y0: y - 4, y1: y + 4 } };
  });
};

export const disc = ([x, y]: Point, r: number): Taken => ({ box: { x0: x - r, x1: x + r, y0: y - r, y1: y + r } });
