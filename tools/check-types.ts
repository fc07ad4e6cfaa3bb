import { join } from 'node:path';
import ts from 'typescript';
import { type Complaint, conclude, ROOT } from './sources.ts';

/** The whole project as Node runs it, then the core with nothing but the language. */
const PROJECTS = ['tsconfig.json', 'tsconfig.core.json'] as const;

function programOf(project: string): { readonly files: number; readonly complaints: readonly Complaint[] } {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(join(ROOT, project), {}, host);
  if (!config) return { files: 0, complaints: [{ file: project, text: 'cannot be read' }] };
  const program = ts.createProgram({ rootNames: config.fileNames, options: config.options });
  const diagnostics = [...config.errors, ...ts.getPreEmitDiagnostics(program)];
  return {
    files: config.fileNames.length,
    complaints: diagnostics.map((diagnostic) => complaintOf(project, diagnostic)),
  };
}

function complaintOf(project: string, { file, start, code, messageText }: ts.Diagnostic): Complaint {
  const text = `TS${code} ${ts.flattenDiagnosticMessageText(messageText, '\n')} (${project})`;
  if (!file) return { file: project, text };
  const line = file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
  return { file: file.fileName.slice(ROOT.length + 1), line, text };
}

for (const project of PROJECTS) {
  const { files, complaints } = programOf(project);
  conclude(`types (${project})`, files, 'files', complaints);
}
