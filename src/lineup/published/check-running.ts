import { answer, type Book } from '../../rulebook/index.ts';
import { asGoals, type Count, GOAL, SIDES, type Side } from '../../words/index.ts';
import { halvesInPlay } from './check-halves.ts';
import { confirmed, contradicted, type Judged, listed, nameOf, notCheckable } from './finding.ts';
import type { Published, Score } from './published.ts';
import { lengthOf, type Standing, standingsOf } from './running.ts';
import { asScore, howMany } from './score.ts';

const LIST = 'running_score_by_period';
const pairAt = (after: number) => [LIST, after - 1];

const chukkersPlayed = (chukkers: Count, overtime: Count | undefined): string => {
  const scheduled = howMany(chukkers, 'chukker');
  if (overtime === undefined) return `at least ${scheduled}`;
  return overtime === 0 ? scheduled : `${scheduled} and ${overtime} of overtime`;
};

const length = (published: Published): readonly Judged[] => {
  const { running, chukkers, overtime } = published;
  const found = lengthOf(published);
  if (running === undefined || chukkers === undefined || (found !== 'short' && found !== 'long')) return [];
  const says = `the running score has ${howMany(running.length, 'pair')} for ${chukkersPlayed(chukkers, overtime)}`;
  return [contradicted('chukkers.scheduled', [LIST], says)];
};

interface Fall {
  readonly side: Side;
  readonly from: Standing;
  readonly to: Standing;
}

const fallsOf = (published: Published, side: Side): readonly Fall[] => {
  const standings = standingsOf(published, side);
  return standings.flatMap((to, at) => {
    const from = standings[at - 1];
    return from !== undefined && to.goals < from.goals ? [{ side, from, to }] : [];
  });
};

const fallSaid = (published: Published, { side, from, to }: Fall): string => {
  const before = from.after === 0 ? 'by handicap at the start' : `after chukker ${from.after}`;
  return `${nameOf(published, side)} from ${asGoals(from.goals)} ${before} to ${asGoals(to.goals)}`;
};

/** A goal that stood on the board stays there: both sides' falls in one chukker are one finding. */
const falls = (published: Published): readonly Judged[] => {
  const all = SIDES.flatMap((side) => fallsOf(published, side));
  const chukkers = [...new Set(all.map(({ to }) => to.after))];
  return chukkers.map((after) => {
    const here = all.filter(({ to }) => to.after === after).map((fall) => fallSaid(published, fall));
    return contradicted('goal.counts', pairAt(after), `the score falls in chukker ${after}: ${listed(here)}`);
  });
};

/** The last pair is the final; one before it, or of a list that lacks pairs, is at least not above it. */
const passes = (published: Published, side: Side): boolean => {
  const last = standingsOf(published, side).at(-1);
  if (last === undefined || last.after === 0 || halvesInPlay(published)[side].final) return false;
  const isEnd = last.after === published.running?.length && lengthOf(published) !== 'short';
  return isEnd ? last.goals !== published.final[side] : last.goals > published.final[side];
};

const end = (published: Published): readonly Judged[] => {
  const wrong = SIDES.filter((side) => passes(published, side));
  if (wrong.length === 0) return [];
  const after = Math.max(...wrong.map((side) => standingsOf(published, side).at(-1)?.after ?? 0));
  const shown = published.running?.[after - 1];
  const board = shown === undefined ? '' : asScore(shown);
  const says = `after chukker ${after}, the last known, the board shows ${board}, but the final is ${asScore(published.final)}`;
  return [contradicted('goal.counts', pairAt(after), says)];
};

const isLevel = (score: Score): boolean => score.home === score.away;

/** Overtime that was played although one side led. */
const ledBefore = (running: readonly (Score | undefined)[], scheduled: number): readonly Judged[] =>
  running.flatMap((score, at) => {
    const isBeforeOvertime = at >= scheduled - 1 && at < running.length - 1;
    if (!isBeforeOvertime || score === undefined || isLevel(score)) return [];
    const says = `overtime followed chukker ${at + 1}, but the board shows ${asScore(score)}: not level`;
    return [contradicted('chukkers.overtime', pairAt(at + 1), says)];
  });

/** Overtime ends with the goal that decides: from a level score, one goal by one side. */
const isDecidedByOne = (before: Score | undefined, final: Score): boolean => {
  if (Math.abs(final.home - final.away) !== GOAL) return false;
  if (before === undefined || !isLevel(before)) return true;
  return final.home + final.away - before.home - before.away === GOAL;
};

const untilAGoal = (published: Published, running: readonly (Score | undefined)[], scheduled: number) => {
  const led = ledBefore(running, scheduled);
  const last = running.at(-1);
  const isOtherFinal = last !== undefined && asScore(last) !== asScore(published.final);
  if (isOtherFinal || isDecidedByOne(running.at(-2), published.final)) return led;
  const before = running.at(-2);
  const from = before === undefined ? '' : ` from ${asScore(before)}`;
  const says = `overtime ends with one goal by one side, but the final is ${asScore(published.final)}${from}`;
  return [...led, contradicted('chukkers.overtime', ['final'], says)];
};

/** What a book's answer on overtime asks of the pairs after the scheduled chukkers. */
const OVERTIME = {
  'until-a-goal': untilAGoal,
  none: (_: Published, running: readonly unknown[], scheduled: number): readonly Judged[] => {
    const says = `${howMany(running.length, 'pair')} for ${howMany(scheduled, 'chukker')}, but this book knows no overtime`;
    return [contradicted('chukkers.overtime', [LIST], says)];
  },
} as const;

const overtime = (book: Book, published: Published): readonly Judged[] => {
  const { running, chukkers } = published;
  if (running === undefined || chukkers === undefined || lengthOf(published) !== 'right') return [];
  if (running.length === chukkers) return [];
  return OVERTIME[answer(book, 'chukkers.overtime')](published, running, chukkers);
};

const unknownPairs = (running: readonly (Score | undefined)[]): readonly string[] =>
  running.flatMap((score, at) => (score === undefined ? [`${at + 1}`] : []));

/** What no figure stands against, and what no figure was there for. */
const whatIsKnown = (
  published: Published,
  running: readonly (Score | undefined)[],
  isSound: boolean,
): readonly Judged[] => {
  const unknown = unknownPairs(running);
  const gaps = `the score after chukker${unknown.length === 1 ? '' : 's'} ${listed(unknown)} is not given`;
  const count = published.chukkers === undefined ? 'the number of chukkers is not given' : undefined;
  const missing = [...(unknown.length === 0 ? [] : [gaps]), ...(count === undefined ? [] : [count])];
  const open = missing.map((says) => notCheckable('goal.counts', [LIST], says));
  if (!isSound || unknown.length === running.length) return open;
  const last = running.at(-1) === undefined ? 'does not pass' : 'ends on';
  const says = `${howMany(running.length - unknown.length, 'pair')}: the score never falls and ${last} the final, ${asScore(published.final)}`;
  return [confirmed('goal.counts', [LIST], says), ...open];
};

/** The running score from the goals by handicap to the final (19.a), chukker by chukker, overtime included. */
export const checkRunning = (book: Book, published: Published): readonly Judged[] => {
  const { running } = published;
  if (running === undefined) return [notCheckable('goal.counts', [LIST], 'no running score is given')];
  const wrong = [length, falls, end].flatMap((check) => check(published));
  const all = [...wrong, ...overtime(book, published)];
  return [...all, ...whatIsKnown(published, running, all.length === 0)];
};
