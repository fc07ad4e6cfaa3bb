import type { Call, Hash } from './call.ts';
import { writeCall } from './codec.ts';
import { isRecord } from './fields.ts';

/** Makes a hash of a text. It is handed in: the core counts nothing out by itself. */
export type Hasher = (text: string) => Hash;

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** A plain value as JSON in one way only: names in the order of their code units, no spaces, nothing that is undefined. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((part) => canonical(part ?? null)).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(byName)
    .map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
};

/** The one text of a call: what its hash is made of, fields of later versions included. */
export const canonicalCall = (call: Call): string => canonical(writeCall(call));

export const hashOfCall = (call: Call, hasher: Hasher): Hash => hasher(canonicalCall(call));
