import { describe, expect, test } from 'vitest';
import { COLOUR, inkFor, NO_COLOUR } from './ink.ts';
import { cell, row } from './table.ts';
import { cut, pad, widthOf, wrap } from './width.ts';

describe('width', () => {
  test.each([
    ['', 0],
    ['Ann', 3],
    ['½–', 2],
    ['Ju\u0301an', 4],
    ['名前', 4],
    ['🐎', 2],
  ])('%s takes its columns', (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });

  test('what does not fit ends in an ellipsis, and never in half a sign', () => {
    expect(cut('Cambiaso', 5)).toBe('Camb…');
    expect(cut('名前漢', 4)).toBe('名…');
    expect(cut('Ann', 3)).toBe('Ann');
  });

  test('a text is filled up on either side', () => {
    expect(pad('7', 3, 'right')).toBe('  7');
    expect(pad('A', 3, 'centre')).toBe(' A ');
    expect(pad('名', 4)).toBe('名  ');
  });

  test('lines break between words, and an address where it must', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('http://a-long-address', 8)).toEqual(['http://a', '-long-ad', 'dress']);
    expect(wrap('', 5)).toEqual(['']);
  });
});

describe('a row', () => {
  test('is as high as its highest cell, and carries no blanks at its end', () => {
    const columns = [{ width: 5, wraps: true }, { width: 3 }];
    expect(row(columns, [cell('one two'), cell('x')], NO_COLOUR)).toEqual(['one    x', 'two']);
  });

  test('is aligned alike with colour and without', () => {
    const columns = [{ width: 6, align: 'right' as const }, { width: 2 }];
    const [painted = ''] = row(columns, [cell('13', 'strong'), cell('A')], COLOUR);
    expect(painted.replace('\u001b[1m', '').replace('\u001b[0m', '')).toBe(
      row(columns, [cell('13'), cell('A')], NO_COLOUR)[0],
    );
    expect(painted).toContain('\u001b[1m13\u001b[0m');
  });

  test('shows hostile signs as what they are', () => {
    expect(row([{ width: 20 }], [cell('a\u001b[31mb')], NO_COLOUR)).toEqual(['a<U+001B>[31mb']);
  });
});

describe('colour', () => {
  test.each([
    [{ isTTY: true }, {}, true],
    [{}, {}, false],
    [{ isTTY: true }, { NO_COLOR: '1' }, false],
    [{ isTTY: true }, { NO_COLOR: '' }, true],
    [{ isTTY: true }, { TERM: 'dumb' }, false],
  ])('%j with %j', (stream, env, colours) => {
    expect(inkFor(stream, env)('strong', 'x') !== 'x').toBe(colours);
  });
});
