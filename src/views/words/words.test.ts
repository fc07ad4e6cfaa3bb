import { describe, expect, test } from 'vitest';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { counted, LANGUAGES, say, wordsOf } from './index.ts';

/** Every sentence of a catalogue by its way: `labels.sheet`. */
const sentences = (catalogue: unknown, way = ''): readonly (readonly [string, string])[] => {
  if (typeof catalogue === 'string') return [[way, catalogue]];
  if (catalogue === null || typeof catalogue !== 'object') return [];
  return Object.entries(catalogue).flatMap(([key, part]) => sentences(part, way === '' ? key : `${way}.${key}`));
};

const english = sentences(EN);
const spanish = new Map(sentences(ES));
const bracesOf = (sentence: string): readonly string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

/** Words that are the same in both languages, because polo took them over or because they hold only names. */
const SAME = [
  'labels.rating',
  'labels.chukker',
  'notes.reading',
  'marks.read',
  'counted.chukkers.one',
  'counted.chukkers.other',
  'rulings.play-began',
  'progress.judged',
  'check.no',
  'working.totalOf',
  'ofRider',
];

describe('the two catalogues', () => {
  test('say the same things', () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(([way]) => way).sort());
  });

  test.each(english)('%s is said in Spanish, not in English', (way, sentence) => {
    // The list holds what is the same, and nothing else.
    expect(spanish.get(way) === sentence).toBe(SAME.includes(way));
  });

  test.each(english)('%s has the same parts in both', (way, sentence) => {
    // An ordinal is what English makes of the number of a chukker.
    const parts = (text: string): readonly string[] =>
      bracesOf(text).filter((part) => !['{n}', '{ordinal}'].includes(part));
    expect(parts(spanish.get(way) ?? '')).toEqual(parts(sentence));
  });

  test('write Spanish with its accents and signs', () => {
    const text = [...spanish.values()].join('\n');
    for (const wrong of ['numero', 'articulo', 'condicion', 'version', 'segun', 'mas', 'anotacion', 'razon', 'asi']) {
      expect(text).not.toMatch(new RegExp(`(?<!\\p{L})${wrong}(?!\\p{L})`, 'iu'));
    }
  });
});

describe('numbers', () => {
  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [112, '112th'],
  ])('%i is the %s chukker in English', (n, ordinal) => {
    expect(EN.ordinal(n)).toBe(ordinal);
  });

  test('a chukker has a Spanish ordinal', () => {
    expect([1, 2, 11].map(ES.ordinal)).toEqual(['1.º', '2.º', '11.º']);
  });

  test('a noun goes with its number', () => {
    expect(LANGUAGES.map((language) => counted(wordsOf(language), 'calls', 1))).toEqual(['1 call', '1 anotación']);
    expect(LANGUAGES.map((language) => counted(wordsOf(language), 'calls', 0))).toEqual(['0 calls', '0 anotaciones']);
  });
});

describe('a sentence', () => {
  test('is filled once, so that braces in a name stay in the name', () => {
    expect(say('{team} lead {score}', { team: '{score}', score: '2–1' })).toBe('{score} lead 2–1');
  });

  test('shows a part that nobody filled', () => {
    expect(say('{team} lead', {})).toBe('{team} lead');
  });
});
