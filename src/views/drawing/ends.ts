import { acrossFrom } from '../../words/index.ts';
import { say } from '../words/index.ts';
import { topDepth } from './frame.ts';
import { type Point, sizeOf, type Wanted } from './labels.ts';
import type { Scene } from './scene.ts';

/** Restarts at which the side that hits defends the end in question. */
const isFromOwnLine = ({ told }: Scene): boolean => told.placement.award.restart.startsWith('hit-in');

/** What an end is called, and who attacks it where that follows from who hits. */
const nameOf = (scene: Scene, isOurs: boolean): string => {
  const { told, words, isThrown, to, by } = scene;
  const end = isOurs ? told.placement.award.goal : acrossFrom(told.placement.award.goal);
  const name = told.names.ends?.[end] ?? words.ends[end];
  if (isThrown) return name;
  return say(words.drawn.attacked, { end: name, team: isOurs === isFromOwnLine(scene) ? by : to });
};

const cornerOf = (scene: Scene, says: string, isOurs: boolean): readonly Point[] => {
  const { extent } = scene.frame;
  const [w, h] = sizeOf({ says, look: 'end' });
  const y = isOurs ? extent.y1 - h / 2 - 14 : extent.y0 + h / 2 + 14;
  return [extent.x0 + w / 2 + 20, extent.x1 - w / 2 - 20, (extent.x0 + extent.x1) / 2].map((x): Point => [x, y]);
};

/** The names of the ends that are drawn, in their corners. */
export const endLabels = (scene: Scene): readonly Wanted[] =>
  [true, false]
    .filter((isOurs) => isOurs || topDepth(scene.frame) > scene.frame.length)
    .map((isOurs) => {
      const says = nameOf(scene, isOurs);
      return { owner: 'end', says, look: 'end', at: cornerOf(scene, says, isOurs) };
    });
