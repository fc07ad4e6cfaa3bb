import type { RulingKind, RulingOf } from '../engine/index.ts';
import { asClock, type BySide, type Count, type End, opposite, SIDES } from '../words/index.ts';
import { chukkerName, countsFor, type Page, scoreFor, teamOf } from './page.ts';
import { bySomeone } from './sayings-play.ts';
import { type Parts, say } from './words/index.ts';

type Told<K extends RulingKind> = (page: Page, ruling: RulingOf<K>) => Parts;

const nothing = (): Parts => ({});

const goalsOf = (goals: BySide<Count>): string => SIDES.map((side) => `${goals[side]}`).join('–');

const endsOf = (page: Page, ends: BySide<End>): Parts => ({
  home: teamOf(page, 'home'),
  away: teamOf(page, 'away'),
  homeEnd: page.words.endNames[ends.home],
  awayEnd: page.words.endNames[ends.away],
});

/** The names that each ruling about play is told with. */
export const PLAY_RULINGS = {
  horn: (page, { which, clock }) => ({
    horn: say(page.words.horns[which], { clock: clock === undefined ? '' : asClock(clock) }),
  }),
  'clock-set': (page, { clock, why }) => ({ clock: asClock(clock), why: page.words.clockWhys[why] }),
  'clock-stopped': nothing,
  'clock-started': nothing,
  'ends-set': (page, { ends }) => endsOf(page, ends),
  'ends-changed': (page, { ends }) => endsOf(page, ends),
  'lined-up-wrong': nothing,
  'ball-out': (page, { over, off }) => ({ line: page.words.lines[over], team: teamOf(page, off) }),
  'safety-given': (page, { side, by }) => ({ team: teamOf(page, side), other: teamOf(page, by) }),
  'advantage-played': (page, { by }) => ({ team: teamOf(page, by) }),
  'foul-called': (page, { by, rider }) => ({ team: teamOf(page, by), by: bySomeone(page, by, rider) }),
  'foul-dropped': (page, { by }) => ({ team: teamOf(page, by) }),
  'penalty-given': (page, { side, number }) => ({
    team: teamOf(page, side),
    number,
    other: teamOf(page, opposite(side)),
  }),
  'choice-due': (page, { side }) => ({ team: teamOf(page, side) }),
  'spot-chosen': (page, { side, from }) => ({ team: teamOf(page, side), from: page.words.spots[from] }),
  'play-called': (page, { side }) => ({ team: teamOf(page, side) }),
  'goal-waits': (page, { side }) => ({ team: teamOf(page, side) }),
  'goal-annulled': (page, { side }) => ({ team: teamOf(page, side) }),
  'hit-again': (page, { side }) => ({ team: teamOf(page, side) }),
  confirmed: (_page, { call }) => ({ call }),
  'chukker-confirmed': (page, { chukker }) => ({ chukker: chukkerName(page, chukker) }),
  'shoot-out-due': (_page, { score }) => ({ score: scoreFor(score, 'home') }),
  'shoot-out-hit': (page, { side, scored, goals, rider }) => ({
    team: teamOf(page, side),
    by: bySomeone(page, side, rider),
    outcome: page.words.hitOutcomes[scored ? 'goal' : 'miss'],
    goals: goalsOf(goals),
  }),
  'shoot-out-level': (_page, { goals }) => ({ goals: goalsOf(goals) }),
  'shoot-out-won': (page, { winner, goals, score }) => ({
    winner: teamOf(page, winner),
    goals: countsFor(goals, winner),
    score: scoreFor(score, 'home'),
  }),
} as const satisfies { readonly [K in RulingKind]?: Told<K> };
