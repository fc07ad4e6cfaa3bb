import { millis } from '../words/index.ts';
import { type Call, device, hashOf } from './call.ts';
import { canonicalCall } from './canonical.ts';
import type { Arrived, Receipt, Store } from './store.ts';

/** One demand of the contract: it throws with what was found when a store does not meet it. */
export interface Demand {
  readonly name: string;
  readonly run: () => Promise<void>;
}

const called = (count: number, name = 'scorer-1', more: object = {}): Call => ({
  id: { device: device(name), count },
  sitting: 1,
  pressed: millis(count * 1000),
  at: millis(count * 1000),
  known: 'exact',
  seat: 'scorer',
  by: 'scorer',
  said: { kind: 'throw-in', ...more } as Call['said'],
  previous: hashOf(count === 1 ? '' : `hash of ${count - 1}`),
});

const demand = (holds: boolean, found: string): void => {
  if (!holds) throw new Error(found);
};

const textsOf = (arrived: readonly Arrived[]): readonly string[] => arrived.map(({ call }) => canonicalCall(call));
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const statesOf = (receipts: readonly Receipt[]): readonly string[] => receipts.map(({ is }) => is);

const expectGame = async (store: Store, game: string, calls: readonly Call[]): Promise<void> => {
  const found = textsOf(await store.read(game));
  demand(same(found, calls.map(canonicalCall)), `${game} holds ${found.length} calls: ${found.join(' ')}`);
};

const keepsInOrder = async (store: Store): Promise<void> => {
  const calls = [called(1), called(2), called(1, 'umpire-1')];
  const receipts = await store.append('final', calls);
  demand(same(statesOf(receipts), ['kept', 'kept', 'kept']), `receipts ${statesOf(receipts).join(', ')}`);
  demand(
    same(
      receipts.map(({ id }) => id),
      calls.map(({ id }) => id),
    ),
    'receipts are not in the order of the calls',
  );
  await expectGame(store, 'final', calls);
};

const keepsOnce = async (store: Store): Promise<void> => {
  const [first] = await store.append('final', [called(1), called(2)]);
  const again = await store.append('final', [called(1), called(3), called(1)]);
  demand(same(statesOf(again), ['known', 'kept', 'known']), `receipts ${statesOf(again).join(', ')}`);
  demand(again[0]?.arrival === first?.arrival, 'a known call has another arrival number than when it was kept');
  await expectGame(store, 'final', [called(1), called(2), called(3)]);
};

const refusesForks = async (store: Store): Promise<void> => {
  await store.append('final', [called(1)]);
  const forked = await store.append('final', [called(1, 'scorer-1', { chukker: 2 }), called(2)]);
  demand(same(statesOf(forked), ['forked', 'kept']), `receipts ${statesOf(forked).join(', ')}`);
  await expectGame(store, 'final', [called(1), called(2)]);
};

const refusesForksWithin = async (store: Store): Promise<void> => {
  const receipts = await store.append('final', [called(1), called(1, 'scorer-1', { chukker: 2 })]);
  demand(same(statesOf(receipts), ['kept', 'forked']), `receipts ${statesOf(receipts).join(', ')}`);
  await expectGame(store, 'final', [called(1)]);
};

const resumes = async (store: Store): Promise<void> => {
  await store.append('final', [called(1), called(2)]);
  const before = (await store.read('final')).at(-1)?.arrival ?? 0;
  await store.append('final', [called(3)]);
  await store.append('final', [called(2), called(4)]);
  const after = await store.read('final', before);
  demand(
    same(textsOf(after), [called(3), called(4)].map(canonicalCall)),
    `behind ${before}: ${textsOf(after).join(' ')}`,
  );
  const all = await store.read('final');
  const rises = all.every(({ arrival }, at) => arrival > (all[at - 1]?.arrival ?? 0));
  demand(rises, `arrival numbers ${all.map(({ arrival }) => arrival).join(', ')} do not rise`);
  demand((await store.read('final', 1_000_000)).length === 0, 'something lies behind the last arrival');
};

const keepsTwoWriters = async (store: Store): Promise<void> => {
  const from = (name: string) => Array.from({ length: 40 }, (_, at) => store.append('final', [called(at + 1, name)]));
  const receipts = (await Promise.all([...from('scorer-1'), ...from('umpire-1')])).flat();
  const arrivals = new Set(receipts.map(({ arrival }) => arrival));
  demand(arrivals.size === 80, `80 calls have ${arrivals.size} arrival numbers`);
  demand((await store.read('final')).length === 80, `${(await store.read('final')).length} of 80 calls are kept`);
};

