import { isRunning, type Judged } from '../../engine/index.ts';
import type { RiderId, Side } from '../../words/index.ts';

/** How much of a chukker a rider played, as far as the calls tell. */
export type Presence = 'whole' | 'part' | 'out';

/** For each chukker that has begun how long each rider of one side rode in it. */
export const presenceOf = (judged: readonly Judged[], side: Side): readonly ReadonlyMap<RiderId, Presence>[] => {
  const chukkers: { times: number; readonly rode: Map<RiderId, number> }[] = [];
  for (const { state } of judged) {
    if (!isRunning(state)) continue;
    const at = state.chukker - 1;
    const seen = chukkers[at] ?? { times: 0, rode: new Map<RiderId, number>() };
    chukkers[at] = seen;
    seen.times += 1;
    for (const { id, standing } of state.lineUps.sides[side].riders) {
      if (standing === 'riding') seen.rode.set(id, (seen.rode.get(id) ?? 0) + 1);
    }
  }
  return Array.from(chukkers, (seen) => {
    const rode = [...(seen?.rode ?? [])];
    return new Map(rode.map(([id, times]) => [id, times === seen?.times ? ('whole' as const) : ('part' as const)]));
  });
};
