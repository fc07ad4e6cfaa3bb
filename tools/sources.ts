import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT: string = dirname(dirname(fileURLToPath(import.meta.url)));

/** Something a check found: where, and what would be right. */
export interface Complaint {
  readonly file: string;
  readonly line?: number;
  readonly text: string;
}

export const isTest = (file: string): boolean => file.endsWith('.test.ts');
export const isTypeScript = (file: string): boolean => file.endsWith('.ts') || file.endsWith('.tsx');

/** Every file below a folder of the project, as `src/words/index.ts`; none where the folder is missing. */
export function filesUnder(folder: string): string[] {
  const entries = entriesOf(join(ROOT, folder));
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
}

export const lineOf = (source: ts.SourceFile, position: number): number =>
  source.getLineAndCharacterOfPosition(position).line + 1;

/** The core is what tsconfig.core.json compiles: `src/words`, `src/log` … */
export function coreFolders(): string[] {
  const { config } = ts.parseConfigFileTextToJson('tsconfig.core.json', read('tsconfig.core.json'));
  return config.include;
}

/** One line for a check that held; the complaints and a failing exit for one that did not. */
export function conclude(check: string, lookedAt: number, noun: string, complaints: readonly Complaint[]): void {
  for (const { file, line, text } of complaints) console.error(`${file}${line ? `:${line}` : ''}  ${text}`);
  const verdict = complaints.length === 0 ? 'all well' : `${complaints.length} to mend`;
  console.log(
    `${check}: ${lookedAt} ${noun}, ${lookedAt === 0 ? 'nothing to look at, which cannot be right' : verdict}`,
  );
  if (lookedAt === 0 || complaints.length > 0) process.exitCode = 1;
}
