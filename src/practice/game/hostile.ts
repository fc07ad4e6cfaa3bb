import { asCallId, type Call, type CallId, device, type Edit, hashOf, readCall, writeCall } from '../../log/index.ts';
import { count, millis } from '../../words/index.ts';
import type { Chance } from '../seed.ts';

/** Names of calls that nobody made. */
const STRANGE: readonly CallId[] = [
  { device: device('ghost'), count: 1 },
  { device: device('scorer-1'), count: 999_999 },
  { device: device('__proto__'), count: 1 },
  { device: device('constructor'), count: 0 },
];

const ODD_TEAM = { name: '', riders: [] };

const ODD_SAYINGS: readonly object[] = [
  { kind: 'hologram', colour: 'green' },
  { kind: 'withdraw', call: { device: 'scorer-1', count: 1 } },
  { kind: 'digest', seen: [], digest: 'x', engine: '0', book: 'x' },
  { kind: 'goal', side: 'home', way: 'field', by: 'nobody', chukker: 99 },
  { kind: 'game-opened', edition: 'none', chukkers: 12, basis: 'flat', home: ODD_TEAM, away: ODD_TEAM },
  { kind: '__proto__' },
];

/** Who presses what should never be pressed. */
const INTRUDER = device('zz-intruder');

const idOf = (at: number): CallId => ({ device: INTRUDER, count: at });

/** What a hostile correction names: a call of the log, a hostile one before or behind it, itself, or nothing that is. */
const named = (chance: Chance, log: readonly Call[], own: number, all: number): CallId => {
  const kind = chance.next();
  if (kind < 0.35) return chance.pick(log).id;
  if (kind < 0.8) return idOf(1 + chance.below(all));
  return kind < 0.9 ? idOf(own) : chance.pick(STRANGE);
};

/**
 * Corrections that a careless or a hostile hand might write: of calls that are not there, of themselves, in circles, of
 * corrections, of later calls, with sayings that nobody understands. Those that cannot be read never become calls.
 *
 * @param all how many
 */
export const hostileEdits = (chance: Chance, log: readonly Call[], all: number): readonly Call[] => {
  const newest = log.reduce((latest, { at }) => Math.max(latest, at), 0);
  const edits = Array.from({ length: all }, (_, before): Call => {
    const id = idOf(before + 1);
    const { device: of, count: own } = named(chance, log, id.count, all);
    const call = { device: of as string, count: count(own) };
    const seen = chance.happens(0.5) ? [{ device: 'scorer-1', count: count(chance.below(1_000_000)) }] : undefined;
    const about = { call, ...(seen === undefined ? {} : { seen }) };
    const at = millis(chance.below(newest + 60_000));
    const amends = chance.happens(0.5);
    return {
      id,
      sitting: chance.happens(0.9) ? 1 : 2,
      pressed: at,
      at,
      known: 'exact',
      ...(chance.happens(0.1) ? { after: named(chance, log, id.count, all) } : {}),
      seat: 'scorer',
      by: 'scorer',
      said: (amends
        ? { kind: 'amend', ...about, said: chance.pick(ODD_SAYINGS) }
        : { kind: 'withdraw', ...about }) as unknown as Call['said'],
      previous: hashOf(''),
    };
  });
  return edits.filter((edit) => readCall(JSON.parse(JSON.stringify(writeCall(edit)))).ok);
};

/** The calls that hostile corrections may change: those that they name, by way of other corrections as well. */
export const touchable = (log: readonly Call[], hostile: readonly Call[]): ReadonlySet<string> => {
  const edits = new Map(
    log
      .filter(({ said }) => said.kind === 'withdraw' || said.kind === 'amend')
      .map((one) => [asCallId(one.id), one as Edit]),
  );
  const touched = new Set<string>();
  const waiting = hostile.map((one) => (one as Edit).said.call);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const name = asCallId(next as unknown as CallId);
    if (touched.has(name)) continue;
    touched.add(name);
    const through = edits.get(name);
    if (through !== undefined) waiting.push(through.said.call);
  }
  return touched;
};
