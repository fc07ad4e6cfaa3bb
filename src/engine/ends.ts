import type { Ruling } from './rulings.ts';
import type { State } from './state.ts';

/** Each side defends the other end; that they stood the wrong way round is past (20.b). */
export const swapEnds = (state: State): State => ({
  ...state,
  ends: { home: state.ends.away, away: state.ends.home },
  wrongWay: false,
});

/** The teams change ends (22.e(1); 20.b; 37 P1), with the ruling. */
export const changeEnds = (
  state: State,
  under: Ruling['under'],
): { readonly state: State; readonly ruling: Ruling } => {
  const changed = swapEnds(state);
  return { state: changed, ruling: { kind: 'ends-changed', under, implied: false, ends: changed.ends } };
};
