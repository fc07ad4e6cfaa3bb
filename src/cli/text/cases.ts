import type { CaseReport } from '../../cases/index.ts';
import { counted, say, type Words } from '../../views/index.ts';
import { plain } from '../faults.ts';
import type { Ink, Style } from './ink.ts';

const STYLES: { readonly [verdict in CaseReport['verdict']]: Style } = {
  passed: 'quiet',
  failed: 'alarm',
  'left-open': 'mark',
  'not-judged': 'mark',
};

const notJudged = (words: Words, { kind, edition, articles }: CaseReport): string => {
  // A case of a kind that is judged has its articles; without them it is the edition that is not on the shelf.
  const isKind = kind !== 'game' && kind !== 'lineup';
  return say(isKind ? words.cases.noKind : words.cases.noEdition, { kind, edition, articles: articles.join(', ') });
};

/** `[edition article] id title: passed`, and under a failed one what was expected and found. */
const linesOf = (words: Words, report: CaseReport, ink: Ink): readonly string[] => {
  const { id, title, edition, articles, verdict, differences } = report;
  const about = plain(`[${[edition, articles.join(', ')].filter((part) => part !== '').join(' ')}]`);
  const named = plain(title === '' ? id : `${id} ${title}`);
  const says = verdict === 'not-judged' ? notJudged(words, report) : words.cases[verdict];
  return [
    `${ink('quiet', about)} ${named}: ${ink(STYLES[verdict], plain(says))}`,
    ...differences.map(({ key, expected, found }) =>
      ink('alarm', plain(`    ${key}: ${say(words.cases.expected, { expected, found })}`)),
    ),
  ];
};

/** The lines of the reports of one file. */
export const caseLines = (words: Words, reports: readonly CaseReport[], ink: Ink): readonly string[] =>
  reports.flatMap((report) => linesOf(words, report, ink));

/** "41 passed, 1 failed, 2 not judged". */
export const countLine = (words: Words, reports: readonly CaseReport[], unreadFiles: number, ink: Ink): string => {
  const { cases } = words;
  const n = (verdict: CaseReport['verdict']): number => reports.filter((report) => report.verdict === verdict).length;
  const [passed, failed, open, not] = [n('passed'), n('failed'), n('left-open'), n('not-judged')];
  const rest = [
    open > 0 ? say(cases.countsOpen, { n: `${open}` }) : '',
    not > 0 ? say(cases.countsNotJudged, { n: `${not}` }) : '',
    unreadFiles > 0 ? say(cases.countsUnread, { files: counted(words, 'files', unreadFiles) }) : '',
  ];
  const line = `${say(cases.counts, { passed: `${passed}`, failed: `${failed}` })}${rest.join('')}`;
  return ink(failed > 0 ? 'alarm' : 'strong', line);
};
