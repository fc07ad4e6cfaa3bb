import {
  ENDS,
  millis,
  OUT_LINES,
  PENALTIES,
  PENALTY_2_SPOTS,
  SAYING_KINDS,
  type Saying,
  type SayingKind,
  SIDES,
  WHISTLES,
} from '../words/index.ts';
import type { Chance } from './seed.ts';

/** Sayings that hang on the riders of a game are invented where the riders are known. */
type Ridden = 'game-opened' | 'goal' | 'substitution' | 'rider-out' | 'penalty-7';
type Other = Exclude<SayingKind, Ridden>;

/** Kinds of sayings that are tried whatever the game is at. */
export const ANYTHING: readonly SayingKind[] = SAYING_KINDS;

const bare = (kind: Other) => (): Saying => ({ kind }) as Saying;

/** One saying of each other kind, with particulars that can be read. */
export const OTHERS: { readonly [K in Other]: (chance: Chance) => Saying } = {
  'throw-in': bare('throw-in'),
  'chukker-ended': bare('chukker-ended'),
  forfeit: (chance) =>
    chance.happens(0.05) ? { kind: 'forfeit', side: chance.pick([...SIDES, 'both'] as const) } : { kind: 'throw-in' },
  toss: (chance) => ({ kind: 'toss', won: chance.pick(SIDES), defends: chance.pick(ENDS) }),
  'ends-chosen': (chance) => ({ kind: 'ends-chosen', side: chance.pick(SIDES), defends: chance.pick(ENDS) }),
  'wrong-line-up': bare('wrong-line-up'),
  whistle: (chance) => ({ kind: 'whistle', because: chance.pick(WHISTLES) }),
  'ball-out': (chance) => ({ kind: 'ball-out', over: chance.pick(OUT_LINES), off: chance.pick(SIDES) }),
  safety: (chance) => ({ kind: 'safety', by: chance.pick(SIDES) }),
  advantage: (chance) => ({ kind: 'advantage', by: chance.pick(SIDES) }),
  foul: (chance) => ({ kind: 'foul', by: chance.pick(SIDES) }),
  'no-foul': bare('no-foul'),
  penalty: (chance) => ({ kind: 'penalty', to: chance.pick(SIDES), number: chance.pick(PENALTIES) }),
  'spot-chosen': (chance) => ({ kind: 'spot-chosen', from: chance.pick(PENALTY_2_SPOTS) }),
  'goal-stands': bare('goal-stands'),
  play: bare('play'),
  hit: bare('hit'),
  'ball-stopped': bare('ball-stopped'),
  tapped: bare('tapped'),
  'improper-entry': (chance) => ({
    kind: 'improper-entry',
    'would-have-scored': chance.happens(0.5),
    shot: chance.pick(['deflected', 'wide', 'other'] as const),
  }),
  'too-near': bare('too-near'),
  delayed: bare('delayed'),
  teed: bare('teed'),
  'ball-broke': bare('ball-broke'),
  'clock-set': (chance) => ({ kind: 'clock-set', to: millis(chance.below(460_000)) }),
  'clock-stopped': bare('clock-stopped'),
  'clock-started': bare('clock-started'),
  'horn-missed': bare('horn-missed'),
  'shoot-out-hit': (chance) => ({ kind: 'shoot-out-hit', side: chance.pick(SIDES), scored: chance.happens(0.5) }),
};
