import { type Game, type Judged, leaderOf, type Ruling, type RulingKind, type RulingOf } from '../../engine/index.ts';
import { asCallId } from '../../log/index.ts';
import type { ScoredGoal } from '../goals.ts';
import { chukkerName, type Page, pageOf, riderName, scoreLine, teamOf } from '../page.ts';
import { howAndWho } from '../sayings.ts';
import { say, type Words } from '../words/index.ts';
import type { LiveWords } from '../words/live.ts';
import { startOf } from './course.ts';

/** Something to say aloud, with the call that it is about. */
export interface Announcement {
  readonly call: string;
  readonly says: string;
}

interface Speaking {
  readonly page: Page;
  readonly live: LiveWords['say'];
  /** The goals by their place in the order of goals, and the score before each. */
  readonly before: (nth: number) => ScoredGoal['score'];
}

/** What a goal makes of the score: level, or another leader. */
const turnSays = ({ page, live, before }: Speaking, goal: ScoredGoal): readonly string[] => {
  const leader = leaderOf(goal.score);
  if (leader === 'level') return [live.level];
  return leaderOf(before(goal.nth)) === leader ? [] : [say(live.lead, { team: teamOf(page, leader) })];
};

const tallySays = ({ page, live }: Speaking, goal: ScoredGoal): readonly string[] => {
  const { credit, nth, side } = goal;
  if (credit.to !== 'rider') return [];
  const isHis = (other: ScoredGoal): boolean =>
    other.nth <= nth && other.side === side && other.credit.to === 'rider' && other.credit.rider === credit.rider;
  const n = page.goals.filter(isHis).length;
  const rider = riderName(page, side, credit.rider);
  if (n < 2) return [];
  return [n === 3 ? say(live.hatTrick, { rider }) : say(live.nth, { n: `${n}`, rider })];
};

const goalSays = (speaking: Speaking, goal: ScoredGoal): string => {
  const { page, live } = speaking;
  const parts = { team: teamOf(page, goal.side), how: howAndWho(page, goal, goal.hitBy) };
  const { credit } = goal;
  const first =
    credit.to === 'rider'
      ? say(live.goal, { ...parts, rider: riderName(page, goal.side, credit.rider) })
      : say(live.goalUnnamed, parts);
  const score = say(live.score, { score: scoreLine(page, goal.score) });
  return [first, ...tallySays(speaking, goal), score, ...turnSays(speaking, goal)].join(' ');
};

type Said<K extends RulingKind> = (speaking: Speaking, ruling: RulingOf<K>) => string;

/** What is said of each ruling that is worth saying aloud. Goals have sentences of their own. */
const SAID: { readonly [K in RulingKind]?: Said<K> } = {
  'chukker-began': ({ page, live }, { chukker }) => say(live.began, { chukker: chukkerName(page, chukker) }),
  'chukker-ended': ({ page, live }, { chukker, score }) =>
    say(live.ended, { chukker: chukkerName(page, chukker), score: scoreLine(page, score) }),
  'foul-called': ({ page, live }, { by }) => say(live.foul, { team: teamOf(page, by) }),
  'foul-dropped': ({ live }) => live.dropped,
  'penalty-given': ({ page, live }, { side, number }) => say(live.penalty, { number, team: teamOf(page, side) }),
  'safety-given': ({ page, live }, { side }) => say(live.safety, { team: teamOf(page, side) }),
  'riders-changed': ({ page, live }, { side, out, in: incoming }) =>
    say(live.changed, {
      team: teamOf(page, side),
      in: riderName(page, side, incoming),
      out: out === undefined ? page.words.labels.openPlace : riderName(page, side, out),
    }),
  'overtime-due': ({ live }) => live.overtime,
  'shoot-out-due': ({ live }) => live.shootOut,
  'game-over': ({ page, live }, { winner, score }) =>
    say(live.over, { winner: teamOf(page, winner), score: scoreLine(page, score) }),
};

// One table for all kinds: the compiler cannot see that a row and its ruling belong together.
const saidOf = (speaking: Speaking, ruling: Ruling): readonly string[] => {
  const said = SAID[ruling.kind] as Said<RulingKind> | undefined;
  return said === undefined ? [] : [said(speaking, ruling)];
};

/** A hit-in is said when it is due. */
const hitInSays = ({ page, live }: Speaking, ruling: Ruling): readonly string[] =>
  ruling.kind === 'restart-due' && ruling.how === 'hit-in' && ruling.side !== undefined
    ? [say(live.out, { team: teamOf(page, ruling.side) })]
    : [];

/** What there is to say of one call; nothing for a call that nobody has to hear of. */
const linesOf = (speaking: Speaking, judged: Judged): readonly string[] => {
  const { page, live } = speaking;
  const goals = page.goals.filter((goal) => goal.judged === judged);
  const lines = [
    ...goals.map((goal) => goalSays(speaking, goal)),
    ...judged.rulings.flatMap((ruling) => [...saidOf(speaking, ruling), ...hitInSays(speaking, ruling)]),
  ];
  const isCorrected = page.game.standing.corrected.has(asCallId(judged.call.id));
  return isCorrected ? lines.map((says) => say(live.corrected, { says })) : lines;
};

/** Every thing worth saying aloud, in its order. */
export const announceOf = (game: Game, words: Words, live: LiveWords): readonly Announcement[] => {
  const page = pageOf(game, words);
  const start = startOf(page);
  const speaking: Speaking = { page, live: live.say, before: (nth) => page.goals[nth - 2]?.score ?? start };
  const byGoal = new Set(page.goals.map((goal) => goal.judged));
  return game.judged.flatMap((judged) => {
    const isTold = byGoal.has(judged) || judged.rulings.length > 0;
    const call = asCallId(judged.call.id);
    return isTold ? linesOf(speaking, judged).map((says) => ({ call, says })) : [];
  });
};

/** What was said last: the line that an announcer reads. */
export const announcerLine = (game: Game, words: Words, live: LiveWords): string =>
  announceOf(game, words, live).at(-1)?.says ?? '';
