import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCases } from '../src/cases/index.ts';
import { SHELF } from '../src/rulebook/index.ts';
import { unread } from '../src/words/index.ts';
import { PAGES } from './pages.ts';

describe.each(Object.entries(PAGES))('%s', (file, page) => {
  test('is what the tables say now (npm run docs writes it)', () => {
    expect(readFileSync(file, 'utf8')).toBe(page());
  });

  test('has examples that hold', () => {
    for (const [, example = ''] of page().matchAll(/```yaml\n([\s\S]*?)```/g)) {
      const reports = runCases(SHELF, parse(example), () => unread());
      expect(reports.ok && reports.value.map((report) => report.differences)).toEqual([[]]);
    }
  });
});

test('the readings that the book cites are written down', () => {
  const written = readFileSync('docs/decisions/readings.md', 'utf8');
  for (const edition of SHELF.editions) {
    for (const { article = '' } of Object.values(edition.entries)) {
      if (article.startsWith('reading')) expect(written).toContain(`## ${article.replace('reading', 'Reading')}:`);
    }
  }
});
