/** The form of a value in a case; the guide and the schema say it in full. */
export type Form =
  | 'pair'
  | 'pair-or-number'
  | 'pairs'
  | 'flag'
  | 'flags'
  | 'count'
  | 'count-or-pair'
  | 'counts'
  | 'word'
  | 'words'
  | 'riders'
  | 'named-words'
  | 'grades';

export interface Word {
  readonly form: Form;
  readonly unit: string;
  readonly says: string;
}

type Vocabulary = { readonly [key: string]: Word };

/** Every key of `then` in a game case. All of them are read off the same state and rulings. */
export const THEN_GAME = {
  score: { form: 'pair', unit: 'goals', says: 'the score, goals by handicap included' },
  running: { form: 'pairs', unit: 'goals', says: 'the score at the end of each chukker that has begun, overtime included' },
  'by-chukker': { form: 'pairs', unit: 'goals', says: 'goals scored in each chukker alone, by handicap not' },
  'goals-on-handicap': { form: 'pair', unit: 'goals', says: 'goals by handicap as they stand' },
  played: { form: 'pair', unit: 'goals', says: 'goals scored in play' },
  counts: { form: 'pair', unit: 'goals of handicap', says: 'the team totals that count; null when not known' },
  total: { form: 'pair', unit: 'goals of handicap', says: 'the team totals on the field; null when short or not known' },
  leader: { form: 'word', unit: 'home, away, level', says: 'who leads' },
  over: { form: 'flag', unit: '', says: 'whether the game is over' },
  winner: { form: 'word', unit: 'home, away, none', says: 'who has won' },
  result: { form: 'word', unit: 'running, won, tied, forfeit, double-forfeit', says: 'how the game ended, if it has' },
  phase: { form: 'word', unit: 'between, in-play, dead, over', says: 'where the game stands' },
  chukker: { form: 'count', unit: 'chukker', says: 'the running chukker, or the last' },
  overtime: { form: 'count', unit: 'chukkers', says: 'overtime chukkers begun' },
  riders: { form: 'count-or-pair', unit: 'riders', says: 'how many ride: of home, or of both' },
  box: { form: 'riders', unit: 'goals', says: 'goals by rider' },
  'penalty-goals': { form: 'riders', unit: 'goals', says: 'goals from penalties by rider' },
  'team-goals': { form: 'pair', unit: 'goals', says: 'goals credited to no rider' },
  'in-order': { form: 'flag', unit: '', says: 'whether nothing is set aside and no line-up breach stands' },
  grades: { form: 'grades', unit: 'in-order, repaired, out-of-order', says: 'the grade of each step of when' },
  'set-aside': { form: 'count', unit: 'calls', says: 'how many calls are set aside' },
  objections: { form: 'words', unit: 'provisions', says: 'provisions among the objections and breaches' },
  rulings: { form: 'words', unit: 'kinds of rulings', says: 'rulings that must be among those that followed' },
  implied: { form: 'words', unit: 'kinds of rulings', says: 'rulings that the rules must have supplied' },
} as const satisfies Vocabulary;

/** Every key of `then` in a line-up case. */
export const THEN_LINEUP = {
  'in-order': { form: 'flag', unit: '', says: 'whether the starting line-ups and every change are in order' },
  'at-start': { form: 'flag', unit: '', says: 'whether the starting line-ups are in order' },
  each: { form: 'flags', unit: '', says: 'whether each change is in order, one by one' },
  total: { form: 'pair-or-number', unit: 'goals of handicap', says: 'the total on the field: of home, or of both; null when short' },
  counts: { form: 'pair-or-number', unit: 'goals of handicap', says: 'the highest total so far: of home, or of both' },
  'goals-on-handicap': { form: 'pair', unit: 'goals', says: 'goals by handicap after everything' },
  'score-change': { form: 'pair', unit: 'goals', says: 'what they changed by since the start' },
  riders: { form: 'count-or-pair', unit: 'riders', says: 'how many ride: of home, or of both' },
  objections: { form: 'words', unit: 'provisions', says: 'provisions among the objections' },
  'may-be-removed': { form: 'words', unit: 'riders', says: 'whom the captain fouled may name in the last Penalty 7' },
  caps: { form: 'pair', unit: 'goals of handicap', says: 'the highest total allowed to each side after a Penalty 7' },
  'may-come-in': { form: 'named-words', unit: 'riders', says: 'for a rider of home, who may come in between chukkers' },
} as const satisfies Vocabulary;

export type GameKey = keyof typeof THEN_GAME;
export type LineupKey = keyof typeof THEN_LINEUP;

/** What a case reads off a game or a line-up: a value for each key of `then`. */
export type Readout<K extends string> = { readonly [key in K]: unknown };
