import type { Form } from './forms.ts';

export interface Word {
  readonly form: Form;
  readonly unit: string;
  readonly says: string;
}

export type Vocabulary = { readonly [key: string]: Word };

/** Keys of the envelope of every case. */
export const ENVELOPE = {
  id: { form: 'text', unit: '', says: 'the name of the case, once in a file' },
  kind: { form: 'word', unit: 'game, lineup, placement (row, event: not judged yet)', says: 'what is judged' },
  title: { form: 'text', unit: '', says: 'what the case shows, in a line' },
  edition: { form: 'text', unit: 'an edition', says: 'one edition, where only one is meant' },
  editions: { form: 'words', unit: 'editions', says: 'the editions it holds in' },
  with: { form: 'words', unit: 'conditions', says: 'optional conditions in force' },
  provisions: {
    form: 'words',
    unit: 'provisions',
    says: 'the provisions it is about; their articles open the test name',
  },
  given: {
    form: 'record',
    unit: '',
    says: 'what is there at the start; or the name of a file in the folder `given` beside the case',
  },
  when: { form: 'steps', unit: '', says: 'what happens, step by step' },
  then: {
    form: 'then',
    unit: '',
    says: 'what must follow, by edition or under `all`: some of the keys below; or `unknown`',
  },
  ask: { form: 'text', unit: '', says: 'a question to a learner' },
  wrong: { form: 'any', unit: '', says: 'answers that a learner might give' },
  because: { form: 'text', unit: '', says: 'why it is so' },
} as const satisfies Vocabulary;

/** Keys of a team. */
export const TEAM = {
  name: { form: 'text', unit: '', says: 'the name of the team' },
  riders: { form: 'riders-given', unit: 'goals of handicap', says: 'those who start, in the order of their shirts' },
  on: { form: 'riders-given', unit: 'goals of handicap', says: 'the same as riders' },
  bench: { form: 'riders-given', unit: 'goals of handicap', says: 'those who may come in' },
  total: { form: 'number', unit: 'goals of handicap', says: 'the team total, where riders or ratings are not known' },
  rostered: { form: 'flag', unit: '', says: 'the four are the roster of the draw, kept together after a raise' },
  silk: { form: 'silk', unit: '', says: 'the shirt: its colour, the second colour, how that lies on it' },
} as const satisfies Vocabulary;

const EVENT = {
  event: { form: 'text', unit: '', says: 'the tournament event' },
  limits: { form: 'limits', unit: 'goals of handicap', says: 'lower and upper limit of the event; null for none' },
  chukkers: { form: 'count', unit: 'chukkers', says: 'scheduled chukkers; 6 when left out' },
  basis: {
    form: 'word',
    unit: 'handicap, flat, stated',
    says: 'how goals by handicap are found; handicap when left out',
  },
  'goals-on-handicap': {
    form: 'pair',
    unit: 'goals',
    says: 'goals by handicap as stated, never computed: basis stated',
  },
  variances: { form: 'variances', unit: '', says: 'changes granted: provision, value, granted (date), source' },
} as const satisfies Vocabulary;

/** Keys of `given` in a game. */
export const GIVEN_GAME = {
  ...EVENT,
  date: { form: 'text', unit: '', says: 'when it was played' },
  starts: { form: 'text', unit: '', says: 'the time of the first throw-in, as announced' },
  'played-at': { form: 'text', unit: '', says: 'the name of the ground' },
  officials: { form: 'officials', unit: '', says: 'who holds which office; they sign the sheet' },
  source: { form: 'text', unit: '', says: 'where the game was published' },
  known: { form: 'word', unit: 'order, exact, none', says: 'how well moments are known; order when left out' },
  field: { form: 'measures', unit: 'yards', says: 'length and width of the ground; [300, 200] when left out' },
  boarded: { form: 'flag', unit: '', says: 'whether boards stand along its sides; no when left out' },
  'when-level': {
    form: 'word',
    unit: 'overtime, shoot-out',
    says: 'what follows a level score after the last chukker; overtime when left out',
  },
  handicap: { form: 'pair', unit: 'goals of handicap', says: 'the two team totals, where nobody is named' },
  home: { form: 'team', unit: '', says: 'the first named team; or its total alone' },
  away: { form: 'team', unit: '', says: 'the second named team; or its total alone' },
} as const satisfies Vocabulary;

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

