import { along, type Point, sizeOf, type Taken } from './labels.ts';
import { line } from './svg.ts';

/** A measured line with its label, and where the label would like to be. */
export interface Dimension {
  readonly id: string;
  readonly svg: string;
  readonly taken: readonly Taken[];
  readonly says: string;
  readonly at: readonly Point[];
}

const TICK = 9;

/** A label lies on its own line where the line is longer; one that is shorter would be hidden. */
const ownerOf = (id: string, inside: readonly Point[]): string => (inside.length > 0 ? id : `${id}-line`);

/** Across: between two points of one height, with a tick at each end. */
export const acrossDimension = (id: string, says: string, [xa, xb]: Point, y: number): Dimension => {
  const [x0, x1] = [Math.min(xa, xb), Math.max(xa, xb)];
  const [w, h] = sizeOf({ says, look: 'plain' });
  const middle = (x0 + x1) / 2;
  const inside: readonly Point[] = x1 - x0 >= w + 14 ? [[middle, y]] : [];
  return {
    id,
    says,
    svg: [line(x0, y, x1, y), ...[x0, x1].map((x) => line(x, y - TICK, x, y + TICK, { 'stroke-width': 1.6 }))].join(
      '\n',
    ),
    taken: along([x0, y], [x1, y], ownerOf(id, inside)),
    at: [...inside, [middle, y - h / 2 - 12], [middle, y + h / 2 + 12], [x1 + w / 2 + 10, y], [x0 - w / 2 - 10, y]],
  };
};

/** Down: between two points of one distance from the axis. */
export const downDimension = (id: string, says: string, x: number, [ya, yb]: Point): Dimension => {
  const [y0, y1] = [Math.min(ya, yb), Math.max(ya, yb)];
  const [w, h] = sizeOf({ says, look: 'plain' });
  const middle = (y0 + y1) / 2;
  const inside: readonly Point[] =
    y1 - y0 >= h + 12
      ? [
          [x, middle],
          [x, y0 + (y1 - y0) * 0.62],
          [x, y0 + (y1 - y0) * 0.35],
        ]
      : [];
  return {
    id,
    says,
    svg: [line(x, y0, x, y1), ...[y0, y1].map((y) => line(x - TICK, y, x + TICK, y, { 'stroke-width': 1.6 }))].join(
      '\n',
    ),
    taken: along([x, y0], [x, y1], ownerOf(id, inside)),
    at: [...inside, [x + w / 2 + 16, middle], [x - w / 2 - 16, middle]],
  };
};

/** Any line between two points, dashed, with its length in its middle. */
export const slantDimension = (
  id: string,
  says: string,
  from: Point,
  to: Point,
  dashes: string | undefined,
): Dimension => {
  const part = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return {
    id,
    says,
    svg: line(from[0], from[1], to[0], to[1], { 'stroke-dasharray': dashes }),
    taken: along(from, to, id),
    at: [part(0.6), part(0.5), part(0.7), part(0.4), part(0.8)],
  };
};
