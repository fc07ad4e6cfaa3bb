import {
  CALL_NAME,
  type Fields,
  flag,
  millis,
  OFFICES,
  optional,
  type Read,
  read,
  SEATS,
  shown,
  unread,
} from '../words/index.ts';
import { type Call, type CallId, hashOf, KNOWLEDGE } from './call.ts';
import { isRecord, readRecord, readSaying } from './fields.ts';
import { writeRecord, writeSaying } from './write.ts';

const MOST_MILLIS = 31_536_000_000;

const moment = <const S extends string>(says: S) => ({ is: 'count', says, least: 0, most: MOST_MILLIS }) as const;

/** The envelope of a call in a log, beside `said`. Times are whole milliseconds. */
export const ENVELOPE = {
  id: { is: 'record', says: 'the name of the call', of: CALL_NAME },
  sitting: { is: 'count', says: 'the sitting, from 1', least: 1, most: 99 },
  pressed: moment('when it was pressed: milliseconds since the sitting opened'),
  at: moment('the moment spoken of: milliseconds since the sitting opened'),
  known: { is: 'one-of', says: 'how well the moment is known', of: KNOWLEDGE },
  after: optional({ is: 'record', says: 'the call that this one was put in behind', of: CALL_NAME }),
  seat: { is: 'one-of', says: 'who pressed it', of: SEATS },
  by: { is: 'one-of', says: 'whose judgement it is', of: OFFICES },
  apart: flag('it is a call of its own, although another seat had said the like'),
  insist: optional({ is: 'text', says: 'why the official goes on all the same', longest: 400 }),
  previous: optional({ is: 'text', says: "the hash of this device's last call", longest: 128 }),
} as const satisfies Fields;

interface Envelope {
  id: CallId;
  sitting: number;
  pressed: number;
  at: number;
  known: Call['known'];
  after?: CallId;
  seat: Call['seat'];
  by: Call['by'];
  apart?: boolean;
  insist?: string;
  previous?: string;
}

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

/** A call as logs write it: the inverse of reading, unknown fields included. */
export const writeCall = (call: Call): { readonly [name: string]: unknown } => {
  const { said, previous, ...envelope } = call;
  const chained = previous === '' ? {} : { previous };
  return { ...writeRecord(envelope, ENVELOPE), ...chained, said: writeSaying(said) };
};