/** Keys of a step of `when` in a game, beside the one saying that it must have. */
export const WHEN_GAME = {
  at: {
    form: 'moment',
    unit: 'chukker, elapsed playing time',
    says: 'when: 3, or 3 7:12; left out: where the game stands',
  },
  wait: {
    form: 'seconds',
    unit: 'seconds of game time',
    says: 'since the step before; the moment is then known exactly, and the clock runs by itself',
  },
  reading: { form: 'text', unit: '', says: 'how the moment was read when the source puts it otherwise' },
  insist: { form: 'text', unit: '', says: 'why an official goes on although it is out of order' },
  by: { form: 'word', unit: 'an office', says: 'whose judgement it is; scorer when left out' },
  seat: { form: 'word', unit: 'a seat', says: 'who pressed it; report when left out' },
  known: { form: 'word', unit: 'order, exact, none', says: 'how well this moment is known' },
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

/** Every key of `then` in a game case. All of them are read off the same state and rulings. */
export const THEN_GAME = {
  score: { form: 'pair', unit: 'goals', says: 'the score, goals by handicap included' },
  running: {
    form: 'pairs',
    unit: 'goals',
    says: 'the score at the end of each chukker that has begun, overtime included',
  },
  'by-chukker': { form: 'pairs', unit: 'goals', says: 'goals scored in each chukker alone, by handicap not' },
  'goals-on-handicap': { form: 'pair', unit: 'goals', says: 'goals by handicap as they stand' },
  played: { form: 'pair', unit: 'goals', says: 'goals scored in play' },
  counts: { form: 'pair', unit: 'goals of handicap', says: 'the team totals that count; null when not known' },
  total: {
    form: 'pair',
    unit: 'goals of handicap',
    says: 'the team totals on the field; null when short or not known',
  },
  leader: { form: 'word', unit: 'home, away, level', says: 'who leads' },
  over: { form: 'flag', unit: '', says: 'whether the game is over' },
  winner: { form: 'word', unit: 'home, away, none', says: 'who has won' },
  result: {
    form: 'word',
    unit: 'running, won, tied, shoot-out, forfeit, double-forfeit',
    says: 'how the game ended, if it has',
  },
  phase: { form: 'word', unit: 'between, in-play, dead, shoot-out, over', says: 'where the game stands' },
  chukker: { form: 'count', unit: 'chukker', says: 'the running chukker, or the last' },
  overtime: { form: 'count', unit: 'chukkers', says: 'overtime chukkers begun' },
  due: {
    form: 'word',
    unit: 'throw-in, hit-in-home, side-hit-home, 2-home, 3-home, 4-home, 5a-home, 5b-home, 6-home, choice-home, confirmation, overtime, shoot-out, nothing',
    says: 'what is due and for whom: a throw-in, a hit, the spot of a Penalty 2, the word on a foul',
  },
  'chukker-ended': { form: 'flag', unit: '', says: 'whether the chukker that ran last is over' },
  restart: {
    form: 'restart',
    unit: 'yards',
    says: 'how play resumes: kind, to (who hits), at-start-of (the chukker it opens), spot; any of them',
  },
  clock: { form: 'text', unit: 'elapsed playing time', says: 'what the clock of the running or last chukker shows' },
  'clock-runs': { form: 'flag', unit: '', says: 'whether it runs' },
  horns: { form: 'count', unit: 'horns', says: 'how many of its two horns are known to have sounded' },
  sounded: { form: 'exact-words', unit: 'warning, start, first, second', says: 'every horn that sounded, in order' },
  ends: { form: 'pair-of-ends', unit: 'a, b', says: 'the end that each side defends' },
  'shoot-out': { form: 'pair', unit: 'goals', says: 'goals of the shoot-out, apart from the score' },
  options: { form: 'words', unit: 'kinds of sayings', says: 'what may be said now: must be among it' },
  'no-options': { form: 'words', unit: 'kinds of sayings', says: 'what may not be said now: must be among it' },
  riders: { form: 'count-or-pair', unit: 'riders', says: 'how many ride: of home, or of both' },
  box: { form: 'riders-goals', unit: 'goals', says: 'goals by rider' },
  'penalty-goals': { form: 'riders-goals', unit: 'goals', says: 'goals from penalties by rider' },
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

export type GameKey = keyof typeof THEN_GAME;
export type LineupKey = keyof typeof THEN_LINEUP;

/** What a case reads off a game or a line-up: a value for each key of `then`. */
export type Readout<K extends string> = { readonly [key in K]: unknown };
