import type { LogSayingOf } from '../words/index.ts';
import type { Call, CallId, Hash } from './call.ts';
import { canonical, type Hasher, hashOfCall } from './canonical.ts';
import { headsOf, logHash, within } from './chain.ts';
import { writeCall } from './codec.ts';

type Sealed = LogSayingOf<'sealed'>;
/** The call that signs a sheet off. */
export type SealCall = Call<Sealed>;

export const isSeal = (call: Call): call is SealCall => call.said.kind === 'sealed';

/** The seals of a log, the newest last. */
export const sealsOf = (calls: readonly Call[]): readonly SealCall[] =>
  calls.filter(isSeal).sort((a, b) => a.said.revision - b.said.revision || a.at - b.at);

/** What a seal says besides what is found in the log. */
export type Signed = Pick<Sealed, 'rulings' | 'engine' | 'book' | 'sheet'> & {
  readonly leftOut: readonly CallId[];
  readonly because?: string;
};

/** The text that a seal's own hash is made of: the call as written, without that hash. */
const withoutSelf = (call: Call): string => {
  const { said, ...rest } = writeCall(call);
  const { self: _self, ...others } = said as { readonly self?: unknown };
  return canonical({ ...rest, said: others });
};

/**
 * Seals a log as it stands: the saying goes into the envelope that is handed in (the device's next call, chained).
 *
 * @param heads of the calls that the sheet rests on: all that are in the log
 */
export const sealedCall = (envelope: Call, log: readonly Call[], signed: Signed, hasher: Hasher): SealCall => {
  const { leftOut, because, ...others } = signed;
  const heads = headsOf(log, hasher);
  const revision = (sealsOf(log).at(-1)?.said.revision ?? 0) + 1;
  const said = {
    kind: 'sealed',
    revision,
    heads,
    ...(leftOut.length === 0 ? {} : { 'left-out': leftOut }),
    log: logHash(heads, hasher),
    ...others,
    ...(because === undefined ? {} : { because }),
    self: '',
  } as unknown as Sealed;
  const call = { ...envelope, said };
  return { ...call, said: { ...said, self: hasher(withoutSelf(call)) } };
};

/** What does not belong: a head that is another call, or is not here. */
export interface WrongHead {
  readonly device: string;
  readonly count: number;
  readonly why: 'other' | 'missing';
}

/** How a seal stands to the log that it is in. */
export interface SealCheck {
  readonly seal: SealCall;
  readonly wrong: readonly WrongHead[];
  readonly isLogRight: boolean;
  readonly isSelfRight: boolean;
  /** Calls that came later and are in no list: neither within its heads, nor a seal, nor left out by name. */
  readonly late: readonly Call[];
}

const wrongHeads = (calls: readonly Call[], { heads }: Sealed, hasher: Hasher): readonly WrongHead[] =>
  heads.flatMap(({ device, count, hash }): WrongHead[] => {
    const call = calls.find(({ id }) => id.device === device && id.count === count);
    if (call === undefined) return [{ device, count, why: 'missing' }];
    return hashOfCall(call, hasher) === (hash as string) ? [] : [{ device, count, why: 'other' }];
  });

const isNamed = (call: Call, names: Sealed['left-out']): boolean =>
  (names ?? []).some(({ device, count }) => call.id.device === device && call.id.count === count);

/** Holds a seal against the log: its heads, its hashes, and what has been called since. */
export const checkSeal = (calls: readonly Call[], seal: SealCall, hasher: Hasher): SealCheck => {
  const inside = new Set(within(calls, seal.said.heads));
  const late = calls.filter(
    (call) => !inside.has(call) && call !== seal && call.said.kind !== 'sealed' && call.said.kind !== 'digest',
  );
  return {
    seal,
    wrong: wrongHeads(calls, seal.said, hasher),
    isLogRight: logHash(seal.said.heads, hasher) === (seal.said.log as Hash),
    isSelfRight: hasher(withoutSelf(seal)) === (seal.said.self as Hash),
    late: late.filter((call) => !isNamed(call, seal.said['left-out'])),
  };
};

/** The calls that a sealed sheet rests on: up to its heads, without those that it names as left out. */
export const sealedCalls = (calls: readonly Call[], { said }: SealCall): readonly Call[] =>
  within(calls, said.heads).filter((call) => !isNamed(call, said['left-out']));
