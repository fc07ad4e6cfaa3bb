import type { Terminal } from './terminal.ts';
import { NO_COLOUR } from './text/ink.ts';

/** A terminal without colour that nobody watches, and what is printed on it, a line each. */
export interface Overheard {
  readonly terminal: Terminal;
  readonly out: string[];
  readonly err: string[];
}

/** A terminal for a command that is run inside a test. */
export const overheard = (): Overheard => {
  const out: string[] = [];
  const err: string[] = [];
  const terminal: Terminal = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    ink: NO_COLOUR,
    errInk: NO_COLOUR,
    isWatched: false,
    called: 'chukker',
  };
  return { terminal, out, err };
};
