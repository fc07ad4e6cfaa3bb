import type { ProvisionId } from './provisions.ts';

/** Every reason why something can be out of order. The words for each are in the catalogues of `views`. */
export const WHYS = [
  // the team sheet
  'under-lower-limit',
  'over-upper-limit',
  'too-many-riders',
  'rider-twice',
  'rider-of-other-side',
  'off-scale',
  'total-differs',
  'award-unknown',
  'over-share',
  'over-low-excess',
  'over-pair',
  'lowest-too-high',
  'minus-riders',
  // changes of riders
  'unknown-rider',
  'not-riding',
  'already-riding',
  'no-open-place',
  'not-during-chukker',
  'late-not-during-chukker',
  'return-not-during-chukker',
  'no-double',
  'disqualified',
  'injured-stays-out',
  'over-cap',
  'not-nearest-above',
  'fouling-side-short',
  'reduced-already',
  'place-filled',
  // the game
  'not-opened',
  'opened-already',
  'game-over',
  'no-such-chukker',
  'chukker-over',
  'after-second-horn',
  'not-level',
  'clock-went-back',
  'before-first-horn',
  'no-play',
  'not-dead',
  'stopped-already',
  'clock-runs',
  'clock-stands',
  'foul-open',
  'no-foul-open',
  'goal-or-penalty-1',
  'not-the-fouled-side',
  'no-choice',
  'no-hit-due',
  'other-restart-due',
  'play-called-already',
  'one-hit',
  'no-hit-taken',
  'not-undefended',
  'not-tapped-here',
  'no-remedy',
  'not-a-hit-in',
  'toss-over',
  'not-half-time',
  'not-loser-of-toss',
  'lined-up-already',
  'no-goal-open',
  'no-shoot-out',
  'not-in-turn',
  'has-hit',
  'wrong-office',
  'said-otherwise',
  'not-understood',
] as const;
export type Why = (typeof WHYS)[number];

/** Why a call, a line-up or a change is out of order, with the provision that stands against it. */
export interface Objection {
  readonly why: Why;
  readonly under: ProvisionId;
  /** Names and figures for the sentence, already written as people read them. */
  readonly with: { readonly [name: string]: string };
}

export const objection = (why: Why, under: ProvisionId, about: Objection['with'] = {}): Objection => ({
  why,
  under,
  with: about,
});
