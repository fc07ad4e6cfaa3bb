import { type Game, resultOf } from '../engine/index.ts';
import { asCallId } from '../log/index.ts';
import type { Book, ProvisionId } from '../rulebook/index.ts';
import { asNumber, type BySide, bothSides, type HalfGoals, type Rating, type Side } from '../words/index.ts';
import { cite } from './cited.ts';
import type { LineupCheck } from './lineup-check.ts';
import type { Reason } from './objections.ts';
import { figuresOf, type Sheet } from './sheet.ts';
import type { Words } from './words/index.ts';

/** The number of this form of a judged game; it goes up when a field changes its meaning or goes away. */
const FORM = 1;

const pair = (by: BySide<{ readonly value: unknown }>): readonly unknown[] => [by.home.value, by.away.value];

const inGoals = (halves: HalfGoals | Rating | undefined): number | null =>
  halves === undefined ? null : asNumber(halves);

const bookAs = ({ edition, title, revision, conditions }: Book) => ({ edition, title, revision, conditions });

/** Article, standing and provision, as rulings and objections carry them. */
const citedAs = (book: Book, words: Words, provision: ProvisionId) => {
  const { article, standing, source } = cite(words, book, provision);
  return { provision, article, standing, source };
};

const reasonAs = (book: Book, words: Words, { why, says, provision }: Reason) => ({
  why,
  says,
  ...citedAs(book, words, provision),
});

const teamAs = (sheet: Sheet, side: Side) => {
  const { name, counts, total, rows, award, played, score } = sheet.teams[side];
  return {
    name,
    handicap: { counts: counts.value, onField: total.value },
    goalsOnHandicap: award.value,
    played: played.value,
    score: score.value,
    riders: rows.map((row) => ({
      credit: row.kind,
      id: row.id ?? null,
      name: row.name,
      handicap: row.rating?.value ?? null,
      goals: row.goals.value,
      fromPenalties: row.penalties.value,
    })),
  };
};

const goalsAs = (sheet: Sheet) =>
  sheet.goals.map(({ goal, mark, chukker, clock, home, away, scorer }) => ({
    n: mark.value,
    letter: goal.letter,
    side: goal.side,
    credit: goal.credit.to,
    rider: goal.credit.to === 'rider' ? goal.credit.rider : null,
    name: scorer,
    way: goal.way,
    penalty: goal.penalty ?? null,
    chukker: chukker.value,
    clock: clock.value,
    reading: goal.reading ?? null,
    insisted: goal.judged.insisted,
    score: [home.value, away.value],
  }));

const rulingsAs = (sheet: Sheet, game: Game, words: Words) =>
  sheet.rulings.map((line) => ({
    n: line.n,
    kind: line.kind,
    says: line.shown,
    implied: line.implied,
    call: asCallId(line.judged.call.id),
    ...citedAs(game.book, words, line.provisions[0]),
  }));

const amissAs = (sheet: Sheet, game: Game, words: Words) =>
  sheet.amiss.map(({ kind, call, says, judged, reasons }) => ({
    kind,
    n: call,
    call: asCallId(judged.call.id),
    says,
    insist: judged.call.insist ?? null,
    objections: reasons.map((reason) => reasonAs(game.book, words, reason)),
  }));

const isInOrder = ({ amiss }: Sheet): boolean => amiss.length === 0;

/**
 * A judged game for programs. Goals and handicaps are numbers of goals (1.5), unknown ones null, pairs are
 * [home, away], times of play are elapsed "m:ss".
 *
 * `figures` holds every number of the sheet by the name under which it can be asked why (`running.3.home`); `rulings`,
 * `notInOrder` (set aside, insisted on, breaches of a line-up) and `grades` follow the order of judging.
 */
export const machineOf = (sheet: Sheet, game: Game, words: Words): { readonly [field: string]: unknown } => {
  const { opened } = game.state;
  const { result, winner } = resultOf(game.state);
  return {
    form: FORM,
    event: opened?.event ?? null,
    date: opened?.date ?? null,
    source: opened?.source ?? null,
    book: bookAs(game.book),
    notes: sheet.head.notes,
    chukkers: sheet.chukkers.value,
    basis: opened?.basis ?? null,
    stated: opened?.stated?.source ?? null,
    score: pair(bothSides((side) => sheet.teams[side].score)),
    goalsOnHandicap: pair(bothSides((side) => sheet.teams[side].award)),
    running: sheet.running.home.map((figure, at) => [figure.value, sheet.running.away[at]?.value ?? null]),
    byChukker: sheet.teams.home.chukkers.map((figure, at) => [
      figure.value,
      sheet.teams.away.chukkers[at]?.value ?? null,
    ]),
    over: sheet.isOver,
    result,
    winner,
    inOrder: isInOrder(sheet),
    teams: { home: teamAs(sheet, 'home'), away: teamAs(sheet, 'away') },
    goals: goalsAs(sheet),
    rulings: rulingsAs(sheet, game, words),
    notInOrder: amissAs(sheet, game, words),
    grades: game.judged.map(({ call, grade, insisted }) => ({ call: asCallId(call.id), grade, insisted })),
    figures: Object.fromEntries(figuresOf(sheet).map((figure) => [figure.id, figure.value])),
  };
};

/**
 * A checked line-up for programs: handicaps and goals are numbers of goals, unknown ones null, `change` is
 * [home, away]. `choices` says who may come in for whom when a chukker has ended.
 */
export const machineOfLineup = (
  check: LineupCheck,
  book: Book,
  words: Words,
): { readonly [field: string]: unknown } => ({
  form: FORM,
  book: bookAs(book),
  inOrder: check.isInOrder,
  basis: check.terms.basis,
  chukkers: check.terms.chukkers,
  limits: [inGoals(check.terms.lower), inGoals(check.terms.upper)],
  goalsOnHandicap: [inGoals(check.award.goals.home), inGoals(check.award.goals.away)],
  teams: check.teams.map(({ side, name, total, reasons }) => ({
    side,
    name,
    handicap: inGoals(total),
    objections: reasons.map((reason) => reasonAs(book, words, reason)),
  })),
  changes: check.changes.map(({ says, isInOrder, effect, reasons }) => ({
    says,
    inOrder: isInOrder,
    effect,
    objections: reasons.map((reason) => reasonAs(book, words, reason)),
  })),
  caps: check.caps === undefined ? null : [inGoals(check.caps.home), inGoals(check.caps.away)],
  choices: check.choices.map(({ side, out, total, counts, change, reasons, ...choice }) => ({
    side,
    out: out ?? null,
    in: choice.in,
    inOrder: reasons.length === 0,
    total: inGoals(total),
    counts: inGoals(counts),
    change: [inGoals(change.home), inGoals(change.away)],
    objections: reasons.map((reason) => reasonAs(book, words, reason)),
  })),
});
