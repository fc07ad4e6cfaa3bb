import { leaderOf } from '../../engine/index.ts';
import type { BySide, HalfGoals, Side } from '../../words/index.ts';
import { halfGoals } from '../../words/index.ts';
import type { Page } from '../page.ts';
import { startFigure } from '../score.ts';

/** How the score went: who led when, how often it was level, the longest run. */
export interface Course {
  readonly leadChanges: number;
  /** How often a goal made it level. */
  readonly levels: number;
  /** Sides that were behind at some time. */
  readonly behind: BySide<boolean>;
  readonly run: { readonly side: Side; readonly goals: number; readonly score: BySide<HalfGoals> } | undefined;
}

/** The score before the first throw-in. */
export const startOf = (page: Page): BySide<HalfGoals> => {
  const halves = (side: Side): HalfGoals => halfGoals(Math.round(Number(startFigure(page, side).value) * 2));
  return { home: halves('home'), away: halves('away') };
};

type Run = NonNullable<Course['run']>;

/** How the score went from the start to the last goal. */
export const courseOf = (page: Page): Course => {
  let lead: Side | undefined;
  let [leadChanges, levels] = [0, 0];
  const behind = { home: false, away: false };
  let now: Run | undefined;
  let best: Run | undefined;
  const look = (score: BySide<HalfGoals>): void => {
    const leader = leaderOf(score);
    if (leader === 'level') return;
    behind[leader === 'home' ? 'away' : 'home'] = true;
    if (lead !== undefined && lead !== leader) leadChanges += 1;
    lead = leader;
  };
  look(startOf(page));
  for (const { side, score } of page.goals) {
    look(score);
    if (leaderOf(score) === 'level') levels += 1;
    now = { side, goals: now?.side === side ? now.goals + 1 : 1, score };
    if (best === undefined || now.goals > best.goals) best = now;
  }
  return { leadChanges, levels, behind, run: best };
};
