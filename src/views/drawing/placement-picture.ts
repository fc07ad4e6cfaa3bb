import { type PlacementTold, type PlacementView, placementView } from '../placement.ts';
import type { PlacementNames } from '../placement-measures.ts';
import { say } from '../words/index.ts';
import { ballSvg, ballTaken } from './ball.ts';
import { COLOURS, FONTS } from './colours.ts';
import { dimensionsOf } from './dimensions.ts';
import { endLabels } from './ends.ts';
import { fieldLines, fieldTaken, lineNames, nameSideOf } from './field.ts';
import { type Frame, fieldBox, frameOf } from './frame.ts';
import { fillOf, hatches } from './hatches.ts';
import { labelSvg, seated, type Wanted } from './labels.ts';
import { keysOf } from './legend.ts';
import { moveLabels } from './move-labels.ts';
import { PANEL_WIDTH, panelSvg } from './panel.ts';
import { regionLabels } from './region-labels.ts';
import { clips, edges, paint, paintFree, wedgeTaken } from './regions.ts';
import { type DrawnRider, ridersSvg, ridersTaken } from './riders.ts';
import { type Scene, sceneOf } from './scene.ts';
import { element, escaped, group, n2, shortened } from './svg.ts';

export interface DrawingOptions {
  /** Begins every id in the drawing, so that two can stand on one page; made from the placement when left out. */
  readonly id?: string;
  readonly riders?: readonly DrawnRider[];
}

const LONGEST_NAME = 20;
const LONGEST_END = 16;

const fitted = ({ to, by, ends }: PlacementNames): PlacementNames => ({
  to: to === undefined ? undefined : shortened(to, LONGEST_NAME),
  by: by === undefined ? undefined : shortened(by, LONGEST_NAME),
  ends: ends === undefined ? undefined : { a: shortened(ends.a, LONGEST_END), b: shortened(ends.b, LONGEST_END) },
});

const idOf = ({ placement: { award, spot } }: PlacementTold): string =>
  `${award.restart}-${award.goal}${spot === undefined ? '' : `-${spot.x}-${spot.y}`}`.replaceAll('--', '-m');

/** The grounds: run-off, field, and over them what each side may not enter. */
const regionsSvg = (scene: Scene, id: string): string => {
  const { frame, other, hitting } = scene;
  const { x0, y0, x1, y1 } = fieldBox(frame);
  const rect = (box: Frame['extent'], fill: string): string =>
    element('rect', { x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0, fill });
  if (other.length === 0) return `${rect(frame.extent, COLOURS.runOff)}\n${rect({ x0, y0, x1, y1 }, COLOURS.field)}`;
  const isBoth = hitting.length > 0;
  return [
    rect(frame.extent, fillOf(id, 'allowed')),
    paintFree(frame, other, id, COLOURS.runOff),
    paint(frame, other, id, () => fillOf(id, 'forbidden')),
    isBoth ? paint(frame, hitting, id, () => fillOf(id, 'both')) : '',
    edges(frame, other, id, COLOURS.redText),
  ].join('\n');
};

const labelsOf = (scene: Scene): readonly Wanted[] => [
  ...endLabels(scene),
  ...dimensionsOf(scene).map(({ id, says, at }): Wanted => ({ owner: id, says, at, look: 'plain' })),
  ...moveLabels(scene),
  ...regionLabels(scene),
];

const labelsSvg = (scene: Scene, riders: readonly DrawnRider[]): string => {
  const taken = [
    ...fieldTaken(scene.told.book, scene.frame, nameSideOf(scene.frame, scene.spot, scene.origin)).map((box) => ({
      box,
    })),
    ...ballTaken(scene),
    ...wedgeTaken(scene.frame, scene.other),
    ...ridersTaken(scene, riders),
    ...dimensionsOf(scene).flatMap((dimension) => dimension.taken),
  ];
  return seated(labelsOf(scene), taken, scene.frame.extent).map(labelSvg).join('\n');
};

const groundSvg = (scene: Scene, id: string, riders: readonly DrawnRider[]): string => {
  const { frame, told } = scene;
  const { extent } = frame;
  const edge = { x: extent.x0, y: extent.y0, width: extent.x1 - extent.x0, height: extent.y1 - extent.y0, rx: 8 };
  return [
    group(
      { 'clip-path': `url(#${id}-extent)` },
      regionsSvg(scene, id),
      fieldLines(told.book, frame),
      lineNames(told.book, frame, nameSideOf(frame, scene.spot, scene.origin)),
      group({ id: `${id}-measures` }, ...dimensionsOf(scene).map(({ svg }) => svg)),
      ballSvg(scene),
      ridersSvg(scene, riders),
    ),
    element('rect', { ...edge, fill: 'none', stroke: COLOURS.line2, 'stroke-width': 1.4 }),
    labelsSvg(scene, riders),
  ].join('\n');
};

const described = (scene: Scene, view: PlacementView): string =>
  say(scene.words.desc, {
    title: view.title,
    subtitle: view.subtitle,
    rows: view.rows.map(({ label, says }) => `${label}: ${says}.`).join(' '),
  });

const whole = (id: string, [width, height]: readonly [number, number], head: string, body: string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n2(width)} ${n2(height)}" width="${n2(width)}" height="${n2(height)}" role="img" aria-labelledby="${id}-title ${id}-desc" font-family="${escaped(FONTS)}">`,
    head,
    element('rect', { width, height, fill: COLOURS.chalk }),
    body,
    '</svg>',
    '',
  ].join('\n');

/**
 * The picture of a placement, to scale, with its words beside it: an SVG that stands alone. The same placement gives the
 * same bytes, and a ground turned by 180° the same picture.
 */
export const drawPlacement = (told: PlacementTold, { id: wanted, riders = [] }: DrawingOptions = {}): string => {
  const short = { ...told, names: fitted(told.names) };
  const id = wanted ?? idOf(told);
  const view = placementView(short);
  const { ground, placement } = told;
  const frameFor = (least: number): Frame => frameOf(ground, placement.award.goal, placement.spot, least);
  // The words may need more height than the ground does.
  const first = frameFor(0);
  const words = panelSvg(view, keysOf(sceneOf(short, first), id), first.extent.x1 + 32, 0);
  const frame = frameFor(words.y - 32);
  const scene = sceneOf(short, frame);
  const height = frame.extent.y1 + 32;
  const panel = panelSvg(view, keysOf(scene, id), frame.extent.x1 + 32, height);
  const head = [
    element('title', { id: `${id}-title` }, escaped(`${view.title}: ${view.subtitle}`)),
    element('desc', { id: `${id}-desc` }, escaped(described(scene, view))),
    element('defs', {}, `\n${hatches(id)}\n${clips(frame, id)}\n`),
  ].join('\n');
  const body = `${groundSvg(scene, id, riders)}\n${panel.svg.join('\n')}`;
  return whole(id, [frame.extent.x1 + 32 + PANEL_WIDTH + 32, height], head, body);
};
