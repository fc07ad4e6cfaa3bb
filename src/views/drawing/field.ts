import { answer, type Book, type FigureId } from '../../rulebook/index.ts';
import { COLOURS } from './colours.ts';
import { type Box, type Frame, fieldBox, type Seen, topDepth } from './frame.ts';
import { widthOfText } from './lettering.ts';
import { element, line, n2, text } from './svg.ts';

const LINES = ['ground.thirty', 'ground.forty', 'ground.sixty'] as const satisfies readonly FigureId[];
const SIZE = 18;

interface Cross {
  readonly depth: number;
  readonly name: string;
  readonly weight: number;
}

/** Lines across the field that the frame shows, from both ends. */
const crossLines = (book: Book, frame: Frame): readonly Cross[] =>
  LINES.flatMap((id): readonly Cross[] => {
    const out = answer(book, id);
    const weight = id === 'ground.sixty' ? 1.8 : 1.4;
    return [out, frame.length - out].map((depth) => ({ depth, name: n2(out), weight }));
  }).filter(({ depth }) => depth < topDepth(frame));

const across = (frame: Frame, depth: number, width: number): string =>
  line(frame.x(-frame.width / 2), frame.y(depth), frame.x(frame.width / 2), frame.y(depth), {
    stroke: COLOURS.turfDark,
    'stroke-width': width,
  });

/** Boards are thick, side lines thin. */
const sides = (frame: Frame): string => {
  const { y0, y1 } = fieldBox(frame);
  const width = frame.boarded ? 5 : 1.8;
  return [-1, 1]
    .map((side) => frame.x((side * frame.width) / 2))
    .map((x) => line(x, y0, x, y1, { stroke: COLOURS.turfDark, 'stroke-width': width }))
    .join('\n');
};

const isShown = (frame: Frame, depth: number): boolean => depth <= topDepth(frame);

/** The goal: a bar in the line, with its posts. */
const goal = (book: Book, frame: Frame, depth: number): string => {
  const half = answer(book, 'ground.goal-width') / 2;
  const y = frame.y(depth);
  const posts = [-half, half].map((at) => element('circle', { cx: frame.x(at), cy: y, r: 5.5, fill: COLOURS.ink }));
  return [line(frame.x(-half), y, frame.x(half), y, { 'stroke-width': 7 }), ...posts].join('\n');
};

const axis = (frame: Frame): string => {
  const { y0, y1 } = fieldBox(frame);
  return line(frame.x(0), y0, frame.x(0), y1, { 'stroke-width': 1.4, 'stroke-dasharray': '12 4 2 4' });
};

/** The middle of the ground: a short T across the axis. */
const centre = (frame: Frame): string =>
  isShown(frame, frame.length / 2)
    ? line(frame.x(-5), frame.y(frame.length / 2), frame.x(5), frame.y(frame.length / 2), {
        stroke: COLOURS.turfDark,
        'stroke-width': 2.4,
      })
    : '';

const ends = (frame: Frame): readonly number[] => [0, frame.length].filter((depth) => isShown(frame, depth));

/** Lines, sides, goals and axis of the field. */
export const fieldLines = (book: Book, frame: Frame): string =>
  [
    ...crossLines(book, frame).map(({ depth, weight }) => across(frame, depth, weight)),
    ...ends(frame).map((depth) => across(frame, depth, 2.4)),
    axis(frame),
    centre(frame),
    sides(frame),
    ...ends(frame).map((depth) => goal(book, frame, depth)),
  ].join('\n');

/** The names of the lines stand left of the field, right of it where the ball lies at the left side. */
export type NameSide = -1 | 1;

const NEAR = 20;

export const nameSideOf = (frame: Frame, ...balls: readonly (Seen | undefined)[]): NameSide =>
  balls.some((ball) => ball !== undefined && ball.across < NEAR - frame.width / 2) ? 1 : -1;

const nameBoxes = (book: Book, frame: Frame, side: NameSide): readonly { readonly name: string; readonly box: Box }[] =>
  crossLines(book, frame)
    .map(({ depth, name }) => {
      const [edge, y, wide] = [frame.x((side * frame.width) / 2), frame.y(depth), widthOfText(name, SIZE) + 8];
      const x0 = side < 0 ? edge - 8 - wide : edge + 8;
      return { name, box: { x0, x1: x0 + wide, y0: y - 12, y1: y + 12 } };
    })
    .filter(({ box }) => box.y0 > frame.extent.y0 + 4);

export const lineNames = (book: Book, frame: Frame, side: NameSide): string =>
  nameBoxes(book, frame, side)
    .map(({ name, box: { x0, y0, x1, y1 } }) =>
      [
        element('rect', { x: x0, y: y0, width: x1 - x0, height: y1 - y0, rx: 3, fill: COLOURS.paper }),
        text((x0 + x1) / 2, y0 + 18, name, { size: SIZE, weight: 700, fill: COLOURS.turfDark, anchor: 'middle' }),
      ].join('\n'),
    )
    .join('\n');

/** What no label may cover. */
export const fieldTaken = (book: Book, frame: Frame, side: NameSide): readonly Box[] => [
  ...nameBoxes(book, frame, side).map(({ box }) => box),
  ...ends(frame).map((depth) => ({
    x0: frame.x(-answer(book, 'ground.goal-width') / 2) - 8,
    x1: frame.x(answer(book, 'ground.goal-width') / 2) + 8,
    y0: frame.y(depth) - 8,
    y1: frame.y(depth) + 8,
  })),
];
