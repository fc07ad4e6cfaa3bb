import { type Ground, offSideLine, type Placement } from '../ground/index.ts';
import type { ProvisionId } from '../rulebook/index.ts';
import { type MilliYards, milliYards, yards } from '../words/index.ts';
import { between, hasCrossed } from './placement-measures.ts';
import { lengthOf } from './placement-positions.ts';
import { goalAt, movesOf, originOf, spotDepth } from './placement-spot.ts';
import type { PlaceWords } from './words/place.ts';

export type PlacementNumberId = keyof PlaceWords['numbers'];

/** One number of a placement: its name, its length, and the provision that it stands under. */
export interface PlacementNumber {
  readonly id: PlacementNumberId;
  readonly says: string;
  readonly length: MilliYards;
  readonly under: ProvisionId;
}

type Bare = readonly [PlacementNumberId, number, ProvisionId];

const ofSpot = (ground: Ground, placement: Placement): readonly Bare[] => {
  const { spot } = placement;
  const under = placement.steps.at(-1)?.under ?? placement.under;
  if (spot === undefined) return [];
  return [
    ['from-back-line', spotDepth(ground, placement) ?? yards(0), placement.steps[0]?.under ?? under],
    ['from-centre', Math.abs(spot.y), under],
    ['from-side', offSideLine(ground, spot), under],
    ['from-goal', between(spot, goalAt(ground, placement)), under],
  ];
};

const ofBall = (ground: Ground, placement: Placement): readonly Bare[] => {
  const origin = originOf(placement);
  if (origin === undefined) return [];
  const moved: readonly Bare[] = movesOf(placement).map(({ step, length }) => ['moved', length, step.under]);
  return hasCrossed(ground, placement) ? [['crossed', Math.abs(origin.y), placement.under], ...moved] : moved;
};

const ofDuties = (placement: Placement): readonly Bare[] =>
  [...placement.hitting.duties, ...placement.other.duties].flatMap(({ test, under }): readonly Bare[] =>
    lengthOf(test) === 0 ? [] : [[test.is as 'off-ball' | 'behind' | 'out-to', lengthOf(test), under]],
  );

/** Every number of a placement with its provision. */
export const numbersOf = (words: PlaceWords, ground: Ground, placement: Placement): readonly PlacementNumber[] =>
  [...ofSpot(ground, placement), ...ofBall(ground, placement), ...ofDuties(placement)].map(([id, length, under]) => ({
    id,
    says: words.numbers[id],
    length: milliYards(length),
    under,
  }));
