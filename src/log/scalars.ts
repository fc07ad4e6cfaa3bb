import { type Fault, halvesOf, place, type Read, read, readMoment, shown, unread, yards } from '../words/index.ts';

export type Path = Fault['path'];

export const LONGEST_RIDER = 80;
export const LONGEST_VALUE = 400;
export const MOST_CHUKKER = 999;
/** The longest playing time that a clock can be read at: an hour. What the game allows is judged, not read. */
const LONGEST_CLOCK = 3_600_000;

export const wrong = (path: Path, found: unknown, wanted: string): { ok: false; faults: readonly Fault[] } =>
  unread({ path, found: shown(found), wanted });

const isControl = (code: number): boolean => code < 32 || (code >= 127 && code < 160);
const hasControls = (text: string): boolean => [...text].some((sign) => isControl(sign.codePointAt(0) ?? 0));

/** A text without control characters, not empty and not longer than it may be. */
export const readText = (path: Path, value: unknown, longest: number): Read<unknown> => {
  if (typeof value !== 'string') return wrong(path, value, 'a text');
  if (value.trim() === '') return wrong(path, value, 'a text that is not empty');
  if (value.length > longest) return wrong(path, value, `a text of at most ${longest} characters`);
  return hasControls(value) ? wrong(path, value, 'a text without control characters') : read(value);
};

export const readWhole = (path: Path, value: unknown, least: number, most: number): Read<unknown> =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
    ? read(value)
    : wrong(path, value, `a whole number from ${least} to ${most}`);

/** Files say goals (1.5); inside they are whole numbers of halves (3). */
export const readHalves = (path: Path, value: unknown, least: number, most: number): Read<unknown> => {
  const halves = typeof value === 'number' && value >= least && value <= most ? halvesOf(value) : undefined;
  return halves === undefined ? wrong(path, value, `goals in steps of 0.5 from ${least} to ${most}`) : read(halves);
};

/** Files say elapsed playing time as 7:15; inside it is milliseconds. */
export const readClock = (path: Path, value: unknown): Read<unknown> => {
  const clock = typeof value === 'string' ? readMoment(`1 ${value}`)?.clock : undefined;
  return clock === undefined || clock > LONGEST_CLOCK
    ? wrong(path, value, 'elapsed playing time such as 7:15')
    : read(clock);
};

/** The farthest that a spot may lie from the centre of the ground, in yards: well beyond any run-off. */
const FARTHEST = 500;

/** Files say a spot as [x, y] in yards from the centre; inside they are whole thousandths. */
export const readPlace = (path: Path, value: unknown): Read<unknown> => {
  const wanted = `a spot [x, y] in yards from the centre of the ground, such as [90, -40]`;
  if (!Array.isArray(value) || value.length !== 2) return wrong(path, value, wanted);
  const [x, y] = value as readonly unknown[];
  const isLength = (n: unknown): n is number => typeof n === 'number' && Math.abs(n) <= FARTHEST;
  if (!isLength(x) || !isLength(y)) return wrong([...path, isLength(x) ? 1 : 0], isLength(x) ? y : x, wanted);
  return read(place(yards(x), yards(y)));
};

export const readWord = (path: Path, value: unknown, words: readonly string[]): Read<unknown> => {
  const word = typeof value === 'number' ? String(value) : value;
  return typeof word === 'string' && words.includes(word) ? read(word) : wrong(path, value, words.join(', '));
};
