import { describe, expect, test } from 'vitest';
import { letterOf } from './goals.ts';

describe('the letters of goals', () => {
  test('run without I and O, which are taken for figures', () => {
    const letters = Array.from({ length: 24 }, (_, at) => letterOf(at + 1)).join('');
    expect(letters).toBe('ABCDEFGHJKLMNPQRSTUVWXYZ');
  });

  test('go on with two letters, and no two goals share them', () => {
    expect([25, 26, 48, 49].map(letterOf)).toEqual(['AA', 'AB', 'AZ', 'BA']);
    const all = Array.from({ length: 2000 }, (_, at) => letterOf(at + 1));
    expect(new Set(all).size).toBe(all.length);
    expect(all.join('')).not.toMatch(/[IO]/);
  });
});
