import { UNREADABLE } from './faults.ts';
import { type Ink, inkFor } from './text/ink.ts';

/** Where a command prints: results to `out`, progress and faults to `err`, a line each. */
export interface Terminal {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly ink: Ink;
  readonly errInk: Ink;
  /** Whether somebody watches the progress on a terminal. */
  readonly isWatched: boolean;
  /** How the command was called, to say how to ask on: `chukker` or `npm start --`. */
  readonly called: string;
}

/**
 * A reader that has had enough (`| head`) closes the pipe: that is no failure, and nothing is left to say. Anything else,
 * a full disk say, means that what was to be printed is not there.
 */
const endQuietly = (problem: NodeJS.ErrnoException): void => {
  if (problem.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  process.exitCode = UNREADABLE;
  process.exit();
};

/** The terminal of this process. */
export const terminal = (): Terminal => {
  process.stdout.on('error', endQuietly);
  process.stderr.on('error', endQuietly);
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
    ink: inkFor(process.stdout, process.env),
    errInk: inkFor(process.stderr, process.env),
    isWatched: process.stderr.isTTY === true,
    called: process.env['npm_lifecycle_event'] === 'start' ? 'npm start --' : 'chukker',
  };
};
