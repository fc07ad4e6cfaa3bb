import type { Until } from '../views/index.ts';
import { readMoment } from '../words/index.ts';

/** Reads up to where a game is judged: "3", "3 7:12", or "#25" for the first 25 calls; nothing when it is neither. */
export const readUntil = (said: string): Until | undefined => {
  const calls = /^#(\d{1,9})$/.exec(said.trim())?.[1];
  if (calls !== undefined) return { calls: Number(calls) };
  const moment = readMoment(said);
  return moment === undefined || moment.chukker === 0 ? undefined : { moment };
};
