import { isRunning, runningScore, scoredInPlay, scoreOf } from '../engine/index.ts';
import { asGoals, asNumber, type HalfGoals, halfGoals, type Side } from '../words/index.ts';
import type { Figure, Some } from './figures.ts';
import { chukkerHead, chukkerName, lettersOf, type Page, sumOf, teamOf } from './page.ts';
import { counted, say } from './words/index.ts';

type Told = Pick<Figure, 'id' | 'title' | 'working' | 'provisions'>;

const goalsFigure = (told: Told, goals: HalfGoals): Figure => ({
  ...told,
  shown: asGoals(goals),
  value: asNumber(goals),
});

const rowsOf = (page: Page, side: Side): readonly HalfGoals[] =>
  page.game.state.chukkers.map((row) => row.scored[side]);

type Rows = readonly HalfGoals[];

/** "goals by chukker 2 + 4 + 0 = 6". */
const playedSum = (page: Page, rows: Rows, n: number, total: HalfGoals): string => {
  const { working } = page.words;
  const sum = n === 0 ? asGoals(total) : sumOf(rows, n, asGoals);
  return say(working.played, { sum, total: asGoals(total) });
};

/** "goals by handicap 1 + goals by chukker 2 + 4 + 0 = 7". */
const scoreSum = (page: Page, award: HalfGoals, rows: Rows, n: number, total: HalfGoals): string => {
  const sum = n === 0 ? asGoals(halfGoals(0)) : sumOf(rows, n, asGoals);
  return say(page.words.working.score, { award: asGoals(award), sum, total: asGoals(total) });
};

/** Goals of one side in one chukker, by their letters. */
const chukkerFigure = (page: Page, side: Side, n: number, goals: HalfGoals): Figure => {
  const letters = page.goals.filter((goal) => goal.side === side && goal.chukker === n).map((goal) => goal.letter);
  const { working, figures } = page.words;
  const told = say(working.letters, { letters: lettersOf(letters), n: `${letters.length}` });
  return goalsFigure(
    {
      id: `chukker.${n}.${side}`,
      title: say(figures.chukker, { team: teamOf(page, side), chukker: chukkerName(page, n) }),
      working: [letters.length === 0 ? working.noGoals : told],
      provisions: ['goal.counts'],
    },
    goals,
  );
};

/** One figure for each chukker that has begun. */
export const chukkerFigures = (page: Page, side: Side): readonly Figure[] =>
  rowsOf(page, side).map((goals, at) => chukkerFigure(page, side, at + 1, goals));

export const playedFigure = (page: Page, side: Side): Figure => {
  const total = scoredInPlay(page.game.state)[side];
  const rows = rowsOf(page, side);
  return goalsFigure(
    {
      id: `played.${side}`,
      title: say(page.words.figures.played, { team: teamOf(page, side) }),
      working: [playedSum(page, rows, rows.length, total)],
      provisions: ['goal.counts'],
    },
    total,
  );
};

export const scoreFigure = (page: Page, side: Side): Figure => {
  const { state } = page.game;
  const score = scoreOf(state)[side];
  const rows = rowsOf(page, side);
  return goalsFigure(
    {
      id: `score.${side}`,
      title: say(page.words.figures.score, { team: teamOf(page, side) }),
      working: [scoreSum(page, state.lineUps.award.goals[side], rows, rows.length, score)],
      provisions: ['goal.counts', 'game.winner', 'game.half'],
    },
    score,
  );
};

const runningWorking = (page: Page, side: Side, rows: Rows, n: number, score: HalfGoals): Some<string> => {
  const { state } = page.game;
  const row = state.chukkers[n - 1];
  const award = row?.award[side] ?? state.lineUps.award.goals[side];
  const then =
    award === state.lineUps.award.goals[side] ? [] : [say(page.words.working.awardThen, { goals: asGoals(award) })];
  return [scoreSum(page, award, rows, n, score), ...then];
};

const runningTitle = (page: Page, side: Side, n: number): string => {
  const { state } = page.game;
  const { running, runningNow } = page.words.figures;
  const isNow = n === state.chukker && isRunning(state);
  return say(isNow ? runningNow : running, { team: teamOf(page, side), chukker: chukkerName(page, n) });
};

/** The score of one side at the end of each chukker that has begun. */
export const runningFigures = (page: Page, side: Side): readonly Figure[] => {
  const rows = rowsOf(page, side);
  return runningScore(page.game.state).map((score, at) =>
    goalsFigure(
      {
        id: `running.${at + 1}.${side}`,
        title: runningTitle(page, side, at + 1),
        working: runningWorking(page, side, rows, at + 1, score[side]),
        provisions: ['goal.counts'],
      },
      score[side],
    ),
  );
};

/** The score before the first throw-in: the goals by handicap that the game opened with. */
export const startFigure = (page: Page, side: Side): Figure => {
  const opened = page.game.judged.find((one) => one.state.opened !== undefined);
  const goals = (opened?.state ?? page.game.state).lineUps.award.goals[side];
  return goalsFigure(
    {
      id: `start.${side}`,
      title: say(page.words.figures.start, { team: teamOf(page, side) }),
      working: [say(page.words.working.overStart, { goals: asGoals(goals) })],
      provisions: ['goal.counts', 'handicap.basis'],
    },
    goals,
  );
};

/** The heading of a column: a chukker by its ordinal, an overtime by its number. */
export const headingFigure = (page: Page, n: number): Figure => {
  const { state } = page.game;
  const chukkers = counted(page.words, 'chukkers', state.scheduled);
  const chukker = chukkerName(page, n);
  const isOvertime = n > state.scheduled;
  const { headingOvertime, headingPlayed } = page.words.working;
  return {
    id: `chukker.${n}`,
    title: say(page.words.figures.heading, { chukker }),
    shown: chukkerHead(page, n),
    value: n,
    working: [say(isOvertime ? headingOvertime : headingPlayed, { chukkers, chukker })],
    provisions: [isOvertime ? 'chukkers.overtime' : 'chukkers.scheduled'],
  };
};
