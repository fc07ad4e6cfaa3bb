import { expect, test } from 'vitest';
import { place, yards } from '../words/index.ts';
import { whereSays } from './where.ts';
import { wordsOf } from './words/index.ts';

test.each([
  [0, 0, 'at the centre', 'en el centro'],
  [90, 0, '90 yd from the centre toward end b', 'a 90 yd del centro hacia el arco b'],
  [
    90,
    40,
    '90 yd from the centre toward end b, 40 yd left',
    'a 90 yd del centro hacia el arco b, 40 yd a la izquierda',
  ],
  [
    -12.5,
    -7,
    '12.5 yd from the centre toward end a, 7 yd right facing end b',
    'a 12,5 yd del centro hacia el arco a, 7 yd a la derecha mirando al arco b',
  ],
  [
    0,
    80,
    'level with the centre, 80 yd left facing end b',
    'a la altura del centro, 80 yd a la izquierda mirando al arco b',
  ],
])('[%d, %d] is %s', (x, y, en, es) => {
  const at = place(yards(x), yards(y));
  expect(whereSays(wordsOf('en'), at)).toBe(en);
  expect(whereSays(wordsOf('es'), at)).toBe(es);
});
