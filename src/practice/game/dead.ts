import { choiceOpen, isRunning, options } from '../../engine/index.ts';
import { opposite, type Penalty2Spot, type Saying, type Side } from '../../words/index.ts';
import { hitter, someone } from './afield.ts';
import { type Course, seconds, weighed } from './course.ts';
import { says } from './saying.ts';

type Foul = NonNullable<Course['state']['foul']>;

/** A goal came with the whistle of a foul by the defenders: it stands, or they give a Penalty 1. */
const settleGoal = (course: Course, wait: number, by: Side): boolean => {
  const stands: Saying = { kind: 'goal-stands' };
  const one: Saying = { kind: 'penalty', to: opposite(by), number: '1' };
  return says(course, wait, course.chance.happens(0.85) ? stands : one);
};

/** The umpires confirm a foul with a penalty, or drop it (22.b); now and then a goal had come with its whistle (22.c). */
export const settle = (course: Course, { by, goal }: Foul): boolean => {
  const { chance } = course;
  if (goal === undefined && isRunning(course.state) && chance.happens(0.012)) {
    const side = opposite(by);
    const rider = someone(course, side);
    const scored = { kind: 'goal', side, way: 'field', 'at-whistle': true } as const;
    return says(course, 1500, { ...scored, ...(rider === undefined ? {} : { by: rider }) });
  }
  const wait = seconds(chance, 7, 28);
  if (goal !== undefined && goal.side !== by) return settleGoal(course, wait, by);
  if (chance.happens(0.05)) return says(course, wait, { kind: 'no-foul' });
  const number = course.inMind ?? '5b';
  return says(course, wait, { kind: 'penalty', to: opposite(by), number });
};

/** The captain of the side that was fouled takes the line or the spot for a Penalty 2. */
export const choose = (course: Course): boolean => {
  const from: Penalty2Spot = course.chance.happens(0.8) ? 'line' : 'spot';
  return says(course, seconds(course.chance, 3, 12), { kind: 'spot-chosen', from });
};

/** A change that the rules allow now, of one side and for one reason; nothing where there is none. */
export const change = (course: Course, side: Side, reasons: readonly string[]): Saying | undefined => {
  const changes = options(course.book, course.state)
    .filter(({ kind }) => kind === 'substitution')
    .flatMap((option) => option.choices())
    .filter((one) => one['side'] === side && reasons.includes(String(one['because'])));
  return changes.length === 0 ? undefined : ({ kind: 'substitution', ...course.chance.pick(changes) } as Saying);
};

/** A rider is down: the umpires wait for him; he rides on, is replaced, or rides off. */
const attend = (course: Course, side: Side): boolean => {
  const { chance } = course;
  course.hurt = undefined;
  const wait = seconds(chance, 40, 420);
  const what = weighed(chance, [
    ['rides', 70],
    ['replaced', 26],
    ['leaves', 4],
  ] as const);
  if (what === 'rides') {
    course.now += wait;
    return true;
  }
  const replaced = change(course, side, ['injury']);
  const rider = someone(course, side);
  if (what === 'replaced' && replaced !== undefined) return says(course, wait, replaced);
  return rider !== undefined && says(course, wait, { kind: 'rider-out', side, rider, because: 'injury' });
};

/** How long it takes, in seconds, until play is called or the ball is thrown in. */
const untilPlay = (course: Course): number => {
  const { state, chance } = course;
  const { restart } = state;
  if (restart?.side === undefined) {
    return restart?.kind === 'throw-in-at-centre' ? seconds(chance, 18, 34) : seconds(chance, 8, 20);
  }
  const isPenalty = restart.kind.startsWith('penalty');
  return isPenalty ? seconds(chance, 15, 40) : seconds(chance, 5, 13);
};

/** Play resumes as it is due: thrown in, or called and hit. */
export const resume = (course: Course, wait: number): boolean => {
  const { chance, state } = course;
  const { restart } = state;
  if (restart?.side === undefined) return says(course, wait, { kind: 'throw-in' });
  if (!restart.called) return says(course, wait, { kind: 'play' });
  if (chance.happens(0.006)) return says(course, seconds(chance, 6, 12), { kind: 'delayed' });
  const by = restart.kind.startsWith('penalty') ? hitter(course, restart.side) : someone(course, restart.side);
  const who = by !== undefined && chance.happens(0.4) ? { by } : {};
  return says(course, seconds(chance, 2, 6), { kind: 'hit', ...who });
};

/** The umpires put the clock right while it stands. */
const correctClock = (course: Course): boolean => {
  const { chance, state } = course;
  if (state.clock.running || !chance.happens(0.006)) return false;
  const to = Math.max(0, state.clock.elapsed - seconds(chance, 1, 6));
  return says(course, seconds(chance, 3, 10), { kind: 'clock-set', to: to as typeof state.clock.elapsed });
};

/** The ball is dead while a chukker runs. */
export const dead = (course: Course): boolean => {
  const { state, hurt } = course;
  if (state.foul !== undefined) return settle(course, state.foul);
  if (choiceOpen(state.restart)) return choose(course);
  if (hurt !== undefined && !state.clock.running) return attend(course, hurt);
  return correctClock(course) || resume(course, untilPlay(course));
};
