import type { Book } from '../../rulebook/index.ts';
import { type Changes, citation, type LogWords, say, type Words } from '../../views/index.ts';
import type { Ink } from './ink.ts';
import { type Column, cell, heading, paragraph, row } from './table.ts';

/** A long game that is turned over has hundreds of calls that come to something else. */
const MOST_CALLS = 12;

const FACTS: readonly Column[] = [{ width: 20 }, { width: 36, wraps: true }, { width: 40, wraps: true }];
const CALLS: readonly Column[] = [
  { width: 14, wraps: true },
  { width: 26, wraps: true },
  { width: 26, wraps: true },
  { width: 28, wraps: true },
];

const callsText = (log: LogWords, { calls }: Changes, ink: Ink): readonly string[] => {
  if (calls.length === 0) return [];
  const rows = calls
    .slice(0, MOST_CALLS)
    .flatMap(({ call, says, before, after }) =>
      row(CALLS, [cell(call, 'quiet'), cell(says), cell(before, 'quiet'), cell(after, 'strong')], ink),
    );
  const more = calls.length - MOST_CALLS;
  return [
    '',
    `  ${say(log.report.calls, { n: `${calls.length}` })}`,
    ...rows.map((line) => `  ${line}`),
    ...(more > 0 ? [`  ${ink('quiet', say(log.report.and, { n: `${more}` }))}`] : []),
  ];
};

/** What a correction changes, before and after, on a page. */
export const changesText = (words: Words, log: LogWords, book: Book, changes: Changes, ink: Ink): readonly string[] => {
  const { report } = log;
  const head = row(FACTS, [cell(''), cell(report.before, 'quiet'), cell(report.after, 'quiet')], ink);
  const facts = changes.lines.flatMap(({ label, before, after }) =>
    row(FACTS, [cell(label), cell(before, 'quiet'), cell(after, 'strong')], ink),
  );
  const article = citation(words, book, changes.provision);
  return [
    heading(report.title, '', ink),
    ...(facts.length === 0 ? [`  ${report.nothing}`] : [...head, ...facts].map((line) => `  ${line}`)),
    ...callsText(log, changes, ink),
    '',
    ...paragraph(say(report.article, { article }), '  ', ink, 'quiet'),
    ...paragraph(report.stays, '  ', ink, 'quiet'),
  ];
};
