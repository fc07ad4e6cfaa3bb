import { describe, expect, test } from 'vitest';
import { sizesOf } from './sizes.ts';

const rows = (count: number): string => Array.from({ length: count }, (_, row) => `  ${row},\n`).join('');
const statements = (count: number): string => Array.from({ length: count }, (_, row) => `  say(${row});\n`).join('');

const wholeOf = (text: string): number => sizesOf('sample.ts', text).whole.lines;
const functionsOf = (text: string) => sizesOf('sample.ts', text).functions.map(({ name, lines }) => [name, lines]);

describe('the length of a file', () => {
  test('counts comments and blank lines, and no last empty line', () => {
    expect(wholeOf('// one\n\nsay(3);\n')).toBe(3);
  });

  test.each([
    `const TABLE = [\n${rows(300)}];\n`,
    `export const TABLE = [\n${rows(300)}] as const;\n`,
    `export const TABLE = [\n${rows(300)}] as const satisfies readonly number[];\n`,
    `export const TABLE = Object.freeze([\n${rows(300)}]);\n`,
    `export const TABLE = { rows: [\n${rows(300)}] };\n`,
    `export default [\n${rows(300)}];\n`,
  ])('leaves a table aside', (table) => {
    expect(wholeOf(`say(1);\n${table}say(2);\n`)).toBe(2);
  });

  test('does not take a call for a table', () => {
    expect(wholeOf(`const table = make([\n${rows(10)}]);\n`)).toBe(12);
  });

  test('counts the functions inside a table as logic', () => {
    expect(
      wholeOf(`const RULES = {\n  whistle: (call) => {\n${statements(8)}  },\n  goal: (call) => call,\n};\n`),
    ).toBe(10);
  });
});

describe('the length of a function', () => {
  test.each([
    [`function judge() {\n${statements(5)}}\n`, 'judge'],
    [`const judge = () => {\n${statements(5)}};\n`, 'judge'],
    [`const RULES = {\n  judge: () => {\n${statements(5)}  },\n};\n`, 'judge'],
    [`const RULES = {\n  judge() {\n${statements(5)}  },\n};\n`, 'judge'],
    [`class Umpire {\n  judge() {\n${statements(5)}  }\n}\n`, 'judge'],
    [`class Umpire {\n  constructor() {\n${statements(5)}  }\n}\n`, 'constructor'],
    [`calls.map((call) => {\n${statements(5)}});\n`, 'a function without a name'],
  ])('counts from its first line to its brace', (text, name) => {
    expect(functionsOf(text)).toEqual([[name, 7]]);
  });

  test('leaves a table inside it aside', () => {
    expect(functionsOf(`function judge() {\n  const table = [\n${rows(60)}  ];\n  return table;\n}\n`)).toEqual([
      ['judge', 3],
    ]);
  });

  test('counts what lies inside it, and that apart as well', () => {
    const text = `function judge() {\n  const inner = () => {\n${statements(3)}  };\n}\n`;
    expect(functionsOf(text)).toEqual([
      ['judge', 7],
      ['inner', 5],
    ]);
  });

  test('counts an expression over several lines, and no arrow on one line', () => {
    const text =
      'const level = (a, b) =>\n  a.goals === b.goals &&\n  a.halves === b.halves;\nconst won = (a) => !a;\n';
    expect(functionsOf(text)).toEqual([['level', 3]]);
  });
});
