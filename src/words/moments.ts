import { type Chukker, chukker, type Millis, millis } from './measures.ts';

/** A place in the game as people say it: a chukker and, when known, the playing time that has elapsed in it. */
export interface Moment {
  readonly chukker: Chukker;
  readonly clock?: Millis;
}

const SPOKEN = /^(\d{1,3})(?:\s+(\d{1,2}):([0-5]\d)(?:\.(\d{1,3}))?)?$/;

/** Reads "3" or "3 7:12" or "3 7:12.250" (chukker, elapsed playing time); nothing when it is neither. */
export const readMoment = (said: string): Moment | undefined => {
  const found = SPOKEN.exec(said.trim());
  if (found === null) return undefined;
  const [, which = '', minutes, seconds = '0', part = ''] = found;
  if (minutes === undefined) return { chukker: chukker(Number(which)) };
  const clock = (Number(minutes) * 60 + Number(seconds)) * 1000 + Number(part.padEnd(3, '0'));
  return { chukker: chukker(Number(which)), clock: millis(clock) };
};

/** Playing time as officials write it: 7:15, or 7:30.250 when it is not on a whole second. */
export const asClock = (time: Millis): string => {
  const whole = Math.floor(time / 1000);
  const part = time % 1000;
  const tail = part === 0 ? '' : `.${String(part).padStart(3, '0')}`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}${tail}`;
};

/** A moment as files write it: "3" or "3 7:12". */
export const asMoment = (moment: Moment): string =>
  moment.clock === undefined ? `${moment.chukker}` : `${moment.chukker} ${asClock(moment.clock)}`;
