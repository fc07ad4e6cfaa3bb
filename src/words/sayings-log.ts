import { type Fields, optional, type RecordOf } from './fields.ts';
import { OFFICES } from './officials.ts';
import { flag, type SayingRow, sentence } from './saying-parts.ts';

const MOST_CALLS = 1_000_000;
const MOST_DEVICES = 64;
const LONGEST_SHEET = 1_000_000;

const text = <const S extends string>(says: S, longest: number) => ({ is: 'text', says, longest }) as const;
const digest = <const S extends string>(says: S) => text(says, 128);

/** The name of a call: its device and that device's own count. */
export const CALL_NAME = {
  device: text('the device', 80),
  count: { is: 'count', says: "the device's own counter, from 1", least: 1, most: MOST_CALLS },
} as const satisfies Fields;

const callName = <const S extends string>(says: S) => ({ is: 'record', says, of: CALL_NAME }) as const;

const SEEN = optional({
  is: 'list',
  says: 'the last call of each device that was known here when this was pressed',
  most: MOST_DEVICES,
  of: callName('the last call of a device'),
} as const);

const BECAUSE = optional(sentence('why'));

/** A device's last call with its hash: what a later look at the log is held against. */
export const HEAD = { ...CALL_NAME, hash: digest('the hash of that call') } as const satisfies Fields;

/**
 * What is said of the log itself: corrections of calls, and records of how it was judged. They change no game by
 * themselves: corrections are applied before judging, records are held against it.
 */
export const LOG_SAYINGS = {
  withdraw: {
    says: 'A call, or a correction of one, is taken back.',
    offices: OFFICES,
    bare: 'none',
    fields: { call: callName('the call that is taken back'), because: BECAUSE, seen: SEEN },
  },
  amend: {
    says: 'Another saying takes the place of one that was called, at its moment; who judges it and a reason to insist are those of the amendment.',
    offices: OFFICES,
    bare: 'none',
    fields: {
      call: callName('the call that is amended'),
      said: { is: 'saying', says: 'what should have been said' },
      apart: flag('it is a call of its own, although another seat had said the like'),
      because: BECAUSE,
      seen: SEEN,
    },
  },
  digest: {
    says: 'What the calls known to a device came to, so that a later judgement can be held against it.',
    offices: OFFICES,
    bare: 'none',
    fields: {
      seen: {
        is: 'list',
        says: 'the last call of each device that was judged',
        most: MOST_DEVICES,
        of: callName('the last call of a device'),
      },
      digest: digest('the hash of the rulings'),
      engine: digest('the engine that judged'),
      book: digest('the hash of the book in force'),
    },
  },
  sealed: {
    says: 'The sheet is signed off: the calls that it rests on, and the sheet as it was signed.',
    offices: ['referee', 'committee', 'scorer', 'umpire-1', 'umpire-2'],
    bare: 'none',
    fields: {
      revision: { is: 'count', says: 'the revision of the sheet, from 1', least: 1, most: 999 },
      heads: {
        is: 'list',
        says: 'the last call of each device that it rests on, with its hash',
        most: MOST_DEVICES,
        of: { is: 'record', says: 'a device', of: HEAD },
      },
      'left-out': optional({
        is: 'list',
        says: 'calls that came late and are not in it',
        most: 1000,
        of: callName('a call'),
      } as const),
      log: digest('the hash of the list of heads: what is printed on the sheet'),
      rulings: digest('the hash of the rulings'),
      engine: digest('the engine that judged'),
      book: digest('the hash of the book in force'),
      sheet: text('the sheet as it was signed', LONGEST_SHEET),
      because: BECAUSE,
      self: digest('the hash of this call without this field'),
    },
  },
} as const satisfies { readonly [kind: string]: SayingRow };

export type LogSayingKind = keyof typeof LOG_SAYINGS;
export const LOG_SAYING_KINDS = Object.keys(LOG_SAYINGS) as readonly LogSayingKind[];

/** What is said of the log itself. */
export type LogSaying = {
  [K in LogSayingKind]: { readonly kind: K } & RecordOf<(typeof LOG_SAYINGS)[K]['fields']>;
}[LogSayingKind];
export type LogSayingOf<K extends LogSayingKind> = Extract<LogSaying, { kind: K }>;

/** Whether a word is the kind of a saying about the log. */
export const isLogSayingKind = (word: string): word is LogSayingKind => Object.hasOwn(LOG_SAYINGS, word);
