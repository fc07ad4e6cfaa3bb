import { GROUND_PROVISIONS } from './provisions-ground.ts';
import { PLAY_PROVISIONS } from './provisions-play.ts';
import type { Question } from './question.ts';

/**
 * The questions that the engine asks of a book. Every edition answers each of them once, with its article, its source
 * and how sure we are; leaving one out does not compile. The union grows with the engine.
 *
 * A `figure` is a measured number, a `choice` the name of a procedure, a `ladder` an ordered list of such names.
 */
export const PROVISIONS = {
  ...GROUND_PROVISIONS,
  ...PLAY_PROVISIONS,
  'riders.a-side': { kind: 'figure', unit: 'riders', asks: 'How many riders of a side take the field?' },
  'officials.offices': { kind: 'choice', of: ['as-listed'], asks: 'What may each official judge?' },
  'calls.order': { kind: 'choice', of: ['as-the-game-runs'], asks: 'When may a call be made?' },
  'calls.confirm': {
    kind: 'choice',
    of: ['counts-once'],
    asks: 'What does the same call from another seat count for?',
  },
  'calls.one-moment': {
    kind: 'figure',
    unit: 'seconds',
    asks: 'How far apart by the clock may two seats be who speak of one moment?',
  },
  'calls.disagree': {
    kind: 'choice',
    of: ['first-stands-until-settled'],
    asks: 'Two seats say different things of one moment: what holds?',
  },
  'calls.edits': {
    kind: 'choice',
    of: ['as-if-said-so'],
    asks: 'How is a game judged in which a call was corrected?',
  },

  'limits.at-start': { kind: 'choice', of: ['inside-both'], asks: 'Where must a team total lie to take part?' },
  'limits.after-change': {
    kind: 'choice',
    of: ['upper-only', 'inside-both'],
    asks: 'Which limits bind a team after a substitution?',
  },
  'limits.rise': {
    kind: 'choice',
    of: ['rostered-four-protected', 'none'],
    asks: 'May a team whose riders were raised go on over the limit?',
  },
  'teams.one-per-event': { kind: 'choice', of: ['one-team'], asks: 'For how many teams may a rider play?' },

  'rating.scale': {
    kind: 'choice',
    of: ['halves-from-minus-one-to-two', 'any-half'],
    asks: 'Which ratings are there?',
  },
  'rating.lowest': { kind: 'figure', unit: 'goals of handicap', asks: 'What is the lowest rating?' },
  'rating.highest': { kind: 'figure', unit: 'goals of handicap', asks: 'What is the highest rating?' },
  'rating.halves-count-to': {
    kind: 'figure',
    unit: 'goals of handicap',
    asks: 'Up to which upper limit do half ratings count as they are?',
  },
  'rating.halves-above': {
    kind: 'choice',
    of: ['rounded-down', 'as-they-are'],
    asks: 'How do half ratings count in events above that limit?',
  },

  'handicap.basis': {
    kind: 'choice',
    of: ['as-set-before-the-event'],
    asks: 'Is the game on handicap or on the flat?',
  },
  'handicap.total': { kind: 'choice', of: ['sum-of-riders'], asks: 'What is a team handicap?' },
  'handicap.counts': { kind: 'choice', of: ['highest-on-field'], asks: 'Which total counts when riders change?' },
  'handicap.reference': { kind: 'figure', unit: 'chukkers', asks: 'How many chukkers is the full difference for?' },
  'handicap.chukkers': {
    kind: 'choice',
    of: ['scheduled-only'],
    asks: 'Which chukkers count for the goals by handicap?',
  },
  'handicap.fraction': {
    kind: 'choice',
    of: ['any-fraction-is-half', 'fraction-dropped'],
    asks: 'What becomes of a fraction of a goal?',
  },
  'handicap.adjust': {
    kind: 'choice',
    of: ['taken-off-then-credited'],
    asks: 'How does the board change when a team total changes in the game?',
  },

  'eligibility.lowest-event': {
    kind: 'figure',
    unit: 'goals of handicap',
    asks: 'Up to which upper limit may a rider of the lowest rating play?',
  },
  'eligibility.minus-above': {
    kind: 'figure',
    unit: 'goals of handicap',
    asks: 'Above which upper limit is the number of minus riders bound?',
  },
  'eligibility.minus-most': { kind: 'figure', unit: 'riders', asks: 'How many minus riders may a team have there?' },
  'eligibility.minus-relief': {
    kind: 'choice',
    of: ['none', 'when-nobody-else'],
    asks: 'May a further minus rider come in when nobody else is there?',
  },
  'eligibility.relief-from': { kind: 'figure', unit: 'goals of handicap', asks: 'From which upper limit may he?' },
  'eligibility.relief-to': { kind: 'figure', unit: 'goals of handicap', asks: 'Up to which upper limit may he?' },
  'eligibility.low-to': {
    kind: 'figure',
    unit: 'goals of handicap',
    asks: 'Up to which upper limit may the best rider exceed the limit?',
  },
  'eligibility.low-excess': { kind: 'figure', unit: 'goals of handicap', asks: 'By how much may he exceed it?' },
  'eligibility.share-from': {
    kind: 'figure',
    unit: 'goals of handicap',
    asks: 'From which upper limit is every rider bound to a share of it?',
  },
  'eligibility.share': {
    kind: 'figure',
    unit: 'quarters',
    asks: 'To which share of the upper limit is a rider bound?',
  },
  'eligibility.pair': {
    kind: 'choice',
    of: ['none', 'best-two-one-over'],
    asks: 'Between the two, may a rider exceed the share when the best two stay near the limit?',
  },
  'eligibility.pair-excess': {
    kind: 'figure',
    unit: 'goals of handicap',
    asks: 'By how much may the best two exceed the limit?',
  },

  'substitution.between': { kind: 'choice', of: ['unlimited', 'none'], asks: 'Who may change between chukkers?' },
  'substitution.during': { kind: 'choice', of: ['unable-to-finish'], asks: 'Who may be replaced during a chukker?' },
  'substitution.double': {
    kind: 'choice',
    of: ['with-the-hurt-or-ill', 'none'],
    asks: 'May a second rider change with one who cannot go on?',
  },
  'substitution.open-place': {
    kind: 'choice',
    of: ['any-time', 'end-of-chukker'],
    asks: 'When may an open place be filled?',
  },
  'substitution.return': {
    kind: 'choice',
    of: ['end-of-chukker-or-open-place'],
    asks: 'When may a rider who could not go on come back?',
  },
  'substitution.late': { kind: 'choice', of: ['end-of-chukker'], asks: 'When may a late rider take his place?' },
  'substitution.unsaid': { kind: 'choice', of: ['play-goes-on'], asks: 'What if a rider leaves and says nothing?' },
  'substitution.eligible': { kind: 'choice', of: ['as-to-start'], asks: 'Who may come in?' },
  'substitution.disqualified': { kind: 'choice', of: ['out-for-the-game'], asks: 'May a disqualified rider return?' },

  'short.award': { kind: 'choice', of: ['kept'], asks: 'Does the award change when a team rides on short?' },
  'short.total': { kind: 'choice', of: ['never-a-total'], asks: 'Is the sum of a short team a team total?' },

  'penalty-7.whom': { kind: 'choice', of: ['nearest-above'], asks: 'Who may be removed for a disabled rider?' },
  'penalty-7.equals': { kind: 'choice', of: ['captain-chooses'], asks: 'Who, when two are equally near?' },
  'penalty-7.short': { kind: 'choice', of: ['no-removal'], asks: 'Who, when the fouling side is short already?' },
  'penalty-7.cap': { kind: 'choice', of: ['larger-with-goals-received'], asks: 'What binds both teams afterwards?' },
  'penalty-7.own-cap': {
    kind: 'choice',
    of: ['own-unremoved-riders'],
    asks: 'What else binds the side that fouled?',
  },
  'penalty-7.injured': { kind: 'choice', of: ['never-returns'], asks: 'May the disabled rider come back?' },
  'penalty-7.removed': { kind: 'choice', of: ['stays-a-substitute'], asks: 'May the removed rider come back?' },
  'penalty-7.award': { kind: 'choice', of: ['as-at-the-foul'], asks: 'What of the goals by handicap?' },
  'penalty-7.a-side': { kind: 'figure', unit: 'riders', asks: 'How many a side play on?' },

  'play.begins': { kind: 'choice', of: ['throw-in'], asks: 'How does a chukker begin?' },
  'play.after-goal': { kind: 'choice', of: ['throw-in-at-centre'], asks: 'How does play resume after a goal?' },
  'play.after-penalty-1': {
    kind: 'choice',
    of: ['hit-from-centre', 'throw-in-ten-yards-out'],
    asks: 'How does play resume after the goal of a Penalty 1?',
  },
  'chukker.second-horn': { kind: 'figure', unit: 'seconds', asks: 'After how much playing time is a chukker over?' },
  'chukker.ends': { kind: 'choice', of: ['as-called'], asks: 'Who says that a chukker is over?' },
  'chukkers.scheduled': { kind: 'choice', of: ['as-opened'], asks: 'How many chukkers has the game?' },
  'chukkers.overtime': {
    kind: 'choice',
    of: ['until-a-goal', 'none'],
    asks: 'What follows a level score after the last chukker?',
  },

  'goal.counts': { kind: 'choice', of: ['all-alike'], asks: 'Which goals count?' },
  'goal.whole': { kind: 'choice', of: ['whole-in-play'], asks: 'Can half a goal be scored in play?' },
  'goal.penalty-1': { kind: 'choice', of: ['to-the-team'], asks: 'Whose is the goal of a Penalty 1?' },
  'goal.rider': { kind: 'choice', of: ['on-the-field'], asks: 'To whom can a goal be credited?' },
  'game.winner': { kind: 'choice', of: ['more-goals'], asks: 'Who wins?' },
  'game.half': { kind: 'choice', of: ['breaks-a-tie'], asks: 'What is half a goal worth?' },
  'game.forfeit': { kind: 'choice', of: ['other-side-wins'], asks: 'What does a forfeit do?' },
} as const satisfies { readonly [id: string]: Question };

export type { Question };

export type ProvisionId = keyof typeof PROVISIONS;
export const PROVISION_IDS = Object.keys(PROVISIONS) as readonly ProvisionId[];

type ValueOfQuestion<Q> = Q extends { kind: 'figure' }
  ? number
  : Q extends { kind: 'choice'; of: readonly (infer V)[] }
    ? V
    : Q extends { kind: 'ladder'; of: readonly (infer V)[] }
      ? readonly V[]
      : never;

/** What a book answers to one question. */
export type Answer<P extends ProvisionId> = ValueOfQuestion<(typeof PROVISIONS)[P]>;

type OfKind<K extends string> = {
  [P in ProvisionId]: (typeof PROVISIONS)[P] extends { kind: K } ? P : never;
}[ProvisionId];
export type FigureId = OfKind<'figure'>;
export type ChoiceId = OfKind<'choice'>;

/** Whether a word names a provision of this version. */
export const isProvision = (word: string): word is ProvisionId => Object.hasOwn(PROVISIONS, word);
