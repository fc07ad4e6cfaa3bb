import { type GoalRow, type Sheet, say, type Words } from '../../views/index.ts';
import { plain } from '../faults.ts';
import type { Ink } from './ink.ts';
import { type Cell, type Column, cell, fitting, heading, PAGE, row, spanOf } from './table.ts';
import { type Align, cut } from './width.ts';

const INDENT = '  ';

interface GoalColumn {
  readonly head: string;
  readonly column: Column;
  readonly of: (goal: GoalRow) => string;
  readonly style?: Cell['style'];
}

/** A column as wide as what stands in it, within bounds. */
const columnOf = (
  goals: readonly GoalRow[],
  head: string,
  of: (goal: GoalRow) => string,
  [least, most]: readonly [number, number],
  align: Align = 'left',
): GoalColumn => ({ head, of, column: { width: fitting([head, ...goals.map(of)], least, most), align } });

/** The score of one team after each goal; its name may go on in a second line above them, and no further. */
const scoreColumn = (name: string, of: (goal: GoalRow) => string): GoalColumn => ({
  head: cut(plain(name), 15),
  of,
  column: { width: fitting([name], 5, 8), align: 'right', wraps: true },
});

/** The columns of the list; the time is left out where no minute is known, and how it came about gets the rest. */
const goalColumns = (words: Words, { goals, teams }: Sheet): readonly GoalColumn[] => {
  const { labels } = words;
  const hasClock = goals.some((goal) => goal.goal.clock !== undefined);
  const mark = columnOf(goals, labels.goal, (goal) => goal.mark.shown, [5, 8], 'centre');
  const first = [
    { ...mark, style: 'strong' as const },
    columnOf(goals, labels.chukker, (goal) => goal.chukker.shown, [7, 9], 'right'),
    ...(hasClock ? [columnOf(goals, labels.clock, (goal) => goal.clock.shown, [7, 10], 'right')] : []),
    columnOf(goals, labels.side, (goal) => goal.team, [5, 14]),
    columnOf(goals, labels.rider, (goal) => goal.scorer, [12, 20]),
  ];
  const scores = [
    scoreColumn(teams.home.name, (goal) => goal.home.shown),
    scoreColumn(teams.away.name, (goal) => goal.away.shown),
  ];
  const taken =
    spanOf(
      [...first, ...scores].map(({ column }) => column),
      INDENT,
    ) +
    2 * INDENT.length;
  const how = columnOf(goals, labels.how, (goal) => goal.how.shown, [8, Math.min(40, PAGE - taken)]);
  return [...first, how, ...scores];
};

/** The rulings that changed the goals by handicap, by the goal that came after them: there the score moves by more. */
const awardChanges = ({ rulings }: Sheet): ReadonlyMap<number, readonly number[]> => {
  const changes = new Map<number, number[]>();
  let next = 1;
  for (const { kind, n } of rulings) {
    if (kind === 'goal-counted') next += 1;
    if (kind === 'award-changed') changes.set(next, [...(changes.get(next) ?? []), n]);
  }
  return changes;
};

/** Every goal with its letter, moment, rider, how it came about and the score after it. */
export const goalTable = (words: Words, sheet: Sheet, ink: Ink): readonly string[] => {
  const title = heading(words.labels.goalByGoal, '', ink);
  if (sheet.goals.length === 0) return [title, `${INDENT}${words.working.noGoals}`];
  const columns = goalColumns(words, sheet);
  const shapes = columns.map(({ column }) => column);
  const heads = columns.map(({ head }) => cell(head, 'quiet'));
  const changes = awardChanges(sheet);
  const lines = sheet.goals.flatMap((goal, at) => [
    ...(changes.get(at + 1) ?? []).map((n) => `${INDENT}↳ ${say(words.labels.awardChanged, { n: `${n}` })}`),
    ...row(
      shapes,
      columns.map(({ of, style }) => cell(of(goal), style)),
      ink,
    ),
  ]);
  return [title, ...[...row(shapes, heads, ink), ...lines].map((line) => `${INDENT}${line}`)];
};
