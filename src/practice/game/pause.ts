import { choiceOpen, options } from '../../engine/index.ts';
import { answer } from '../../rulebook/index.ts';
import { ENDS, opposite, type Saying, SIDES } from '../../words/index.ts';
import { type Course, seconds } from './course.ts';
import { change, choose, resume, settle } from './dead.ts';
import { says, saysOver } from './saying.ts';

const isHalfTime = ({ state }: Course): boolean =>
  state.chukker > 0 && state.chukker === Math.floor(state.scheduled / 2);

/** When the next chukker may begin: after the interval that the book gives (16). */
const intervalOver = ({ book, state }: Course): number => {
  const after = state.chukker >= state.scheduled ? 'interval.overtime' : 'interval.between';
  const isHalf = state.chukker === Math.floor(state.scheduled / 2);
  return (state.ended?.at ?? 0) + answer(book, isHalf ? 'interval.half-time' : after) * 1000;
};

/** The toss before the first throw-in (20). */
const toss = (course: Course): boolean => {
  const { chance } = course;
  return says(course, seconds(chance, 200, 500), { kind: 'toss', won: chance.pick(SIDES), defends: chance.pick(ENDS) });
};

/** What is done in a pause besides resting: ends are chosen at half time (22.f), now and then a rider is changed (3). */
const rest = (course: Course): boolean => {
  const { chance, state } = course;
  course.rested = state.chukker;
  // Whoever was down has had the pause to get up.
  course.hurt = undefined;
  if (state.chukker === 0) return toss(course);
  if (isHalfTime(course) && state.toss !== undefined && chance.happens(0.7)) {
    says(course, 20_000, { kind: 'ends-chosen', side: opposite(state.toss), defends: chance.pick(ENDS) });
  }
  for (const side of SIDES) {
    const isShort = state.lineUps.sides[side].places.includes(undefined);
    if (!chance.happens(isShort ? 0.8 : 0.04)) continue;
    const changed = change(course, side, isShort ? ['injury', 'chosen'] : ['chosen']);
    if (changed !== undefined) says(course, seconds(chance, 20, 60), changed);
  }
  return true;
};

/** No chukker runs: what is open is settled, the pause is used, and the next one begins when the interval is over. */
export const between = (course: Course): boolean => {
  const { state, chance, now } = course;
  if (state.ended?.by === 'rule') return saysOver(course);
  if (state.foul !== undefined) return settle(course, state.foul);
  if (choiceOpen(state.restart)) return choose(course);
  if (course.rested !== state.chukker) return rest(course);
  return resume(course, Math.max(0, intervalOver(course) - now) + seconds(chance, 5, 40));
};

/** The hits of a shoot-out, by turns (14.d). */
export const shootOut = (course: Course): boolean => {
  const { chance, book, state } = course;
  const hits = options(book, state)
    .filter(({ kind }) => kind === 'shoot-out-hit')
    .flatMap((option) => option.choices())
    .filter((hit) => hit['by'] !== undefined);
  const scored = chance.happens(0.6);
  const able = hits.filter((hit) => hit['scored'] === scored);
  const hit = able.length === 0 ? { side: 'home', scored } : chance.pick(able);
  return says(course, seconds(chance, 25, 60), { kind: 'shoot-out-hit', ...hit } as Saying);
};
