import type { Finding, Published, Verdict } from '../../lineup/published/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { asField, asGoals } from '../../words/index.ts';
import { type FileFault, plain, UNREADABLE } from '../faults.ts';
import type { Source } from '../source.ts';

/** What became of one result; `at` is its place where the file holds a list of them. */
export type Outcome = { readonly file: string; readonly at?: number } & (
  | { readonly faults: readonly FileFault[] }
  | { readonly source: Source; readonly published: Published; readonly verdict: Verdict }
);
type Judged = Extract<Outcome, { verdict: Verdict }>;

const STATUSES = { confirmed: 0, contradicted: 1, unreadable: UNREADABLE } as const;
type OutcomeWord = keyof typeof STATUSES;

const wordFor = (outcome: Outcome): OutcomeWord => {
  if ('faults' in outcome) return 'unreadable';
  return outcome.verdict.contradictions.length === 0 ? 'confirmed' : 'contradicted';
};

/** The exit status that a result asks for. */
export const statusOf = (outcome: Outcome): number => STATUSES[wordFor(outcome)];

const lineOf = ({ source, at }: Judged, { about }: Finding): number | undefined =>
  source.lineOf(at === undefined ? about : [at, ...about]);

const citation = (book: Book, { under }: Finding): string => {
  const { article, standing } = book.entries[under];
  return `(${article}, ${standing})`;
};

/** A list under its title: the first line of an item after its mark, the others below; nothing for an empty list. */
const titled = (title: string, items: readonly (readonly string[])[], isNumbered = false): readonly string[] => {
  if (items.length === 0) return [];
  const lines = items.flatMap(([first = '', ...more], at) => [
    `    ${isNumbered ? `${at + 1}.` : '-'} ${first}`,
    ...more.map((line) => `       ${line}`),
  ]);
  return [`  ${title}`, ...lines];
};

/** A contradiction has its working and its place on lines of their own, for it will be looked up. */
const inFull = (book: Book, outcome: Judged, finding: Finding): readonly string[] => {
  const line = lineOf(outcome, finding);
  const place = `${line === undefined ? '' : `line ${line}, `}${asField(finding.about)}`;
  return [finding.says, ...(finding.working ?? []), `${place} ${citation(book, finding)}`];
};

const onOneLine = (book: Book, finding: Finding): readonly string[] => [
  `${[finding.says, ...(finding.working ?? [])].join('; ')} ${citation(book, finding)}`,
];

const summary = ({ contradictions, confirmed }: Verdict): string => {
  const { length } = contradictions;
  if (length > 0) return length === 1 ? '1 contradiction' : `${length} contradictions`;
  return confirmed.length > 0 ? 'confirmed' : 'nothing in it can be checked';
};

const score = ({ event, teams, final }: Published): string => {
  const sides = `${teams.home.name.trim()} ${asGoals(final.home)}, ${teams.away.name.trim()} ${asGoals(final.away)}`;
  return event === undefined ? sides : `${event}: ${sides}`;
};

const linesOfJudged = (book: Book, outcome: Judged): readonly string[] => {
  const { file, at, verdict, published } = outcome;
  return [
    `${at === undefined ? file : `${file}[${at}]`}: ${summary(verdict)}`,
    `  ${score(published)}; judged by ${book.title}`,
    ...titled(
      'contradictions',
      verdict.contradictions.map((finding) => inFull(book, outcome, finding)),
      true,
    ),
    ...titled(
      'confirmed',
      verdict.confirmed.map((finding) => onOneLine(book, finding)),
    ),
    ...titled(
      'not checkable',
      verdict.notCheckable.map((finding) => onOneLine(book, finding)),
    ),
    ...titled(
      'not read',
      verdict.notRead.map((field) => [field]),
    ),
  ];
};

/** A result as people read it, in lines that may be printed. What could not be read is told by its faults alone. */
export const resultLines = (book: Book, outcome: Outcome): readonly string[] =>
  'faults' in outcome ? [] : linesOfJudged(book, outcome).map(plain);

/** How many of several results came out how. */
export const countLine = (outcomes: readonly Outcome[]): string => {
  const words = Object.keys(STATUSES) as OutcomeWord[];
  const counts = words.map((word) => `${outcomes.filter((outcome) => wordFor(outcome) === word).length} ${word}`);
  return `${outcomes.length} results: ${counts.join(', ')}`;
};

const findingRecord = (book: Book, outcome: Judged, finding: Finding): object => {
  const { about, says, working = [], under } = finding;
  const { article, standing } = book.entries[under];
  return { about: asField(about), line: lineOf(outcome, finding), says, working, under, article, standing };
};

/** A result as programs read it. */
export const resultRecord = (book: Book, outcome: Outcome): object => {
  const { file, at } = outcome;
  const head = { file, ...(at === undefined ? {} : { at }), edition: book.edition, verdict: wordFor(outcome) };
  if ('faults' in outcome) {
    const faults = outcome.faults.map(({ line, path, found, wanted }) => ({
      line,
      field: asField(path),
      found,
      wanted,
    }));
    return { ...head, faults };
  }
  const records = (findings: readonly Finding[]) => findings.map((finding) => findingRecord(book, outcome, finding));
  const { contradictions, confirmed, notCheckable, notRead } = outcome.verdict;
  return {
    ...head,
    contradictions: records(contradictions),
    confirmed: records(confirmed),
    notCheckable: records(notCheckable),
    notRead,
  };
};
