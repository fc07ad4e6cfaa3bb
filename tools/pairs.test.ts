import { describe, expect, test } from 'vitest';
import { pairing } from './pairs.ts';

describe('a rule family and its cases bear one name', () => {
  test('a pair is a pair', () => {
    expect(pairing(['src/engine/rules/penalty.ts', 'cases/penalty.yaml'])).toEqual({ pairs: 1, complaints: [] });
  });

  test('cases of the line-up answer to a file of the line-up', () => {
    expect(pairing(['src/lineup/substitution.ts', 'cases/substitution.yaml'])).toEqual({ pairs: 1, complaints: [] });
  });

  test('a rule family without cases is reported', () => {
    const { complaints } = pairing(['src/engine/rules/penalty.ts']);
    expect(complaints).toMatchObject([{ file: 'src/engine/rules/penalty.ts' }]);
  });

  test('cases without a rule family are reported', () => {
    const { pairs, complaints } = pairing(['src/engine/judge.ts', 'src/words/judge.ts', 'cases/judge.yaml']);
    expect(pairs).toBe(0);
    expect(complaints).toMatchObject([{ file: 'cases/judge.yaml' }]);
  });

  test('tests, indexes, facts for cases and files of the line-up need no fellow', () => {
    const files = [
      'src/engine/rules/penalty.test.ts',
      'src/engine/rules/index.ts',
      'cases/given/final.yaml',
      'src/lineup/totals.ts',
    ];
    expect(pairing(files)).toEqual({ pairs: 0, complaints: [] });
  });
});
