import { type Call, isRecord, KNOWLEDGE, type Knowledge } from '../log/index.ts';
import { type Read, read, unread } from '../words/index.ts';
import { readCalls } from './calls.ts';
import { isNothing, type Path, type Raw, readKeys, readText, readWords, wrong } from './notation.ts';
import { readOpening } from './opening.ts';
import { ENVELOPE } from './vocabulary.ts';

/** A game written by hand: its calls, the first of which sets it up. */
export interface GameFile {
  readonly id?: string;
  readonly title?: string;
  readonly edition?: string;
  readonly conditions: readonly string[];
  readonly calls: readonly Call[];
}

/** Keys at the top of a file with a game. It may be a game case: then `then` says what the game must give. */
const TOP = Object.keys(ENVELOPE);

/** How well the moments of a game are known: in order only, unless `given.known` says otherwise. */
const readKnown = (path: Path, given: unknown): Read<Knowledge> => {
  const said = given !== null && typeof given === 'object' ? (given as Raw)['known'] : undefined;
  if (isNothing(said)) return read('order');
  const known = KNOWLEDGE.find((word) => word === said);
  return known === undefined ? wrong([...path, 'known'], said, `one of: ${KNOWLEDGE.join(', ')}`) : read(known);
};

/** The calls of a game: what `given` sets up and what `when` tells, step by step. */
export const readGameCalls = (
  given: unknown,
  when: unknown,
  named: { readonly edition: string; readonly conditions: readonly string[] },
): Read<readonly Call[]> => {
  const known = readKnown(['given'], given);
  const opening = readOpening(['given'], given, named);
  if (!known.ok || !opening.ok) return known.ok ? (opening as Read<never>) : known;
  return readCalls(['when'], opening.value, when, known.value);
};

/** A line-up has its riders at the top, where a game has `given`. */
const looksLikeLineup = (value: unknown): boolean =>
  isRecord(value) &&
  !('given' in value) &&
  ['on', 'riders', 'against', 'bench'].some((key) => Object.hasOwn(value, key));

/**
 * Reads a game file: `given` and `when` as in a game case, with `edition` and `with` (conditions) beside them.
 *
 * @param usual the edition taken when the file names none
 */
export const readGame = (value: unknown, usual = ''): Read<GameFile> => {
  if (looksLikeLineup(value))
    return unread({ path: [], found: 'a line-up', wanted: 'a game with given and when; a line-up is for check' });
  const keys = readKeys([], value, TOP);
  if (!keys.ok) return keys;
  const { kind, id, title } = keys.value;
  if (!isNothing(kind) && kind !== 'game') return wrong(['kind'], kind, 'game');
  const edition = isNothing(keys.value['edition']) ? read(usual) : readText(['edition'], keys.value['edition']);
  const conditions = readWords(['with'], keys.value['with']);
  if (!edition.ok || !conditions.ok) return edition.ok ? (conditions as Read<never>) : edition;
  const named = { edition: edition.value, conditions: conditions.value };
  const calls = readGameCalls(keys.value['given'], keys.value['when'], named);
  if (!calls.ok) return calls;
  return read({
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof title === 'string' ? { title } : {}),
    ...(edition.value === '' ? {} : { edition: edition.value }),
    conditions: conditions.value,
    calls: calls.value,
  });
};
