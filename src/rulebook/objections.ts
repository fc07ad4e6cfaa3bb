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
  // the game
  'not-opened',
  'opened-already',
  'game-over',
  'no-such-chukker',
  'chukker-over',
  'after-second-horn',
  'not-level',
  'wrong-office',
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
