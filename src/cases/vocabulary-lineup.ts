import { EVENT, TEAM, type Vocabulary } from './vocabulary.ts';

/** Keys of `given` in a line-up: one team (then it is home) and whom it meets, or two teams. */
export const GIVEN_LINEUP = {
  ...EVENT,
  ...TEAM,
  against: {
    form: 'team',
    unit: '',
    says: 'whom the one team meets: a team, or its total; left out: nobody, no goals given',
  },
  home: { form: 'team', unit: '', says: 'the first of two teams' },
  away: { form: 'team', unit: '', says: 'the second of two teams' },
} as const satisfies Vocabulary;

/** Keys of a step of `when` in a line-up. */
export const WHEN_LINEUP = {
  side: { form: 'word', unit: 'home, away', says: 'who changes; home when left out' },
  out: {
    form: 'named',
    unit: 'a rider or two',
    says: 'who leaves, by name or by rating; left out: the open place is filled',
  },
  in: {
    form: 'named',
    unit: 'a rider or two',
    says: 'who comes in; a rating that is on no bench is a new rider; left out: the place stays open',
  },
  because: {
    form: 'word',
    unit: 'a reason',
    says: 'injury, illness, unable, exhaustion, late, chosen (when left out), unsaid, disqualified',
  },
  at: { form: 'moment-or-pause', unit: 'between, during, 3 4:10', says: 'between chukkers when left out' },
  'penalty-7': { form: 'removal', unit: '', says: 'instead of all these: on (side fouled), disabled, removed' },
} as const satisfies Vocabulary;

/** Every key of `then` in a line-up case. */
export const THEN_LINEUP = {
  'in-order': { form: 'flag', unit: '', says: 'whether the starting line-ups and every change are in order' },
  'at-start': { form: 'flag', unit: '', says: 'whether the starting line-ups are in order' },
  each: { form: 'flags', unit: '', says: 'whether each change is in order, one by one' },
  total: {
    form: 'pair-or-number',
    unit: 'goals of handicap',
    says: 'the total on the field: of home, or of both; null when short',
  },
  counts: { form: 'pair-or-number', unit: 'goals of handicap', says: 'the highest total so far: of home, or of both' },
  'goals-on-handicap': { form: 'pair', unit: 'goals', says: 'goals by handicap after everything' },
  'score-change': { form: 'pair', unit: 'goals', says: 'what they changed by since the start' },
  riders: { form: 'count-or-pair', unit: 'riders', says: 'how many ride: of home, or of both' },
  objections: { form: 'words', unit: 'provisions', says: 'provisions among the objections' },
  'may-be-removed': { form: 'words', unit: 'riders', says: 'whom the captain fouled may name in the last Penalty 7' },
  caps: { form: 'pair', unit: 'goals of handicap', says: 'the highest total allowed to each side after a Penalty 7' },
  'may-come-in': { form: 'named-words', unit: 'riders', says: 'for a rider of home, who may come in between chukkers' },
} as const satisfies Vocabulary;

export type LineupKey = keyof typeof THEN_LINEUP;
