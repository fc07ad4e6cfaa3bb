import type { CallChange, Consequences, Fact, Facts, Game, Judged } from '../engine/index.ts';
import { shootOutGoals } from '../engine/index.ts';
import { asCallId } from '../log/index.ts';
import type { ProvisionId } from '../rulebook/index.ts';
import { asClock, SIDES } from '../words/index.ts';
import { resultSays } from './notes.ts';
import { restartSays } from './now.ts';
import { objectionSays } from './objections.ts';
import {
  awardSays,
  chukkerName,
  countsFor,
  listed,
  type Page,
  pageOf,
  riderName,
  scoreFor,
  scoreLine,
  teamOf,
} from './page.ts';
import { rulingLines } from './rulings.ts';
import { sayingOf } from './sayings.ts';
import { say, type Words } from './words/index.ts';
import type { LogWords } from './words/log.ts';

/** One thing that a correction changes, before and after, in words. */
export interface ChangeLine {
  readonly fact: Fact;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** A call that comes to something else. */
export interface CallLine {
  /** Its name: `scorer-1:17`. */
  readonly call: string;
  readonly says: string;
  readonly before: string;
  readonly after: string;
}

/** What a correction changes, as people read it. */
export interface Changes {
  readonly lines: readonly ChangeLine[];
  readonly calls: readonly CallLine[];
  readonly provision: ProvisionId;
}

type Told = (page: Page, facts: Facts, log: LogWords) => string;

const dueSays: Told = (page, { due }) => {
  if (due === undefined) return page.words.now.nothing;
  if ('foul' in due) return say(page.words.now.confirmation, { team: teamOf(page, due.foul) });
  return restartSays(page, due);
};

const ridersSay = (page: Page, { riding }: Facts, log: LogWords): string =>
  SIDES.map((side) => {
    const names = riding[side].map((id) => riderName(page, side, id));
    return `${teamOf(page, side)}: ${names.length === 0 ? log.nobody : listed(page.words, names)}`;
  }).join('; ');

/** How each fact is told. */
const TOLD: { readonly [fact in Fact]: Told } = {
  score: (page, { score }) => scoreLine(page, score),
  result: (page) => resultSays(page),
  running: (_page, { running }) => (running.length === 0 ? '–' : running.map((s) => scoreFor(s, 'home')).join(', ')),
  award: (page, { award }) => awardSays(page.words, page.game.state.lineUps, award),
  phase: (page, { phase }) => page.words.phases[phase],
  chukker: (page, { chukker }) => (chukker === 0 ? page.words.betweenChukkers : chukkerName(page, chukker)),
  clock: (_page, { clock }) => asClock(clock),
  due: dueSays,
  ends: (page, { ends }, log) =>
    say(log.defends, {
      home: teamOf(page, 'home'),
      homeEnd: ends.home,
      away: teamOf(page, 'away'),
      awayEnd: ends.away,
    }),
  riding: ridersSay,
  shootOut: (_page, { shootOut }) => countsFor(shootOutGoals(shootOut), 'home'),
};

/** What each call came to, in the sentences of its rulings and objections. */
const outcomes = (page: Page): ReadonlyMap<Judged, string> => {
  const told = new Map<Judged, string[]>();
  for (const line of rulingLines(page)) told.set(line.judged, [...(told.get(line.judged) ?? []), line.shown]);
  return new Map([...told].map(([judged, lines]) => [judged, lines.join(' ')]));
};

const outcomeSays = (
  page: Page,
  told: ReadonlyMap<Judged, string>,
  judged: Judged | undefined,
  log: LogWords,
): string => {
  if (judged === undefined) return log.notJudged;
  const against = judged.objections.map((objection) => objectionSays(page.words, objection));
  const aside = against.length === 0 ? [] : [`${log.grades[judged.grade]}: ${against.join(' ')}`];
  const all = [...aside, ...(told.has(judged) ? [told.get(judged) ?? ''] : [])];
  return all.length === 0 ? log.fine : all.join(' ');
};

const callLines = ({ before, after, calls }: Consequences, words: Words, log: LogWords): readonly CallLine[] => {
  const pages = { before: pageOf(before, words), after: pageOf(after, words) };
  const told = { before: outcomes(pages.before), after: outcomes(pages.after) };
  return calls.flatMap((change: CallChange) => {
    const shown = change.after ?? change.before;
    if (shown === undefined) return [];
    return [
      {
        call: asCallId(shown.call.id),
        says: sayingOf(change.after === undefined ? pages.before : pages.after, shown.call),
        before: outcomeSays(pages.before, told.before, change.before, log),
        after: outcomeSays(pages.after, told.after, change.after, log),
      },
    ];
  });
};

/** Reads off what a correction changes. */
export const changesOf = (found: Consequences, words: Words, log: LogWords): Changes => {
  const page = (game: Game): Page => pageOf(game, words);
  const lines = found.changed.map((fact) => ({
    fact,
    label: log.facts[fact],
    before: TOLD[fact](page(found.before), found.facts.before, log),
    after: TOLD[fact](page(found.after), found.facts.after, log),
  }));
  return { lines, calls: callLines(found, words, log), provision: 'calls.edits' };
};
