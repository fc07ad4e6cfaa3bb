import { describe, expect, test } from 'vitest';
import { PAPER_EN } from './paper-en.ts';
import { PAPER_ES } from './paper-es.ts';

/** Every sentence of a catalogue by its way: `rows.ball`. */
const sentences = (catalogue: object, way = ''): readonly (readonly [string, string])[] =>
  Object.entries(catalogue).flatMap(([key, part]) => {
    const here = way === '' ? key : `${way}.${key}`;
    return typeof part === 'string' ? [[here, part] as const] : sentences(part, here);
  });

const english = sentences(PAPER_EN);
const spanish = new Map(sentences(PAPER_ES));
const braces = (sentence: string): readonly string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

/** Words that polo took over, or that hold only numbers and names. */
const SAME = new Set(['labels.handicap']);

describe('the words of the printed sheet', () => {
  test('are the same in number', () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(([way]) => way).sort());
  });

  test.each(english)('%s is said in Spanish, with the same parts', (way, sentence) => {
    expect(spanish.get(way) === sentence).toBe(SAME.has(way));
    expect(braces(spanish.get(way) ?? '')).toEqual(braces(sentence));
  });
});
