import type { Judged, Ruling, RulingKind, RulingOf } from '../engine/index.ts';
import { answer, type ProvisionId } from '../rulebook/index.ts';
import { type BySide, type HalfGoals, opposite, type RestartKind } from '../words/index.ts';
import { awardProvisions, awardWorking } from './award.ts';
import type { Some, Why } from './figures.ts';
import type { ScoredGoal } from './goals.ts';
import { objectionSays } from './objections.ts';
import { awardSays, chukkerName, type Page, riderName, scoreFor, scoreLine, teamOf } from './page.ts';
import { PLAY_RULINGS } from './rulings-play.ts';
import { howAndWho, saidBy } from './sayings.ts';
import { counted, type Parts, say } from './words/index.ts';

/** A ruling with its number, and why. `shown` is its sentence. */
export interface RulingLine extends Why {
  readonly n: number;
  readonly kind: RulingKind;
  readonly ruling: Ruling;
  readonly implied: boolean;
  /** A restart or stoppage: it says nothing that the next goal does not. */
  readonly isRoutine: boolean;
  readonly judged: Judged;
}

type Told<K extends RulingKind> = (page: Page, ruling: RulingOf<K>, goal: ScoredGoal | undefined) => Parts;

const award = (page: Page, goals: BySide<HalfGoals>): string => awardSays(page.words, page.game.state.lineUps, goals);

/** "7–4", home first: a list of rulings says so once. */
const pairOf = (score: BySide<HalfGoals>): string => scoreFor(score, 'home');

const nothing = (): Parts => ({});

/** The names that each ruling is told with. */
const PARTS: { readonly [K in RulingKind]: Told<K> } = {
  'game-opened': (page, { chukkers }) => ({ chukkers: counted(page.words, 'chukkers', chukkers) }),
  breach: (page, { objection }) => ({ objection: objectionSays(page.words, objection) }),
  'award-stands': (page, ruling) => ({ award: award(page, ruling.award) }),
  'award-changed': (page, ruling) => ({ award: award(page, ruling.award), score: pairOf(ruling.score) }),
  'chukker-began': (page, { chukker }) => ({ chukker: chukkerName(page, chukker) }),
  'play-began': ({ words }, { how }) => ({ resumed: words.resumed[how] }),
  'play-stopped': nothing,
  'goal-counted': (page, ruling, goal) => {
    const by =
      ruling.rider === undefined ? '' : say(page.words.scoredBy, { rider: riderName(page, ruling.side, ruling.rider) });
    const how = howAndWho(page, ruling, goal?.hitBy);
    return { mark: goal?.mark ?? '', team: teamOf(page, ruling.side), by, how, score: pairOf(ruling.score) };
  },
  'credited-to-team': (page, { side, rider }) => ({ rider: riderName(page, side, rider) }),
  'restart-due': (page, { how, side }) => ({
    restart: say(page.words.restarts[how], side === undefined ? {} : { team: teamOf(page, side) }),
  }),
  ...PLAY_RULINGS,
  'riders-changed': (page, { side, out, in: incoming }) => ({
    team: teamOf(page, side),
    in: riderName(page, side, incoming),
    ...(out === undefined ? {} : { out: riderName(page, side, out) }),
  }),
  'place-open': (page, { side, rider, riding }) => ({
    team: teamOf(page, side),
    rider: riderName(page, side, rider),
    riders: counted(page.words, 'riders', riding),
  }),
  'no-time-out': (page, { side, rider }) => ({ team: teamOf(page, side), rider: riderName(page, side, rider) }),
  'sides-reduced': (page, { side, disabled, removed }) => ({
    team: teamOf(page, side),
    other: teamOf(page, opposite(side)),
    disabled: riderName(page, side, disabled),
    removed: riderName(page, opposite(side), removed),
    riders: `${answer(page.game.book, 'penalty-7.a-side')}`,
  }),
  'chukker-ended': (page, { chukker, score }) => ({
    chukker: chukkerName(page, chukker),
    score: pairOf(score),
  }),
  'overtime-due': (_page, { score }) => ({ score: pairOf(score) }),
  'game-over': (page, { winner, score }) => ({ winner: teamOf(page, winner), score: scoreFor(score, winner) }),
  'game-tied': (_page, { score }) => ({ score: pairOf(score) }),
  forfeited: (page, { winner }) => ({ winner: winner === 'none' ? '' : teamOf(page, winner) }),
};

