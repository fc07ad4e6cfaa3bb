import type { Language } from './index.ts';
import { PLACE_EN, type PlaceWords } from './place-en.ts';
import { PLACE_ES } from './place-es.ts';

export type { PlaceWords };

const CATALOGUES: { readonly [language in Language]: PlaceWords } = { en: PLACE_EN, es: PLACE_ES };

/** What views say of spots and positions, in a language. */
export const placeWordsOf = (language: Language): PlaceWords => CATALOGUES[language];
