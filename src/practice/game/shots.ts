import { opposite, type RestartKind, type ScoringPenalty, type Side } from '../../words/index.ts';
import { hitter, named, onBoard, safety, sometimes, wide } from './afield.ts';
import { type Course, weighed } from './course.ts';
import { anywhere } from './places.ts';
import { says } from './saying.ts';

type Outcome = 'goal' | 'wide' | 'behind' | 'stopped' | 'again' | 'entry' | 'on';

/** What becomes of each kind of hit, in hundredths. */
const OUTCOMES: { readonly [K in RestartKind]?: readonly (readonly [Outcome, number])[] } = {
  'penalty-2': [
    ['goal', 80],
    ['wide', 9],
    ['behind', 3],
    ['entry', 1],
    ['on', 7],
  ],
  'penalty-3': [
    ['goal', 66],
    ['wide', 22],
    ['stopped', 8],
    ['entry', 2],
    ['again', 2],
  ],
  'penalty-4': [
    ['goal', 33],
    ['wide', 20],
    ['behind', 7],
    ['entry', 1],
    ['on', 39],
  ],
  'penalty-5a': [
    ['goal', 3],
    ['wide', 6],
    ['on', 91],
  ],
  'penalty-5b': [
    ['wide', 2],
    ['on', 98],
  ],
  'penalty-6': [
    ['goal', 14],
    ['wide', 14],
    ['behind', 5],
    ['on', 67],
  ],
  'hit-in': [
    ['again', 2],
    ['on', 98],
  ],
};

const NUMBER_OF: { readonly [K in RestartKind]?: ScoringPenalty } = {
  'penalty-2': '2',
  'penalty-3': '3',
  'penalty-4': '4',
  'penalty-5a': '5a',
  'penalty-5b': '5b',
  'penalty-6': '6',
};

type Hit = NonNullable<Course['state']['shot']> & { readonly side: Side };

const scored = (course: Course, wait: number, { side, kind }: Hit): boolean => {
  const penalty = NUMBER_OF[kind];
  const how = penalty === undefined ? { way: 'field' as const } : { way: 'penalty' as const, penalty };
  return says(course, wait, { kind: 'goal', side, ...named(hitter(course, side)), ...how, ...onBoard(course, wait) });
};

const OUTCOME: { readonly [O in Exclude<Outcome, 'on'>]: (course: Course, wait: number, hit: Hit) => boolean } = {
  goal: scored,
  wide: (course, wait, hit) => wide(course, wait, hit.side),
  behind: (course, wait, hit) => safety(course, wait, opposite(hit.side)),
  stopped: (course, wait) =>
    says(course, wait, { kind: 'ball-stopped', ...sometimes(course, 0.5, () => anywhere(course)) }),
  again: (course, wait, { kind }) =>
    says(course, wait, kind === 'hit-in' ? { kind: 'too-near' } : { kind: 'ball-broke' }),
  entry: (course, wait) => says(course, wait, { kind: 'improper-entry', 'would-have-scored': true, shot: 'deflected' }),
};

/** What is said, after a wait, of what becomes of a hit; nothing when play simply goes on from it. */
export const becomes = (course: Course, hit: Hit): ((wait: number) => boolean) | undefined => {
  const outcome = weighed<Outcome>(course.chance, OUTCOMES[hit.kind] ?? [['on', 1]]);
  return outcome === 'on' ? undefined : (wait) => OUTCOME[outcome](course, wait, hit);
};
