import { asCallId, type Call } from './call.ts';
import { canonicalCall } from './canonical.ts';
import { isRecord } from './fields.ts';
import { inOrder } from './order.ts';

/** Two calls of one name that do not say the same: the device was copied, or a file was altered. */
export interface Fork {
  readonly name: string;
  readonly kept: Call;
  readonly other: Call;
  /** From which of the logs, from 0, the other came. */
  readonly from: number;
}

/** Logs joined: each call once, in the order of judging. */
export interface Merged {
  readonly calls: readonly Call[];
  readonly forks: readonly Fork[];
  /** Of each log how many calls are in no other. */
  readonly only: readonly number[];
}

interface Content {
  readonly call: Call;
  readonly from: number;
}

/** What stands under one name: one content, or several of a device that was forked. */
interface Found {
  readonly contents: Content[];
  logs: number;
}

/** Whether two plain values hold the same: far quicker than their texts, and the same answer. */
const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((part, at) => alike(part, b[at]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && alike(a[name], b[name]))
  );
};

const isSame = (a: Call, b: Call): boolean => a === b || alike(a, b);

/** Of several contents of one name the one with the smallest text is kept: the same whichever log comes first. */
const chosen = ({ contents }: Found): readonly [Call, readonly Fork[]] => {
  const { call } = contents[0] as Content;
  if (contents.length === 1) return [call, []];
  const [least, ...others] = contents
    .map((one) => ({ ...one, text: canonicalCall(one.call) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  const kept = least?.call ?? call;
  return [kept, others.map((one) => ({ name: asCallId(kept.id), kept, other: one.call, from: one.from }))];
};

/** Everything that the logs hold, by its name. */
const gathered = (logs: readonly (readonly Call[])[]): readonly Found[] => {
  const found = new Map<string, Found>();
  for (const [from, log] of logs.entries()) {
    for (const call of log) {
      const name = asCallId(call.id);
      const before = found.get(name);
      if (before === undefined) {
        found.set(name, { contents: [{ call, from }], logs: 1 });
        continue;
      }
      before.logs += before.contents[0]?.from === from ? 0 : 1;
      if (!before.contents.some((one) => isSame(one.call, call))) before.contents.push({ call, from });
    }
  }
  return [...found.values()];
};

/**
 * Joins the logs of several devices. The same call from two logs is one call; the order of the logs and of the calls in
 * them changes nothing.
 */
export const merge = (logs: readonly (readonly Call[])[]): Merged => {
  const all = gathered(logs);
  const forks = new Map(all.map(chosen));
  const calls = inOrder([...forks.keys()]);
  return {
    calls,
    forks: calls.flatMap((call) => forks.get(call) ?? []),
    only: logs.map((_, at) => all.filter(({ contents, logs: n }) => contents[0]?.from === at && n === 1).length),
  };
};
