import { asField, type Fault } from '../words/index.ts';

/** A fault with the file it stands in, and the line where that is known. */
export interface FileFault extends Fault {
  readonly file: string;
  readonly line?: number;
}

/** The exit status of a command that could not read what it was given. */
export const UNREADABLE = 2;

const MOST_SHOWN = 3;

/** Whatever moves a cursor, recolours a terminal or turns the order of reading, and what only looks like nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const asCode = (sign: string): string =>
  `<U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/**
 * Text as it may be printed to a terminal, on one line: control characters and overrides of direction are written out
 * (`<U+001B>`), so that a name in a file can neither hide a score nor forge one. Everything printed goes through here.
 */
export const plain = (text: string): string => text.replace(UNSEEN, asCode);

const asEscape = (sign: string): string =>
  sign
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** A value as one line of JSON that may be printed: the same signs are escaped, and it still reads back as it was. */
export const asJson = (value: unknown): string => JSON.stringify(value).replace(UNSEEN, asEscape);

/** A fault on one line: `file:line: field: found X; write Y`. */
export const asLine = (fault: FileFault): string => {
  const place = fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`;
  const field = fault.path.length === 0 ? '' : `${asField(fault.path)}: `;
  return plain(`${place}: ${field}found ${fault.found}; write ${fault.wanted}`);
};

/** Prints the first faults, says how many more there are, and gives the exit status. */
export const printFaults = (faults: readonly FileFault[], err: (text: string) => void): typeof UNREADABLE => {
  const lines = [...new Set(faults.map(asLine))];
  for (const line of lines.slice(0, MOST_SHOWN)) err(line);
  if (lines.length > MOST_SHOWN) err(`and ${lines.length - MOST_SHOWN} more`);
  return UNREADABLE;
};
