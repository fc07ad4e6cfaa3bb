import type { Until } from '../views/index.ts';
import { readMoment } from '../words/index.ts';

/** Reads up to where a game is judged: "3", "3 7:12", or "#25" for the first 25 calls; nothing when it is neither. */
export const readUntil = (said: string): Until | undefined => {
  const calls = /^#(\d{1,9})$/.exec(said.trim())?.[1];
  if (calls !== undefined) return { calls: Number(calls) };
  const moment = readMoment(said);
  return moment === undefined || moment.chukker === 0 ? undefined : { moment };
};

/** Reads the moment of `--at`, which also takes "3:7:12" for chukker 3 at 7:12. */
export const readMomentAsked = (said: string): Until | undefined =>
  readUntil(said.trim().replace(/^(\d{1,3}):(?=\d{1,2}:[0-5]\d(?:\.\d{1,3})?$)/, '$1 '));
