import type { Game, Grade } from '../engine/index.ts';
import type { BySide, Side } from '../words/index.ts';
import { bothSides } from '../words/index.ts';
import { type Amiss, amissOf } from './amiss.ts';
import { type Figure, figuresIn, type Why } from './figures.ts';
import { type GoalRow, goalRows } from './goal-rows.ts';
import { type Head, headOf, type Until } from './notes.ts';
import { type Page, pageOf } from './page.ts';
import { type RulingLine, rulingLines } from './rulings.ts';
import { headingFigure, runningFigures, startFigure } from './score.ts';
import { type TeamBlock, teamBlock } from './team.ts';
import { counted, say, type Words } from './words/index.ts';

/** The score sheet of a game: figures, each with its working, and the words around them. */
export interface Sheet {
  readonly head: Head;
  readonly chukkers: Figure;
  /** One for each scheduled chukker and each overtime that has begun. */
  readonly headings: readonly Figure[];
  readonly teams: BySide<TeamBlock>;
  readonly start: BySide<Figure>;
  readonly running: BySide<readonly Figure[]>;
  readonly goals: readonly GoalRow[];
  readonly calls: { readonly all: Figure } & { readonly [grade in Grade]: Figure };
  readonly rulings: readonly RulingLine[];
  readonly amiss: readonly Amiss[];
  readonly isOver: boolean;
}

const chukkersFigure = ({ game, words }: Page): Figure => {
  const n = game.state.scheduled;
  const chukkers = counted(words, 'chukkers', n);
  return {
    id: 'chukkers',
    title: words.figures.chukkers,
    shown: `${n}`,
    value: n,
    working: [say(words.working.chukkers, { chukkers })],
    provisions: ['chukkers.scheduled'],
  };
};

const callFigures = ({ game, words }: Page): Sheet['calls'] => {
  const calls = counted(words, 'calls', game.judged.length);
  const figure = (id: string, title: string, n: number): Figure => ({
    id: `calls.${id}`,
    title,
    shown: `${n}`,
    value: n,
    working: [say(words.working.countedCalls, { calls })],
    provisions: ['calls.order'],
  });
  const graded = (grade: Grade): number => game.judged.filter((one) => one.grade === grade).length;
  return {
    all: figure('all', words.figures.calls, game.judged.length),
    'in-order': figure('in-order', words.figures.inOrder, graded('in-order')),
    repaired: figure('repaired', words.figures.repaired, graded('repaired')),
    'out-of-order': figure('out-of-order', words.figures.aside, graded('out-of-order')),
  };
};

/**
 * Reads a judged game off as a score sheet.
 *
 * @param until up to where the game was judged, when that is not its end
 * @param all the number of calls of the whole log
 */
export const sheetOf = (game: Game, words: Words, until?: Until, all = game.judged.length): Sheet => {
  const page = pageOf(game, words);
  const goals = goalRows(page);
  const columns = Math.max(game.state.scheduled, game.state.chukkers.length);
  return {
    head: headOf(page, until, all),
    chukkers: chukkersFigure(page),
    headings: Array.from({ length: columns }, (_, at) => headingFigure(page, at + 1)),
    teams: bothSides((side: Side) => teamBlock(page, side, goals)),
    start: bothSides((side: Side) => startFigure(page, side)),
    running: bothSides((side: Side) => runningFigures(page, side)),
    goals,
    calls: callFigures(page),
    rulings: rulingLines(page),
    amiss: amissOf(page),
    isOver: game.state.phase === 'over',
  };
};

/** The figures of the list of goals; its rows also hold whole calls, which would be walked in vain. */
const inGoals = (goals: readonly GoalRow[]): unknown =>
  goals.map(({ mark, chukker, clock, how, home, away }) => [mark, chukker, clock, how, home, away]);

/** Every number of a sheet by its name: the scores first, then as they stand on it. */
export const figuresOf = (sheet: Sheet): readonly Figure[] => {
  const { chukkers, headings, teams, start, running, goals, calls } = sheet;
  const scores = [teams.home.score, teams.away.score, start, running];
  return figuresIn([scores, inGoals(goals), teams, chukkers, headings, calls]);
};

/** Every number and every ruling of a sheet. */
export const whysOf = (sheet: Sheet): readonly Why[] => [...figuresOf(sheet), ...sheet.rulings];

/** The number or ruling that goes by a name; nothing when there is none. */
export const whyOf = (sheet: Sheet, name: string): Why | undefined =>
  whysOf(sheet).find((why) => why.id === name.trim());
