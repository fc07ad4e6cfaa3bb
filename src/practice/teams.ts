import {
  type BySide,
  bothSides,
  count,
  halfGoals,
  type NamedRider,
  rating,
  rider,
  type SayingOf,
  type Side,
  type Team,
} from '../words/index.ts';
import type { Chance } from './seed.ts';

/** Halves of ratings as they occur in low and middle goal polo. */
const RATINGS = [-2, -1, 0, 0, 1, 2, 2, 3, 4, 4, 6, 8, 10] as const;

const invented = (chance: Chance, side: Side, shirt: number): NamedRider => {
  const id = rider(`${side}-${shirt}`);
  const unrated = chance.happens(0.02);
  return { id, name: `Rider ${shirt} of ${side}`, ...(unrated ? {} : { rating: rating(chance.pick(RATINGS)) }) };
};

/** A team of four with a few riders who may come in. */
const inventTeam = (chance: Chance, side: Side): Team => ({
  name: side === 'home' ? 'Windrush' : 'Larkspur',
  riders: [1, 2, 3, 4].map((shirt) => invented(chance, side, shirt)),
  bench: [5, 6, 7].map((shirt) => invented(chance, side, shirt)),
  ...(chance.happens(0.1) ? { rostered: true } : {}),
});

/** A team of which only the total is known. */
const inventTotal = (chance: Chance, side: Side): Team => ({
  name: side === 'home' ? 'Windrush' : 'Larkspur',
  riders: [],
  total: rating(chance.below(40)),
});

const statedBy = (chance: Chance) => ({
  home: halfGoals(0),
  away: halfGoals(chance.below(7)),
  source: 'the announcer',
});

/** The saying that opens an invented game, under an edition that is handed in. */
export const inventOpening = (chance: Chance, edition: string): SayingOf<'game-opened'> => {
  const unknown = chance.happens(0.06);
  const teams: BySide<Team> = bothSides((side) => (unknown ? inventTotal(chance, side) : inventTeam(chance, side)));
  const basis = chance.pick(['handicap', 'handicap', 'flat', 'stated'] as const);
  const upper = rating(chance.pick([8, 12, 16, 24, 40]));
  return {
    kind: 'game-opened',
    edition,
    chukkers: count(chance.pick([1, 2, 4, 4, 6, 6, 8])),
    ...(chance.happens(0.5) ? { 'when-level': 'shoot-out' as const } : {}),
    basis,
    ...(basis === 'stated' ? { stated: statedBy(chance) } : {}),
    ...(chance.happens(0.7) ? { limits: { lower: rating(0), upper } } : {}),
    ...teams,
  };
};
