import type { ProvisionId } from '../../rulebook/index.ts';
import { type Chukker, type Millis, millis, type SayingKind } from '../../words/index.ts';

/** What a field may hold that hangs on no other: a range of playing time with both ends in, any spot, any text. */
export type Domain =
  | { readonly is: 'clock'; readonly least: Millis; readonly most: Millis; readonly required?: true }
  | { readonly is: 'place' }
  | { readonly is: 'text' };

/** The fields of a saying, the free ones left out. */
export type Particulars = { readonly [field: string]: unknown };

/** One thing that may be said now. */
export interface Option {
  readonly kind: SayingKind;
  readonly under: ProvisionId;
  /** Every combination of the fields that hang together. */
  readonly choices: () => readonly Particulars[];
  /** Fields that may be said besides, or left out. */
  readonly free: { readonly [field: string]: Domain };
  /** The chukker and the time that may be named, or left out; `required`: both must be named. */
  readonly moment: {
    readonly chukker: Chukker | undefined;
    readonly clock: (Domain & { readonly is: 'clock' }) | undefined;
    readonly required?: true;
    /** Any other chukker may be named as well, with any time. */
    readonly elsewhere?: true;
  };
}

type Moment = Option['moment'];

/** A range of playing time that ends just before a horn. */
export const until = (least: Millis, horn: Millis): Domain & { readonly is: 'clock' } => ({
  is: 'clock',
  least,
  most: millis(Math.max(least, horn - 1)),
});

const SPOT: Domain = { is: 'place' };
/** Any playing time that can be read: where a chukker has ended, the time that is named decides nothing. */
export const ANY_TIME = until(millis(0), millis(3_600_001));

const NO_FIELDS: readonly Particulars[] = [{}];

/** Options under one moment. */
export const optionsAt =
  (moment: Moment) =>
  (
    kind: SayingKind,
    under: ProvisionId,
    choices: () => readonly Particulars[] = () => NO_FIELDS,
    ...spots: readonly string[]
  ): Option => ({
    kind,
    under,
    choices,
    free: Object.fromEntries(spots.map((name) => [name, SPOT])),
    moment,
  });

/** Every combination of a value of each list. */
export const combined = (lists: { readonly [field: string]: readonly unknown[] }): readonly Particulars[] =>
  Object.entries(lists).reduce<readonly Particulars[]>(
    (made, [field, values]) =>
      made.flatMap((one) => values.map((value) => (value === undefined ? one : { ...one, [field]: value }))),
    NO_FIELDS,
  );

/** Fields that never matter to whether a saying is in order. */
const REMARKS: readonly string[] = ['kind', 'reading', 'note', 'offence'];

const isWithin = (domain: Domain, value: unknown): boolean => {
  if (value === undefined) return domain.is !== 'clock' || domain.required !== true;
  if (domain.is !== 'clock') return true;
  return typeof value === 'number' && value >= domain.least && value <= domain.most;
};

const namesMoment = ({ chukker, clock, required, elsewhere }: Moment, said: Particulars): boolean => {
  const spoken = said as { readonly chukker?: number; readonly clock?: number };
  if (required === true && (spoken.chukker === undefined || spoken.clock === undefined)) return false;
  if (spoken.chukker !== undefined && spoken.chukker !== chukker) return elsewhere === true;
  return spoken.clock === undefined || (clock !== undefined && isWithin(clock, spoken.clock));
};

const same = (choice: Particulars, said: Particulars, fields: readonly string[]): boolean =>
  Object.keys(choice).length === fields.length && fields.every((field) => choice[field] === said[field]);

/** Whether a saying lies inside a template. */
export const foresees = (option: Option, said: Particulars): boolean => {
  if (said['kind'] !== option.kind || !namesMoment(option.moment, said)) return false;
  if (!Object.entries(option.free).every(([field, domain]) => isWithin(domain, said[field]))) return false;
  const open = (field: string) =>
    REMARKS.includes(field) || field === 'chukker' || field === 'clock' || field in option.free;
  const fields = Object.keys(said).filter((field) => !open(field) && said[field] !== undefined);
  return option.choices().some((choice) => same(choice, said, fields));
};
