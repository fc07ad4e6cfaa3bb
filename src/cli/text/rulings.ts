import type { Book, ProvisionId } from '../../rulebook/index.ts';
import { type Amiss, citation, counted, type RulingLine, type Sheet, say, type Words } from '../../views/index.ts';
import type { Ink, Style } from './ink.ts';
import { type Column, cell, EMPTY, fitting, heading, PAGE, row } from './table.ts';

const ARTICLE: Column = { width: 24, wraps: true };

/** Number, sentence, article; the numbers of a long game are wider. */
const columnsFor = (lines: readonly Together[]): readonly Column[] => {
  const width = fitting(
    lines.map((some) => numbers(some.lines)),
    6,
    12,
  );
  return [{ width, align: 'right' }, { width: PAGE - width - ARTICLE.width - 4, wraps: true }, ARTICLE];
};

/** Rulings on one line: a ruling, or restarts that follow one another under the same article. */
interface Together {
  readonly lines: readonly [RulingLine, ...RulingLine[]];
  readonly provision: ProvisionId;
}

const isSameArticle = (book: Book, a: ProvisionId, b: ProvisionId): boolean =>
  book.entries[a].article === book.entries[b].article && book.entries[a].standing === book.entries[b].standing;

const together = (book: Book, rulings: readonly RulingLine[]): readonly Together[] => {
  const found: Together[] = [];
  for (const line of rulings) {
    const [provision] = line.provisions;
    const last = found.at(-1);
    const joins = line.isRoutine && last?.lines[0].isRoutine === true && isSameArticle(book, last.provision, provision);
    if (joins && last !== undefined) found.splice(-1, 1, { provision, lines: [...last.lines, line] });
    else found.push({ provision, lines: [line] });
  }
  return found;
};

const numbers = ([first, ...rest]: Together['lines']): string => {
  const last = rest.at(-1);
  return last === undefined ? first.id : `${first.id}–${last.id}`;
};

/** Whether nobody called it, or it stands only because an official upheld the call. */
const standsAs = (words: Words, line: RulingLine): string => {
  if (line.judged.insisted) return ` (${words.labels.upheld})`;
  return line.implied ? ` (${words.labels.implied})` : '';
};

const sentence = (words: Words, { lines }: Together): string =>
  lines.map((line) => `${line.shown}${standsAs(words, line)}`).join(' ');

const styleOf = ({ lines: [first] }: Together): Style => {
  if (first.kind === 'breach') return 'alarm';
  if (first.isRoutine) return 'quiet';
  return first.kind === 'game-over' ? 'strong' : 'usual';
};

/** How many calls there were, and how they stand. */
const callsLine = (words: Words, { calls }: Sheet, ink: Ink): string => {
  const all = counted(words, 'calls', Number(calls.all.value));
  const graded = say(words.graded, {
    inOrder: calls['in-order'].shown,
    repaired: calls.repaired.shown,
    aside: calls['out-of-order'].shown,
  });
  return ink('quiet', `  ${all}: ${graded}`);
};

/** Every ruling with its number, its sentence and its article; a chukker begins after an empty line. */
export const rulingsText = (words: Words, book: Book, sheet: Sheet, ink: Ink): readonly string[] => {
  const remark = say(words.labels.rulingsSays, { home: sheet.teams.home.name });
  const all = together(book, sheet.rulings);
  const columns = columnsFor(all);
  const lines = all.flatMap((some) => {
    const isAssumed = book.entries[some.provision].standing === 'assumed';
    const article = cell(citation(words, book, some.provision), isAssumed ? 'mark' : 'quiet');
    const cells = [cell(numbers(some.lines), 'quiet'), cell(sentence(words, some), styleOf(some)), article];
    const begins = some.lines[0].kind === 'chukker-began';
    return [...(begins ? [''] : []), ...row(columns, cells, ink)];
  });
  return [heading(words.labels.rulings, remark, ink), callsLine(words, sheet, ink), '', ...lines];
};

const CALL: Column = { width: 13 };
const SAYS: Column = { width: PAGE - CALL.width - ARTICLE.width - 4, wraps: true };

const amissLines = (words: Words, book: Book, amiss: Amiss, ink: Ink): readonly string[] => {
  const columns = [CALL, { width: SAYS.width + ARTICLE.width + 2, wraps: true }];
  const call = cell(say(words.call, { n: `${amiss.call}` }), 'quiet');
  const reasons = amiss.reasons.flatMap(({ says, provision }) =>
    row([CALL, SAYS, ARTICLE], [EMPTY, cell(says, 'alarm'), cell(citation(words, book, provision), 'quiet')], ink),
  );
  return [
    ...row(columns, [call, cell(amiss.says)], ink),
    ...row(columns, [EMPTY, cell(amiss.stands, 'strong')], ink),
    ...reasons,
  ];
};

/** What was set aside, what was insisted on, and which line-ups stand in breach, each with its reasons. */
export const amissText = (words: Words, book: Book, sheet: Sheet, ink: Ink): readonly string[] => {
  const title = heading(words.labels.amiss, '', ink);
  if (sheet.amiss.length === 0) return [title, `  ${words.labels.allInOrder}`];
  return [
    title,
    ...sheet.amiss.flatMap((amiss, at) => [...(at === 0 ? [] : ['']), ...amissLines(words, book, amiss, ink)]),
  ];
};
