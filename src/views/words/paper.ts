import type { Language } from './index.ts';
import { PAPER_EN, type PaperWords } from './paper-en.ts';
import { PAPER_ES } from './paper-es.ts';

export type { PaperWords };

const CATALOGUES: { readonly [language in Language]: PaperWords } = { en: PAPER_EN, es: PAPER_ES };

/** The words of the printed sheet in one language. */
export const paperWordsOf = (language: Language): PaperWords => CATALOGUES[language];
