import {
  type Game,
  leaderOf,
  overtimesOf,
  resultOf,
  runningScore,
  scoreOf,
  shootOutGoals,
} from '../../engine/index.ts';
import { asClock, asGoals, opposite, SIDES, type Side } from '../../words/index.ts';
import type { ScoredGoal } from '../goals.ts';
import { chukkerName, countsFor, listed, type Page, pageOf, riderName, scoreFor, teamOf } from '../page.ts';
import { counted, say, type Words } from '../words/index.ts';
import type { LiveWords } from '../words/live.ts';
import { type Course, courseOf, startOf } from './course.ts';

/** What the sentences of a story are made from. */
interface Told {
  readonly page: Page;
  readonly live: LiveWords['story'];
  readonly course: Course;
}

const goalsSaid = (words: Words, goals: number): string => counted(words, 'goals', goals);

/** Who won, by what, and where. */
const resultSays = ({ page, live }: Told): string => {
  const { state } = page.game;
  const { result, winner } = resultOf(state);
  const score = scoreOf(state);
  const leader = leaderOf(score);
  const first: Side = winner !== 'none' ? winner : leader === 'level' ? 'home' : leader;
  const about = state.opened?.event;
  const parts = {
    winner: teamOf(page, first),
    loser: teamOf(page, opposite(first)),
    score: scoreFor(score, first),
    goals: countsFor(shootOutGoals(state.shootOut ?? []), first),
    chukker: chukkerName(page, Math.max(1, state.chukker)),
    event: about === undefined ? '' : say(live.inEvent, { event: about }),
  };
  if (result === 'running') return say(state.chukker === 0 ? live.notBegun : live.running, parts);
  const won = overtimesOf(state) > 0 ? live.wonOvertime : live.won;
  const sentences = {
    won,
    tied: live.tied,
    'shoot-out': live.wonShootOut,
    forfeit: live.forfeit,
    'double-forfeit': live.bothForfeit,
  };
  return say(sentences[result], parts);
};

/** The goals that a side began with, and where they came from. */
const startSays = ({ page, live }: Told): readonly string[] => {
  const { opened } = page.game.state;
  const start = startOf(page);
  const sides = SIDES.filter((side) => start[side] > 0);
  if (opened?.basis === 'flat') return [live.flat];
  const sentence = opened?.basis === 'stated' ? live.stated : live.started;
  return sides.map((side) => say(sentence, { team: teamOf(page, side), goals: goalsIn(page, asGoals(start[side])) }));
};

/** "1½ goals": a half has no plural of its own. */
const goalsIn = (page: Page, shown: string): string =>
  say(page.words.counted.goals[shown === '1' ? 'one' : 'other'], { n: shown });

const courseSays = ({ page, live, course }: Told): readonly string[] => {
  if (page.goals.length === 0) return [];
  const leader = leaderOf(scoreOf(page.game.state));
  const { leadChanges, levels, behind, run } = course;
  const never = leader !== 'level' && !behind[leader] ? [say(live.neverBehind, { team: teamOf(page, leader) })] : [];
  const changed =
    leadChanges === 0 ? [] : [leadChanges === 1 ? live.leadOnce : say(live.leads, { n: `${leadChanges}` })];
  const level = levels === 0 ? [] : [levels === 1 ? live.levelOnce : say(live.levels, { n: `${levels}` })];
  const longest =
    run === undefined || run.goals < 3
      ? []
      : [say(live.run, { team: teamOf(page, run.side), n: `${run.goals}`, score: scoreFor(run.score, run.side) })];
  return [...never, ...changed, ...level, ...longest];
};

const halfSays = ({ page, live }: Told): readonly string[] => {
  const { state } = page.game;
  const half = runningScore(state)[Math.floor(state.scheduled / 2) - 1];
  const isPast = state.chukkers.length > Math.floor(state.scheduled / 2);
  if (half === undefined || !isPast) return [];
  const leader = leaderOf(half);
  const first = leader === 'level' ? 'home' : leader;
  return [
    say(live.half, { score: `${teamOf(page, first)} ${scoreFor(half, first)} ${teamOf(page, opposite(first))}` }),
  ];
};

const momentSays = ({ page, live }: Told, { chukker, clock }: ScoredGoal): string => {
  const name = chukkerName(page, chukker);
  return clock === undefined
    ? say(live.during, { chukker: name })
    : say(live.at, { clock: asClock(clock), chukker: name });
};

const lastSays = (told: Told): readonly string[] => {
  const { page, live } = told;
  const last = page.goals.at(-1);
  if (last === undefined) return [];
  const parts = { team: teamOf(page, last.side), moment: momentSays(told, last) };
  if (last.credit.to !== 'rider') return [say(live.lastUnnamed, parts)];
  return [say(live.last, { ...parts, rider: riderName(page, last.side, last.credit.rider) })];
};

/** Who scored most for a side, with what came from penalties. */
const topSays = ({ page, live }: Told, side: Side): readonly string[] => {
  const team = teamOf(page, side);
  const tallies = page.game.state.tallies[side].filter(({ rider, goals }) => rider !== undefined && goals > 0);
  const most = Math.max(0, ...tallies.map(({ goals }) => goals));
  const best = tallies.filter(({ goals }) => goals === most);
  const [first] = best;
  if (first?.rider === undefined)
    return page.goals.some((goal) => goal.side === side) ? [] : [say(live.noGoals, { team })];
  const goals = goalsSaid(page.words, most);
  const names = best.flatMap(({ rider }) => (rider === undefined ? [] : [riderName(page, side, rider)]));
  if (names.length > 1) return [say(live.topShared, { team, goals, riders: listed(page.words, names) })];
  const parts = { team, goals, rider: names[0] ?? '', penalties: `${first.fromPenalties}` };
  return [say(first.fromPenalties > 0 ? live.topPenalties : live.top, parts)];
};

/** What became of riders. */
const ridersSay = ({ page, live }: Told): readonly string[] =>
  page.game.judged.flatMap(({ rulings, state }) =>
    rulings.flatMap((ruling): string[] => {
      if (ruling.kind === 'sides-reduced') {
        const riders = state.lineUps.sides.home.riders.filter(({ standing }) => standing === 'riding').length;
        return [say(live.reduced, { riders: `${riders}` })];
      }
      if (ruling.kind !== 'riders-changed' || ruling.out === undefined) return [];
      const parts = { team: teamOf(page, ruling.side), in: riderName(page, ruling.side, ruling.in) };
      return [say(live.cameIn, { ...parts, out: riderName(page, ruling.side, ruling.out) })];
    }),
  );

const asideSays = ({ page, live }: Told): readonly string[] => {
  const n = page.game.judged.filter(({ grade, insisted }) => grade === 'out-of-order' && !insisted).length;
  return n === 0 ? [] : [say(live.aside, { calls: counted(page.words, 'calls', n) })];
};

/** A game told in one paragraph: nothing is in it that the calls do not say. */
export const storyOf = (game: Game, words: Words, live: LiveWords): string => {
  const page = pageOf(game, words);
  const told: Told = { page, live: live.story, course: courseOf(page) };
  const parts = [
    resultSays(told),
    ...startSays(told),
    ...halfSays(told),
    ...courseSays(told),
    ...lastSays(told),
    ...SIDES.flatMap((side) => topSays(told, side)),
    ...ridersSay(told),
    ...asideSays(told),
  ];
  return parts.join(' ');
};
