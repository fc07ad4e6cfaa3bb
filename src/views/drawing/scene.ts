import { answer } from '../../rulebook/index.ts';
import type { PlacementTold } from '../placement.ts';
import { isThrown, sideSaid } from '../placement-positions.ts';
import { movesOf, originOf } from '../placement-spot.ts';
import { type PlaceWords, placeWordsOf } from '../words/place.ts';
import type { Frame, Seen } from './frame.ts';
import type { Point } from './labels.ts';
import { type Forbidden, forbiddenTo } from './regions.ts';

/** Everything that is drawn, as the frame sees it. */
export interface Scene {
  readonly told: PlacementTold;
  readonly words: PlaceWords;
  readonly frame: Frame;
  readonly spot: Seen | undefined;
  /** Where the ball crossed or was, when the spot hangs on it. */
  readonly origin: Seen | undefined;
  readonly moves: readonly { readonly step: string; readonly from: Seen; readonly to: Seen }[];
  readonly goalWidth: number;
  readonly isThrown: boolean;
  /** Where each side may not be. */
  readonly hitting: readonly Forbidden[];
  readonly other: readonly Forbidden[];
  readonly to: string;
  readonly by: string;
}

export const sceneOf = (told: PlacementTold, frame: Frame): Scene => {
  const { placement, book, names, language } = told;
  const words = placeWordsOf(language);
  const goalWidth = answer(book, 'ground.goal-width');
  const origin = originOf(placement);
  return {
    told,
    words,
    frame,
    spot: placement.spot === undefined ? undefined : frame.seen(placement.spot),
    origin: origin === undefined ? undefined : frame.seen(origin),
    moves: movesOf(placement).map(({ step, from }) => ({
      step: step.step,
      from: frame.seen(from.at),
      to: frame.seen(step.at),
    })),
    goalWidth,
    isThrown: isThrown(placement),
    hitting: forbiddenTo(frame, placement, 'hitting', goalWidth),
    other: forbiddenTo(frame, placement, 'other', goalWidth),
    to: sideSaid(words, names, 'hitting'),
    by: sideSaid(words, names, 'other'),
  };
};

export const pointOf = (frame: Frame, { across, depth }: Seen): Point => [frame.x(across), frame.y(depth)];

/** Where something crossed a line, on that line: a ball that was seen beyond it crossed it here. */
export const isCrossing = ({ origin }: Scene): boolean => origin !== undefined && origin.depth <= 0;
