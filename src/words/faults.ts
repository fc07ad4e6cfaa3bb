/**
 * Bad input: where it is, what is wrong, and what would be right. A fault is about a file, never about the game:
 * whatever can be read becomes a call and is judged.
 */
export interface Fault {
  /** Way to the field from the top of what was read: `['when', 3, 'goal', 'side']`. */
  readonly path: readonly (string | number)[];
  /** What was found, in a few words. */
  readonly found: string;
  /** What would be right, in a few words. */
  readonly wanted: string;
}

/** Either what was read, or every fault that was found. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

export const read = <T>(value: T): Read<T> => ({ ok: true, value });
export const unread = (...faults: Fault[]): { ok: false; faults: readonly Fault[] } => ({ ok: false, faults });

/** A path as people write it: `when[3].goal.side`. */
export const asField = (path: Fault['path']): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

const SHOWN = 40;

/** A value as it may be repeated in a message: short, on one line. */
export const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value !== null && typeof value === 'object') return 'a record';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};
