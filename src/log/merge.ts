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

interface Found {
  readonly call: Call;
  readonly from: number;
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

/** Of two contents of one name the one with the smaller text is kept: the same whichever log comes first. */
const chosen = (a: Call, b: Call): readonly [Call, Call] => (canonicalCall(a) < canonicalCall(b) ? [a, b] : [b, a]);

/**
 * Joins the logs of several devices. The same call from two logs is one call; the order of the logs and of the calls in
 * them changes nothing.
 */
export const merge = (logs: readonly (readonly Call[])[]): Merged => {
  const found = new Map<string, Found>();
  const forks: Fork[] = [];
  for (const [from, log] of logs.entries()) {
    for (const call of log) {
      const name = asCallId(call.id);
      const before = found.get(name);
      if (before === undefined) found.set(name, { call, from, logs: 1 });
      else if (isSame(before.call, call)) before.logs += before.from === from ? 0 : 1;
      else {
        const [kept, other] = chosen(before.call, call);
        forks.push({ name, kept, other, from: other === call ? from : before.from });
        found.set(name, { ...before, call: kept, logs: before.logs + 1 });
      }
    }
  }
  const all = [...found.values()];
  return {
    calls: inOrder(all.map(({ call }) => call)),
    forks,
    only: logs.map((_, at) => all.filter(({ from, logs: n }) => from === at && n === 1).length),
  };
};
