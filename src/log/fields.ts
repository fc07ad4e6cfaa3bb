import {
  ENDS,
  type Fault,
  type Field,
  type Fields,
  isLogSayingKind,
  isSayingKind,
  LOG_SAYING_KINDS,
  LOG_SAYINGS,
  type LogSaying,
  type Read,
  read,
  SAYINGS,
  type Saying,
  SIDES,
  shown,
  unread,
} from '../words/index.ts';
import type { Foreign } from './call.ts';
import {
  LONGEST_RIDER,
  LONGEST_VALUE,
  MOST_CHUKKER,
  type Path,
  readClock,
  readHalves,
  readPlace,
  readText,
  readWhole,
  readWord,
  wrong,
} from './scalars.ts';

const readValue = (path: Path, value: unknown): Read<unknown> => {
  if (typeof value === 'number' && Number.isFinite(value)) return read(value);
  if (!Array.isArray(value)) return readText(path, value, LONGEST_VALUE);
  return readList(path, value, { is: 'text', says: 'a word', longest: LONGEST_VALUE }, 12, 'refuse');
};

/** What becomes of fields that are not in the table: a hand-written file refuses them, a log keeps them. */
export type Unknown = 'refuse' | 'keep';

const readList = (path: Path, value: unknown, of: Field, most: number, unknown: Unknown): Read<unknown> => {
  if (!Array.isArray(value)) return wrong(path, value, 'a list');
  if (value.length > most) return wrong(path, value, `a list of at most ${most}`);
  const parts = value.map((part, at) => readField([...path, at], part, of, unknown));
  const faults = parts.flatMap((part) => (part.ok ? [] : part.faults));
  return faults.length > 0 ? unread(...faults) : read(parts.map((part) => (part.ok ? part.value : undefined)));
};

/** Reads one value by its measure; faults name the field, what was found and what would be right. */
export const readField = (path: Path, value: unknown, field: Field, unknown: Unknown): Read<unknown> => {
  switch (field.is) {
    case 'side':
      return readWord(path, value, SIDES);
    case 'sides':
      return readWord(path, value, [...SIDES, 'both']);
    case 'one-of':
      return readWord(path, value, field.of);
    case 'end':
      return readWord(path, value, ENDS);
    case 'place':
      return readPlace(path, value);
    case 'rider':
      return readText(path, value, LONGEST_RIDER);
    case 'text':
      return readText(path, value, field.longest);
    case 'count':
      return readWhole(path, value, field.least, field.most);
    case 'chukker':
      return readWhole(path, value, 1, MOST_CHUKKER);
    case 'clock':
      return readClock(path, value);
    case 'goals':
    case 'rating':
      return readHalves(path, value, field.least, field.most);
    case 'flag':
      return typeof value === 'boolean' ? read(value) : wrong(path, value, 'true or false');
    case 'value':
      return readValue(path, value);
    case 'saying':
      return readInnerSaying(path, value, unknown);
    case 'list':
      return readList(path, value, field.of, field.most, unknown);
    case 'record':
      return readRecord(path, value, field.of, unknown);
    default:
      return field satisfies never;
  }
};

export const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const nearest = (name: string, fields: Fields): string => {
  const known = Object.keys(fields);
  const alike = known.find((k) => k.startsWith(name) || name.startsWith(k));
  return alike === undefined ? `one of: ${known.join(', ')}` : `${alike}? (one of: ${known.join(', ')})`;
};

/** One named field of a record: what was read, nothing when it may be left out, or faults. */
const readNamed = (path: Path, given: unknown, field: Field, unknown: Unknown): Read<unknown> | undefined => {
  if (given !== undefined && given !== null) return readField(path, given, field, unknown);
  return field.optional === true ? undefined : unread({ path, found: 'nothing', wanted: field.says });
};

/**
 * Reads a record by its table of fields. Fields that are not in the table are refused, or kept in their place just as
 * they came, so that a log written by a later version loses nothing.
 */
export const readRecord = (path: Path, value: unknown, fields: Fields, unknown: Unknown): Read<unknown> => {
  if (!isRecord(value)) return wrong(path, value, 'a record with fields');
  const faults: Fault[] = [];
  const found: [string, unknown][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const part = readNamed([...path, name], Object.hasOwn(value, name) ? value[name] : undefined, field, unknown);
    if (part?.ok === true) found.push([name, part.value]);
    else if (part !== undefined) faults.push(...part.faults);
  }
  for (const [name, given] of Object.entries(value)) {
    if (Object.hasOwn(fields, name)) continue;
    if (unknown === 'keep') found.push([name, given]);
    else
      faults.push({ path: [...path, name], found: `an unknown field ${shown(name)}`, wanted: nearest(name, fields) });
  }
  return faults.length > 0 ? unread(...faults) : read(Object.fromEntries(found));
};

/** The fields of a kind of saying, of the game or of the log; nothing for a kind that is not known. */
export const fieldsOfKind = (kind: string): Fields | undefined => {
  if (isSayingKind(kind)) return SAYINGS[kind].fields;
  return isLogSayingKind(kind) ? LOG_SAYINGS[kind].fields : undefined;
};

/** Reads a saying: its kind and its particulars. In a log a kind that is not known is kept as it came. */
export const readSaying = (path: Path, value: unknown, unknown: Unknown): Read<Saying | LogSaying | Foreign> => {
  if (!isRecord(value) || typeof value['kind'] !== 'string') {
    return unread({
      path: [...path, 'kind'],
      found: shown(isRecord(value) ? value['kind'] : value),
      wanted: 'a kind of saying',
    });
  }
  const { kind, ...particulars } = value;
  const fields = fieldsOfKind(kind as string);
  if (fields === undefined) {
    if (unknown === 'keep') return read(value as Foreign);
    const wanted = `one of: ${[...Object.keys(SAYINGS), ...LOG_SAYING_KINDS].join(', ')}`;
    return unread({ path: [...path, 'kind'], found: `an unknown saying ${shown(kind)}`, wanted });
  }
  const found = readRecord(path, particulars, fields, unknown);
  return found.ok ? read({ kind, ...(found.value as object) } as Saying | LogSaying) : found;
};

/** A saying within a saying is one of the game: a correction of a correction would have no end. */
const readInnerSaying = (path: Path, value: unknown, unknown: Unknown): Read<unknown> =>
  isRecord(value) && typeof value['kind'] === 'string' && isLogSayingKind(value['kind'])
    ? wrong([...path, 'kind'], value['kind'], 'a saying of the game, not one about the log')
    : readSaying(path, value, unknown);
