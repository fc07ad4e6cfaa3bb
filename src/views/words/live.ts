import type { Language } from './index.ts';
import { LIVE_EN, type LiveWords } from './live-en.ts';
import { LIVE_ES } from './live-es.ts';

export type { LiveWords };

const CATALOGUES: { readonly [language in Language]: LiveWords } = { en: LIVE_EN, es: LIVE_ES };

/** The words of a running game and of its story in one language. */
export const liveWordsOf = (language: Language): LiveWords => CATALOGUES[language];
