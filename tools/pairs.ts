import type { Complaint } from './sources.ts';

const RULE_FAMILY = /^src\/engine\/rules\/([^/]+)\.ts$/;
const LINEUP_FILE = /^src\/(?:lineup|ground|log)\/([^/]+)\.ts$/;
const CASE_FILE = /^cases\/([^/]+)\.yaml$/;

export interface Pairing {
  readonly pairs: number;
  readonly complaints: readonly Complaint[];
}

/** A rule family and its cases bear one name: each file of the one kind without its fellow is a complaint. */
export function pairing(files: readonly string[]): Pairing {
  const sources = files.filter((file) => !file.endsWith('.test.ts') && !file.endsWith('/index.ts'));
  const families = baseNames(sources, RULE_FAMILY);
  const lineups = baseNames(sources, LINEUP_FILE);
  const cases = baseNames(files, CASE_FILE);
  const withoutCases = families
    .filter((name) => !cases.includes(name))
    .map((name) => ({ file: `src/engine/rules/${name}.ts`, text: `has no cases: write cases/${name}.yaml` }));
  const withoutRules = cases
    .filter((name) => !families.includes(name) && !lineups.includes(name))
    .map((name) => ({
      file: `cases/${name}.yaml`,
      text: `has no src/engine/rules/${name}.ts, src/lineup/${name}.ts or src/ground/${name}.ts`,
    }));
  return { pairs: cases.length - withoutRules.length, complaints: [...withoutCases, ...withoutRules] };
}

const baseNames = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => pattern.exec(file)?.[1] ?? []);
