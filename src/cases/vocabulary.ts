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

export const EVENT = {
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
  name: { form: 'text', unit: '', says: 'how later steps call this one' },
  device: {
    form: 'text',
    unit: '',
    says: 'the device it was pressed on, which counts its own calls; file when left out',
  },
  after: { form: 'text', unit: 'a named step', says: 'a call that was missed: it stands directly behind that step' },
  withdraw: { form: 'text', unit: 'a named step', says: 'instead of a saying: that step is taken back' },
  amend: { form: 'text', unit: 'a named step', says: 'the saying of this step takes the place of what that one said' },
  unseen: {
    form: 'words',
    unit: 'named steps',
    says: 'corrections that this one had not seen; it has seen all others',
  },
  because: { form: 'text', unit: '', says: 'why it is corrected' },
  apart: { form: 'flag', unit: '', says: 'it is a call of its own, although another seat had said the like' },
  seat: { form: 'word', unit: 'a seat', says: 'who pressed it; report when left out' },
  known: { form: 'word', unit: 'order, exact, none', says: 'how well this moment is known' },
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
  confirmed: { form: 'count', unit: 'calls', says: 'how many calls only confirmed what another seat had said' },
  disagreements: { form: 'count', unit: 'calls', says: 'how many say otherwise than another seat, and wait' },
  withdrawn: { form: 'count', unit: 'calls', says: 'how many are taken back and not judged' },
  amended: { form: 'count', unit: 'calls', says: 'how many are judged as they were amended' },
  doubles: {
    form: 'count',
    unit: 'calls',
    says: 'how many have two corrections that had not seen each other and differ',
  },
  astray: { form: 'count', unit: 'corrections', says: 'how many name nothing that they may correct' },
  report: {
    form: 'changes',
    unit: 'before and after',
    says: 'what the last step changed: for any key of this table [before, after]; under grades by named step',
  },
  'no-change': { form: 'flag', unit: '', says: 'whether the last step changed nothing but the record' },
} as const satisfies Vocabulary;

export type GameKey = keyof typeof THEN_GAME;

/** What a case reads off a game or a line-up: a value for each key of `then`. */
export type Readout<K extends string> = { readonly [key in K]: unknown };
