import {
  asClock,
  asPair,
  type Field,
  type Fields,
  type LogSaying,
  type Millis,
  type Place,
  type Saying,
} from '../words/index.ts';
import type { Foreign } from './call.ts';
import { fieldsOfKind, isRecord } from './fields.ts';

/** A value as files write it: goals for halves, 7:15 for milliseconds of playing time. The inverse of reading. */
export const writeField = (value: unknown, field: Field): unknown => {
  switch (field.is) {
    case 'goals':
    case 'rating':
      return (value as number) / 2;
    case 'clock':
      return asClock(value as Millis);
    case 'place':
      return asPair(value as Place);
    case 'saying':
      return writeSaying(value as Saying);
    case 'list':
      return (value as readonly unknown[]).map((part) => writeField(part, field.of));
    case 'record':
      return writeRecord(value, field.of);
    default:
      return value;
  }
};

export const writeRecord = (value: unknown, fields: Fields): { readonly [name: string]: unknown } => {
  if (!isRecord(value)) return {};
  const written = Object.entries(value).flatMap(([name, part]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return part === undefined ? [] : [[name, field === undefined ? part : writeField(part, field)]];
  });
  return Object.fromEntries(written);
};

/** A saying as files write it. */
export const writeSaying = (said: Saying | LogSaying | Foreign): { readonly [name: string]: unknown } => {
  const fields = fieldsOfKind(said.kind);
  if (fields === undefined) return said;
  const { kind, ...particulars } = said;
  return { kind, ...writeRecord(particulars, fields) };
};
