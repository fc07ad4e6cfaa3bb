import { atGround, type Fields, optional } from './fields.ts';
import type { Office } from './officials.ts';

const NAME = 80;
const SENTENCE = 400;

const text = <const S extends string>(says: S, longest = NAME) => ({ is: 'text', says, longest }) as const;
export const sentence = <const S extends string>(says: S) => text(says, SENTENCE);
export const side = <const S extends string>(says: S) => ({ is: 'side', says }) as const;
export const rider = <const S extends string>(says: S) => ({ is: 'rider', says }) as const;
export const spot = <const S extends string>(says: S) => optional({ is: 'place', says } as const);
export const flag = <const S extends string>(says: S) => optional({ is: 'flag', says } as const);

/** When it happened, as somebody said it. Both may be left unsaid; a call with neither belongs to the running chukker. */
export const MOMENT = {
  chukker: optional({ is: 'chukker', says: 'the chukker it happened in' }),
  clock: optional({ is: 'clock', says: 'playing time elapsed in that chukker' }),
  reading: optional({
    is: 'text',
    says: 'how the moment was read when the source puts it otherwise',
    longest: SENTENCE,
  }),
} as const satisfies Fields;

/** What stays of a saying that is set aside but insisted on. */
export type BareEffect = 'score' | 'line-up' | 'none';

export interface SayingRow {
  readonly says: string;
  /** Whose judgement it may be. */
  readonly offices: readonly Office[];
  readonly bare: BareEffect;
  readonly fields: Fields;
}

export const UMPIRES = ['umpire-1', 'umpire-2', 'referee'] as const;
export const TABLE = ['timekeeper', 'scorer', ...UMPIRES, 'committee'] as const;
export const NOTE = atGround(optional(sentence('a note that stays at the ground')));
