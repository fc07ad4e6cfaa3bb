import { type Answer, answer, type Book, type FigureId } from '../rulebook/index.ts';
import {
  place as at,
  type MilliYards,
  milliYards,
  type Place,
  type RestartKind,
  turned,
  yards,
} from '../words/index.ts';
import { capped, halfLength, halfWidth, offEnds, offSides, onField } from './field.ts';
import { positionsOf } from './positions.ts';
import type { Award, Ground, Placement, SpotStep } from './types.ts';

/** A spot found step by step, in the frame that has the goal in question toward +x. */
interface Found {
  readonly spot: Place | undefined;
  readonly steps: readonly SpotStep[];
  readonly toward?: Placement['toward'];
}

type Finder = (book: Book, ground: Ground, award: Award) => Found;

export const figure = (book: Book, id: FigureId): MilliYards => yards(answer(book, id));

const NOWHERE: Found = { spot: undefined, steps: [] };

/** Steps one behind the other; one that moves nothing is left out, the first excepted. */
const through = (start: Place, first: SpotStep['step'], under: SpotStep['under'], ...moves: readonly Move[]): Found => {
  const steps: SpotStep[] = [{ step: first, at: start, under }];
  let spot = start;
  for (const { step, under: why, to } of moves) {
    const moved = to(spot);
    if (moved.x !== spot.x || moved.y !== spot.y) steps.push({ step, at: moved, under: why });
    spot = moved;
  }
  return { spot, steps };
};

interface Move extends Pick<SpotStep, 'step' | 'under'> {
  readonly to: (spot: Place) => Place;
}

/** The centre of a line across the ground, so far from the back line in question (37). */
const onLine =
  (id: FigureId): Finder =>
  (book, ground) =>
    through(at(milliYards(halfLength(ground) - figure(book, id)), yards(0)), 'line', id);

const CENTRE: Finder = () => through(at(yards(0), yards(0)), 'line', 'penalty.procedure');

const fieldMove = (ground: Ground): Move => ({
  step: 'on-field',
  under: 'ground.run-off',
  to: (spot) => onField(ground, spot),
});

const sidesMove = (book: Book, ground: Ground, under: FigureId): Move => ({
  step: 'off-boards',
  under,
  to: (spot) => offSides(ground, spot, figure(book, under)),
});

/** Where the ball was, moved in from the sides (37 P5a; for the free hit from the side, reading 8). */
const offBoards =
  (under: FigureId): Finder =>
  (book, ground, { ball }) =>
    ball === undefined ? NOWHERE : through(ball, 'as-was', under, fieldMove(ground), sidesMove(book, ground, under));

/** On the sixty opposite where the ball crossed, no farther out than the cap (37 P6). */
const SAFETY: Finder = (book, ground, { ball }) => {
  if (ball === undefined) return NOWHERE;
  const opposite = at(milliYards(halfLength(ground) - figure(book, 'ground.sixty')), ball.y);
  const cap: Move = {
    step: 'capped',
    under: 'place.safety.cap',
    to: (spot) => capped(spot, figure(book, 'place.safety.cap')),
  };
  return through(opposite, 'opposite', 'place.safety.cap', fieldMove(ground), cap);
};

/** The side of the goal, toward +y or −y, of a hit-in that crossed at its very middle (reading 7). */
const MIDDLE: { readonly [rule in Answer<'place.hit-in.middle'>]: 1 | -1 } = { 'toward-plus-y': 1 };

/** Outside the posts by so much, on the side where the ball crossed (22.a). */
const offPosts = (book: Book, { x, y }: Place): Place => {
  const least = figure(book, 'ground.goal-width') / 2 + figure(book, 'place.hit-in.from-post');
  const side = y === 0 ? MIDDLE[answer(book, 'place.hit-in.middle')] : y < 0 ? -1 : 1;
  return Math.abs(y) >= least ? at(x, y) : at(x, milliYards(side * least));
};

/** On the back line where the ball crossed, off the posts and the sides (22.a). */
const HIT_IN: Finder = (book, ground, { ball }) => {
  if (ball === undefined) return NOWHERE;
  const crossed = at(halfLength(ground), ball.y);
  const under = ball.y === 0 ? 'place.hit-in.middle' : 'place.hit-in.from-post';
  const posts: Move = { step: 'off-post', under, to: (spot) => offPosts(book, spot) };
  const sides = sidesMove(book, ground, 'place.hit-in.from-boards');
  return through(crossed, 'opposite', 'restart.back-line', fieldMove(ground), posts, sides);
};

/** The hit-in after an opponent was too near: straight out from its spot (22.a). */
const FORWARD: Finder = (book, ground, award) => {
  const { spot, steps } = HIT_IN(book, ground, award);
  if (spot === undefined) return NOWHERE;
  const out = at(milliYards(spot.x - figure(book, 'place.hit-in.forward')), spot.y);
  return { spot: out, steps: [...steps, { step: 'forward', at: out, under: 'place.hit-in.forward' }] };
};

