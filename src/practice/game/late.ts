import { type Call, type CallId, device, hashOf } from '../../log/index.ts';
import { count, type LogSaying, millis } from '../../words/index.ts';

const newest = (calls: readonly Call[]): number => calls.reduce((latest, { at }) => Math.max(latest, at), 0);
/** A call's name as a correction writes it. */
export const idAt = ({ device: name, count: own }: CallId) => ({ device: name as string, count: count(own) });

interface Editing {
  readonly by?: Call['by'];
  readonly device?: string;
  readonly own?: number;
}

/** A correction that is pressed after everything else. */
export const edit = (
  calls: readonly Call[],
  said: LogSaying,
  { by = 'scorer', device: name, own }: Editing = {},
): Call => {
  const at = millis(newest(calls) + 1000);
  const id = { device: device(name ?? 'late-1'), count: own ?? 1 };
  return { id, sitting: 1, pressed: at, at, known: 'exact', seat: 'scorer', by, said, previous: hashOf('') };
};
