import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type CaseReport, runCases, schemaOfCase } from '../src/cases/index.ts';
import { isProvision, PROVISION_IDS, SHELF } from '../src/rulebook/index.ts';
import { asField, unread } from '../src/words/index.ts';

/** What a file of cases holds, as the tests need it before anything is judged. */
interface Written {
  readonly id: string;
  readonly provisions?: readonly string[];
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name));

const FILES = [...filesIn('cases'), ...filesIn('games')];
const contentOf = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const given = (name: string) => {
  const value: unknown = parse(readFileSync(join('cases', 'given', basename(name)), 'utf8'));
  return { ok: true, value } as const;
};

const reportsOf = (file: string): readonly CaseReport[] => {
  const reports = runCases(SHELF, contentOf(file), given);
  if (reports.ok) return reports.value;
  throw new Error(`${file}: ${reports.faults.map((f) => `${asField(f.path)}: ${f.found}; ${f.wanted}`).join('\n')}`);
};

const nameOf = ({ edition, articles, id, title }: CaseReport): string =>
  `[${[edition, ...articles].join(' ')}] ${id} ${title}`;

describe.each(FILES)('%s', (file) => {
  const rows = reportsOf(file).map((report) => [nameOf(report), report] as const);
  test.each(rows)('%s', (_name, report) => {
    expect(report.differences).toEqual([]);
    expect(report.verdict).toBe('passed');
  });
});

describe('the cases as a whole', () => {
  const cases = filesIn('cases').flatMap((file) => contentOf(file) as readonly Written[]);

  test('have ids of their own', () => {
    const ids = cases.map((one) => one.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('are about provisions that this version asks, and leave none of them out', () => {
    const about = new Set(cases.flatMap((one) => one.provisions ?? []));
    expect([...about].filter((id) => !isProvision(id))).toEqual([]);
    expect(PROVISION_IDS.filter((id) => !about.has(id))).toEqual([]);
  });

  test('fit the published schema, and it refuses what reading refuses', () => {
    const fits = new Ajv2020({ allowUnionTypes: true, strict: false }).compile(schemaOfCase());
    for (const file of FILES) {
      expect(fits(contentOf(file)), `${file}: ${JSON.stringify(fits.errors?.slice(0, 3))}`).toBe(true);
    }
    const [sound] = contentOf('cases/substitution.yaml') as readonly object[];
    const unsound: readonly object[] = [
      { ...sound, kind: 'quiz' },
      { ...sound, given: { riders: [1], limit: 8 } },
      { ...sound, then: { [SHELF.usual]: { totals: 8 } } },
      { ...sound, when: [{ out: 1, inn: 2 }] },
      { ...sound, answer: 42 },
    ];
    for (const one of unsound) {
      expect(fits(one), JSON.stringify(one)).toBe(false);
      expect(runCases(SHELF, one, () => unread()).ok, JSON.stringify(one)).toBe(false);
    }
  });

  test('fail when the expectation is wrong', () => {
    const [game] = [contentOf('games/golden-goal.yaml') as { then: { [edition: string]: object } }];
    for (const key of Object.keys(game?.then[SHELF.usual] ?? {})) {
      const wrong = { ...game, then: { [SHELF.usual]: { [key]: 'nonsense' } } };
      const reports = runCases(SHELF, wrong, () => unread());
      expect(reports.ok && reports.value.map((report) => report.verdict), key).toEqual(['failed']);
    }
  });
});
