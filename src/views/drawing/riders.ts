import type { Standing } from '../../ground/index.ts';
import type { Place } from '../../words/index.ts';
import { COLOURS } from './colours.ts';
import { disc, type Taken } from './labels.ts';
import { pointOf, type Scene } from './scene.ts';
import { element, text } from './svg.ts';

/** A rider of the other side on the picture. */
export interface DrawnRider {
  readonly at: Place;
  readonly standing: Standing;
}

const RADIUS = 13;

/** Filled where he may be, red in breach, in outline while nothing binds him. */
const LOOKS: {
  readonly [standing in Standing]: { readonly fill: string; readonly ink: string; readonly dash?: string };
} = {
  ok: { fill: COLOURS.yellow, ink: COLOURS.ink },
  exempt: { fill: COLOURS.paper, ink: COLOURS.ink, dash: '4 3' },
  breach: { fill: COLOURS.red, ink: COLOURS.paper },
};

const isDrawn = ({ frame: { extent } }: Scene, [x, y]: readonly [number, number]): boolean =>
  x > extent.x0 && x < extent.x1 && y > extent.y0 && y < extent.y1;

const drawn = (scene: Scene, riders: readonly DrawnRider[]) =>
  riders
    .map(({ at, standing }, n) => ({ point: pointOf(scene.frame, scene.frame.seen(at)), standing, n: n + 1 }))
    .filter(({ point }) => isDrawn(scene, point));

export const ridersSvg = (scene: Scene, riders: readonly DrawnRider[]): string =>
  drawn(scene, riders)
    .map(({ point: [cx, cy], standing, n }) => {
      const { fill, ink, dash } = LOOKS[standing];
      return [
        element('circle', {
          cx,
          cy,
          r: RADIUS,
          fill,
          stroke: COLOURS.ink,
          'stroke-width': 2.2,
          'stroke-dasharray': dash,
        }),
        text(cx, cy + 5.5, `${n}`, { size: 15, weight: 700, fill: ink, anchor: 'middle' }),
      ].join('\n');
    })
    .join('\n');

export const ridersTaken = (scene: Scene, riders: readonly DrawnRider[]): readonly Taken[] =>
  drawn(scene, riders).map(({ point }) => disc(point, RADIUS + 1));
