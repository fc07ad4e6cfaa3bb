import { describe, expect, test } from 'vitest';
import { LIVE_EN } from './live-en.ts';
import { LIVE_ES } from './live-es.ts';

/** Every sentence of a catalogue by its way: `rows.ball`. */
const sentences = (catalogue: object, way = ''): readonly (readonly [string, string])[] =>
  Object.entries(catalogue).flatMap(([key, part]) => {
    const here = way === '' ? key : `${way}.${key}`;
    return typeof part === 'string' ? [[here, part] as const] : sentences(part, here);
  });

const english = sentences(LIVE_EN);
const spanish = new Map(sentences(LIVE_ES));
const braces = (sentence: string): readonly string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

/** Words that polo took over, or that hold only numbers and names. */
const SAME = new Set(['marks.usual', 'story.inEvent']);

describe('the words of a running game', () => {
  test('are the same in number', () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(([way]) => way).sort());
  });

  test.each(english)('%s is said in Spanish, with the same parts', (way, sentence) => {
    expect(spanish.get(way) === sentence).toBe(SAME.has(way));
    expect(braces(spanish.get(way) ?? '')).toEqual(braces(sentence));
  });
});
