import { isRecord } from './fields.ts';

/** The format of the logs that are written now. Logs that name none are of the first. */
export const FORMAT = 1;

/** A call as it stands in a file, before it is read. */
export type RawCall = { readonly [name: string]: unknown };

/** What makes a call of the next format out of one of this format. */
export type Upcasts = { readonly [format: number]: (call: RawCall) => RawCall };

/** The first format has no elder. A second one adds its step from the first here. */
export const UPCASTS: Upcasts = {};

/** The format that a log was written in: its opening says so. */
export const formatOf = (records: readonly unknown[]): number => {
  for (const record of records) {
    const said = isRecord(record) ? record['said'] : undefined;
    if (isRecord(said) && said['kind'] === 'game-opened') {
      const format = said['format'];
      return typeof format === 'number' && Number.isSafeInteger(format) && format > 0 ? format : 1;
    }
  }
  return 1;
};

/** A call of an older format as today's format has it; one of today's or a newer one as it is. */
export const upcast = (call: RawCall, from: number, to: number = FORMAT, steps: Upcasts = UPCASTS): RawCall => {
  let now = call;
  for (let format = from; format < to; format += 1) now = steps[format]?.(now) ?? now;
  return now;
};