/** Whether a side hits, rather than that the umpire throws in. */
const isHit = (how: RestartKind): boolean => !how.startsWith('throw-in');

const sentenceFor = ({ words, game: { state } }: Page, ruling: Ruling): string => {
  if (ruling.kind === 'riders-changed' && ruling.out === undefined) return words.placeFilled;
  // Without a toss nobody knows which end is whose.
  if (ruling.kind === 'ends-changed' && state.toss === undefined) return words.endsChanged;
  if (ruling.kind === 'chukker-began' && isHit(ruling.how)) return words.begunByHit;
  if (ruling.kind === 'play-stopped' && !ruling.implied) return words.stoppedNow;
  if (ruling.kind === 'forfeited' && ruling.winner === 'none') return words.bothForfeit;
  return words.rulings[ruling.kind];
};

/** The sentence of a ruling. */
const rulingSays = (page: Page, ruling: Ruling, goal: ScoredGoal | undefined): string => {
  // One table for all kinds: the compiler cannot see that a row and its ruling belong together.
  const parts = PARTS[ruling.kind] as Told<RulingKind>;
  return say(sentenceFor(page, ruling), parts(page, ruling, goal));
};

const ROUTINE: readonly RulingKind[] = [
  'restart-due',
  'play-began',
  'play-stopped',
  'play-called',
  'ends-changed',
  'clock-started',
  'clock-stopped',
];

/** Restarts and stoppages; of the horns those of an interval, which leave the play as it is. */
const isRoutine = (ruling: Ruling): boolean =>
  ruling.kind === 'horn' ? ruling.which === 'warning' || ruling.which === 'start' : ROUTINE.includes(ruling.kind);

const isOfAward = (ruling: Ruling): boolean => ruling.kind === 'award-stands' || ruling.kind === 'award-changed';

const provisionsOf = (judged: Judged, ruling: Ruling): Some<ProvisionId> => {
  const others = isOfAward(ruling) ? awardProvisions(judged.state.lineUps) : [];
  return [ruling.under, ...others.filter((id) => id !== ruling.under)];
};

const workingOf = (page: Page, judged: Judged, ruling: Ruling, callNth: number): Some<string> => {
  const { words } = page;
  const insisted = judged.insisted && judged.call.insist !== undefined;
  return [
    saidBy(page, judged.call, callNth),
    ...(ruling.implied ? [words.working.impliedBy] : []),
    ...(insisted ? [say(words.working.insisted, { reason: judged.call.insist ?? '' })] : []),
    ...('score' in ruling ? [`${scoreLine(page, ruling.score)}.`] : []),
    ...(isOfAward(ruling) ? awardWorking(words, judged.state.lineUps, judged.state.opened?.stated?.source) : []),
  ];
};

/** Every ruling of a game, numbered in its order. */
export const rulingLines = (page: Page): readonly RulingLine[] => {
  const lines: RulingLine[] = [];
  let goals = 0;
  for (const [at, judged] of page.game.judged.entries()) {
    for (const ruling of judged.rulings) {
      const goal = ruling.kind === 'goal-counted' ? page.goals[goals++] : undefined;
      const n = lines.length + 1;
      lines.push({
        id: `${n}`,
        n,
        title: say(page.words.figures.ruling, { n: `${n}` }),
        shown: rulingSays(page, ruling, goal),
        kind: ruling.kind,
        ruling,
        implied: ruling.implied,
        isRoutine: isRoutine(ruling),
        working: workingOf(page, judged, ruling, at + 1),
        provisions: provisionsOf(judged, ruling),
        judged,
      });
    }
  }
  return lines;
};
