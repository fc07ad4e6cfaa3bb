import { asClock, asGoals, asNumber, GOAL, halfGoals, type Side } from '../words/index.ts';
import type { Figure, Some } from './figures.ts';
import type { ScoredGoal } from './goals.ts';
import { chukkerHead, chukkerName, type Page, riderName, teamOf } from './page.ts';
import { howAndWho, saidBy } from './sayings.ts';
import { say } from './words/index.ts';

/** A goal in the list under the sheet. */
export interface GoalRow {
  readonly goal: ScoredGoal;
  readonly mark: Figure;
  readonly chukker: Figure;
  readonly clock: Figure;
  readonly side: Side;
  readonly team: string;
  readonly scorer: string;
  readonly how: Figure;
  readonly home: Figure;
  readonly away: Figure;
}

const insistedOn = (page: Page, { judged }: ScoredGoal): readonly string[] =>
  judged.insisted && judged.call.insist !== undefined
    ? [say(page.words.working.insisted, { reason: judged.call.insist })]
    : [];

/** How many of the first goals are of each side: one pass, since a long log has many. */
const nthOfSide = (goals: readonly ScoredGoal[]): readonly { readonly home: number; readonly away: number }[] => {
  const so = { home: 0, away: 0 };
  return goals.map(({ side }) => {
    so[side] += 1;
    return { ...so };
  });
};

const readAs = (page: Page, goal: ScoredGoal): readonly string[] =>
  goal.reading === undefined ? [] : [say(page.words.working.readAs, { reading: goal.reading })];

const star = (goal: ScoredGoal, here: boolean): string => (goal.reading !== undefined && here ? '*' : '');

const markFigure = (page: Page, goal: ScoredGoal, nth: number): Figure => {
  const { working, figures } = page.words;
  const credit = { rider: [], team: [working.creditTeam], unnamed: [working.creditUnnamed] }[goal.credit.to];
  return {
    id: `goal.${goal.nth}`,
    title: say(figures.goal, { letter: goal.letter }),
    shown: goal.mark,
    value: goal.nth,
    working: [
      say(working.goalNth, { n: `${goal.nth}`, nth: `${nth}`, team: teamOf(page, goal.side) }),
      saidBy(page, goal.judged.call, goal.callNth),
      ...credit,
      ...insistedOn(page, goal),
    ],
    provisions: goal.under === 'goal.counts' ? [goal.under, 'goal.rider'] : [goal.under, 'goal.counts'],
  };
};

const chukkerFigure = (page: Page, goal: ScoredGoal): Figure => {
  const { working, figures } = page.words;
  const { said } = goal.judged.call;
  const chukker = chukkerName(page, goal.chukker);
  const named = 'chukker' in said && said.chukker !== undefined;
  return {
    id: `goal.${goal.nth}.chukker`,
    title: say(figures.goalChukker, { letter: goal.letter }),
    shown: `${chukkerHead(page, goal.chukker)}${star(goal, goal.clock === undefined)}`,
    value: goal.chukker,
    working: [say(named ? working.chukkerSaid : working.chukkerRunning, { chukker }), ...readAs(page, goal)],
    provisions: ['calls.order'],
  };
};

const clockWorking = (page: Page, { clock, judged }: ScoredGoal): Some<string> => {
  const { working } = page.words;
  if (clock !== undefined) return [say(working.clockSaid, { clock: asClock(clock) })];
  return judged.call.known === 'order' ? [working.clockUnknown, working.orderOnly] : [working.clockUnknown];
};

const clockFigure = (page: Page, goal: ScoredGoal): Figure => {
  const [first, ...rest] = clockWorking(page, goal);
  return {
    id: `goal.${goal.nth}.clock`,
    title: say(page.words.figures.goalClock, { letter: goal.letter }),
    shown: goal.clock === undefined ? '–' : `${asClock(goal.clock)}${star(goal, true)}`,
    value: goal.clock === undefined ? null : asClock(goal.clock),
    working: [first, ...rest, ...readAs(page, goal)],
    provisions: ['chukker.second-horn'],
  };
};

const howFigure = (page: Page, goal: ScoredGoal): Figure => ({
  id: `goal.${goal.nth}.how`,
  title: say(page.words.figures.goalHow, { letter: goal.letter }),
  shown: howAndWho(page, goal, goal.hitBy),
  value: goal.way === 'penalty' ? (goal.penalty ?? 'unknown') : goal.way,
  working: [saidBy(page, goal.judged.call, goal.callNth)],
  provisions: [goal.under],
});

const afterFigure = (page: Page, goal: ScoredGoal, side: Side, played: number): Figure => {
  const { working, figures } = page.words;
  const score = goal.score[side];
  const team = teamOf(page, side);
  const sum = { award: asGoals(goal.award[side]), played: asGoals(halfGoals(played * GOAL)), total: asGoals(score) };
  const same =
    goal.side === side ? [] : [say(working.scoreSame, { letter: goal.letter, team: teamOf(page, goal.side) })];
  return {
    id: `goal.${goal.nth}.${side}`,
    title: say(figures.goalScore, { letter: goal.letter, team }),
    shown: asGoals(score),
    value: asNumber(score),
    working: [say(working.after, sum), ...same],
    provisions: ['goal.counts'],
  };
};

const scorerOf = (page: Page, { side, credit }: ScoredGoal): string => {
  if (credit.to === 'rider') return riderName(page, side, credit.rider);
  return credit.to === 'team' ? page.words.labels.team : page.words.labels.unnamed;
};

/** Every goal with its letter, moment, rider, how it came about and the score after it. */
export const goalRows = (page: Page): readonly GoalRow[] => {
  const counts = nthOfSide(page.goals);
  return page.goals.map((goal, at) => {
    const so = counts[at] ?? { home: 0, away: 0 };
    return {
      goal,
      mark: markFigure(page, goal, so[goal.side]),
      chukker: chukkerFigure(page, goal),
      clock: clockFigure(page, goal),
      side: goal.side,
      team: teamOf(page, goal.side),
      scorer: scorerOf(page, goal),
      how: howFigure(page, goal),
      home: afterFigure(page, goal, 'home', so.home),
      away: afterFigure(page, goal, 'away', so.away),
    };
  });
};
