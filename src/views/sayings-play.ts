import { asClock, type PLAY_SAYINGS, type RiderId, type SayingOf, type Side } from '../words/index.ts';
import { type Page, riderName, teamOf } from './page.ts';
import { say } from './words/index.ts';

type PlayKind = keyof typeof PLAY_SAYINGS;
type Told<K extends PlayKind> = (page: Page, said: SayingOf<K>) => { readonly [part: string]: string };

const nothing = (): { readonly [part: string]: string } => ({});
const team = (page: Page, side: Side) => ({ team: teamOf(page, side) });

/** " (Ann)", or nothing when nobody is named. */
export const bySomeone = (page: Page, side: Side, rider: RiderId | undefined): string =>
  rider === undefined ? '' : say(page.words.ofRider, { rider: riderName(page, side, rider) });

/** Who hits is of the side that the restart is for; a report may name him where nobody knows which. */
const hitter = (page: Page, rider: RiderId | undefined): string =>
  rider === undefined ? '' : say(page.words.scoredBy, { rider });

/** The names that each saying of play is told with. */
export const PLAY_PARTS: { readonly [K in PlayKind]: Told<K> } = {
  toss: (page, { won, defends }) => ({ ...team(page, won), end: page.words.endNames[defends] }),
  'ends-chosen': (page, { side, defends }) => ({ ...team(page, side), end: page.words.endNames[defends] }),
  'wrong-line-up': nothing,
  whistle: (page, { because }) => ({ because: page.words.whistles[because] }),
  'ball-out': (page, { over, off }) => ({ ...team(page, off), line: page.words.lines[over] }),
  safety: (page, { by }) => team(page, by),
  advantage: (page, { by }) => team(page, by),
  foul: (page, { by, rider }) => ({ ...team(page, by), by: bySomeone(page, by, rider) }),
  'no-foul': nothing,
  penalty: (page, { to, number }) => ({ ...team(page, to), number }),
  'spot-chosen': (page, { from }) => ({ from: page.words.spots[from] }),
  'goal-stands': nothing,
  play: nothing,
  hit: (page, { by }) => ({ by: hitter(page, by) }),
  'ball-stopped': nothing,
  tapped: nothing,
  'improper-entry': nothing,
  'too-near': nothing,
  delayed: nothing,
  teed: nothing,
  'ball-broke': nothing,
  'clock-set': (_page, { to }) => ({ clock: asClock(to) }),
  'clock-stopped': nothing,
  'clock-started': nothing,
  'horn-missed': nothing,
  'shoot-out-hit': (page, { side, by, scored }) => ({
    ...team(page, side),
    by: bySomeone(page, side, by),
    outcome: page.words.hitOutcomes[scored ? 'goal' : 'miss'],
  }),
};
