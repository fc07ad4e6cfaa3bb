import { asCallId, type Call } from './call.ts';

/** Text by its code units: the same on every device, whatever its language. */
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The order in which calls are judged: sitting, moment, device, the device's count. Never the order of arrival. */
const byMoment = (a: Call<unknown>, b: Call<unknown>): number =>
  a.sitting - b.sitting || a.at - b.at || byText(a.id.device, b.id.device) || a.id.count - b.id.count;

/** Calls put in behind the same anchor: by when they were pressed. */
const byPress = (a: Call<unknown>, b: Call<unknown>): number =>
  a.pressed - b.pressed || byText(a.id.device, b.id.device) || a.id.count - b.id.count;

/** Calls behind the anchors that are here, and all the others. */
const apart = <C extends Call<unknown>>(
  calls: readonly C[],
): { readonly free: C[]; readonly anchored: Map<string, C[]> } => {
  const here = new Set(calls.map((call) => asCallId(call.id)));
  const anchored = new Map<string, C[]>();
  const free: C[] = [];
  for (const call of calls) {
    const anchor = call.after === undefined ? undefined : asCallId(call.after);
    if (anchor === undefined || !here.has(anchor)) free.push(call);
    else anchored.set(anchor, [...(anchored.get(anchor) ?? []), call]);
  }
  return { free, anchored };
};

/**
 * Sorts calls for judging; a call put in later stands directly behind its anchor, and one whose anchor is not here
 * takes the place of its own moment.
 */
export const inOrder = <C extends Call<unknown>>(calls: readonly C[]): readonly C[] => {
  if (calls.every((call) => call.after === undefined)) return calls.toSorted(byMoment);
  const { free, anchored } = apart(calls);
  return placed(free.sort(byMoment), anchored, calls.length);
};

/** Walks from the free calls to those anchored behind them. Calls anchored in a circle come last, by their moments. */
const placed = <C extends Call<unknown>>(free: readonly C[], anchored: Map<string, C[]>, all: number): readonly C[] => {
  const ordered: C[] = [];
  const waiting = [...free].reverse();
  for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) {
    ordered.push(call);
    const id = asCallId(call.id);
    const behind = (anchored.get(id) ?? []).sort(byPress);
    anchored.delete(id);
    waiting.push(...behind.reverse());
  }
  if (ordered.length === all) return ordered;
  return [...ordered, ...[...anchored.values()].flat().sort(byMoment)];
};
