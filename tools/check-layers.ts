import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { type Complaint, conclude, coreFolders, filesUnder, isTypeScript } from './sources.ts';

const FOLDERS = ['src', 'tests', 'tools', 'bench'];

const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const rules = options.ruleSet?.forbidden ?? [];
const files = FOLDERS.flatMap(filesUnder).filter(isTypeScript);
const present = FOLDERS.filter((folder) => files.some((file) => file.startsWith(`${folder}/`)));

const { output } = await cruise(present, options, {}, { tsConfig: extractTSConfig('./tsconfig.json') });
const { modules, summary } = output as ICruiseResult;
const cruised = new Set(modules.map((module) => module.source));

const broken: Complaint[] = summary.violations.map(({ rule, from, to, cycle }) => ({
  file: from,
  text: `${rule.name}: → ${cycle ? cycle.map((step) => step.name).join(' → ') : to}. ${reasonOf(rule.name)}`,
}));
const unseen = files.filter((file) => !cruised.has(file)).map((file) => ({ file, text: 'was not cruised' }));

const sources = files.filter((file) => file.startsWith('src/') && cruised.has(file));

conclude('layers', sources.length, 'modules of src', [...broken, ...unseen, ...foldersWithoutRow()]);

function reasonOf(name: string): string {
  return rules.find((rule) => rule.name === name)?.comment ?? '';
}

/** A new folder of src must say what it may import before it imports anything. */
function foldersWithoutRow(): Complaint[] {
  const rows = rules.flatMap(({ name }) => /^arrow-(.*)$/.exec(name ?? '')?.[1] ?? []);
  const sources = files.flatMap((file) => /^src\/([^/]+)\//.exec(file)?.[1] ?? []);
  const folders = new Set([...sources, ...coreFolders().map((folder) => folder.replace('src/', ''))]);
  return [...folders]
    .filter((folder) => !rows.includes(folder))
    .map((folder) => ({ file: `src/${folder}`, text: 'has no row in .dependency-cruiser.cjs' }));
}
