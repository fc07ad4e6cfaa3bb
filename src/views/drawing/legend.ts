import { say } from '../words/index.ts';
import { arrow, ghost } from './ball.ts';
import { COLOURS } from './colours.ts';
import { fillOf } from './hatches.ts';
import { isCrossing, type Scene } from './scene.ts';
import { element } from './svg.ts';

/** The side of a sample. */
export const SAMPLE = 32;

/** What a sign of the picture means; the sample is drawn with its corner at a point. */
export interface Key {
  readonly sample: (x: number, y: number) => string;
  readonly says: string;
}

const filled =
  (fill: string): Key['sample'] =>
  (x, y) =>
    element('rect', { x, y, width: SAMPLE, height: SAMPLE, fill, stroke: COLOURS.line2 });

const thrown: Key['sample'] = (x, y) => arrow([x, y + SAMPLE / 2], [x + SAMPLE, y + SAMPLE / 2], 0);
const was: Key['sample'] = (x, y) => ghost([x + SAMPLE / 2, y + SAMPLE / 2]);

/** Nobody is bound to a place at a throw-in: its legend is of the ball alone. */
const keysOfThrow = (scene: Scene): readonly Key[] => {
  const { legend } = scene.words;
  if (scene.spot === undefined) return [];
  const isMoved = scene.moves.length > 0 && !isCrossing(scene);
  return [{ sample: thrown, says: legend.thrown }, ...(isMoved ? [{ sample: was, says: legend.was }] : [])];
};

/** The legend of a picture. */
export const keysOf = (scene: Scene, id: string): readonly Key[] => {
  const { words, other, hitting, to, by } = scene;
  const { legend } = words;
  if (scene.isThrown) return keysOfThrow(scene);
  if (other.length === 0) return [];
  const both = { sample: filled(fillOf(id, 'both')), says: say(legend.both, { team: to }) };
  const free = { sample: filled(COLOURS.runOff), says: legend.free };
  return [
    { sample: filled(fillOf(id, 'allowed')), says: say(legend.allowed, { team: by }) },
    { sample: filled(fillOf(id, 'forbidden')), says: say(legend.forbidden, { team: by }) },
    ...(hitting.length > 0 ? [both] : []),
    ...(other.some(({ excused }) => excused) ? [free] : []),
  ];
};
