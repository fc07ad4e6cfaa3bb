import {
  type Fault,
  type Fields,
  isSayingKind,
  millis,
  OFFICES,
  optional,
  type Read,
  read,
  SAYINGS,
  type Saying,
  SEATS,
  shown,
  unread,
} from '../words/index.ts';
import { type Call, type CallId, type Foreign, hashOf, KNOWLEDGE } from './call.ts';
import { isRecord, readRecord, type Unknown } from './fields.ts';
import { writeRecord } from './write.ts';

const MOST_MILLIS = 31_536_000_000;
const MOST_CALLS = 1_000_000;

const CALL_ID = {
  device: { is: 'text', says: 'the device', longest: 80 },
  count: { is: 'count', says: "the device's own counter, from 1", least: 1, most: MOST_CALLS },
} as const satisfies Fields;

const moment = <const S extends string>(says: S) => ({ is: 'count', says, least: 0, most: MOST_MILLIS }) as const;

/** The envelope of a call in a log, beside `said`. Times are whole milliseconds. */
export const ENVELOPE = {
  id: { is: 'record', says: 'the name of the call', of: CALL_ID },
  sitting: { is: 'count', says: 'the sitting, from 1', least: 1, most: 99 },
  pressed: moment('when it was pressed: milliseconds since the sitting opened'),
  at: moment('the moment spoken of: milliseconds since the sitting opened'),
  known: { is: 'one-of', says: 'how well the moment is known', of: KNOWLEDGE },
  after: optional({ is: 'record', says: 'the call that this one was put in behind', of: CALL_ID }),
  seat: { is: 'one-of', says: 'who pressed it', of: SEATS },
  by: { is: 'one-of', says: 'whose judgement it is', of: OFFICES },
  insist: optional({ is: 'text', says: 'why the official goes on all the same', longest: 400 }),
  previous: optional({ is: 'text', says: "the hash of this device's last call", longest: 128 }),
} as const satisfies Fields;

/** Reads a saying: its kind and its particulars. In a log a kind that is not known is kept as it came. */
export const readSaying = (path: Fault['path'], value: unknown, unknown: Unknown): Read<Saying | Foreign> => {
  if (!isRecord(value) || typeof value['kind'] !== 'string') {
    return unread({
      path: [...path, 'kind'],
      found: shown(isRecord(value) ? value['kind'] : value),
      wanted: 'a kind of saying',
    });
  }
  const { kind, ...particulars } = value;
  if (!isSayingKind(kind as string)) {
    if (unknown === 'keep') return read(value as Foreign);
    const wanted = `one of: ${Object.keys(SAYINGS).join(', ')}`;
    return unread({ path: [...path, 'kind'], found: `an unknown saying ${shown(kind)}`, wanted });
  }
  const found = readRecord(path, particulars, SAYINGS[kind as Saying['kind']].fields, unknown);
  return found.ok ? read({ kind, ...(found.value as object) } as Saying) : found;
};

interface Envelope {
  id: CallId;
  sitting: number;
  pressed: number;
  at: number;
  known: Call['known'];
  after?: CallId;
  seat: Call['seat'];
  by: Call['by'];
  insist?: string;
  previous?: string;
}

const sayingFields = (said: unknown): Fields | undefined =>
  isRecord(said) && typeof said['kind'] === 'string' && isSayingKind(said['kind'])
    ? SAYINGS[said['kind']].fields
    : undefined;

/** Reads one call of a log. Fields and sayings that are not known are kept; what cannot be read is a fault. */
export const readCall = (value: unknown): Read<Call> => {
  if (!isRecord(value)) return unread({ path: [], found: shown(value), wanted: 'a call: a record with fields' });
  const { said, ...rest } = value;
  const envelope = readRecord([], rest, ENVELOPE, 'keep');
  const saying = readSaying(['said'], said, 'keep');
  if (!envelope.ok || !saying.ok) {
    return unread(...(envelope.ok ? [] : envelope.faults), ...(saying.ok ? [] : saying.faults));
  }
  const { pressed, at, previous, ...others } = envelope.value as Envelope;
  return read({
    ...others,
    pressed: millis(pressed),
    at: millis(at),
    said: saying.value,
    previous: hashOf(previous ?? ''),
  });
};

/** A saying as files write it. */
export const writeSaying = (said: Saying | Foreign): { readonly [name: string]: unknown } => {
  const fields = sayingFields(said);
  if (fields === undefined) return said;
  const { kind, ...particulars } = said;
  return { kind, ...writeRecord(particulars, fields) };
};

/** A call as logs write it: the inverse of reading, unknown fields included. */
export const writeCall = (call: Call): { readonly [name: string]: unknown } => {
  const { said, previous, ...envelope } = call;
  const chained = previous === '' ? {} : { previous };
  return { ...writeRecord(envelope, ENVELOPE), ...chained, said: writeSaying(said) };
};
