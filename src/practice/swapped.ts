import type { Call } from '../log/index.ts';
import { opposite, type Saying, SIDES } from '../words/index.ts';

const isSide = (word: unknown): word is (typeof SIDES)[number] => SIDES.some((side) => side === word);

/** Fields that name a side. */
const SIDED = ['side', 'by', 'to', 'off', 'line-of', 'won'] as const;

/** The same call with home and away changed over: nothing in the rules may tell the two sides apart. */
export const swapped = (call: Call): Call => {
  const said: { readonly [field: string]: unknown } = { ...call.said };
  const { home, away, stated } = said as {
    home?: unknown;
    away?: unknown;
    stated?: { home: unknown; away: unknown };
  };
  const sides = SIDED.flatMap((field) => {
    const value = said[field];
    return isSide(value) ? [[field, opposite(value)]] : [];
  });
  return {
    ...call,
    said: {
      ...said,
      ...Object.fromEntries(sides),
      ...(home === undefined ? {} : { home: away, away: home }),
      ...(stated === undefined ? {} : { stated: { ...stated, home: stated.away, away: stated.home } }),
    } as Saying,
  };
};
