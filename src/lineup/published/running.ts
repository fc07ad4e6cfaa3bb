import { type HalfGoals, halfGoals, type Side } from '../../words/index.ts';
import { halvesInPlay } from './check-halves.ts';
import type { Published } from './published.ts';

/** Whether the running score has a pair for each chukker played; unknown where the report does not say how many were. */
export type RunningLength = 'right' | 'short' | 'long' | 'unknown';

/**
 * How many pairs there are against how many there should be. Without a word on overtime any further pair is one, for
 * nothing else comes after the last scheduled chukker.
 */
export const lengthOf = ({ running, chukkers, overtime }: Published): RunningLength => {
  if (running === undefined || chukkers === undefined) return 'unknown';
  if (running.length < chukkers + (overtime ?? 0)) return 'short';
  return overtime !== undefined && running.length > chukkers + overtime ? 'long' : 'right';
};

/** A score of one side and the chukker it stands after; 0 is the board before the first throw-in. */
export interface Standing {
  readonly after: number;
  readonly goals: HalfGoals;
}

/** What is known of one side's score from the goals by handicap on; figures already named as wrong are left out. */
export const standingsOf = (published: Published, side: Side): readonly Standing[] => {
  const { award } = published.teams[side];
  const wrong = halvesInPlay(published)[side].pairs;
  const start = award === undefined ? [] : [{ after: 0, goals: award }];
  const pairs = (published.running ?? []).flatMap((score, at) =>
    score === undefined || wrong.includes(at) ? [] : [{ after: at + 1, goals: score[side] }],
  );
  return [...start, ...pairs];
};

/** How much a side's score rose in a chukker; unknown unless it is known before and after, each in its place. */
export const riseOf = (published: Published, side: Side, chukker: number): HalfGoals | undefined => {
  if (lengthOf(published) !== 'right') return undefined;
  const standings = standingsOf(published, side);
  const [before, after] = [chukker - 1, chukker].map((at) => standings.find((own) => own.after === at)?.goals);
  return before === undefined || after === undefined ? undefined : halfGoals(after - before);
};
