import type { RestartKind } from '../../words/index.ts';
import type { PlaceWords } from '../words/place.ts';
import { COLOURS } from './colours.ts';
import type { Seen } from './frame.ts';
import { along, disc, type Point, type Taken } from './labels.ts';
import { isCrossing, pointOf, type Scene } from './scene.ts';
import { element, line, pathOf, text } from './svg.ts';

const RADIUS = 21;
const GHOST = 12;
/** A ball that crossed lies a little behind the line, so that the line stays seen. */
const OVER = 7;
const THROW = 118;

/** The number of the penalty, or the letter of how the ball comes into play. */
const signOf = (words: PlaceWords, restart: RestartKind): string => {
  const number = /^penalty-(.+)$/.exec(restart)?.[1];
  return number ?? (restart.startsWith('throw-in') ? words.signs.throw : words.signs.hit);
};

/** Where the ball was. */
export const ghost = ([cx, cy]: Point): string =>
  element('circle', {
    cx,
    cy,
    r: GHOST,
    fill: COLOURS.paper,
    stroke: COLOURS.ink,
    'stroke-width': 2.4,
    'stroke-dasharray': '4 3',
  });

/** An arrow that ends short of the ball that it leads to. */
export const arrow = (from: Point, to: Point, short: number): string => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < short + 16) return '';
  const [ux, uy] = [dx / length, dy / length];
  const tip: Point = [to[0] - ux * short, to[1] - uy * short];
  const barb = (side: 1 | -1): Point => [tip[0] - ux * 13 - uy * side * 9, tip[1] - uy * 13 + ux * side * 9];
  const look = { fill: 'none', stroke: COLOURS.ink, 'stroke-width': 3.2, 'stroke-linejoin': 'round' };
  return [
    element('path', { d: pathOf(from, tip), ...look }),
    element('path', { d: pathOf(barb(1), tip, barb(-1)), ...look }),
  ].join('\n');
};

/** Where the ball crossed: the ball behind the line, a mark in it, and the way up to opposite. */
const crossing = ({ frame, origin, moves, spot }: Scene): string => {
  if (origin === undefined || spot === undefined) return '';
  const [x, y] = [frame.x(origin.across), frame.y(0)];
  const opposite = moves[0]?.from ?? spot;
  return [
    opposite.depth > 1
      ? line(x, y, frame.x(opposite.across), frame.y(opposite.depth), { 'stroke-dasharray': '5 5' })
      : '',
    line(x, y, x, frame.y(-OVER), { 'stroke-width': 3 }),
    line(x - 10, y, x + 10, y, { 'stroke-width': 6 }),
    element('circle', {
      cx: x,
      cy: frame.y(-OVER),
      r: 10,
      fill: COLOURS.paper,
      stroke: COLOURS.ink,
      'stroke-width': 2.6,
    }),
  ].join('\n');
};

/** Former places of the ball and the ways between them. */
const path = ({ frame, moves }: Scene): string =>
  moves
    .flatMap(({ from, to }) => {
      const [start, end] = [pointOf(frame, from), pointOf(frame, to)];
      return [arrow(start, end, RADIUS + 4), ghost(start)];
    })
    .join('\n');

/** The directions, across to the right and up, that a ball is thrown in. */
const directions = ({ told }: Scene): readonly Point[] => {
  const { toward, award } = told.placement;
  if (toward === undefined) return [];
  if (toward === 'centre') return [[0, -1]];
  if (toward === 'either')
    return [
      [1, 0],
      [-1, 0],
    ];
  return [[(toward === 'plus-y') === (award.goal === 'b') ? 1 : -1, 0]];
};

const throwEnd = (scene: Scene, spot: Seen, [dx, dy]: Point): Point => {
  const [x, y] = pointOf(scene.frame, spot);
  const { extent } = scene.frame;
  const reach = Math.min(THROW, dx > 0 ? extent.x1 - 12 - x : dx < 0 ? x - extent.x0 - 12 : THROW);
  return [x + dx * reach, y + dy * reach];
};

const throws = (scene: Scene, spot: Seen): string =>
  directions(scene)
    .map((way) => arrow(pointOf(scene.frame, spot), throwEnd(scene, spot, way), 0))
    .join('\n');

const ball = ({ frame, words, told }: Scene, spot: Seen): string => {
  const [cx, cy] = pointOf(frame, spot);
  const sign = signOf(words, told.placement.award.restart);
  return [
    element('circle', { cx, cy, r: RADIUS, fill: COLOURS.amber, stroke: COLOURS.ink, 'stroke-width': 2.6 }),
    text(cx, cy + 8, sign, { size: sign.length > 1 ? 22 : 25, weight: 750, anchor: 'middle' }),
  ].join('\n');
};

/** The ball on its spot, how it came there, and where it is thrown. */
export const ballSvg = (scene: Scene): string => {
  const { spot } = scene;
  if (spot === undefined) return '';
  return [isCrossing(scene) ? crossing(scene) : '', path(scene), throws(scene, spot), ball(scene, spot)].join('\n');
};

/** What the ball and its ways take up. */
export const ballTaken = (scene: Scene): readonly Taken[] => {
  const { frame, spot, origin, moves } = scene;
  if (spot === undefined) return [];
  const ways = directions(scene).flatMap((way) => along(pointOf(frame, spot), throwEnd(scene, spot, way), 'throw'));
  const past = moves.flatMap(({ from, to }, at) => [
    disc(pointOf(frame, from), GHOST + 1),
    ...along(pointOf(frame, from), pointOf(frame, to), `move-${at}`),
  ]);
  const opposite = moves[0]?.from ?? spot;
  const crossed =
    origin === undefined || !isCrossing(scene)
      ? []
      : [
          disc([frame.x(origin.across), frame.y(-OVER / 2)], 18),
          ...along([frame.x(origin.across), frame.y(0)], pointOf(frame, opposite), 'crossing'),
        ];
  return [disc(pointOf(frame, spot), RADIUS + 2), ...ways, ...past, ...crossed];
};
