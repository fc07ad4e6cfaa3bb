import {
  type Basis,
  count,
  type NamedRider,
  type Office,
  rating,
  rider,
  type SayingOf,
  type Side,
  type Team,
} from '../../words/index.ts';
import type { Chance } from '../seed.ts';
import { CLUBS, type Club, DAYS, EVENTS, FAMILY_NAMES, FIRST_NAMES, GROUNDS } from './names.ts';

/** Upper limits in goals of events as they are played. */
const LEVELS = [8, 12, 16, 20, 22] as const;

/** Names one after the other, so that nobody appears twice in a game. */
const namesFrom = (chance: Chance): (() => string) => {
  const start = chance.below(FAMILY_NAMES.length);
  let taken = 0;
  return () => {
    const family = FAMILY_NAMES[(start + taken) % FAMILY_NAMES.length] as string;
    taken += 1;
    return `${chance.pick(FIRST_NAMES)} ${family}`;
  };
};

/** Four handicaps in goals that make up the level, or one goal less, no two of them far apart. */
const handicaps = (chance: Chance, level: number): readonly number[] => {
  const even = Math.floor(level / 4);
  const rest = level - 4 * even;
  const four = [even + (rest > 0 ? 1 : 0), even + (rest > 1 ? 1 : 0), even, even - (chance.happens(0.4) ? 1 : 0)];
  const [from, to] = [chance.below(4), chance.below(4)];
  const moved = Math.min(four[from] ?? 0, chance.below(3));
  return four.map((own, at) => own + (at === to ? moved : 0) - (at === from ? moved : 0));
};

const riderOf = (side: Side, shirt: number, name: string, goals: number): NamedRider => ({
  id: rider(`${side}-${shirt}`),
  name,
  rating: rating(goals * 2),
});

interface Entry {
  readonly side: Side;
  readonly level: number;
  readonly club: Club;
}

const teamOf = (chance: Chance, name: () => string, { side, level, club }: Entry): Team => {
  const even = Math.floor(level / 4);
  const { colour, second, pattern } = club;
  return {
    name: club.name,
    riders: handicaps(chance, level).map((goals, at) => riderOf(side, at + 1, name(), goals)),
    bench: [5, 6].map((shirt) => riderOf(side, shirt, name(), Math.max(0, even - chance.below(2)))),
    silk: {
      colour,
      ...(second === undefined ? {} : { second }),
      ...(pattern === undefined ? {} : { pattern }),
    },
  };
};

const OFFICIALS: readonly Office[] = ['umpire-1', 'umpire-2', 'referee', 'goal-judge', 'timekeeper', 'scorer'];

const groundIn = (chance: Chance) =>
  chance.happens(0.7) ? { length: count(300), width: count(160), boarded: true } : undefined;

const clubsOf = (chance: Chance): readonly [Club, Club] => {
  const at = chance.below(CLUBS.length);
  const other = (at + 1 + chance.below(CLUBS.length - 1)) % CLUBS.length;
  return [CLUBS[at] as Club, CLUBS[other] as Club];
};

/**
 * The saying that sets a whole game up: an event with its limits, two teams inside them with shirts and a bench, officials.
 *
 * @param chukkers how many are scheduled
 */
export const openingOfGame = (chance: Chance, edition: string, chukkers: number): SayingOf<'game-opened'> => {
  const level = chance.pick(LEVELS);
  const name = namesFrom(chance);
  const [home, away] = clubsOf(chance);
  const ground = groundIn(chance);
  const basis: Basis = chance.happens(0.6) ? 'handicap' : 'flat';
  return {
    kind: 'game-opened',
    edition,
    chukkers: count(chukkers),
    basis,
    ...(chance.happens(0.3) ? { 'when-level': 'shoot-out' as const } : {}),
    limits: { lower: rating((level - 4) * 2), upper: rating(level * 2) },
    event: `${chance.pick(EVENTS)}, ${level} goals`,
    date: chance.pick(DAYS),
    starts: chance.pick(['11:00', '15:00', '16:30']),
    'played-at': chance.pick(GROUNDS),
    ...(ground === undefined ? {} : { ground }),
    home: teamOf(chance, name, { side: 'home', level, club: home }),
    away: teamOf(chance, name, { side: 'away', level: level - chance.below(2), club: away }),
    officials: OFFICIALS.map((office) => ({ office, name: name() })),
  };
};
