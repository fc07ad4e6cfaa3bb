import { type Call, type DeviceId, type Hash, hashOf } from './call.ts';
import { canonical, type Hasher, hashOfCall } from './canonical.ts';

/** A device's last call, with its hash. */
export interface Head {
  readonly device: DeviceId;
  readonly count: number;
  readonly hash: Hash;
}

/** What does not hold in the chain of one device. */
export type Break =
  /** Calls that are not here: the file was cut, or they were never sent. */
  | { readonly why: 'gap'; readonly device: DeviceId; readonly from: number; readonly to: number }
  /** A call that is not what it was when the device pressed its next one. */
  | { readonly why: 'changed'; readonly device: DeviceId; readonly count: number }
  /** No hash up to here: written by hand, or made from a report. */
  | { readonly why: 'unchained'; readonly device: DeviceId; readonly count: number };

/** The calls of each device in the order of its own count, devices in the order of their names. */
export const byDevice = (calls: readonly Call[]): ReadonlyMap<DeviceId, readonly Call[]> => {
  const found = new Map<DeviceId, Call[]>();
  for (const call of calls) {
    const own = found.get(call.id.device);
    if (own === undefined) found.set(call.id.device, [call]);
    else own.push(call);
  }
  const devices = [...found].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return new Map(devices.map(([device, own]) => [device, own.sort((a, b) => a.id.count - b.id.count)]));
};

/** The head of each device, in the order of their names. */
export const headsOf = (calls: readonly Call[], hasher: Hasher): readonly Head[] =>
  [...byDevice(calls)].flatMap(([device, own]) => {
    const last = own.at(-1);
    return last === undefined ? [] : [{ device, count: last.id.count, hash: hashOfCall(last, hasher) }];
  });

/** The hash of a log: of the sorted list of its heads. Printed on the sheet, it is what a log is held against. */
export const logHash = (
  heads: readonly { readonly device: string; readonly count: number; readonly hash: string }[],
  hasher: Hasher,
): Hash =>
  hasher(
    canonical(
      [...heads]
        .sort((a, b) => (a.device < b.device ? -1 : a.device > b.device ? 1 : 0))
        .map(({ device, count, hash }) => [device, count, hash]),
    ),
  );

/** The calls up to the head of each device. */
export const within = (
  calls: readonly Call[],
  heads: readonly { readonly device: string; readonly count: number }[],
): readonly Call[] => {
  const last = new Map(heads.map(({ device, count }) => [device, count]));
  return calls.filter(({ id }) => id.count <= (last.get(id.device) ?? 0));
};

/** A device's next call, with the hash of its last one; the first bears none. */
export const chained = (calls: readonly Call[], call: Call, hasher: Hasher): Call => {
  let last: Call | undefined;
  for (const own of calls) {
    if (own.id.device === call.id.device && own.id.count > (last?.id.count ?? 0)) last = own;
  }
  return { ...call, previous: last === undefined ? hashOf('') : hashOfCall(last, hasher) };
};

/** The calls of one device chained from the first: for a log that is made from a hand-written game. */
export const chainedAll = (calls: readonly Call[], hasher: Hasher): readonly Call[] => {
  const last = new Map<string, Hash>();
  const inCount = [...calls].sort((a, b) => a.id.count - b.id.count);
  const done = new Map<Call, Call>();
  for (const call of inCount) {
    const next = { ...call, previous: last.get(call.id.device) ?? hashOf('') };
    last.set(call.id.device, hashOfCall(next, hasher));
    done.set(call, next);
  }
  return calls.map((call) => done.get(call) ?? call);
};

const gapsOf = (device: DeviceId, own: readonly Call[]): readonly Break[] => {
  const gaps: Break[] = [];
  let expected = 1;
  for (const { id } of own) {
    if (id.count > expected) gaps.push({ why: 'gap', device, from: expected, to: id.count - 1 });
    expected = id.count + 1;
  }
  return gaps;
};

/** The last call of a device that bears no hash although another goes before it. */
const unchainedUpTo = (own: readonly Call[]): number =>
  own.findLast((call, at) => at > 0 && call.previous === '')?.id.count ?? 0;

const breaksIn = (device: DeviceId, own: readonly Call[], hasher: Hasher): readonly Break[] => {
  const breaks: Break[] = [...gapsOf(device, own)];
  const bare = unchainedUpTo(own);
  if (bare > 0) breaks.push({ why: 'unchained', device, count: bare });
  for (const [at, call] of own.entries()) {
    const before = own[at - 1];
    if (before === undefined || call.id.count <= bare || before.id.count !== call.id.count - 1) continue;
    if (hashOfCall(before, hasher) !== call.previous) breaks.push({ why: 'changed', device, count: before.id.count });
  }
  return breaks;
};

/** Everything that does not hold in the chains of a log, device by device. */
export const breaksOf = (calls: readonly Call[], hasher: Hasher): readonly Break[] =>
  [...byDevice(calls)].flatMap(([device, own]) => breaksIn(device, own, hasher));
