import { describe, expect, test } from 'vitest';
import { storeContract } from './contract.ts';
import { canonicalCall, memoryStore, type Receipt, type Store } from './index.ts';

describe('the memory store', () => {
  test.each(storeContract(async () => memoryStore()))('$name', async ({ run }) => {
    await run();
  });
});

/** Stores that each do one thing wrong: the contract must notice. */
const BROKEN: { readonly [fault: string]: () => Store } = {
  'forgets the last call': () => {
    const store = memoryStore();
    return { ...store, read: async (game, after) => (await store.read(game, after)).slice(0, -1) };
  },
  'keeps a known call twice': () => {
    const kept: { arrival: number; call: Parameters<Store['append']>[1][number] }[] = [];
    return {
      append: async (_game, calls) =>
        calls.map((call): Receipt => {
          kept.push({ arrival: kept.length + 1, call });
          return { id: call.id, is: 'kept', arrival: kept.length };
        }),
      read: async (_game, after = 0) => kept.slice(after),
      games: async () => (kept.length === 0 ? [] : ['final']),
    };
  },
  'mixes the games': () => {
    const store = memoryStore();
    return {
      ...store,
      append: (_game, calls) => store.append('one', calls),
      read: (_game, after) => store.read('one', after),
    };
  },
  'takes a fork for known': () => {
    const store = memoryStore();
    const forgiving = (receipt: Receipt): Receipt => (receipt.is === 'forked' ? { ...receipt, is: 'known' } : receipt);
    return { ...store, append: async (game, calls) => (await store.append(game, calls)).map(forgiving) };
  },
  'sorts by device': () => {
    const store = memoryStore();
    return {
      ...store,
      read: async (game, after) =>
        [...(await store.read(game, after))].sort((a, b) => (a.call.id.device < b.call.id.device ? -1 : 1)),
    };
  },
  'does not resume': () => {
    const store = memoryStore();
    return { ...store, read: (game) => store.read(game) };
  },
  'keeps half of what fails': () => {
    const store = memoryStore();
    return {
      ...store,
      append: async (game, calls) => {
        const receipts: Receipt[] = [];
        for (const call of calls) receipts.push(...(await store.append(game, [call])));
        return receipts;
      },
    };
  },
  'drops what it does not know': () => {
    const store = memoryStore();
    return {
      ...store,
      append: (game, calls) =>
        store.append(
          game,
          calls.map((call) => JSON.parse(canonicalCall(call), (key, value) => (key === 'weather' ? undefined : value))),
        ),
    };
  },
  'loses a writer': () => {
    const store = memoryStore();
    let isBusy = false;
    return {
      ...store,
      append: async (game, calls) => {
        if (isBusy) return calls.map(({ id }): Receipt => ({ id, is: 'kept', arrival: 1 }));
        isBusy = true;
        await Promise.resolve();
        isBusy = false;
        return store.append(game, calls);
      },
    };
  },
};

describe('the contract notices a store that', () => {
  test.each(Object.entries(BROKEN))('%s', async (_fault, open) => {
    const outcomes = await Promise.allSettled(storeContract(async () => open()).map(({ run }) => run()));
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });
});
