import type { Call } from '../log/index.ts';
import { opposite, type Saying, SIDES } from '../words/index.ts';

const isSide = (word: unknown): word is (typeof SIDES)[number] => SIDES.some((side) => side === word);

/** The same call with home and away changed over: nothing in the rules may tell the two sides apart. */
export const swapped = (call: Call): Call => {
  const said: { readonly [field: string]: unknown } = { ...call.said };
  const { side, home, away, stated } = said as {
    side?: unknown;
    home?: unknown;
    away?: unknown;
    stated?: { home: unknown; away: unknown };
  };
  return {
    ...call,
    said: {
      ...said,
      ...(isSide(side) ? { side: opposite(side) } : {}),
      ...(home === undefined ? {} : { home: away, away: home }),
      ...(stated === undefined ? {} : { stated: { ...stated, home: stated.away, away: stated.home } }),
    } as Saying,
  };
};
