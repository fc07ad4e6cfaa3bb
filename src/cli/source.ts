import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type Fault, unread } from '../words/index.ts';
import type { FileFault } from './faults.ts';
import { readJson } from './source-json.ts';
import type { LineFault, ReadText } from './source-text.ts';
import { readYaml } from './source-yaml.ts';

/** What a file holds, as plain records, lists and scalars, with the way back to its lines. */
export interface Source {
  readonly file: string;
  readonly value: unknown;
  /** The line, from 1, where a field stands; for a field that is not there, where it would have belonged. */
  readonly lineOf: (path: Fault['path']) => number | undefined;
}

/** A source, or what stands against reading it. */
export type ReadSource =
  | { readonly ok: true; readonly value: Source }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** No sheet, log or file of cases comes near it; what does is something else. */
const MOST_BYTES = 4 * 1024 * 1024;

const fault = (found: string, wanted: string): Fault => ({ path: [], found, wanted });

const tooLarge = (bytes?: number): Fault => {
  const found = bytes === undefined ? 'more than 4 MB' : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return fault(found, 'a file of at most 4 MB');
};

/** A pipe tells no size, so never more than the limit is taken in, and one byte to know that there was more. */
const bytesOf = (descriptor: number): Uint8Array => {
  const held = new Uint8Array(MOST_BYTES + 1);
  let length = 0;
  while (length < held.length) {
    const taken = readSync(descriptor, held, length, held.length - length, null);
    if (taken === 0) break;
    length += taken;
  }
  return held.subarray(0, length);
};

const WHY_NOT: { readonly [code: string]: string } = {
  ENOENT: 'no such file',
  ENOTDIR: 'no such file',
  EACCES: 'a file that may not be read',
  EPERM: 'a file that may not be read',
  EISDIR: 'a folder',
  ERR_INVALID_ARG_VALUE: 'a name that no file can have',
};

const notOpened = (problem: unknown): Fault => {
  const code = problem instanceof Error && 'code' in problem ? String(problem.code) : '';
  return fault(WHY_NOT[code] ?? `a file that cannot be read (${code})`, 'the name of a file that can be read');
};

type Bytes =
  | { readonly ok: true; readonly value: Uint8Array }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The bytes of a file of at most 4 MB. */
export const fileBytes = (file: string): Bytes => {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    const { size } = fstatSync(descriptor);
    if (size > MOST_BYTES) return unread(tooLarge(size));
    const bytes = bytesOf(descriptor);
    return bytes.length > MOST_BYTES ? unread(tooLarge()) : { ok: true, value: bytes };
  } catch (problem) {
    return unread(notOpened(problem));
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
};

/** The line of the first byte that is not UTF-8: where the text, written again, begins to differ. */
const lineOfBadByte = (bytes: Uint8Array): number => {
  const again = new TextEncoder().encode(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  const at = bytes.findIndex((byte, index) => byte !== again[index]);
  return bytes.subarray(0, at).reduce((line, byte) => (byte === 0x0a ? line + 1 : line), 1);
};

/** The text of the bytes without its byte order mark; nothing when they are not UTF-8. */
const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** One JSON value a line; an empty line holds nothing. The value is the list of them. */
const readJsonLines = (text: string): ReadText => {
  const values: unknown[] = [];
  const lines: number[] = [];
  const faults: LineFault[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const record = readJson(line);
    if (record.ok) values.push(record.value);
    else faults.push(...record.faults.map((f) => ({ ...f, path: [lines.length, ...f.path], line: index + 1 })));
    lines.push(index + 1);
  }
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, value: values, lineOf: ([record]) => (typeof record === 'number' ? lines[record] : undefined) };
};

/** Whether text without a telling name is JSON Lines: more than one line, and the first is a value by itself. */
const holdsJsonLines = (text: string): boolean => {
  const [first = '', ...rest] = text.trim().split('\n');
  return rest.length > 0 && readJson(first).ok;
};

const BY_NAME: { readonly [extension: string]: (text: string) => ReadText } = {
  json: readJson,
  yaml: readYaml,
  yml: readYaml,
  jsonl: readJsonLines,
  ndjson: readJsonLines,
};

const readerOf = (file: string, text: string): ((text: string) => ReadText) => {
  const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(BY_NAME, extension)) return BY_NAME[extension] ?? readYaml;
  if (!/^\s*[[{]/.test(text)) return readYaml;
  return holdsJsonLines(text) ? readJsonLines : readJson;
};

/** Reads text as its name says, or else as it looks: JSON, JSON Lines or YAML. */
export const sourceOf = (file: string, text: string): ReadSource => {
  // A log may hold nothing yet; anything else that is empty is a slip.
  if (text.trim() === '' && !/\.(jsonl|ndjson)$/i.test(file)) {
    return { ok: false, faults: [{ ...fault('an empty file', 'something in it'), file, line: 1 }] };
  }
  const told = readerOf(file, text)(text);
  if (!told.ok) return { ok: false, faults: told.faults.map((f) => ({ ...f, file })) };
  return { ok: true, value: { file, value: told.value, lineOf: told.lineOf } };
};

/**
 * Reads a file of at most 4 MB in UTF-8. A larger one is refused by its size, unread; what is torn, doubled, nested too
 * deeply or in another encoding is a fault with its line.
 */
export const readSource = (file: string): ReadSource => {
  const bytes = fileBytes(file);
  if (!bytes.ok) return { ok: false, faults: bytes.faults.map((f) => ({ ...f, file })) };
  const text = textOf(bytes.value);
  if (text !== undefined) return sourceOf(file, text);
  const line = lineOfBadByte(bytes.value);
  return { ok: false, faults: [{ ...fault('bytes that are not UTF-8', 'text in UTF-8'), file, line }] };
};

/** A fault of a decoder, put at its place in the file. */
export const placed = (source: Source, found: Fault): FileFault => {
  const line = source.lineOf(found.path);
  return { ...found, file: source.file, ...(line === undefined ? {} : { line }) };
};
