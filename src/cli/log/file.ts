import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Call, type Hasher, hashOf, type LogLine, type OpenedLog, openLog, writeCall } from '../../log/index.ts';
import { unread } from '../../words/index.ts';
import { asJson } from '../faults.ts';
import { readJson } from '../source-json.ts';

/** SHA-256 in hexadecimal: the hash that logs are chained with. */
export const sha256: Hasher = (text) => hashOf(createHash('sha256').update(text).digest('hex'));

/** Whether a file is a log of one call a line, by its name. */
export const isLogFile = (file: string): boolean => /\.(jsonl|ndjson)$/i.test(file);

const LINE_END = 0x0a;

/** The pieces of a file between its line ends; of each whether a line end stood behind it. */
const piecesOf = (bytes: Uint8Array): readonly { readonly bytes: Uint8Array; readonly isWhole: boolean }[] => {
  const pieces: { bytes: Uint8Array; isWhole: boolean }[] = [];
  let from = 0;
  for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, from)) {
    pieces.push({ bytes: bytes.subarray(from, end), isWhole: true });
    from = end + 1;
  }
  if (from < bytes.length) pieces.push({ bytes: bytes.subarray(from), isWhole: false });
  return pieces;
};

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const NOT_UTF8 = unread({ path: [], found: 'bytes that are not UTF-8', wanted: 'text in UTF-8' });

const lineOf = (bytes: Uint8Array, at: number, isWhole: boolean): LogLine => {
  const text = textOf(bytes)?.replace(/\r$/, '');
  const value = text === undefined ? NOT_UTF8 : readJson(text);
  return { line: at + 1, text: text ?? '', value, isWhole };
};

/** The lines of a log file that hold anything. Nothing is refused here: what a line holds, or that it holds nothing. */
const linesOf = (bytes: Uint8Array): readonly LogLine[] =>
  piecesOf(bytes).flatMap((piece, at) => {
    const line = lineOf(piece.bytes, at, piece.isWhole);
    return line.value.ok || line.text.trim() !== '' || piece.bytes.some((byte) => byte > 0x20) ? [line] : [];
  });

/** Opens the bytes of a log file as far as they can be read. */
export const openBytes = (bytes: Uint8Array): OpenedLog => openLog(linesOf(bytes));

/** A call on one line of a log. */
export const callLine = (call: Call): string => asJson(writeCall(call));

const writeWhole = (descriptor: number, content: string | Uint8Array): void => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
  fsyncSync(descriptor);
};

/**
 * Puts calls behind the last line of a log, durably. A line that was torn is ended first, so that nothing is glued to it;
 * calls already there are never touched.
 */
export const appendCalls = (file: string, calls: readonly Call[]): void => {
  const before = readFileSync(file);
  const isEnded = before.length === 0 || before.at(-1) === LINE_END;
  const descriptor = openSync(file, 'a');
  try {
    writeWhole(descriptor, `${isEnded ? '' : '\n'}${calls.map((call) => `${callLine(call)}\n`).join('')}`);
  } finally {
    closeSync(descriptor);
  }
};

/** Makes the new name durable: the folder that holds it is written out, too, where the system allows it. */
const syncFolder = (folder: string): void => {
  try {
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // A system that cannot write out a folder has no more to offer.
  }
};

/** Writes a file as a whole or not at all: beside it first, then in its place. */
export const writeWholeFile = (file: string, content: string | Uint8Array): void => {
  const beside = `${file}.${process.pid}.part`;
  const descriptor = openSync(beside, 'w');
  try {
    writeWhole(descriptor, content);
    closeSync(descriptor);
    renameSync(beside, file);
  } catch (problem) {
    rmSync(beside, { force: true });
    throw problem;
  }
  syncFolder(dirname(file));
};
