import type { Book } from '../../rulebook/index.ts';
import {
  type CheckedTeam,
  citation,
  counted,
  type LineupCheck,
  type Reason,
  say,
  type Words,
} from '../../views/index.ts';
import { asGoals, type Rating } from '../../words/index.ts';
import { choicesText } from './choices.ts';
import type { Ink, Style } from './ink.ts';
import { type Column, cell, heading, PAGE, paragraph, row } from './table.ts';

const INDENT = '  ';
const ARTICLE: Column = { width: 30, wraps: true };
const REASON: Column = { width: PAGE - ARTICLE.width - 6, wraps: true };

const asTotal = (rating: Rating | undefined): string => (rating === undefined ? '–' : asGoals(rating));

const reasonLines = (words: Words, book: Book, reasons: readonly Reason[], ink: Ink): readonly string[] =>
  reasons.flatMap(({ says, provision }) => {
    const cells = [cell(says, 'alarm'), cell(citation(words, book, provision), 'quiet')];
    return row([REASON, ARTICLE], cells, ink).map((line) => `${INDENT}${INDENT}${line}`);
  });

const verdict = (words: Words, isInOrder: boolean): readonly [string, Style] =>
  isInOrder ? [words.check.inOrder, 'strong'] : [words.check.notInOrder, 'alarm'];

const limits = (words: Words, { terms }: LineupCheck): string | undefined => {
  const { lower, upper } = terms;
  if (lower === undefined && upper === undefined) return undefined;
  const parts = { lower: asTotal(lower), upper: asTotal(upper) };
  if (lower === undefined) return say(words.check.upTo, parts);
  return say(upper === undefined ? words.check.atLeast : words.check.limits, parts);
};

const head = (words: Words, book: Book, check: LineupCheck, event: string | undefined, ink: Ink): readonly string[] => {
  const terms = [limits(words, check), counted(words, 'chukkers', check.terms.chukkers), book.title];
  const columns: readonly Column[] = [{ width: PAGE - 62 }, { width: 60, align: 'right' }];
  const right = terms.filter((part) => part !== undefined).join(' · ');
  const [says, style] = verdict(words, check.isInOrder);
  return [
    ...row(columns, [cell(words.labels.lineUp.toUpperCase(), 'strong'), cell(right)], ink),
    ...(event === undefined ? [] : paragraph(event, '', ink)),
    '═'.repeat(PAGE),
    ...paragraph(says, '', ink, style),
  ];
};

const teamLines = (words: Words, book: Book, team: CheckedTeam, ink: Ink): readonly string[] => {
  const columns: readonly Column[] = [{ width: PAGE - 30 }, { width: 28, align: 'right' }];
  const total = `${words.labels.handicapCounting} ${asTotal(team.total)}`;
  const [says, style] = verdict(words, team.reasons.length === 0);
  return [
    '',
    ...row(columns, [cell(team.name.toUpperCase(), 'strong'), cell(total)], ink),
    ...paragraph(team.riders.length === 0 ? words.check.unknownRiders : team.riders.join(', '), INDENT, ink),
    ...paragraph(says, INDENT, ink, style),
    ...reasonLines(words, book, team.reasons, ink),
  ];
};

const awardLines = (words: Words, check: LineupCheck, ink: Ink): readonly string[] => [
  '',
  heading(words.labels.byHandicap, '', ink),
  ...check.working.flatMap((line) => paragraph(line, INDENT, ink)),
];

const changeLines = (words: Words, book: Book, check: LineupCheck, ink: Ink): readonly string[] => {
  if (check.changes.length === 0) return [];
  const columns: readonly Column[] = [
    { width: 3, align: 'right' },
    { width: 52, wraps: true },
    { width: 41, wraps: true },
  ];
  const lines = check.changes.flatMap((change, at) => {
    const { verdicts } = words.check;
    const effect = `${verdicts.yes}; ${words.labels.effect.toLowerCase()}: ${change.effect}`;
    const says = change.isInOrder ? cell(effect) : cell(verdicts.no, 'alarm');
    return [
      ...row(columns, [cell(`${at + 1}`, 'quiet'), cell(change.says, 'strong'), says], ink),
      ...(change.may === undefined ? [] : paragraph(say(words.check.may, { may: change.may }), INDENT + INDENT, ink)),
      ...reasonLines(words, book, change.reasons, ink),
    ];
  });
  return ['', heading(words.labels.changes, '', ink), ...lines];
};

/** A line-up checked: each team, the changes asked about, and who may come in for whom with the effect on the score. */
export const checkText = (
  words: Words,
  book: Book,
  check: LineupCheck,
  event: string | undefined,
  ink: Ink,
): readonly string[] => [
  ...head(words, book, check, event, ink),
  ...check.teams.flatMap((team) => teamLines(words, book, team, ink)),
  ...(check.teams.length > 1 ? awardLines(words, check, ink) : []),
  ...changeLines(words, book, check, ink),
  '',
  heading(words.labels.mayComeIn, words.check.between, ink),
  ...check.teams.flatMap((team) => choicesText(words, book, check, team, ink)),
];
