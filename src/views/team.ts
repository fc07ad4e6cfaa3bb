import { riderOf, type SheetRider } from '../lineup/index.ts';
import { answer } from '../rulebook/index.ts';
import type { RiderId, Side } from '../words/index.ts';
import { awardFigures } from './award.ts';
import type { Figure, Some } from './figures.ts';
import type { GoalRow } from './goal-rows.ts';
import { countsFigure, ratingFigure, shirtFigure, totalFigure } from './handicap.ts';
import { lettersOf, type Page, riderName, teamOf } from './page.ts';
import { chukkerFigures, playedFigure, scoreFigure } from './score.ts';
import { say } from './words/index.ts';

/** One line of a team's grid: a rider, the team itself, or its riders who were not named. */
export interface TeamRow {
  readonly kind: 'rider' | 'team' | 'unnamed';
  readonly id: RiderId | undefined;
  readonly name: string;
  /** Only those who started have a number. */
  readonly shirt: Figure | undefined;
  readonly rating: Figure | undefined;
  /** For each chukker that has begun the goals in it, in the order scored. */
  readonly marks: readonly (readonly Figure[])[];
  readonly goals: Figure;
  readonly play: Figure;
  readonly penalties: Figure;
}

/** One team's half of the sheet. */
export interface TeamBlock {
  readonly side: Side;
  readonly name: string;
  readonly counts: Figure;
  readonly total: Figure;
  readonly rows: readonly TeamRow[];
  readonly chukkers: readonly Figure[];
  readonly played: Figure;
  readonly award: Figure;
  readonly score: Figure;
}

type Own = Pick<TeamRow, 'kind' | 'id' | 'name'> & {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly GoalRow[];
};

const inChukkers = (page: Page, rows: readonly GoalRow[]): readonly (readonly Figure[])[] => {
  const chukkers: Figure[][] = page.game.state.chukkers.map(() => []);
  for (const row of rows) chukkers[row.goal.chukker - 1]?.push(row.mark);
  return chukkers;
};

const tally = (page: Page, rows: readonly GoalRow[]): Some<string> => {
  const { working } = page.words;
  if (rows.length === 0) return [working.noGoals];
  return [say(working.letters, { letters: lettersOf(rows.map((row) => row.goal.letter)), n: `${rows.length}` })];
};

/** The three figures of a line: goals, of these from penalties, and the rest. */
const countsOf = (page: Page, side: Side, own: Own): Pick<TeamRow, 'goals' | 'play' | 'penalties'> => {
  const { figures } = page.words;
  const about = { rider: own.name, team: teamOf(page, side) };
  const penalties = own.rows.filter((row) => row.goal.way === 'penalty');
  const play = own.rows.filter((row) => row.goal.way !== 'penalty');
  const figure = (of: string, title: string, rows: readonly GoalRow[]): Figure => ({
    id: `${of}.${side}.${own.key}`,
    title: say(title, about),
    shown: `${rows.length}`,
    value: rows.length,
    working: tally(page, rows),
    provisions: own.kind === 'team' ? ['goal.counts', 'goal.penalty-1'] : ['goal.rider', 'goal.counts'],
  });
  return {
    goals: figure('goals', own.title, own.rows),
    play: figure('play', figures.play, play),
    penalties: figure('penalties', figures.penalties, penalties),
  };
};

const rowOf = (page: Page, side: Side, own: Own): Omit<TeamRow, 'shirt' | 'rating'> => ({
  kind: own.kind,
  id: own.id,
  name: own.name,
  marks: inChukkers(page, own.rows),
  ...countsOf(page, side, own),
});

/** Goals of one side by whose line they stand in. */
const byCredit = (rows: readonly GoalRow[], side: Side): ReadonlyMap<string, readonly GoalRow[]> => {
  const lines = new Map<string, GoalRow[]>();
  for (const row of rows) {
    if (row.side !== side) continue;
    const { credit } = row.goal;
    const key = credit.to === 'rider' ? `rider ${credit.rider}` : credit.to;
    const line = lines.get(key);
    if (line === undefined) lines.set(key, [row]);
    else line.push(row);
  }
  return lines;
};

/** Riders of the sheet who rode, and riders on no sheet to whom a goal was credited, each with his line number. */
const ridersToShow = (page: Page, side: Side, lines: ReadonlyMap<string, unknown>) => {
  const { riders } = page.game.state.lineUps.sides[side];
  const isFirst = (rider: SheetRider, at: number): boolean => riders.findIndex((r) => r.id === rider.id) === at;
  const onSheet = riders.flatMap((rider, at) => {
    const shows = rider.rode || lines.has(`rider ${rider.id}`);
    return shows && isFirst(rider, at) ? [{ id: rider.id, at: at + 1, rating: rider.rating }] : [];
  });
  const others = [...lines.keys()].flatMap((key) => (key.startsWith('rider ') ? [key.slice(6) as RiderId] : []));
  const strangers = others.filter((id) => riderOf(page.game.state.lineUps.sides[side], id) === undefined);
  return [...onSheet, ...strangers.map((id, at) => ({ id, at: riders.length + at + 1, rating: undefined }))];
};

const rowsOf = (page: Page, side: Side, all: readonly GoalRow[]): readonly TeamRow[] => {
  const lines = byCredit(all, side);
  const { words } = page;
  const starters = answer(page.game.book, 'riders.a-side');
  const riders = ridersToShow(page, side, lines).map(({ id, at, rating }): TeamRow => {
    const name = riderName(page, side, id);
    const own: Own = {
      kind: 'rider',
      id,
      name,
      key: `${at}`,
      title: words.figures.goals,
      rows: lines.get(`rider ${id}`) ?? [],
    };
    const isStarter = at <= starters && page.game.state.lineUps.sides[side].riders[at - 1]?.started === true;
    return {
      ...rowOf(page, side, own),
      shirt: isStarter ? shirtFigure(page, side, at, name) : undefined,
      rating: ratingFigure(page, side, at, rating === undefined ? { name } : { name, rating }),
    };
  });
  const others = (['team', 'unnamed'] as const).flatMap((kind): TeamRow[] => {
    const rows = lines.get(kind);
    const title = kind === 'team' ? words.figures.teamGoals : words.figures.unnamedGoals;
    const name = words.labels[kind];
    const own: Own = { kind, id: undefined, name, key: kind, title, rows: rows ?? [] };
    return rows === undefined ? [] : [{ ...rowOf(page, side, own), shirt: undefined, rating: undefined }];
  });
  return [...riders, ...others];
};

/** One team's half of the sheet, from the list of goals. */
export const teamBlock = (page: Page, side: Side, goals: readonly GoalRow[]): TeamBlock => ({
  side,
  name: teamOf(page, side),
  counts: countsFigure(page, side),
  total: totalFigure(page, side),
  rows: rowsOf(page, side, goals),
  chukkers: chukkerFigures(page, side),
  played: playedFigure(page, side),
  award: awardFigures(page)[side],
  score: scoreFigure(page, side),
});
