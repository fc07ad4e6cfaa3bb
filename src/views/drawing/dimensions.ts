import { asYards } from '../../words/index.ts';
import { yardsSaid } from '../placement-measures.ts';
import { lengthOf } from '../placement-positions.ts';
import { say } from '../words/index.ts';
import { acrossDimension, type Dimension, downDimension, slantDimension } from './dimension.ts';
import type { Seen } from './frame.ts';
import { type Point, sizeOf } from './labels.ts';
import { isCrossing, pointOf, type Scene } from './scene.ts';

/** How far the dimensions keep from the ball. */
const BESIDE = 52;
const ABOVE = 68;
const BELOW = 78;
/** Nearer than this to the axis the ball counts as on it. */
const ON_AXIS = 0.5;
/** Nearer than this to the axis or the line, the way to the goal says nothing new. */
const SLANT = 4;

const said = ({ words }: Scene, yards: number): string => yardsSaid(words, yards * 1000);

const lengthBetween = (a: Seen, b: Seen): number =>
  Math.sqrt((a.across - b.across) * (a.across - b.across) + (a.depth - b.depth) * (a.depth - b.depth));

/** The side of the ball that looks outward: the depth of the spot is measured there. */
const outward = ({ across }: Seen): 1 | -1 => (across >= 0 ? 1 : -1);

/** From the back line to the spot, beside the ball; inside of it where the boards are near. */
const depthOfSpot = (scene: Scene, spot: Seen): readonly Dimension[] => {
  const { frame } = scene;
  if (spot.depth < ON_AXIS) return [];
  const outside = frame.x(spot.across) + outward(spot) * BESIDE;
  const isRoom = Math.abs(outside - frame.x(0)) < (frame.width / 2) * frame.scale - 12;
  const x = isRoom ? outside : frame.x(spot.across) - outward(spot) * BESIDE;
  return [downDimension('depth', said(scene, spot.depth), x, [frame.y(spot.depth), frame.y(0)])];
};

/** Places as they were count from the side that is nearer. */
const isFromSide = ({ told, frame }: Scene, spot: Seen): boolean =>
  told.placement.steps[0]?.step === 'as-was' && Math.abs(spot.across) > frame.width / 4;

/** From the long axis to the spot, above the ball. */
const fromAxis = (scene: Scene, spot: Seen): readonly Dimension[] => {
  const { frame, words, told } = scene;
  if (Math.abs(spot.across) < ON_AXIS || isFromSide(scene, spot)) return [];
  if (isCrossing(scene) && scene.moves.length === 0 && spot.depth < ON_AXIS) return [];
  const isCapped = told.placement.steps.at(-1)?.step === 'capped';
  const length = said(scene, Math.abs(spot.across));
  const y = frame.y(spot.depth) - ABOVE;
  return [
    acrossDimension(
      'axis',
      isCapped ? say(words.drawn.cap, { n: length }) : length,
      [frame.x(0), frame.x(spot.across)],
      y,
    ),
  ];
};

/** From the side to the spot, above the ball. */
const fromSide = (scene: Scene, spot: Seen): readonly Dimension[] => {
  const { frame } = scene;
  if (!isFromSide(scene, spot)) return [];
  const side = (outward(spot) * frame.width) / 2;
  const length = said(scene, frame.width / 2 - Math.abs(spot.across));
  return [acrossDimension('side', length, [frame.x(side), frame.x(spot.across)], frame.y(spot.depth) - ABOVE)];
};

/** The way to the goal, where it is not the depth itself. */
const toGoal = (scene: Scene, spot: Seen): readonly Dimension[] => {
  const goal: Seen = { across: 0, depth: 0 };
  if (scene.isThrown || Math.abs(spot.across) < SLANT || spot.depth < SLANT) return [];
  if (scene.told.placement.award.restart.startsWith('hit-in')) return [];
  const { frame } = scene;
  const length = said(scene, lengthBetween(spot, goal));
  return [slantDimension('goal', length, pointOf(frame, spot), pointOf(frame, goal), '5 5')];
};

/** Where the ball crossed, below the line. */
const crossed = (scene: Scene): readonly Dimension[] => {
  const { frame, origin, words } = scene;
  if (origin === undefined || !isCrossing(scene) || Math.abs(origin.across) < ON_AXIS) return [];
  const says = say(words.drawn.crossed, { n: said(scene, Math.abs(origin.across)) });
  return [acrossDimension('crossed', says, [frame.x(0), frame.x(origin.across)], frame.y(0) + BELOW)];
};

/** The distance that opponents keep from the ball, toward the axis. */
const radius = (scene: Scene, spot: Seen): readonly Dimension[] => {
  const { frame } = scene;
  const found = scene.other.find(({ shape }) => shape.is === 'disc')?.shape;
  if (found?.is !== 'disc') return [];
  const way = -outward(spot);
  const end: Seen = { across: spot.across + way * found.radius, depth: spot.depth };
  const says = said(scene, found.radius);
  const measured = slantDimension('radius', says, pointOf(frame, spot), pointOf(frame, end), undefined);
  // Beyond the edge first, so that the line itself stays seen.
  const [w] = sizeOf({ says, look: 'plain' });
  const beyond: Point = [frame.x(end.across) + way * (w / 2 + 7), frame.y(end.depth)];
  return [{ ...measured, at: [beyond, ...measured.at] }];
};

/** Lines that riders stand behind or in front of, measured from the back line near the sides. */
const lines = (scene: Scene): readonly Dimension[] => {
  const { frame, told, origin, spot } = scene;
  const side = -outward(origin ?? spot ?? { across: 0, depth: 0 });
  return (['other', 'hitting'] as const).flatMap((role) =>
    told.placement[role].duties.flatMap(({ test }, at): readonly Dimension[] => {
      const depth = asYards(lengthOf(test) as Parameters<typeof asYards>[0]);
      // A line through the ball is measured already.
      if (test.is === 'off-ball' || depth === 0 || depth === spot?.depth) return [];
      const x =
        frame.x(((role === 'other' ? side : -side) * frame.width) / 2) - (role === 'other' ? side : -side) * BESIDE;
      return [downDimension(`${role}-${at}`, said(scene, depth), x, [frame.y(depth), frame.y(0)])];
    }),
  );
};

/** Every measured line of the picture. */
export const dimensionsOf = (scene: Scene): readonly Dimension[] => {
  const { spot } = scene;
  const ofSpot =
    spot === undefined
      ? []
      : [depthOfSpot, fromAxis, fromSide, radius, toGoal].flatMap((measure) => measure(scene, spot));
  return [...ofSpot, ...crossed(scene), ...lines(scene)];
};
