import { type Ground, halfLength, type Placement, type SpotStep } from '../ground/index.ts';
import { type MilliYards, milliYards, type Place, place, type RestartKind } from '../words/index.ts';
import { between, depthOf, figureSaid, hasCrossed, isOverSide, partsOf, yardsSaid } from './placement-measures.ts';
import { say } from './words/index.ts';
import type { PlaceWords } from './words/place.ts';

/** Restarts that are taken where their line is, wherever the ball was. */
const FIXED: ReadonlySet<RestartKind> = new Set([
  'throw-in-at-centre',
  'throw-in-ten-out',
  'penalty-3',
  'penalty-4',
  'penalty-5b',
]);

/** Where the ball was, when the spot hangs on it. */
export const originOf = ({ award }: Placement): Place | undefined =>
  FIXED.has(award.restart) || (award.restart === 'penalty-2' && award.from !== 'spot') ? undefined : award.ball;

/** Where the ball crossed or was, in words. */
export const ballSays = (words: PlaceWords, ground: Ground, placement: Placement): string | undefined => {
  const at = originOf(placement);
  // Where it lies as it was, the spot says it all.
  if (at === undefined || (placement.steps[0]?.step === 'as-was' && placement.steps.length === 1)) return undefined;
  const parts = partsOf(words, ground, placement.award.goal, at);
  if (hasCrossed(ground, placement)) return say(words.ball.crossed, parts);
  return say(isOverSide(ground, at) ? words.ball.over : words.ball.was, parts);
};

/** The spot that the search for it began with: opposite, on the line, or where the ball was. */
const startSays = (words: PlaceWords, ground: Ground, placement: Placement, spot: Place): string => {
  const { spot: said } = words;
  const parts = partsOf(words, ground, placement.award.goal, spot);
  const first = placement.steps[0]?.step;
  if (placement.award.restart === 'throw-in-ten-out') return say(said.front, parts);
  if (first === 'line') return say(spot.x === 0 ? said.centre : said.middle, parts);
  if (first === 'as-was') return say(said.was, parts);
  return placement.award.restart === 'penalty-6' ? say(said.on, parts) : say(said.onBack, parts);
};

/** How far each step moved the ball. */
export const movesOf = (
  placement: Placement,
): readonly { readonly step: SpotStep; readonly from: SpotStep; readonly length: MilliYards }[] =>
  placement.steps.flatMap((step, at) => {
    const from = placement.steps[at - 1];
    return from === undefined ? [] : [{ step, from, length: between(step.at, from.at) }];
  });

const moveSays = (words: PlaceWords, { step, from, length }: ReturnType<typeof movesOf>[number]): string =>
  say(words.moves[step.step as keyof PlaceWords['moves']], {
    was: figureSaid(words, from.at.y),
    moved: yardsSaid(words, length),
  });

/** The spot in words with its numbers; open while it hangs on something that was not said. */
export const spotSays = (words: PlaceWords, ground: Ground, placement: Placement): string => {
  const { spot, award } = placement;
  if (spot === undefined) {
    return award.restart === 'penalty-2' && award.from === undefined ? words.spot.chosen : words.spot.open;
  }
  // A hit-in that was brought forward stood on the line first.
  const isForward = award.restart === 'hit-in-forward';
  const start = isForward ? (placement.steps.at(-2)?.at ?? spot) : spot;
  return [startSays(words, ground, placement, start), ...movesOf(placement).map((move) => moveSays(words, move))].join(
    '; ',
  );
};

/** The centre of the goal in question. */
export const goalAt = (ground: Ground, placement: Placement): Place =>
  place(milliYards(placement.award.goal === 'b' ? halfLength(ground) : -halfLength(ground)), milliYards(0));

/** Where a ball is thrown in to, in words. */
export const towardSays = (words: PlaceWords, ground: Ground, placement: Placement): string | undefined => {
  const { toward, spot, award } = placement;
  if (toward === undefined || spot === undefined) return undefined;
  const kind = toward === 'plus-y' || toward === 'minus-y' ? 'side' : toward;
  return say(words.toward[kind], partsOf(words, ground, award.goal, spot));
};

/** How far out the spot lies. */
export const spotDepth = (ground: Ground, { spot, award }: Placement): MilliYards | undefined =>
  spot === undefined ? undefined : depthOf(ground, award.goal, spot);
