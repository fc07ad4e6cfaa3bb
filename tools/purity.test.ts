import { describe, expect, test } from 'vitest';
import { editionNames, impurities } from './purity.ts';

const FILE = 'src/engine/sample.ts';

const IMPURE: readonly (readonly [snippet: string, named: string])[] = [
  ['const now = Date.now();', 'Date'],
  ['const now = new Date();', 'Date'],
  ['function told(at: Date) {}', 'Date'],
  ['const luck = Math.random();', 'Math.random'],
  ["const luck = Math['random']();", 'Math.random'],
  ['const luck = Math[name]();', 'Math.[…]'],
  ['const { random } = Math;', 'Math handed on'],
  ['const sums = Math;', 'Math handed on'],
  ['const sums = { Math };', 'Math handed on'],
  ['const away = Math.hypot(3, 4);', 'Math.hypot'],
  ['const slope = Math.sin(1);', 'Math.sin'],
  ['const power = Math.pow(2, 3);', 'Math.pow'],
  ['const round = Math.PI;', 'Math.PI'],
  ['const shown = new Intl.NumberFormat();', 'Intl'],
  ['const shown = (3).toLocaleString();', 'toLocaleString'],
  ["const shown = 'A'.toLocaleLowerCase();", 'toLocaleLowerCase'],
  ["const shown = name['toLocaleUpperCase']();", 'toLocaleUpperCase'],
  ['names.sort((a, b) => a.localeCompare(b));', 'localeCompare'],
  ['const { localeCompare } = name;', 'localeCompare'],
  ["console.log('goal');", 'console'],
  ["const home = process.env['HOME'];", 'process'],
  ['const all = globalThis;', 'globalThis'],
  ["fetch('https://example.org');", 'fetch'],
  ['setTimeout(() => {}, 5);', 'setTimeout'],
  ['setInterval(() => {}, 5);', 'setInterval'],
  ['setImmediate(() => {});', 'setImmediate'],
  ['clearTimeout(timer);', 'clearTimeout'],
  ['queueMicrotask(() => {});', 'queueMicrotask'],
  ['const now = performance.now();', 'performance'],
  ['const id = crypto.randomUUID();', 'crypto'],
  ["const fs = require('node:fs');", 'require'],
  ["import fs = require('node:fs');", 'node:fs'],
  ["const later = await import('./other.ts');", 'dynamic import'],
  ["import { readFileSync } from 'node:fs';", 'node:fs'],
  ["import { readFileSync } from 'fs';", '"fs"'],
  ["import type { Stats } from 'node:fs';", 'node:fs'],
  ["import { parse } from 'yaml';", 'yaml'],
  ["import 'yaml';", 'yaml'],
  ["export * from 'yaml';", 'yaml'],
  ["type Stats = import('node:fs').Stats;", 'node:fs'],
  ['const here = import.meta.url;', 'import.meta'],
  ['/// <reference types="node" />', 'node'],
  ['/// <reference lib="dom" />', 'dom'],
  ["const sum = eval('1 + 1');", 'eval'],
  ["const sum = new Function('return 2');", 'Function'],
  ['const bytes = Buffer.alloc(2);', 'Buffer'],
  ['const shared = { console };', 'console'],
  ['const seen = new WeakRef(game);', 'WeakRef'],
];

const PURE: readonly string[] = [
  'const away = Math.sqrt(Math.abs(Math.min(1, Math.max(2, 3))));',
  'const whole = Math.floor(Math.ceil(Math.round(Math.trunc(Math.sign(1.5)))));',
  'const mixed = Math.imul(3, 5);',
  "import { sides } from '../words/index.ts';",
  "export type { Side } from './sides.ts';",
  'const step = call.process;',
  'const step = { process: 1, document: 2 };',
  'interface Step { readonly performance: number; fetch(): void }',
  'const { process: step } = call;',
  '// Date.now() would differ from tablet to tablet',
  "const said = 'the console of the timekeeper';",
];

describe('the core is the language alone', () => {
  test.each(IMPURE)('%s is reported', (snippet, named) => {
    const complaints = impurities(FILE, snippet);
    expect(complaints.map((complaint) => complaint.text).join('\n')).toContain(named);
    expect(complaints[0]).toMatchObject({ file: FILE, line: 1 });
  });

  test.each(PURE)('%s is allowed', (snippet) => {
    expect(impurities(FILE, snippet)).toEqual([]);
  });

  test('the line is the line of the name', () => {
    expect(impurities(FILE, '\n\nconst a = 1;\nconst now = Date.now();\n')).toMatchObject([{ line: 4 }]);
  });
});

describe('only the rule book knows its editions', () => {
  test.each([
    "const book = bookOf('usa-2026');",
    "if (book.edition === 'usa-classic') whistle();",
    'const book = `usa-2031`;',
    'const told = `${name} under usa-2026 and ${other}`;',
    'const told = `${name} under ${other} of usa-2026`;',
    "const books = { 'usa-classic': 1 };",
    "type Edition = 'usa-2026';",
    "import { usa2026 } from '../rulebook/index.ts';",
    'const book = books.usaClassic;',
    'const book = USA_2026;',
  ])('%s is reported', (snippet) => {
    expect(editionNames(FILE, snippet)).not.toEqual([]);
  });

  test.each([
    '// usa-classic has no cards',
    '/** Differs in usa-2026. */ const cards = book.cards;',
    "const usage = 'usage: chukker judge';",
    'const book = DEFAULT_EDITION;',
  ])('%s is allowed', (snippet) => {
    expect(editionNames(FILE, snippet)).toEqual([]);
  });

  test('a file that is not TypeScript is read line by line', () => {
    expect(editionNames('src/practice/demo.json', '{\n  "edition": "usa-2026"\n}')).toMatchObject([{ line: 2 }]);
  });
});
