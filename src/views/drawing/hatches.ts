import { COLOURS } from './colours.ts';
import { element } from './svg.ts';

const STEP = 17;

const rule = (stroke: string): string => element('line', { x1: 0, y1: 0, x2: 0, y2: STEP, stroke, 'stroke-width': 3 });

const pattern = (id: string, ground: string, turn: number, ...rules: readonly string[]): string =>
  element(
    'pattern',
    { id, width: STEP, height: STEP, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
    [element('rect', { width: STEP, height: STEP, fill: ground }), ...rules].join(''),
  );

/** Turf falls, red rises, both together are crossed: to be told apart without colour. */
export const hatches = (id: string): string =>
  [
    pattern(`${id}-allowed`, COLOURS.allowed, -45, rule(COLOURS.hatchTurf)),
    pattern(`${id}-forbidden`, COLOURS.forbidden, 45, rule(COLOURS.hatchRed)),
    pattern(
      `${id}-both`,
      COLOURS.both,
      45,
      rule(COLOURS.red),
      element('line', { x1: 0, y1: 0, x2: STEP, y2: 0, stroke: COLOURS.red, 'stroke-width': 3 }),
    ),
  ].join('\n');

export const fillOf = (id: string, hatch: 'allowed' | 'forbidden' | 'both'): string => `url(#${id}-${hatch})`;
