import type { Book } from '../../rulebook/index.ts';
import { type CheckedChoice, type CheckedTeam, citation, type LineupCheck, type Words } from '../../views/index.ts';
import { asGoals, type Rating } from '../../words/index.ts';
import type { Ink } from './ink.ts';
import { type Column, cell, EMPTY, fitting, PAGE, paragraph, row } from './table.ts';

const INDENT = '  ';

const asTotal = (rating: Rating | undefined): string => (rating === undefined ? '–' : asGoals(rating));

/** Out, in, total, counting total, and what it does or why not; the last has what the names leave. */
const choiceColumns = (words: Words, choices: readonly CheckedChoice[]): readonly Column[] => {
  const { labels } = words;
  const out = fitting([labels.out, ...choices.map((choice) => choice.out ?? labels.openPlace)], 8, 24);
  const incoming = fitting([labels.in, ...choices.map((choice) => choice.in)], 8, 24);
  const numbers = [labels.total, labels.counting].map((label) => fitting([label], 5, 8));
  const rest = PAGE - out - incoming - numbers.reduce((sum, width) => sum + width, 0) - 10;
  const columns = [out, incoming].map((width): Column => ({ width, wraps: true }));
  return [...columns, ...numbers.map((width): Column => ({ width, align: 'right' })), { width: rest, wraps: true }];
};

interface Table {
  readonly words: Words;
  readonly book: Book;
  readonly ink: Ink;
  readonly columns: readonly Column[];
}

const choiceLines = (
  { words, book, ink, columns }: Table,
  choice: CheckedChoice,
  isFirst: boolean,
): readonly string[] => {
  const { labels } = words;
  const out = isFirst ? cell(choice.out ?? labels.openPlace) : EMPTY;
  const numbers = [cell(asTotal(choice.total)), cell(asTotal(choice.counts))];
  const style = choice.change.home === 0 && choice.change.away === 0 ? 'quiet' : 'strong';
  const [first, ...rest] = choice.reasons.map(
    ({ says, provision }) => `${words.check.no}: ${says} (${citation(words, book, provision)})`,
  );
  const effect = first === undefined ? cell(choice.effect, style) : cell(first, 'alarm');
  return [
    ...row(columns, [out, cell(choice.in), ...numbers, effect], ink),
    ...rest.flatMap((reason) => row(columns, [EMPTY, EMPTY, EMPTY, EMPTY, cell(reason, 'alarm')], ink)),
  ];
};

const tableOf = (table: Table, choices: readonly CheckedChoice[]): readonly string[] => {
  const { labels, check } = table.words;
  if (choices.length === 0) return [check.nobody];
  const heads = [labels.out, labels.in, labels.total, labels.counting, labels.effect];
  const lines = choices.flatMap((choice, at) =>
    choiceLines(table, choice, at === 0 || choices[at - 1]?.out !== choice.out),
  );
  return [
    ...row(
      table.columns,
      heads.map((label) => cell(label, 'quiet')),
      table.ink,
    ),
    ...lines,
  ];
};

/** Who may come in for whom on one side: totals afterwards, the effect on the score, or why not. */
export const choicesText = (
  words: Words,
  book: Book,
  check: LineupCheck,
  team: CheckedTeam,
  ink: Ink,
): readonly string[] => {
  const choices = check.choices.filter((choice) => choice.side === team.side);
  const cap = check.caps?.[team.side];
  const capped = cap === undefined ? '' : `, ${words.labels.cap.toLowerCase()} ${asGoals(cap)}`;
  const lines = tableOf({ words, book, ink, columns: choiceColumns(words, choices) }, choices);
  return ['', ...paragraph(`${team.name}${capped}`, INDENT, ink, 'strong'), ...lines.map((line) => `${INDENT}${line}`)];
};
