import { type Judged, resultOf, scoreOf, shootOutGoals } from '../engine/index.ts';
import { PROVISION_IDS, SHELF } from '../rulebook/index.ts';
import { asClock, type Moment } from '../words/index.ts';
import { chukkerName, countsFor, lettersOf, type Page, scoreFor, scoreLine, teamOf } from './page.ts';
import { counted, say } from './words/index.ts';

/** Up to where a game was judged: the end of a chukker, a moment in it, or so many calls. */
export type Until = { readonly moment: Moment } | { readonly calls: number };

/** The head of a sheet, in words. */
export interface Head {
  readonly event: string | undefined;
  readonly date: string | undefined;
  readonly source: string | undefined;
  readonly book: string;
  readonly basis: string;
  readonly conditions: string;
  readonly result: string;
  readonly notes: readonly string[];
}

/** The year of a date as a report writes it: "2012", "4 March 2012", "2012 (season 2011/12)". */
const yearOf = (date: string | undefined): number | undefined => {
  const year = /(?:^|\D)((?:1[89]|20|21)\d\d)(?!\d)/.exec(date ?? '')?.[1];
  return year === undefined ? undefined : Number(year);
};

const otherYears = ({ game, words }: Page): readonly string[] => {
  const year = yearOf(game.state.opened?.date);
  const { from, to } = game.book.inForce;
  if (year === undefined || (year >= from && (to === undefined || year <= to))) return [];
  return [say(words.notes.otherYears, { book: game.book.title, year: `${year}` })];
};

const told = (judged: readonly Judged[]): readonly Judged[] =>
  judged.filter(({ call }) => call.said.kind !== 'game-opened');

const moments = ({ game, goals, words }: Page): readonly string[] => {
  const calls = told(game.judged).map(({ call }) => call);
  if (calls.some((call) => call.known === 'none')) return [words.notes.orderUnknown];
  if (!calls.some((call) => call.known === 'order')) return [];
  const missing = goals.filter((goal) => goal.clock === undefined).length;
  if (missing === 0) return [];
  return [missing === goals.length ? words.notes.minutesUnknown : words.notes.someMinutesUnknown];
};

const unknowns = ({ game, goals, words }: Page): readonly string[] => {
  const { home, away } = game.state.lineUps.sides;
  const hidden = [...home.riders, ...away.riders].some((rider) => rider.rode && rider.rating === undefined);
  const ways = goals.some((goal) => goal.way === 'unknown');
  return [...(hidden ? [words.notes.ratingsUnknown] : []), ...(ways ? [words.notes.penaltiesUnknown] : [])];
};

/** Goals whose moment was read from a source that puts it otherwise; the same reading is told once. */
const readings = ({ goals, words }: Page): readonly string[] => {
  const letters = new Map<string, string[]>();
  for (const { reading, letter } of goals) {
    if (reading !== undefined) letters.set(reading, [...(letters.get(reading) ?? []), letter]);
  }
  return [...letters].map(([reading, of]) => say(words.notes.reading, { goals: lettersOf(of), reading }));
};

const variances = ({ game, words }: Page): readonly string[] =>
  PROVISION_IDS.flatMap((id) => {
    const { from, article, says, source } = game.book.entries[id];
    const date = /^variance of (.*)$/s.exec(from)?.[1];
    if (date === undefined) return [];
    return [say(words.notes.variance, { from: say(words.fromVariance, { date }), article, says, source })];
  });

const untilSays = (page: Page, until: Until): string => {
  const { notes } = page.words;
  if ('calls' in until) return say(notes.untilCall, { calls: counted(page.words, 'calls', until.calls) });
  const { chukker, clock } = until.moment;
  const parts = { chukker: chukkerName(page, chukker) };
  return clock === undefined
    ? say(notes.untilChukker, parts)
    : say(notes.untilClock, { ...parts, clock: asClock(clock) });
};

const asItStood = (page: Page, until: Until | undefined, all: number): readonly string[] => {
  if (until === undefined) return [];
  const parts = {
    moment: untilSays(page, until),
    judged: `${page.game.judged.length}`,
    all: counted(page.words, 'calls', all),
  };
  return [say(page.words.notes.until, parts)];
};

const notUnderstood = ({ game, words }: Page): readonly string[] =>
  game.judged.some(({ objections }) => objections.some(({ why }) => why === 'not-understood'))
    ? [words.notes.notUnderstood]
    : [];

const amiss = ({ game, words }: Page): readonly string[] => {
  const isAmiss = (one: Judged): boolean =>
    one.grade === 'out-of-order' || one.rulings.some(({ kind }) => kind === 'breach');
  const n = game.judged.filter(isAmiss).length;
  return n === 0 ? [] : [say(words.notes.amiss, { calls: counted(words, 'calls', n) })];
};

export const resultSays = (page: Page): string => {
  const { state } = page.game;
  const { result, winner } = resultOf(state);
  const score = scoreOf(state);
  if (winner === 'none') return say(page.words.results[result], { score: scoreLine(page, score) });
  return say(page.words.results[result], {
    winner: teamOf(page, winner),
    score: scoreFor(score, winner),
    goals: countsFor(shootOutGoals(state.shootOut ?? []), winner),
  });
};

/** How goals by handicap are found; a source that stands on the sheet anyway is not written out twice. */
const basisSays = ({ game, words }: Page): string => {
  const { opened } = game.state;
  const stated = opened?.stated?.source;
  const source = stated === opened?.source ? words.sourceBelow : (stated ?? '');
  return say(words.basis[opened?.basis ?? 'flat'], { source });
};

/** The title that a condition has for people. */
const conditionTitle = (id: string): string => SHELF.conditions.find((one) => one.id === id)?.title ?? id;

/** What stands above the grids: what was played, by which book, how it ended, and what a reader must know. */
export const headOf = (page: Page, until: Until | undefined, all: number): Head => {
  const { game, words } = page;
  const { opened } = game.state;
  const { conditions, title } = game.book;
  return {
    event: opened?.event,
    date: opened?.date,
    source: opened?.source,
    book: title,
    basis: basisSays(page),
    conditions: conditions.length === 0 ? words.noConditions : conditions.map(conditionTitle).join('; '),
    result: resultSays(page),
    notes: [
      ...asItStood(page, until, all),
      ...otherYears(page),
      ...moments(page),
      ...unknowns(page),
      ...readings(page),
      ...variances(page),
      ...amiss(page),
      ...notUnderstood(page),
    ],
  };
};
