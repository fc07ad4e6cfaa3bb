import type { Duty, Placement, Role } from '../../ground/index.ts';
import { asYards, type End } from '../../words/index.ts';
import { type Frame, fieldBox, type Seen, topDepth } from './frame.ts';
import type { Taken } from './labels.ts';
import { element, n2 } from './svg.ts';

/** Where a duty does not let a rider be: a disc around the ball, or a rectangle in yards. */
type Shape =
  | { readonly is: 'disc'; readonly at: Seen; readonly radius: number }
  | { readonly is: 'strip'; readonly from: number; readonly to: number; readonly half: number };

export interface Forbidden {
  readonly shape: Shape;
  /** Riders off the field are not bound by it. */
  readonly excused: boolean;
}

/** Wider and longer than any ground with its run-off. */
const FAR = 1000;

/** A strip between two depths, told from the end that the duty speaks of. */
const strip = (frame: Frame, isOther: boolean, from: number, to: number, half = FAR): Shape =>
  isOther ? { is: 'strip', from: frame.length - to, to: frame.length - from, half } : { is: 'strip', from, to, half };

const shapeOf = (frame: Frame, placement: Placement, goalWidth: number, { test }: Duty): Shape | undefined => {
  const spot = placement.spot === undefined ? undefined : frame.seen(placement.spot);
  const isOther = (end: End): boolean => end !== placement.award.goal;
  switch (test.is) {
    case 'off-ball':
      return spot === undefined ? undefined : { is: 'disc', at: spot, radius: asYards(test.distance) };
    case 'behind':
      return strip(frame, isOther(test.end), asYards(test.depth), FAR);
    case 'out-to':
      return strip(frame, isOther(test.end), -FAR, asYards(test.depth));
    case 'outside-goal':
      return strip(frame, isOther(test.end), -FAR, 0, goalWidth / 2);
    case 'goal-side': {
      const depth = spot?.depth ?? 0;
      return spot === undefined
        ? undefined
        : strip(frame, isOther(test.end), isOther(test.end) ? frame.length - depth : depth, FAR);
    }
  }
};

/** Everywhere that the duties of a side do not let its riders be. The goal itself is never excused: nobody returns into it. */
export const forbiddenTo = (frame: Frame, placement: Placement, role: Role, goalWidth: number): readonly Forbidden[] =>
  placement[role].duties.flatMap((duty) => {
    const shape = shapeOf(frame, placement, goalWidth, duty);
    return shape === undefined ? [] : [{ shape, excused: duty.excused && duty.test.is !== 'outside-goal' }];
  });

const holds = (shape: Shape, { across, depth }: Seen): boolean =>
  shape.is === 'disc'
    ? (across - shape.at.across) * (across - shape.at.across) + (depth - shape.at.depth) * (depth - shape.at.depth) <
      shape.radius * shape.radius
    : depth > shape.from && depth < shape.to && Math.abs(across) < shape.half;

const isOff = (frame: Frame, { across, depth }: Seen): boolean =>
  Math.abs(across) > frame.width / 2 || depth < 0 || depth > frame.length;

/** How a place stands to what is forbidden. */
export type Reach = 'allowed' | 'forbidden' | 'free';

export const reachOf = (frame: Frame, shapes: readonly Forbidden[], at: Seen): Reach => {
  const broken = shapes.filter(({ shape }) => holds(shape, at));
  if (broken.length === 0) return 'allowed';
  return broken.every(({ excused }) => excused) && isOff(frame, at) ? 'free' : 'forbidden';
};

const shapeSvg = (frame: Frame, shape: Shape, fill: string): string => {
  if (shape.is === 'disc') {
    const { at, radius } = shape;
    return element('circle', { cx: frame.x(at.across), cy: frame.y(at.depth), r: radius * frame.scale, fill });
  }
  const { extent } = frame;
  const [x0, x1] = [Math.max(extent.x0, frame.x(-shape.half)), Math.min(extent.x1, frame.x(shape.half))];
  const y0 = frame.y(Math.min(shape.to, topDepth(frame)));
  const y1 = Math.min(extent.y1, frame.y(shape.from));
  return element('rect', { x: x0, y: y0, width: x1 - x0, height: Math.max(0, y1 - y0), fill });
};

/** A strip that is no wider than a goal: words over it would say the wrong thing of it; the name of an end may. */
export const wedgeTaken = (frame: Frame, shapes: readonly Forbidden[]): readonly Taken[] =>
  shapes.flatMap(({ shape }): readonly Taken[] => {
    if (shape.is !== 'strip' || shape.half === FAR) return [];
    const [y0, y1] = [Math.max(frame.extent.y0, frame.y(shape.to)), Math.min(frame.extent.y1, frame.y(shape.from))];
    return [{ owner: 'end', box: { x0: frame.x(-shape.half), x1: frame.x(shape.half), y0, y1 } }];
  });

/** Shapes in one colour; those that bind only on the field are cut to it. */
export const paint = (
  frame: Frame,
  shapes: readonly Forbidden[],
  id: string,
  fill: (excused: boolean) => string,
): string =>
  shapes
    .map(({ shape, excused }) =>
      element(
        'g',
        { 'clip-path': `url(#${id}-${excused ? 'field' : 'extent'})` },
        shapeSvg(frame, shape, fill(excused)),
      ),
    )
    .join('\n');

/** What lies off the field where riders are excused there. */
export const paintFree = (frame: Frame, shapes: readonly Forbidden[], id: string, fill: string): string =>
  shapes
    .filter(({ excused }) => excused)
    .map(({ shape }) => element('g', { 'clip-path': `url(#${id}-extent)` }, shapeSvg(frame, shape, fill)))
    .join('\n');

/** The outline of the discs, so that their edge can be seen. */
export const edges = (frame: Frame, shapes: readonly Forbidden[], id: string, stroke: string): string =>
  shapes
    .flatMap(({ shape }) => (shape.is === 'disc' ? [shape] : []))
    .map(({ at, radius }) =>
      element('circle', {
        cx: frame.x(at.across),
        cy: frame.y(at.depth),
        r: radius * frame.scale,
        fill: 'none',
        stroke,
        'stroke-width': 1.6,
        'clip-path': `url(#${id}-extent)`,
      }),
    )
    .join('\n');

export const clips = (frame: Frame, id: string): string => {
  const box = fieldBox(frame);
  const rect = ({ x0, y0, x1, y1 }: typeof box): string =>
    `<rect x="${n2(x0)}" y="${n2(y0)}" width="${n2(x1 - x0)}" height="${n2(y1 - y0)}"/>`;
  return [
    element('clipPath', { id: `${id}-field` }, rect(box)),
    element('clipPath', { id: `${id}-extent` }, rect(frame.extent)),
  ].join('\n');
};
