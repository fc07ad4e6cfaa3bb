import { KNOWLEDGE, type Knowledge } from '../log/index.ts';
import { OFFICES, type Office, type Read, read, SEATS, type Seat } from '../words/index.ts';
import { isNothing, type Path, type Raw, readText, wrong } from './notation.ts';

const readWord = <W extends string>(path: Path, value: unknown, words: readonly W[], usual: W): Read<W> => {
  if (isNothing(value)) return read(usual);
  const word = words.find((known) => known === value);
  return word === undefined ? wrong(path, value, `one of: ${words.join(', ')}`) : read(word);
};

export interface Pressed {
  readonly seat: Seat;
  readonly by: Office;
  readonly known: Knowledge;
  readonly insist?: string;
  readonly apart?: true;
}

export const readPressed = (path: Path, raw: Raw, usual: Knowledge): Read<Pressed> => {
  const seat = readWord([...path, 'seat'], raw['seat'], SEATS, 'report');
  const by = readWord([...path, 'by'], raw['by'], OFFICES, 'scorer');
  const known = readWord([...path, 'known'], raw['known'], KNOWLEDGE, usual);
  const insist = isNothing(raw['insist']) ? read(undefined) : readText([...path, 'insist'], raw['insist']);
  if (!seat.ok || !by.ok || !known.ok || !insist.ok) {
    return [seat, by, known, insist].find((part) => !part.ok) as Read<never>;
  }
  const why = insist.value === undefined ? {} : { insist: insist.value };
  const own = raw['apart'] === true ? { apart: true as const } : {};
  return read({ seat: seat.value, by: by.value, known: known.value, ...why, ...own });
};

const LONGEST_WAIT = 86_400;

/** Seconds of game time since the step before; the moment is then known exactly. */
export const readWait = (path: Path, value: unknown): Read<number | undefined> => {
  if (isNothing(value)) return read(undefined);
  const isWait = typeof value === 'number' && value >= 0 && value <= LONGEST_WAIT;
  return isWait
    ? read(Math.round(value * 1000))
    : wrong(path, value, 'seconds since the step before, such as 30 or 0.5');
};
