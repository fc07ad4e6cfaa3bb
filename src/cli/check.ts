import { judgeLineup, type LineupFile, readLineup } from '../cases/index.ts';
import { type Book, resolve, SHELF } from '../rulebook/index.ts';
import { type Language, lineupCheck, listed, machineOfLineup, say, type Words, wordsOf } from '../views/index.ts';
import { type Fault, SIDES } from '../words/index.ts';
import { type FileFault, printFaults } from './faults.ts';
import { placed, readSource, type Source } from './source.ts';
import type { Terminal } from './terminal.ts';
import { checkText } from './text/check.ts';

export interface CheckOptions {
  readonly json?: boolean;
  readonly edition?: string;
  readonly lang: Language;
}

const NOT_IN_ORDER = 1;

type Step = LineupFile['steps'][number];
type Named = Extract<Step, { kind: 'change' }>['out'][number];

const nameOf = (named: Named): string =>
  typeof named === 'object' ? `${named.name} (${named.rating})` : String(named);

/** A change as it was asked about, in words. */
const stepSays = (words: Words, step: Step): string => {
  const { check } = words;
  if (step.kind === 'removal') {
    return say(check.removal, { disabled: nameOf(step.disabled), removed: nameOf(step.removed) });
  }
  const out = listed(words, step.out.map(nameOf));
  const incoming = listed(words, step.in.map(nameOf));
  if (incoming === '') return say(check.leaves, { out });
  return say(out === '' ? check.fills : check.change, { in: incoming, out });
};

/** Where a line-up file writes what a book is resolved from: at its top, variances under `given` when it has one. */
const inLineup = (source: Source, [first, ...rest]: Fault['path']): Fault['path'] => {
  if (first === 'conditions') return ['with', ...rest];
  if (first !== 'variances') return [first ?? 'edition', ...rest];
  const inside = typeof source.value === 'object' && source.value !== null && 'given' in source.value;
  return inside ? ['given', first, ...rest] : [first, ...rest];
};

type ReadBook =
  | { readonly ok: true; readonly value: Book }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

const bookFor = (source: Source, file: LineupFile, asked: string | undefined): ReadBook => {
  const { conditions, opening } = file;
  const edition = asked ?? file.edition ?? SHELF.usual;
  const book = resolve(SHELF, { edition, conditions, variances: opening.variances ?? [] });
  if (book.ok) return book;
  const faults = book.faults.map((found): FileFault => {
    if (asked !== undefined && found.path[0] === 'edition') return { ...found, path: [], file: '--edition' };
    return placed(source, { ...found, path: inLineup(source, found.path) });
  });
  return { ok: false, faults };
};

/**
 * Judges a line-up and the changes that are asked about, and says who may come in for whom.
 *
 * @returns the exit status: 0 in order, 1 not in order, 2 unreadable
 */
export const checkLineup = (file: string, options: CheckOptions, { out, err, ink }: Terminal): number => {
  const words = wordsOf(options.lang);
  const source = readSource(file);
  if (!source.ok) return printFaults(source.faults, err);
  const lineup = readLineup(source.value.value, SHELF.usual);
  if (!lineup.ok)
    return printFaults(
      lineup.faults.map((found) => placed(source.value, found)),
      err,
    );
  const book = bookFor(source.value, lineup.value, options.edition);
  if (!book.ok) return printFaults(book.faults, err);
  const { steps, alone, opening } = lineup.value;
  const judgement = judgeLineup(book.value, lineup.value);
  const checked = lineupCheck(book.value, words, {
    ...judgement,
    changes: judgement.changes.map((change, at) => {
      const step = steps[at];
      return { ...change, says: step === undefined ? change.says : stepSays(words, step) };
    }),
    source: opening.stated?.source,
    sides: alone ? ['home'] : SIDES,
  });
  if (options.json === true) out(JSON.stringify(machineOfLineup(checked, book.value, words), undefined, 2));
  else out(checkText(words, book.value, checked, opening.event, ink).join('\n'));
  return checked.isInOrder ? 0 : NOT_IN_ORDER;
};
