import type { Vocabulary } from './vocabulary.ts';

/** Keys of `given` in a placement. */
export const GIVEN_PLACEMENT = {
  field: { form: 'measures', unit: 'yards', says: 'length and width of the ground; [300, 200] when left out' },
  boarded: { form: 'flag', unit: '', says: 'whether boards stand along its sides; no when left out' },
  goal: {
    form: 'word',
    unit: 'a, b',
    says: 'the end in question: of the side that fouled, or whose line was crossed; b (toward +x) when left out',
  },
  variances: { form: 'variances', unit: '', says: 'changes granted: provision, value, granted (date), source' },
} as const satisfies Vocabulary;

/** Keys of `when` in a placement: one record. */
export const WHEN_PLACEMENT = {
  penalty: { form: 'word-or-number', unit: '1, 2, 3, 4, 5a, 5b, 6', says: 'the penalty; 1: the hit that follows it' },
  restart: { form: 'word', unit: 'a restart', says: 'instead: hit-in, hit-in-forward, side-hit, throw-in and so on' },
  crossed: { form: 'crossed', unit: 'yards', says: 'where the ball crossed the back line, from its centre' },
  ball: { form: 'spot', unit: 'yards', says: 'or where the ball was' },
  spot: { form: 'spot', unit: 'yards', says: 'or where the foul was (Penalty 2)' },
  from: { form: 'word', unit: 'line, spot', says: 'Penalty 2: where the side that was fouled hits from' },
  riders: { form: 'riders-seen', unit: 'yards', says: 'who stands where: at, side, tracked, returning' },
  entering: { form: 'entering', unit: 'yards', says: 'ways of riders of the fouling side after the hit: from, to' },
} as const satisfies Vocabulary;

/** Keys of a rider who is asked about. */
export const RIDER_SEEN = {
  side: { form: 'word', unit: 'hitting, other', says: 'other when left out' },
  at: { form: 'spot', unit: 'yards', says: 'where he is at the hit' },
  tracked: { form: 'flag', unit: '', says: 'the place was tracked, not stated' },
  returning: { form: 'flag', unit: '', says: 'he is riding back to his proper place' },
} as const satisfies Vocabulary;

/** Keys of a way onto the field. */
export const ENTERING = {
  from: { form: 'spot', unit: 'yards', says: 'where he was' },
  to: { form: 'spot', unit: 'yards', says: 'where he is then' },
} as const satisfies Vocabulary;

/** Every key of `then` in a placement. */
export const THEN_PLACEMENT = {
  spot: { form: 'spot-or-null', unit: 'yards', says: 'where the ball goes; null while it hangs on something not said' },
  toward: { form: 'word', unit: 'plus-y, minus-y, either, centre', says: 'where a throw-in goes; null at a hit' },
  margins: { form: 'margins', unit: 'yards', says: 'how far inside each rider stands, at worst; negative in breach' },
  stand: { form: 'exact-words', unit: 'ok, exempt, breach', says: 'whether each rider stands where he may' },
  enter: { form: 'exact-words', unit: 'ok, breach', says: 'whether each may come in so' },
  under: { form: 'words', unit: 'provisions', says: 'provisions that spot and positions hang on' },
} as const satisfies Vocabulary;

export type PlacementKey = keyof typeof THEN_PLACEMENT;
