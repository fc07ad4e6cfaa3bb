import { say } from '../words/index.ts';
import type { Box, Frame } from './frame.ts';
import { around, type Point, sizeOf, type Wanted } from './labels.ts';
import { type Forbidden, reachOf } from './regions.ts';
import type { Scene } from './scene.ts';

/** What a region is to the two sides. */
type Region = 'allowed' | 'forbidden' | 'both';

const regionAt = ({ frame, other, hitting }: Scene, [x, y]: Point): Region | undefined => {
  const at = { across: (x - frame.x(0)) / frame.scale, depth: (frame.y(0) - y) / frame.scale };
  const reach = reachOf(frame, other, at);
  if (reach === 'allowed') return 'allowed';
  if (reach === 'free') return undefined;
  return reachOf(frame, hitting, at) === 'forbidden' ? 'both' : 'forbidden';
};

const STEP = 20;

const cornersOf = ({ x0, y0, x1, y1 }: Box): readonly Point[] => {
  const [xm, ym] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return [
    [x0, y0],
    [xm, y0],
    [x1, y0],
    [x0, ym],
    [xm, ym],
    [x1, ym],
    [x0, y1],
    [xm, y1],
    [x1, y1],
  ];
};

const liesIn = (scene: Scene, region: Region, box: Box): boolean =>
  cornersOf(box).every((corner) => regionAt(scene, corner) === region);

/** Middles that a label of such a size may have, on a grid over the extent. */
const grid = ({ extent }: Frame, [w, h]: readonly [number, number]): readonly Point[] => {
  const count = (room: number): number => Math.max(0, Math.floor(room / STEP) + 1);
  const columns = Array.from({ length: count(extent.x1 - extent.x0 - w) }, (_, at) => extent.x0 + w / 2 + at * STEP);
  const rows = Array.from({ length: count(extent.y1 - extent.y0 - h) }, (_, at) => extent.y0 + h / 2 + at * STEP);
  return columns.flatMap((x) => rows.map((y): Point => [x, y]));
};

/** Middles from which most of the words lie in the region first. */
const byShare = (scene: Scene, region: Region, at: readonly Point[], size: Point): readonly Point[] => {
  const share = (point: Point): number =>
    cornersOf(around(point, size)).filter((corner) => regionAt(scene, corner) === region).length;
  return at
    .map((point, order) => ({ point, order, share: share(point) }))
    .sort((a, b) => b.share - a.share || a.order - b.order)
    .map(({ point }) => point);
};

/** Those near the long axis and half way up the region first. */
const byMiddle = (frame: Frame, points: readonly Point[]): readonly Point[] => {
  const middle = points.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, points.length);
  const cost = ([x, y]: Point): number => Math.round(Math.abs(x - frame.x(0)) + Math.abs(y - middle));
  return [...points].sort((a, b) => cost(a) - cost(b) || a[1] - b[1] || a[0] - b[0]);
};

const inRegion = (scene: Scene, region: Region, says: string): readonly Wanted[] => {
  const look = region === 'allowed' ? 'allowed' : 'forbidden';
  const points = grid(scene.frame, sizeOf({ says, look })).filter((point) => regionAt(scene, point) === region);
  const at = byMiddle(scene.frame, points);
  // In a region too small for the words they may lie over its edge.
  const roomy = at.filter(([x, y]) => {
    const [w, h] = sizeOf({ says, look });
    return liesIn(scene, region, { x0: x - w / 2 - 4, x1: x + w / 2 + 4, y0: y - h / 2 - 4, y1: y + h / 2 + 4 });
  });
  if (at.length === 0) return [];
  const fits = (box: Box): boolean => liesIn(scene, region, box);
  return roomy.length === 0
    ? [{ says, look, at: byShare(scene, region, at, sizeOf({ says, look })) }]
    : [{ says, look, at: roomy, fits }];
};

const isBound = (shapes: readonly Forbidden[]): boolean => shapes.length > 0;

/** Words in each region: who may be here and who may not. */
export const regionLabels = (scene: Scene): readonly Wanted[] => {
  const { words, by, other, hitting } = scene;
  if (!isBound(other)) return [];
  return [
    ...inRegion(scene, 'forbidden', say(words.drawn.forbidden, { team: by })),
    ...inRegion(scene, 'allowed', say(words.drawn.allowed, { team: by })),
    ...(isBound(hitting) ? inRegion(scene, 'both', words.drawn.both) : []),
  ];
};
