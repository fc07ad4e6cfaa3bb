import { asCallId, type Call } from './call.ts';
import { canonicalCall } from './canonical.ts';
import { readCall } from './codec.ts';
import type { Arrived, Receipt, Store } from './store.ts';

interface Kept {
  readonly arrived: Arrived[];
  readonly byName: Map<string, { readonly arrival: number; readonly text: string }>;
}

const keep = (kept: Kept, call: Call): Receipt => {
  const name = asCallId(call.id);
  const text = canonicalCall(call);
  const before = kept.byName.get(name);
  if (before !== undefined) {
    return { id: call.id, is: before.text === text ? 'known' : 'forked', arrival: before.arrival };
  }
  const arrival = kept.arrived.length + 1;
  // The store keeps what was said, whatever becomes of the record that was handed over.
  const own = readCall(JSON.parse(text));
  kept.arrived.push({ arrival, call: own.ok ? own.value : call });
  kept.byName.set(name, { arrival, text });
  return { id: call.id, is: 'kept', arrival };
};

/** A store that lasts as long as the program: for tests, for practice, and for a page that is not connected. */
export const memoryStore = (): Store => {
  const games = new Map<string, Kept>();
  const keptOf = (game: string): Kept => {
    const kept = games.get(game) ?? { arrived: [], byName: new Map() };
    games.set(game, kept);
    return kept;
  };
  return {
    append: async (game, calls) => {
      if (calls.length === 0) return [];
      // Whatever cannot be written down shows before anything is kept.
      for (const call of calls) canonicalCall(call);
      const kept = keptOf(game);
      return calls.map((call) => keep(kept, call));
    },
    read: async (game, after = 0) => (games.get(game)?.arrived ?? []).slice(after),
    games: async () => [...games.keys()].sort(),
  };
};
