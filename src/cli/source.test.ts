import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { asLine, plain, printFaults } from './faults.ts';
import { placed, readSource, sourceOf } from './source.ts';

const folder = mkdtempSync(join(tmpdir(), 'chukker-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, content: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const read = (name: string, text: string) => sourceOf(name, text);
const valueIn = (name: string, text: string): unknown => {
  const source = read(name, text);
  return source.ok ? source.value.value : source.faults.map(asLine);
};
const faultsIn = (name: string, text: string): string[] => {
  const source = read(name, text);
  return source.ok ? [] : source.faults.map(asLine);
};
const lineIn = (name: string, text: string, path: readonly (string | number)[]): number | undefined => {
  const source = read(name, text);
  return source.ok ? source.value.lineOf(path) : undefined;
};

const JSON_TEXT = '{\n  "teams": [\n    { "name": "Red" },\n    { "name": "Blue" }\n  ],\n  "final": [1, 2]\n}\n';
const YAML_TEXT = 'teams:\n  - name: Red\n  - name: Blue\nfinal: [1, 2]\n';

describe('a source is read in the notation of its name, or as it looks', () => {
  const GAME = { teams: [{ name: 'Red' }, { name: 'Blue' }], final: [1, 2] };
  test.each([
    ['game.json', JSON_TEXT, GAME],
    ['game.yaml', YAML_TEXT, GAME],
    ['game.YML', YAML_TEXT, GAME],
    ['game.yaml', JSON_TEXT, GAME],
    ['game', JSON_TEXT, GAME],
    ['game', YAML_TEXT, GAME],
    ['log.jsonl', '{"a":1}\r\n\r\n{"a":2}\r\n', [{ a: 1 }, { a: 2 }]],
    ['log', '{"a":1}\n{"a":2}', [{ a: 1 }, { a: 2 }]],
    ['log', '{"a":1}', { a: 1 }],
    ['words.yaml', 'a: 2019-11-09\nb: yes\nc: ~\nd: 1.5\n', { a: '2019-11-09', b: 'yes', c: null, d: 1.5 }],
    ['empty.jsonl', '', []],
  ])('%s', (name, text, value) => expect(valueIn(name, text)).toEqual(value));
});

test('a field is found again on its line, and one that is missing where it would have belonged', () => {
  expect(lineIn('a.json', JSON_TEXT, ['teams', 1, 'name'])).toBe(4);
  expect(lineIn('a.json', JSON_TEXT, ['final', 1])).toBe(6);
  expect(lineIn('a.json', JSON_TEXT, ['teams', 1, 'players', 0, 'goals'])).toBe(4);
  expect(lineIn('a.json', JSON_TEXT, [])).toBe(1);
  expect(lineIn('a.yaml', YAML_TEXT, ['teams', 1, 'name'])).toBe(3);
  expect(lineIn('a.yaml', YAML_TEXT, ['final', 1])).toBe(4);
  expect(lineIn('a.yaml', YAML_TEXT, ['teams', 1, 'players', 0])).toBe(3);
  expect(lineIn('a.jsonl', '\n{"a":1}\n\n{"a":2}\n', [1, 'a'])).toBe(4);
});

describe('what cannot be read is a fault with its line', () => {
  test.each([
    ['a.json', '', 'a.json:1: found an empty file; write something in it'],
    ['a.yaml', ' \n', 'a.yaml:1: found an empty file; write something in it'],
    ['a.json', '{\n"a": 1,\n}', 'a.json:3: found "}"; write a field name in double quotes'],
    ['a.json', '{"a": [1, 2}', 'a.json:1: a: found "}"; write "," or "]"'],
    ['a.json', '{"a": 01}', 'a.json:1: found "1"; write "," or "}"'],
    ['a.json', '{"a": NaN}', 'a.json:1: a: found "N"; write a value'],
    ['a.json', '// no\n{}', 'a.json:1: found "/"; write a value'],
    ['a.json', '{} {}', 'a.json:1: found "{"; write nothing more'],
    ['a.json', '{"a": "x\ny"}', 'a.json:1: a: found "\\n"; write the rest of the text and its closing quote'],
    ['a.json', '{\n"a": 1,\n"\\u0061": 2}', 'a.json:3: a: found the field "a" twice; write each field once'],
    ['a.json', '{\n"a": {\n"b": 1', 'a.json:3: a: found the end of the text; write "," or "}"'],
    ['a.jsonl', '{"a":1}\n{"a":', 'a.jsonl:2: [1].a: found the end of the text; write a value'],
    ['a.yaml', 'a: 1\na: 2\n', 'a.yaml:2: a: found the field "a" twice; write each field once'],
    ['a.yaml', 'a: 1\n---\nb: 2\n', 'a.yaml:2: found a second document; write one document a file'],
    ['a.yaml', 'a: *x\nb: &x [1]\n', /alias/],
    ['a.yaml', 'a: !js/function x\n', 'a.yaml:1: found Unresolved tag: !js/function; write plain YAML'],
    ['a.yaml', 'a:\n\tb: 1\n', /^a\.yaml:2: found a tab at the beginning of the line; write blanks instead of tabs$/],
    ['a.yaml', '{a: b}: 1\n', /^a\.yaml:1: found .*; write plain YAML$/],
    ['a.yaml', 'a: [1, 2\n', /^a\.yaml:\d: found .*a bracket that is not closed; write /],
  ])('%s %j', (name, text, fault) => {
    const [first = ''] = faultsIn(name, text);
    if (typeof fault === 'string') expect(first).toBe(fault);
    else expect(first).toMatch(fault);
  });

  test('every torn line of JSON Lines is named', () => {
    expect(faultsIn('a.jsonl', '{"a":1}\nx\n{"b"\n').map((fault) => fault.split(':')[1])).toEqual(['2', '3']);
  });
});

describe('hostile text is refused in good time', () => {
  const LEVELS = 'more than 64 levels of records and lists';
  test.each([
    ['a.json', '['.repeat(100_000)],
    ['a.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a.json', '{"a":'.repeat(100_000)],
    ['a', '['.repeat(100_000)],
    ['a.jsonl', `{}\n${'['.repeat(100_000)}`],
    ['a.yaml', '['.repeat(100_000)],
    ['a.yaml', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a.yaml', '{a: '.repeat(100_000)],
    ['a.yaml', '- '.repeat(100_000)],
    ['a.yaml', '? '.repeat(100_000)],
    ['a.yaml', Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
  ])('%s of a hundred thousand levels', (name, text) => {
    expect(faultsIn(name, text)[0]).toContain(LEVELS);
  });

  test('sixty-four levels are read, in both notations', () => {
    const deep = `${'['.repeat(64)}${']'.repeat(64)}`;
    expect(read('a.json', deep).ok && read('a.yaml', deep).ok).toBe(true);
    expect(read('a.json', `[${deep}]`).ok || read('a.yaml', `[${deep}]`).ok).toBe(false);
  });

  test('an alias bomb does not go off', () => {
    const rungs = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}]`);
    expect(faultsIn('a.yaml', ['a0: &a0 [x]', ...rungs].join('\n'))[0]).toContain('an alias *a10 of too much');
    expect(faultsIn('a.yaml', '&a [*a]')[0]).toContain('an alias *a of nothing before it');
    const ladder = Array.from({ length: 90 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}]`);
    expect(faultsIn('a.yaml', ['a0: &a0 [x]', ...ladder].join('\n'))[0]).toContain('of too much');
  });

  test('an alias is the value that it names', () => {
    const source = read('a.yaml', 'a: &x { b: [1] }\nc: *x\nd: [*x]\n');
    expect(source.ok && source.value.value).toEqual({ a: { b: [1] }, c: { b: [1] }, d: [{ b: [1] }] });
  });

  test('YAML of more marks than anybody writes is refused before it is taken apart', () => {
    expect(faultsIn('a.yaml', '#\n'.repeat(600_000))[0]).toContain('more than a million marks of YAML');
  });

  test('a hundred thousand fields are read in seconds', () => {
    const fields = Array.from({ length: 100_000 }, (_, i) => `k${i}: 1`).join('\n');
    const begun = performance.now();
    expect(read('a.yaml', fields).ok).toBe(true);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  test.each([
    ['a.json', '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}'],
    ['a.yaml', '__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}\n'],
  ])('%s: a field called __proto__ is a field like any other', (name, text) => {
    const value = valueIn(name, text) as object;
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect('polluted' in {} || 'polluted' in value).toBe(false);
  });
});

describe('a file', () => {
  const lineOfFault = (file: string): string => {
    const source = readSource(file);
    return source.ok ? 'read' : source.faults.map((fault) => asLine(fault).replace(folder, '')).join('\n');
  };
  const zeros = (bytes: number): Uint8Array => new TextEncoder().encode(`[${'0,'.repeat(bytes / 2 - 1)}0]`);

  test('of four megabytes is read, one of twenty is refused unread', () => {
    expect(lineOfFault(written('four.json', zeros(4 * 1024 * 1024 - 2)))).toBe('read');
    expect(lineOfFault(written('twenty.json', new Uint8Array(20 * 1024 * 1024)))).toBe(
      '/twenty.json: found 20.0 MB; write a file of at most 4 MB',
    );
  });

  test('without an end is refused at the limit', () => {
    expect(lineOfFault('/dev/zero')).toBe('/dev/zero: found more than 4 MB; write a file of at most 4 MB');
  });

  test('that is not UTF-8 is refused with the line of the first bad byte', () => {
    const latin = Uint8Array.from([...new TextEncoder().encode('a: Ñandú\nb: '), 0xd1, 0x61, 0x0a]);
    expect(lineOfFault(written('latin.yaml', latin))).toBe(
      '/latin.yaml:2: found bytes that are not UTF-8; write text in UTF-8',
    );
    expect(lineOfFault(written('cut.yaml', Uint8Array.from([0x61, 0x3a, 0x20, 0xc3])))).toContain(':1: found bytes');
  });

  test('may begin with a byte order mark', () => {
    expect(lineOfFault(written('mark.json', '\ufeff{}'))).toBe('read');
  });

  test('that is not there, or is a folder, is a fault', () => {
    expect(lineOfFault(join(folder, 'none.json'))).toContain('found no such file');
    expect(lineOfFault(folder)).toContain('found a folder');
    expect(lineOfFault('a\0b')).toContain('a name that no file can have');
  });

  test('gives its lines to the faults of a decoder', () => {
    const source = readSource(written('game.json', JSON_TEXT));
    const fault = { path: ['teams', 1, 'name'], found: '"Blue"', wanted: 'another name' };
    expect(source.ok && placed(source.value, fault).line).toBe(4);
  });
});

describe('what is printed', () => {
  test('shows what would move the cursor or turn the order of reading', () => {
    expect(plain('a\u001b[31mb\r\nc\u202ed\u200be\u2028f\u009b\ud800')).toBe(
      'a<U+001B>[31mb<U+000D><U+000A>c<U+202E>d<U+200B>e<U+2028>f<U+009B><U+D800>',
    );
    expect(plain('Ñandú ½ – 马球 🐎')).toBe('Ñandú ½ – 马球 🐎');
  });

  test('is the first three faults and the number of the others', () => {
    const printed: string[] = [];
    const faults = [1, 2, 3, 4, 5].map((line) => ({ file: 'a', line, path: [], found: 'x', wanted: 'y' }));
    expect(printFaults(faults, (text) => printed.push(text))).toBe(2);
    expect(printed.map((line) => line.slice(0, 10))).toEqual(['a:1: found', 'a:2: found', 'a:3: found', 'and 2 more']);
  });
});

describe('strict JSON', () => {
  const accepted = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const marks = fc.constantFrom(...'{}[]",:.eE+-01 \\untrf\t\n\u0001\u007f½');

  test('is what JSON.parse accepts, but for doubled fields', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.nat(3), fc.array(marks, { maxLength: 3 }), (text, at, cut, put) => {
        const from = at % (text.length + 1);
        const changed = text.slice(0, from) + put.join('') + text.slice(from + cut);
        const faults = faultsIn('a.json', changed);
        if (faults[0]?.includes('twice')) return;
        expect(faults.length === 0).toBe(accepted(changed));
      }),
      { numRuns: 2000 },
    );
  });

  test('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(valueIn('a.json', JSON.stringify(value, null, 1))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
