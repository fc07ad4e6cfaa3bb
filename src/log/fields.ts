import {
  ENDS,
  type Fault,
  type Field,
  type Fields,
  halvesOf,
  place,
  type Read,
  read,
  readMoment,
  SIDES,
  shown,
  unread,
  yards,
} from '../words/index.ts';

type Path = Fault['path'];

const LONGEST_RIDER = 80;
const LONGEST_VALUE = 400;
const MOST_CHUKKER = 999;
/** The longest playing time that a clock can be read at: an hour. What the game allows is judged, not read. */
const LONGEST_CLOCK = 3_600_000;

const wrong = (path: Path, found: unknown, wanted: string): { ok: false; faults: readonly Fault[] } =>
  unread({ path, found: shown(found), wanted });

const isControl = (code: number): boolean => code < 32 || (code >= 127 && code < 160);
const hasControls = (text: string): boolean => [...text].some((sign) => isControl(sign.codePointAt(0) ?? 0));

/** A text without control characters, not empty and not longer than it may be. */
const readText = (path: Path, value: unknown, longest: number): Read<unknown> => {
  if (typeof value !== 'string') return wrong(path, value, 'a text');
  if (value.trim() === '') return wrong(path, value, 'a text that is not empty');
  if (value.length > longest) return wrong(path, value, `a text of at most ${longest} characters`);
  return hasControls(value) ? wrong(path, value, 'a text without control characters') : read(value);
};

const readWhole = (path: Path, value: unknown, least: number, most: number): Read<unknown> =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
    ? read(value)
    : wrong(path, value, `a whole number from ${least} to ${most}`);

/** Files say goals (1.5); inside they are whole numbers of halves (3). */
const readHalves = (path: Path, value: unknown, least: number, most: number): Read<unknown> => {
  const halves = typeof value === 'number' && value >= least && value <= most ? halvesOf(value) : undefined;
  return halves === undefined ? wrong(path, value, `goals in steps of 0.5 from ${least} to ${most}`) : read(halves);
};

/** Files say elapsed playing time as 7:15; inside it is milliseconds. */
const readClock = (path: Path, value: unknown): Read<unknown> => {
  const clock = typeof value === 'string' ? readMoment(`1 ${value}`)?.clock : undefined;
  return clock === undefined || clock > LONGEST_CLOCK
    ? wrong(path, value, 'elapsed playing time such as 7:15')
    : read(clock);
};

/** The farthest that a spot may lie from the centre of the ground, in yards: well beyond any run-off. */
const FARTHEST = 500;

/** Files say a spot as [x, y] in yards from the centre; inside they are whole thousandths. */
const readPlace = (path: Path, value: unknown): Read<unknown> => {
  const wanted = `a spot [x, y] in yards from the centre of the ground, such as [90, -40]`;
  if (!Array.isArray(value) || value.length !== 2) return wrong(path, value, wanted);
  const [x, y] = value as readonly unknown[];
  const isLength = (n: unknown): n is number => typeof n === 'number' && Math.abs(n) <= FARTHEST;
  if (!isLength(x) || !isLength(y)) return wrong([...path, isLength(x) ? 1 : 0], isLength(x) ? y : x, wanted);
  return read(place(yards(x), yards(y)));
};

const readWord = (path: Path, value: unknown, words: readonly string[]): Read<unknown> => {
  const word = typeof value === 'number' ? String(value) : value;
  return typeof word === 'string' && words.includes(word) ? read(word) : wrong(path, value, words.join(', '));
};

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
