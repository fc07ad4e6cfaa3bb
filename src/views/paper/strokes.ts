import type { Judged, Ruling } from '../../engine/index.ts';
import type { BySide, RestartKind, ScoringPenalty, Side } from '../../words/index.ts';

/** The boxes of strokes beside a team's grid. */
export const BOXES = ['penalty', 'safety', 'hit-in'] as const;
export type BoxKind = (typeof BOXES)[number];

/** The box that a hit is stroked in; a hit from the side has none. */
const BOX_OF: { readonly [kind in RestartKind]?: BoxKind } = {
  'penalty-2': 'penalty',
  'penalty-3': 'penalty',
  'penalty-4': 'penalty',
  'penalty-5a': 'penalty',
  'penalty-5b': 'penalty',
  'penalty-6': 'safety',
  'hit-in': 'hit-in',
  'hit-in-forward': 'hit-in',
};

/** Goals that tell of a hit even when nobody called it. A Penalty 1 is given without one. */
const BOX_OF_GOAL: { readonly [penalty in ScoringPenalty]?: BoxKind } = {
  2: 'penalty',
  3: 'penalty',
  4: 'penalty',
  5: 'penalty',
  '5a': 'penalty',
  '5b': 'penalty',
  6: 'safety',
  unknown: 'penalty',
};

interface Hit {
  readonly side: Side;
  readonly box: BoxKind;
}

const hitOf = (ruling: Ruling, restart: Judged['state']['restart']): Hit | undefined => {
  if (ruling.kind === 'play-began') {
    const box = BOX_OF[ruling.how];
    return box === undefined || ruling.side === undefined ? undefined : { side: ruling.side, box };
  }
  if (ruling.kind !== 'chukker-began') return undefined;
  const box = BOX_OF[ruling.how];
  return box === undefined || restart?.side === undefined ? undefined : { side: restart.side, box };
};

type Counts = Record<BoxKind, number>;
const NONE: Counts = { penalty: 0, safety: 0, 'hit-in': 0 };

/**
 * How many penalty hits, safeties and hit-ins each side took: each hit by which play went on, said or supplied by the rules,
 * and each goal from a penalty of whose hit nothing was said.
 */
export const strokesOf = (judged: readonly Judged[]): BySide<Readonly<Counts>> => {
  const counts = { home: { ...NONE }, away: { ...NONE } };
  let open: Hit | undefined;
  let before: Judged['state']['restart'];
  for (const { rulings, state } of judged) {
    for (const ruling of rulings) {
      const hit = hitOf(ruling, before);
      if (hit !== undefined) counts[hit.side][hit.box] += 1;
      if (ruling.kind === 'play-began' || ruling.kind === 'chukker-began') open = hit;
      if (ruling.kind !== 'goal-counted') continue;
      const box = ruling.way === 'penalty' ? BOX_OF_GOAL[ruling.penalty ?? 'unknown'] : undefined;
      if (box !== undefined && !(open?.side === ruling.side && open.box === box)) counts[ruling.side][box] += 1;
      open = undefined;
    }
    before = state.restart;
  }
  return counts;
};
