import { EN, type Form, type Words } from './en.ts';
import { ES } from './es.ts';

export type { Words };

/** The languages that views speak. Another one is a file beside these two and a name here. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: { readonly [language in Language]: Words } = { en: EN, es: ES };

export const wordsOf = (language: Language): Words => CATALOGUES[language];

/** The parts of a sentence, already written as people read them. */
export type Parts = { readonly [name: string]: string };

/** Fills the braces of a sentence, once: braces in a name stay what they are. */
export const say = (sentence: string, parts: Parts = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(parts, name) ? (parts[name] ?? '') : whole));

/** A number with its noun: "1 chukker", "6 chukkers". */
export const counted = (words: Words, noun: keyof Words['counted'], n: number): string => {
  const form: Form = words.form(n);
  return say(words.counted[noun][form], { n: `${n}` });
};
