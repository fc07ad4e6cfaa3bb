import { riding } from '../../lineup/index.ts';
import {
  opposite,
  type PenaltyNumber,
  type RiderId,
  type Saying,
  type SayingOf,
  type Side,
} from '../../words/index.ts';
import type { Course } from './course.ts';

/** Another rider of the same side than the one who was meant. */
const otherRider = ({ chance, state }: Course, side: Side, meant: RiderId | undefined): RiderId | undefined => {
  const others = riding(state.lineUps.sides[side]).filter(({ id }) => id !== meant);
  return others.length === 0 ? undefined : chance.pick(others).id;
};

/** The same goal by a team-mate. */
export const byTeamMate = (course: Course, said: SayingOf<'goal'>): Saying | undefined => {
  if (said.by === undefined || said.way === 'own') return undefined;
  const by = otherRider(course, said.side, said.by);
  return by === undefined ? undefined : { ...said, by };
};

const goal = (course: Course, said: SayingOf<'goal'>): Saying | undefined => {
  if (course.chance.happens(0.75)) return byTeamMate(course, said);
  const { by: _, ...rest } = said;
  return { ...rest, side: opposite(said.side) };
};

const foul = (course: Course, said: SayingOf<'foul'>): Saying | undefined => {
  const { rider: meant, ...rest } = said;
  const rider = meant === undefined ? undefined : otherRider(course, said.by, meant);
  if (rider !== undefined && course.chance.happens(0.7)) return { ...rest, rider };
  return { ...rest, by: opposite(said.by) };
};

/** The number beside it on the board. */
const BESIDE: { readonly [N in PenaltyNumber]?: PenaltyNumber } = { '3': '4', '4': '3', '5a': '5b', '5b': '5a' };

const penalty = (_: Course, said: SayingOf<'penalty'>): Saying | undefined => {
  const number = BESIDE[said.number];
  return number === undefined ? undefined : { ...said, number };
};

const WRONGLY: {
  readonly [K in Saying['kind']]?: (course: Course, said: SayingOf<K>) => Saying | undefined;
} = {
  goal,
  foul,
  penalty,
  'ball-out': (_, said) => ({ ...said, off: opposite(said.off) }),
  safety: (_, said) => ({ ...said, by: opposite(said.by) }),
  substitution: (_, said) => ({ ...said, because: said.because === 'injury' ? 'illness' : 'injury' }),
};

/** What somebody presses who meant this: another rider, the other side, the number beside it. Nothing where none fits. */
export const wrongly = (course: Course, said: Saying): Saying | undefined =>
  // One table for all kinds: the compiler cannot see that a row and its saying belong together.
  (WRONGLY[said.kind] as ((course: Course, said: Saying) => Saying | undefined) | undefined)?.(course, said);
