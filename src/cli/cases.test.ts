import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SHELF } from '../rulebook/index.ts';
import { type CasesOptions, judgeCases } from './cases.ts';
import { overheard } from './overheard.ts';

const run = (paths: readonly string[], options: Partial<CasesOptions> = {}) => {
  const { terminal, out, err } = overheard();
  const status = judgeCases(paths, { lang: 'en', ...options }, terminal);
  return { status, out, err };
};

const folderOf = (files: { readonly [name: string]: unknown }): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chukker-'));
  for (const [name, holds] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), typeof holds === 'string' ? holds : JSON.stringify(holds));
  }
  return folder;
};

const given = { limits: [4, 8], on: [3, 1, 1, 1] };
const lineup = (id: string, then: unknown, more = {}) => ({
  id,
  kind: 'lineup',
  title: 'A team',
  provisions: ['limits.at-start'],
  given,
  when: [],
  then: { all: then },
  ...more,
});

describe('cases', () => {
  test('are told a line each, with their article', () => {
    const { status, out } = run([folderOf({ 'a.yaml': [lineup('a-1', { total: 6 })] })]);
    expect(status).toBe(0);
    expect(out).toEqual([`[${SHELF.usual} 1.b] a-1 A team: passed`, '1 passed, 0 failed']);
  });

  test('that fail show what was expected and found', () => {
    const { status, out } = run([folderOf({ 'a.yaml': [lineup('a-1', { total: 7 }), lineup('a-2', { total: 6 })] })]);
    expect(status).toBe(1);
    expect(out[0]).toContain('a-1 A team: failed');
    expect(out[1]).toMatch(/^ {4}total: expected 7, found/);
    expect(out.at(-1)).toBe('1 passed, 1 failed');
  });

  test.each(['row', 'event'])('of kind %s are not judged', (kind) => {
    const { status, out } = run([folderOf({ 'a.yaml': lineup('a-1', { spot: [1, 2] }, { kind }) })]);
    expect(status).toBe(2);
    expect(out[0]).toContain(`this version does not judge ${kind} cases`);
    expect(out.at(-1)).toBe('0 passed, 0 failed, 1 not judged');
  });

  test('of an edition that is not on the shelf are not judged', () => {
    const one = lineup('a-1', {}, { then: { 'nowhere-1900': { total: 6 } } });
    const { status, out } = run([folderOf({ 'a.yaml': one })]);
    expect(status).toBe(2);
    expect(out[0]).toContain('this version does not judge the edition nowhere-1900');
  });

  test('where the book is silent are left open', () => {
    const { status, out } = run([folderOf({ 'a.yaml': lineup('a-1', 'unknown') })]);
    expect(status).toBe(0);
    expect(out.at(-1)).toBe('0 passed, 0 failed, 1 left open');
  });

  test('that cannot be read are faults with their line, and the others are judged all the same', () => {
    const folder = folderOf({
      'a.yaml': 'id: a\nkind: nothing\n',
      'b/c.yaml': [lineup('c-1', { total: 6 })],
      'b/notes.md': '#',
    });
    const { status, out, err } = run([folder]);
    expect(status).toBe(2);
    expect(err[0]).toMatch(/a\.yaml:2: kind: found "nothing"/);
    expect(out.at(-1)).toBe('1 passed, 0 failed, 1 file not read');
  });

  test('a failure is told before what could not be read', () => {
    const { status } = run([folderOf({ 'a.yaml': '[', 'b.yaml': lineup('b-1', { total: 7 }) })]);
    expect(status).toBe(1);
  });

  test('may have their given in a file of its own, which is no case itself', () => {
    const one = lineup('a-1', { total: 6 }, { given: 'team' });
    const { status, out } = run([folderOf({ 'a.yaml': one, 'given/team.yaml': given })]);
    expect([status, out.length]).toEqual([0, 2]);
  });

  test('reach no file outside that folder', () => {
    const one = lineup('a-1', { total: 6 }, { given: '../../secret' });
    const { status, err } = run([folderOf({ 'a.yaml': one })]);
    expect(status).toBe(2);
    expect(err[0]).toContain('../../secret');
  });

  test('for programs are a report a line', () => {
    const { out } = run([folderOf({ 'a.yaml': lineup('a-1', { total: 6 }) })], { json: true });
    expect(out.map((line) => JSON.parse(line))).toMatchObject([{ id: 'a-1', verdict: 'passed', articles: ['1.b'] }]);
  });

  test('a file that is not there is a fault', () => {
    expect(run(['cases/none.yaml'])).toMatchObject({ status: 2 });
  });

  test('say their verdicts in Spanish as well', () => {
    const { out } = run([folderOf({ 'a.yaml': lineup('a-1', { total: 7 }) })], { lang: 'es' });
    expect(out[0]).toContain('reprobado');
    expect(out.at(-1)).toBe('0 aprobados, 1 reprobados');
  });
});
