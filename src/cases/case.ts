import { isRecord } from '../log/index.ts';
import { isProvision } from '../rulebook/index.ts';
import { type Fault, type Read, read, shown } from '../words/index.ts';
import { all, isNothing, type Path, type Raw, readKeys, readText, readWords, wrong } from './notation.ts';
import { ENVELOPE, THEN_GAME, type Vocabulary } from './vocabulary.ts';
import { THEN_LINEUP } from './vocabulary-lineup.ts';
import { THEN_PLACEMENT } from './vocabulary-placement.ts';

/** The five kinds of cases; this version judges the first three. */
export const CASE_KINDS = ['game', 'lineup', 'placement', 'row', 'event'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];
export type JudgedKind = 'game' | 'lineup' | 'placement';

export const isJudged = (kind: CaseKind): kind is JudgedKind =>
  kind === 'game' || kind === 'lineup' || kind === 'placement';

/** What a case expects under one edition: values by key, or nothing where the book is silent. */
export type Expected = { readonly [key: string]: unknown } | 'unknown';

/** One case, read but not yet judged. */
export interface Case {
  readonly id: string;
  readonly kind: CaseKind;
  readonly title: string;
  readonly editions: readonly string[];
  readonly conditions: readonly string[];
  readonly provisions: readonly string[];
  readonly given: unknown;
  readonly when: unknown;
  /** By edition, or under `all`. */
  readonly then: { readonly [edition: string]: Expected };
}

const VOCABULARIES: { readonly [kind in JudgedKind]: Vocabulary } = {
  game: THEN_GAME,
  lineup: THEN_LINEUP,
  placement: THEN_PLACEMENT,
};
export const vocabularyOf = (kind: JudgedKind) => VOCABULARIES[kind];

/** What is expected under one edition; a key that the kind does not know is a fault. */
const readExpected = (path: Path, kind: CaseKind, value: unknown): Read<Expected> => {
  if (value === 'unknown') return read(value);
  if (!isJudged(kind)) return read({});
  const keys = readKeys(path, value, Object.keys(vocabularyOf(kind)));
  return keys.ok && Object.keys(keys.value).length === 0 ? wrong(path, value, 'at least one key') : keys;
};

const readThen = (path: Path, kind: CaseKind, value: unknown): Read<Case['then']> => {
  if (value === 'unknown') return read({ all: 'unknown' });
  if (!isRecord(value) || Object.keys(value).length === 0) {
    return wrong(path, value, 'what is expected: { edition: { … } } or { all: { … } } or unknown');
  }
  const parts = all(
    Object.entries(value).map(([edition, expected]): Read<readonly [string, Expected]> => {
      const part = readExpected([...path, edition], kind, expected);
      return part.ok ? read([edition, part.value]) : part;
    }),
  );
  return parts.ok ? read(Object.fromEntries(parts.value)) : parts;
};

const readKind = (path: Path, value: unknown): Read<CaseKind> => {
  const kind = CASE_KINDS.find((word) => word === value);
  return kind === undefined ? wrong([...path, 'kind'], value, `one of: ${CASE_KINDS.join(', ')}`) : read(kind);
};

/** Provisions that a case says it is about must be ones that this version asks; in kinds that it does not judge, any. */
const readProvisions = (path: Path, kind: CaseKind, value: unknown): Read<readonly string[]> => {
  const words = readWords(path, value);
  if (!words.ok || !isJudged(kind)) return words;
  const faults = words.value.flatMap((word, at): Fault[] =>
    isProvision(word)
      ? []
      : [{ path: [...path, at], found: `an unknown provision ${shown(word)}`, wanted: 'a provision id' }],
  );
  return faults.length > 0 ? { ok: false, faults } : words;
};

const readParts = (path: Path, raw: Raw, kind: CaseKind): Read<Case> => {
  const id = readText([...path, 'id'], raw['id']);
  const title = isNothing(raw['title']) ? read('') : readText([...path, 'title'], raw['title']);
  const edition = isNothing(raw['edition']) ? read(undefined) : readText([...path, 'edition'], raw['edition']);
  const editions = readWords([...path, 'editions'], raw['editions']);
  const conditions = readWords([...path, 'with'], raw['with']);
  const provisions = readProvisions([...path, 'provisions'], kind, raw['provisions']);
  const then = readThen([...path, 'then'], kind, raw['then']);
  if (!id.ok || !title.ok || !edition.ok || !editions.ok || !conditions.ok || !provisions.ok || !then.ok) {
    const parts = [id, title, edition, editions, conditions, provisions, then];
    return { ok: false, faults: parts.flatMap((part) => (part.ok ? [] : part.faults)) };
  }
  return read({
    id: id.value,
    kind,
    title: title.value,
    editions: edition.value === undefined ? editions.value : [edition.value, ...editions.value],
    conditions: conditions.value,
    provisions: provisions.value,
    given: raw['given'],
    when: raw['when'],
    then: then.value,
  });
};

/** Reads one case; `given` and `when` are read when it is judged. */
export const readCase = (path: Path, value: unknown): Read<Case> => {
  const kind = isRecord(value)
    ? readKind(path, value['kind'])
    : wrong(path, value, 'a case: a record with id, kind, given, when, then');
  if (!kind.ok) return kind;
  const keys = readKeys(path, value, Object.keys(ENVELOPE));
  return keys.ok ? readParts(path, keys.value, kind.value) : keys;
};

const MOST = 5000;

/** Reads the cases of a file: one case, a list of them, or `{ cases: [...] }`. Ids are told once. */
export const readCases = (value: unknown): Read<readonly (readonly [Path, Case])[]> => {
  const inside = isRecord(value) && Array.isArray(value['cases']) && Object.keys(value).length === 1;
  const list = inside ? (value['cases'] as readonly unknown[]) : value;
  if (!Array.isArray(list)) {
    const one = readCase([], list);
    return one.ok ? read([[[], one.value]]) : one;
  }
  if (list.length > MOST || list.length === 0) return wrong([], list, `a case, or a list of 1 to ${MOST} cases`);
  const paths = list.map((_, at): Path => (inside ? ['cases', at] : [at]));
  const cases = all(list.map((part, at) => readCase(paths[at] ?? [], part)));
  if (!cases.ok) return cases;
  const twice = cases.value.findIndex((one, at) => cases.value.findIndex((other) => other.id === one.id) !== at);
  if (twice >= 0)
    return wrong([...(paths[twice] ?? []), 'id'], cases.value[twice]?.id, 'an id that no other case of the file has');
  return read(cases.value.map((one, at) => [paths[at] ?? [], one] as const));
};
