import { answer, type Book, type ChoiceId, type FigureId, type ProvisionId } from '../rulebook/index.ts';
import { type RestartKind, yards } from '../words/index.ts';
import type { Award, Duty, EntryRule, Placement, PlaceTest, Positions, Until } from './types.ts';

const ANYWHERE: Positions = { duties: [], until: 'hit', entry: 'free' };

type Sides = Pick<Placement, 'hitting' | 'other'>;
const FREE: Sides = { hitting: ANYWHERE, other: ANYWHERE };

/** Whether riders off the field or returning are excused, where a position lets them be (37). */
const excused = (book: Book): boolean => answer(book, 'place.excused') === 'off-field-or-returning';

const duty = (test: PlaceTest, under: ProvisionId, isExcused: boolean): Duty => ({ test, under, excused: isExcused });
const depth = (book: Book, id: FigureId) => yards(answer(book, id));

const offBall = (book: Book): Duty =>
  duty({ is: 'off-ball', distance: depth(book, 'place.off-ball') }, 'place.off-ball', false);

const positions = (
  duties: readonly Duty[],
  until: Until,
  entry: EntryRule = 'free',
  entryUnder?: ProvisionId,
): Positions => ({
  duties,
  until,
  entry,
  ...(entryUnder === undefined ? {} : { entryUnder }),
});

type Placed = (book: Book, award: Award) => Sides;

const behindLine = (award: Award, under: ProvisionId, isExcused: boolean): readonly Duty[] => [
  duty({ is: 'behind', end: award.goal, depth: yards(0) }, under, isExcused),
  // Who stands between the posts is off the field as well, and is what the rule means: nobody is excused from that.
  duty({ is: 'outside-goal', end: award.goal }, under, false),
];

/** Penalty 2: from the line behind the back line, from the spot 30 yards off; nobody is excused (37 P2). */
const PENALTY_2: Placed = (book, award) => {
  const enter = answer(book, 'place.penalty-2.enter');
  const fromSpot = [offBall(book), duty({ is: 'outside-goal', end: award.goal }, 'place.penalty-2.spot', false)];
  const duties = award.from === 'spot' ? fromSpot : behindLine(award, 'place.penalty-2', false);
  return { hitting: ANYWHERE, other: positions(duties, 'hit', enter, 'place.penalty-2.enter') };
};

/** Penalty 3: hitters behind the forty, the others behind the back line outside the goal (37 P3). */
const PENALTY_3: Placed = (book, award) => {
  const behindForty = duty(
    { is: 'out-to', end: award.goal, depth: depth(book, 'ground.forty') },
    'place.penalty-3.hitters',
    excused(book),
  );
  const hitters = answer(book, 'place.penalty-3.hitters') === 'anywhere' ? [] : [behindForty];
  const enter = answer(book, 'place.penalty-3.enter');
  return {
    hitting: positions(hitters, 'hit'),
    other: positions(behindLine(award, 'place.penalty-3', excused(book)), 'hit', enter, 'place.penalty-3.enter'),
  };
};

/** Penalty 4 and the safety: behind the thirty, or 30 yards from the ball (37 P4, P6). */
const SIXTY =
  (choice: Extract<ChoiceId, 'place.penalty-4' | 'place.penalty-6'>): Placed =>
  (book, award) => {
    const thirty: PlaceTest = { is: 'behind', end: award.goal, depth: depth(book, 'ground.thirty') };
    const duties = answer(book, choice) === 'off-ball' ? [offBall(book)] : [duty(thirty, choice, excused(book))];
    return { hitting: ANYWHERE, other: positions(duties, 'play-and-hit') };
  };

/** Penalty 5: 30 yards from the ball, from which nobody is excused, and on the goal side of it (37 P5a, P5b). */
const fiveOf =
  (under: ProvisionId): Placed =>
  (book, award) => {
    const side = duty({ is: 'goal-side', end: award.goal }, under, excused(book));
    const duties = answer(book, 'place.penalty-5') === 'off-ball' ? [offBall(book)] : [offBall(book), side];
    return { hitting: ANYWHERE, other: positions(duties, 'hit') };
  };

/** Hit-ins: opponents so far out from the end line (22.a). */
const hitIn =
  (id: FigureId): Placed =>
  (book, award) => ({
    hitting: ANYWHERE,
    other: positions([duty({ is: 'out-to', end: award.goal, depth: depth(book, id) }, id, false)], 'play-and-hit'),
  });

const THROWN: Placed = () => FREE;

const POSITIONS: { readonly [K in RestartKind]: Placed } = {
  'throw-in-at-centre': THROWN,
  'throw-in': THROWN,
  'throw-in-ten-out': THROWN,
  'throw-in-at-line': THROWN,
  'throw-in-at-spot': THROWN,
  'hit-in': hitIn('place.hit-in.opponents'),
  'hit-in-forward': hitIn('place.hit-in.opponents-again'),
  'side-hit': fiveOf('place.side-hit'),
  'penalty-2': PENALTY_2,
  'penalty-3': PENALTY_3,
  'penalty-4': SIXTY('place.penalty-4'),
  'penalty-5a': fiveOf('place.penalty-5.goal-side'),
  'penalty-5b': fiveOf('place.penalty-5.goal-side'),
  'penalty-6': SIXTY('place.penalty-6'),
};

/** Where both sides stand at a restart (22.a, 37). */
export const positionsOf = (book: Book, award: Award): Sides => POSITIONS[award.restart](book, award);
