import type { Language } from './index.ts';
import { LOG_EN, type LogWords } from './log-en.ts';
import { LOG_ES } from './log-es.ts';

export type { LogWords };

const CATALOGUES: { readonly [language in Language]: LogWords } = { en: LOG_EN, es: LOG_ES };

/** The words for corrections, joined logs and seals in one language. */
export const logWordsOf = (language: Language): LogWords => CATALOGUES[language];
