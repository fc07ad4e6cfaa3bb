import type { Duty, Placement, PlaceTest, Role } from '../ground/index.ts';
import type { PlacementNames } from './placement-measures.ts';
import { figureSaid, yardsSaid } from './placement-measures.ts';
import { say } from './words/index.ts';
import type { PlaceWords } from './words/place.ts';

/** The length in a test: the distance from the ball, or how far out its line is. */
export const lengthOf = (test: PlaceTest): number =>
  test.is === 'off-ball' ? test.distance : 'depth' in test ? test.depth : 0;

const dutySays = (words: PlaceWords, { test }: Duty): string => {
  const length = lengthOf(test);
  if (test.is === 'behind') {
    return length === 0 ? words.duties['back-line'] : say(words.duties.behind, { n: figureSaid(words, length) });
  }
  return say(words.duties[test.is], { n: yardsSaid(words, length) });
};

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const joined = (words: PlaceWords, duties: readonly Duty[]): string =>
  duties.map((duty) => dutySays(words, duty)).join(', ');

/** Where the riders of one side stand, until when, and who is excused. */
export const positionSays = (words: PlaceWords, placement: Placement, role: Role): string => {
  const { duties, until } = placement[role];
  if (duties.length === 0) return words.duties.anywhere;
  const binding = duties.filter((duty) => !duty.excused);
  const isExcused = binding.length < duties.length;
  const ending = binding.length === 0 ? words.excused : say(words.excusedBut, { duties: joined(words, binding) });
  return `${capital(joined(words, duties))}${words.until[until]}${isExcused ? ending : ''}`;
};

/** Whether the ball is thrown in, so that neither side hits. */
export const isThrown = (placement: Placement): boolean => placement.award.restart.startsWith('throw-in');

/** What a side is called in sentences. */
export const sideSaid = (words: PlaceWords, names: PlacementNames, role: Role): string =>
  (role === 'hitting' ? names.to : names.by) ?? words[role];

/** What riders of the other side may do once the ball is hit, when something binds them. */
export const entrySays = (words: PlaceWords, placement: Placement, names: PlacementNames): string | undefined => {
  const { entry } = placement.other;
  return entry === 'free' ? undefined : say(words.entry[entry], { by: sideSaid(words, names, 'other') });
};