const keepsOneOfTwo = async (store: Store): Promise<void> => {
  const both = await Promise.all([
    store.append('final', [called(1, 'scorer-1', { chukker: 1 })]),
    store.append('final', [called(1, 'scorer-1', { chukker: 2 })]),
  ]);
  const states = [...statesOf(both.flat())].sort();
  demand(same(states, ['forked', 'kept']), `two devices of one name at once: ${states.join(', ')}`);
  demand((await store.read('final')).length === 1, 'two calls of one name are kept');
};

const keepsGamesApart = async (store: Store): Promise<void> => {
  const names = ['semi-final 1', 'semi-final 2', '__proto__', "'; drop table calls; --", 'Ñandú 🐎'];
  for (const [at, name] of names.entries()) await store.append(name, [called(1, 'scorer-1', { chukker: at + 1 })]);
  for (const [at, name] of names.entries()) await expectGame(store, name, [called(1, 'scorer-1', { chukker: at + 1 })]);
  demand(same(await store.games(), [...names].sort()), `games ${(await store.games()).join(', ')}`);
  demand((await store.read('final')).length === 0, 'a game that nobody called has calls');
};

const keepsStrangeNames = async (store: Store): Promise<void> => {
  const names = ['__proto__', 'constructor', 'a:b', 'it"s', "o'clock", 'x'.repeat(80), '🐎🐎', ' spaced '];
  const calls = names.map((name) => called(1, name));
  await store.append('final', calls);
  const again = await store.append('final', calls);
  demand(
    again.every(({ is }) => is === 'known'),
    `receipts ${statesOf(again).join(', ')}`,
  );
  await expectGame(store, 'final', calls);
};

const keepsForeign = async (store: Store): Promise<void> => {
  const said = { kind: 'hologram', colour: 'green', deep: [{ half: 0.5, no: null, much: 1e21 }], empty: {} };
  const call = { ...called(1), said, weather: { wind: 'north' } } as unknown as Call;
  await store.append('final', [call]);
  await expectGame(store, 'final', [call]);
};

const keepsNothingOfNothing = async (store: Store): Promise<void> => {
  demand((await store.append('final', [])).length === 0, 'nothing was handed over and something came back');
  demand((await store.games()).length === 0, 'a game without calls is among the games');
};

const keepsMany = async (store: Store): Promise<void> => {
  const calls = Array.from({ length: 1200 }, (_, at) => called(at + 1));
  await store.append('final', calls);
  await expectGame(store, 'final', calls);
};

const isAllOrNothing = async (store: Store): Promise<void> => {
  await store.append('final', [called(1)]);
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const broken = { ...called(3), said: { kind: 'hologram', circle } } as unknown as Call;
  const failed = await store.append('final', [called(2), broken]).then(
    () => false,
    () => true,
  );
  demand(failed, 'a call that cannot be written down was taken');
  await expectGame(store, 'final', [called(1)]);
};

const keepsItsOwn = async (store: Store): Promise<void> => {
  const said = { kind: 'hologram', list: [1] };
  const call = { ...called(1), said } as unknown as Call;
  await store.append('final', [call]);
  said.list.push(2);
  const [kept] = await store.read('final');
  demand(
    kept !== undefined && canonicalCall(kept.call).includes('[1]'),
    'a kept call changed with what was handed over',
  );
};

const DEMANDS: { readonly [name: string]: (store: Store) => Promise<void> } = {
  'keeps calls in the order of their arrival, with a receipt each': keepsInOrder,
  'keeps a call once, however often it comes': keepsOnce,
  'refuses another call of a known name, and keeps the others': refusesForks,
  'refuses the second of two calls of one name that come together': refusesForksWithin,
  'resumes a stream behind an arrival number': resumes,
  'loses nothing of two writers at once': keepsTwoWriters,
  'keeps one of two calls of one name that come at the same time': keepsOneOfTwo,
  'keeps games apart, whatever their names': keepsGamesApart,
  'keeps devices apart, whatever their names': keepsStrangeNames,
  'keeps sayings and fields of later versions as they came': keepsForeign,
  'keeps nothing when nothing comes': keepsNothingOfNothing,
  'keeps a whole day at once': keepsMany,
  'keeps nothing of calls one of which cannot be kept': isAllOrNothing,
  'keeps its own copy': keepsItsOwn,
};

/**
 * What every store must do, as demands that are run one by one, each on a store of its own.
 *
 * @param open makes an empty store
 * @param close ends one, when a demand has been run
 */
export const storeContract = (
  open: () => Promise<Store>,
  close: (store: Store) => Promise<void> = async () => {},
): readonly Demand[] =>
  Object.entries(DEMANDS).map(([name, meets]) => ({
    name,
    run: async () => {
      const store = await open();
      try {
        await meets(store);
      } finally {
        await close(store);
      }
    },
  }));
