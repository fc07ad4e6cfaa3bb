import { type Field, type Fields, LOG_SAYINGS, SAYINGS } from '../words/index.ts';
import type { Call } from './call.ts';
import { ENVELOPE } from './codec.ts';
import { fieldsOfKind, isRecord } from './fields.ts';

const redactedField = (value: unknown, field: Field): unknown => {
  if (field.is === 'record') return redactedRecord(value, field.of);
  if (field.is === 'list') return Array.isArray(value) ? value.map((part) => redactedField(part, field.of)) : [];
  return field.is === 'saying' ? redactedSaying(value) : value;
};

/** A record without what stays at the ground. A field that this version does not know stays there, too. */
const redactedRecord = (value: unknown, fields: Fields): { readonly [name: string]: unknown } => {
  if (!isRecord(value)) return {};
  const seen = Object.entries(fields).filter(
    ([name, { privacy }]) => privacy !== 'ground' && value[name] !== undefined,
  );
  return Object.fromEntries(seen.map(([name, field]) => [name, redactedField(value[name], field)]));
};

/** A saying as the public sees it; of one that is not understood only that it was said. */
const redactedSaying = (said: unknown): { readonly kind: string } => {
  const kind = isRecord(said) && typeof said['kind'] === 'string' ? said['kind'] : '';
  const fields = fieldsOfKind(kind);
  return fields === undefined ? { kind } : { kind, ...redactedRecord(said, fields) };
};

/**
 * A call without what stays at the ground: notes, injuries by their nature, and whatever this version does not know. It is
 * judged just like the whole call. Its hash is not that of the whole call: chains are proved at the ground.
 */
export const redact = (call: Call): Call => {
  const { said, ...envelope } = call;
  const kept = redactedRecord(envelope, ENVELOPE);
  return { ...kept, previous: call.previous, said: redactedSaying(said) } as unknown as Call;
};

/** The log that the public may see. */
export const publicLog = (calls: readonly Call[]): readonly Call[] => calls.map(redact);

/** Every field that stays at the ground, by kind and name: `substitution.note`. */
export const GROUND_FIELDS: readonly string[] = Object.entries({ ...SAYINGS, ...LOG_SAYINGS }).flatMap(
  ([kind, { fields }]) =>
    Object.entries(fields as Fields).flatMap(([name, { privacy }]) =>
      privacy === 'ground' ? [`${kind}.${name}`] : [],
    ),
);
