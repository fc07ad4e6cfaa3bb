import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overheard } from '../overheard.ts';
import type { Terminal } from '../terminal.ts';
import { type AmendOptions, amendGame } from './amend.ts';
import { makeLog } from './make-log.ts';
import { type MergeOptions, mergeLogs } from './merge.ts';
import { type SealOptions, sealGame } from './seal.ts';
import { type VerifyOptions, verifyLog } from './verify.ts';

/** What a command came to: its exit status, and what it printed. */
export interface Heard {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

const heard = (command: (terminal: Terminal) => number): Heard => {
  const { terminal, out, err } = overheard();
  const status = command(terminal);
  return { status, out: out.join('\n'), err: err.join('\n') };
};

/** A committee's desk for tests: a folder of its own, and the log's commands as the command line calls them. */
export const openDesk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'chukker-'));
  const at = (name: string): string => join(folder, name);
  const written = (name: string, text: string): string => {
    writeFileSync(at(name), text);
    return at(name);
  };
  return {
    at,
    written,
    /** A game as a log of one call a line, in a new file. */
    logOf: (game: string, name: string): string => {
      const { status, err } = heard((terminal) => makeLog(game, { out: at(name), lang: 'en' }, terminal));
      if (status !== 0) throw new Error(err);
      return at(name);
    },
    copied: (file: string, name: string): string => written(name, readFileSync(file, 'utf8')),
    amend: (file: string, options: Partial<AmendOptions>): Heard =>
      heard((terminal) => amendGame(file, { seat: 'committee', device: 'desk-1', lang: 'en', ...options }, terminal)),
    merge: (files: readonly string[], options: Partial<MergeOptions> = {}): Heard =>
      heard((terminal) => mergeLogs(files, { lang: 'en', ...options }, terminal)),
    seal: (file: string, options: Partial<SealOptions> = {}): Heard =>
      heard((terminal) => sealGame(file, { by: 'committee', device: 'desk-1', lang: 'en', ...options }, terminal)),
    verify: (file: string, options: Partial<VerifyOptions> = {}): Heard =>
      heard((terminal) => verifyLog(file, { lang: 'en', ...options }, terminal)),
    close: (): void => rmSync(folder, { recursive: true, force: true }),
  };
};

/** The text of a file, and its lines. */
export const textOf = (file: string): string => readFileSync(file, 'utf8');
export const linesOf = (file: string): readonly string[] => textOf(file).trimEnd().split('\n');
