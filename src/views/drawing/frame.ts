import type { Ground } from '../../ground/index.ts';
import { asYards, type End, type Place } from '../../words/index.ts';

/**
 * A place as the drawing sees it, in yards: how far out from the back line in question, and how far to the right of the
 * long axis. The end in question lies at the bottom: the ground is turned, never mirrored.
 */
export interface Seen {
  readonly across: number;
  readonly depth: number;
}

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The part of the ground that is drawn, and how. */
export interface Frame {
  readonly extent: Box;
  readonly scale: number;
  readonly length: number;
  readonly width: number;
  readonly boarded: boolean;
  readonly seen: (place: Place) => Seen;
  readonly x: (across: number) => number;
  readonly y: (depth: number) => number;
}

const MARGIN = 32;
const WIDEST = 792;
const LOWEST = 756;
const TALLEST = 1036;
/** Run-off that is drawn, in yards. */
const ASIDE = 13;
const ASIDE_WHOLE = 22;
const BEHIND_WHOLE = 30;
/** Behind the line there is room for where the ball crossed, and under it for the name of the end. */
const BEHIND = 152;
/** Above a spot there is room for what is said about it. */
const ABOVE = 42;

const seenFrom =
  (ground: Ground, end: End) =>
  ({ x, y }: Place): Seen => {
    const turn = end === 'b' ? 1 : -1;
    return { across: asYards((turn * y) as Place['y']), depth: asYards(ground.length) / 2 - turn * asYards(x) };
  };

interface Extent {
  readonly scale: number;
  readonly wide: number;
  readonly tall: number;
  /** How much of it lies behind the back line. */
  readonly behind: number;
}

/** A spot from the centre on is shown on the whole ground; one nearer to the goal on the part around it. */
const extentOf = (length: number, width: number, depth: number, least: number): Extent => {
  const across = WIDEST / (width + 2 * ASIDE);
  const tall = across * (depth + ABOVE) + BEHIND;
  if (depth < length / 2 && tall <= TALLEST)
    return { scale: across, wide: WIDEST, tall: Math.max(LOWEST, least, tall), behind: BEHIND };
  const scale = Math.min(WIDEST / (width + 2 * ASIDE_WHOLE), TALLEST / (length + 2 * BEHIND_WHOLE));
  const behind = scale * BEHIND_WHOLE;
  return { scale, wide: scale * (width + 2 * ASIDE_WHOLE), tall: Math.max(least, scale * length + 2 * behind), behind };
};

/** The frame in which a spot is drawn; at least so tall. */
export const frameOf = (ground: Ground, end: End, spot: Place | undefined, least: number): Frame => {
  const [length, width] = [asYards(ground.length), asYards(ground.width)];
  const seen = seenFrom(ground, end);
  const { scale, wide, tall, behind } = extentOf(length, width, spot === undefined ? 0 : seen(spot).depth, least);
  const extent: Box = { x0: MARGIN, y0: MARGIN, x1: MARGIN + wide, y1: MARGIN + tall };
  return {
    extent,
    scale,
    length,
    width,
    boarded: ground.boarded,
    seen,
    x: (across) => (extent.x0 + extent.x1) / 2 + across * scale,
    y: (depth) => extent.y1 - behind - depth * scale,
  };
};

/** The field inside the frame, lines included. */
export const fieldBox = (frame: Frame): Box => ({
  x0: frame.x(-frame.width / 2),
  x1: frame.x(frame.width / 2),
  y0: Math.max(frame.extent.y0, frame.y(frame.length)),
  y1: frame.y(0),
});

/** How far out the top of the frame lies. */
export const topDepth = (frame: Frame): number => (frame.y(0) - frame.extent.y0) / frame.scale;