/** The spot of the foul, or the centre of the thirty; nothing while nobody has chosen (37 P2). */
const PENALTY_2: Finder = (book, ground, award) => {
  if (award.from === 'line') return onLine('ground.thirty')(book, ground, award);
  if (award.from === undefined || award.ball === undefined) return NOWHERE;
  return through(award.ball, 'as-was', 'place.penalty-2.spot', fieldMove(ground));
};

const nearerSide = ({ y }: Place): Placement['toward'] => (y === 0 ? 'either' : y > 0 ? 'plus-y' : 'minus-y');

const TOWARD: { readonly [rule in Answer<'place.throw-in.toward'>]: (ball: Place) => Placement['toward'] } = {
  'nearer-side': nearerSide,
};

/** Where the ball was dead, with room to line up, toward the nearer side (22.e(4); reading 9). */
const WHERE_DEAD: Finder = (book, ground, { ball }) => {
  if (ball === undefined) return NOWHERE;
  const room = figure(book, 'place.throw-in.room');
  const move: Move = {
    step: 'room',
    under: 'place.throw-in.room',
    to: (spot) => offEnds(ground, offSides(ground, spot, room), room),
  };
  const found = through(ball, 'as-was', 'restart.dead-ball', fieldMove(ground), move);
  return { ...found, toward: TOWARD[answer(book, 'place.throw-in.toward')](ball) };
};

const AT_CENTRE: Finder = () => ({ ...through(at(yards(0), yards(0)), 'line', 'play.begins'), toward: 'either' });

/** At a right angle to the back line, where the hit-in was (22.e(3)). */
const AT_LINE: Finder = (book, ground, award) => ({ ...HIT_IN(book, ground, award), toward: 'centre' });

/** Where the hit was to be taken, toward either side (22.e). */
const AT_SPOT: Finder = (_book, ground, { ball }) =>
  ball === undefined
    ? NOWHERE
    : { ...through(ball, 'as-was', 'restart.delayed-hit', fieldMove(ground)), toward: 'either' };

const TEN_OUT: Finder = (book, ground, award) => ({
  ...onLine('place.throw-in.goal')(book, ground, award),
  toward: 'either',
});

/** How each restart finds its spot, and the provision that it stands under. */
const SPOTS: { readonly [K in RestartKind]: readonly [Finder, Placement['under']] } = {
  'throw-in-at-centre': [AT_CENTRE, 'play.after-goal'],
  'throw-in': [WHERE_DEAD, 'restart.dead-ball'],
  'throw-in-ten-out': [TEN_OUT, 'place.throw-in.goal'],
  'throw-in-at-line': [AT_LINE, 'restart.delayed-hit-in'],
  'throw-in-at-spot': [AT_SPOT, 'restart.delayed-hit'],
  'hit-in': [HIT_IN, 'restart.back-line'],
  'hit-in-forward': [FORWARD, 'restart.too-near'],
  'side-hit': [offBoards('place.side-hit.from-boards'), 'restart.side-line'],
  'penalty-2': [PENALTY_2, 'place.penalty-2'],
  'penalty-3': [onLine('ground.forty'), 'place.penalty-3'],
  'penalty-4': [onLine('ground.sixty'), 'place.penalty-4'],
  'penalty-5a': [offBoards('place.penalty-5.from-boards'), 'place.penalty-5'],
  'penalty-5b': [CENTRE, 'place.penalty-5'],
  'penalty-6': [SAFETY, 'place.penalty-6'],
};

const TURNED_TOWARD = {
  'plus-y': 'minus-y',
  'minus-y': 'plus-y',
  either: 'either',
  centre: 'centre',
} as const satisfies { readonly [toward in NonNullable<Placement['toward']>]: Placement['toward'] };

/** Into the frame that has the goal in question toward +x, and back: a turn by 180°, never a mirror. */
const turnedFor = (award: Award, spot: Place | undefined): Place | undefined =>
  spot === undefined || award.goal === 'b' ? spot : turned(spot);

/**
 * Where the ball goes and where everybody stands. Places are in the frame of the ground, in thousandths of a yard;
 * the spot is left open where it hangs on a place that was not said (22, 37).
 */
export const place = (book: Book, ground: Ground, award: Award): Placement => {
  const [finder, under] = SPOTS[award.restart];
  const ball = turnedFor(award, award.ball);
  const found = finder(book, ground, ball === undefined ? award : { ...award, ball });
  const steps = found.steps.map((step) => ({ ...step, at: turnedFor(award, step.at) ?? step.at }));
  const toward = found.toward === undefined || award.goal === 'b' ? found.toward : TURNED_TOWARD[found.toward];
  return { award, spot: turnedFor(award, found.spot), steps, toward, ...positionsOf(book, award), under };
};

/** The two placements that the side fouled chooses between at a Penalty 2 (37 P2). */
export const choices = (book: Book, ground: Ground, award: Award): readonly Placement[] =>
  (['line', 'spot'] as const).map((from) => place(book, ground, { ...award, from }));

/** How far a spot is from the side line that is nearer. */
export const offSideLine = (ground: Ground, { y }: Place): MilliYards => milliYards(halfWidth(ground) - Math.abs(y));
