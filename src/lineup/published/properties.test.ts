import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolve, SHELF } from '../../rulebook/index.ts';
import { checkPublished, decodePublished, type Verdict } from './index.ts';

const resolved = resolve(SHELF, { edition: SHELF.usual });
if (!resolved.ok) throw new Error('the usual book resolves');
const book = resolved.value;

type Pair = [number, number];

interface Player {
  player: string;
  handicap: number;
  goals: number;
  of_which_penalty: number;
  of_which_safety_60: number;
}
interface Team {
  name: string;
  published_team_handicap: number;
  goals_by_handicap: number;
  team_goals: { goals: number }[];
  players: Player[];
}
interface Result {
  periods: number;
  basis: string;
  upper_limit?: number;
  teams: [Team, Team];
  running_score_by_period: Pair[];
  overtime_periods_in_list: number;
  final: Pair;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const pick = (from: readonly number[], at: number): number => from[at % from.length] ?? 0;

/** What is drawn by lot; the result that follows from it agrees with itself. */
const LOTS = fc.record({
  periods: fc.integer({ min: 1, max: 8 }),
  basis: fc.constantFrom('flat', 'handicap', 'level teams'),
  limit: fc.constantFrom(undefined, 6, 8),
  ratings: fc.tuple(...Array.from({ length: 8 }, () => fc.integer({ min: -2, max: 20 }))),
  rises: fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 8, maxLength: 8 }),
  overtime: fc.nat(3),
  winner: fc.nat(1),
  cuts: fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 }),
  byTeam: fc.tuple(fc.boolean(), fc.boolean()),
});
type Lots = typeof LOTS extends fc.Arbitrary<infer L> ? L : never;

/** Halves are on the scale between −1 and 2 only, and they need a limit to be counted one way. */
const ratingsOf = ({ ratings, limit, basis }: Lots): [number[], number[]] => {
  const own = ratings.map((halves) => (limit === undefined || halves > 4 ? Math.floor(halves / 2) : halves / 2));
  const home = own.slice(0, 4);
  return [home, basis === 'level teams' ? home.toReversed() : own.slice(4)];
};

const totalOf = (ratings: readonly number[], limit: number | undefined): number =>
  sum(ratings.map((own) => (limit !== undefined && limit > 6 ? Math.floor(own) : own)));

/** The formula in other words than the program's: whole part, and a half for whatever is left. */
const awardOf = ({ basis, periods }: Lots, own: number, other: number): number => {
  if (basis !== 'handicap' || own >= other) return 0;
  const sixths = (other - own) * periods;
  return Math.floor(sixths / 6) + (sixths % 6 === 0 ? 0 : 0.5);
};

const boardOf = (lots: Lots, awards: Pair): { pairs: Pair[]; overtime: number } => {
  const pairs: Pair[] = [];
  let [home, away] = awards;
  for (const [toHome, toAway] of lots.rises.slice(0, lots.periods)) {
    home += toHome;
    away += toAway;
    pairs.push([home, away]);
  }
  const canBeLevel = (home - away) % 1 === 0;
  if (lots.overtime === 0 || !canBeLevel) return { pairs, overtime: 0 };
  const level = Math.max(home, away);
  pairs[pairs.length - 1] = [level, level];
  for (let without = 1; without < lots.overtime; without += 1) pairs.push([level, level]);
  pairs.push(lots.winner === 0 ? [level + 1, level] : [level, level + 1]);
  return { pairs, overtime: lots.overtime };
};

/** Goals in play shared out among four riders, perhaps one to the team. */
const teamOf = (name: string, ratings: number[], total: number, award: number, inPlay: number, lots: Lots): Team => {
  const toTeam = inPlay > 0 && lots.byTeam[name === 'Red' ? 0 : 1] ? 1 : 0;
  const goals = ratings.map(() => 0);
  for (let goal = 0; goal < inPlay - toTeam; goal += 1) {
    const rider = pick(lots.cuts, goal + name.length) % 4;
    goals[rider] = (goals[rider] ?? 0) + 1;
  }
  const players = ratings.map((handicap, at) => {
    const own = goals[at] ?? 0;
    const byPenalty = pick(lots.cuts, at) % (own + 1);
    return {
      player: `${name} ${at}`,
      handicap,
      goals: own,
      of_which_penalty: byPenalty,
      of_which_safety_60: own - byPenalty,
    };
  });
  const team_goals = toTeam === 0 ? [] : [{ goals: toTeam }];
  return { name, published_team_handicap: total, goals_by_handicap: award, team_goals, players };
};

const resultOf = (lots: Lots): Result => {
  const [home, away] = ratingsOf(lots);
  const totals: Pair = [totalOf(home, lots.limit), totalOf(away, lots.limit)];
  const awards: Pair = [awardOf(lots, totals[0], totals[1]), awardOf(lots, totals[1], totals[0])];
  const { pairs, overtime } = boardOf(lots, awards);
  const final = pairs.at(-1) ?? awards;
  return {
    periods: lots.periods,
    basis: lots.basis,
    ...(lots.limit === undefined ? {} : { upper_limit: lots.limit }),
    teams: [
      teamOf('Red', home, totals[0], awards[0], final[0] - awards[0], lots),
      teamOf('Blue', away, totals[1], awards[1], final[1] - awards[1], lots),
    ],
    running_score_by_period: pairs,
    overtime_periods_in_list: overtime,
    final,
  };
};

const verdictOn = (result: unknown): Verdict => {
  const published = decodePublished(result);
  if (!published.ok) throw new Error(JSON.stringify(published.faults));
  return checkPublished(book, published.value);
};

test('a result that agrees with itself is confirmed in everything', () => {
  fc.assert(
    fc.property(LOTS, (lots) => {
      const verdict = verdictOn(resultOf(lots));
      expect(verdict.contradictions).toEqual([]);
      expect(verdict.notCheckable).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** One figure changed to another that the rest of the result does not allow. `lot` chooses where and how. */
const CORRUPTIONS: { readonly [name: string]: (result: Result, lot: number) => void } = {
  'goals of a rider': ({ teams }, lot) => {
    const rider = teams[lot % 2 === 0 ? 0 : 1].players[lot % 4] as Player;
    rider.goals = rider.goals > 0 && lot % 3 === 0 ? rider.goals - 1 : rider.goals + 1 + (lot % 2);
  },
  'penalties of a rider': ({ teams }, lot) => {
    const rider = teams[lot % 2 === 0 ? 0 : 1].players[lot % 4] as Player;
    rider.of_which_penalty = rider.goals + 1;
  },
  'a rating': ({ teams }, lot) => {
    const rider = teams[lot % 2 === 0 ? 0 : 1].players[lot % 4] as Player;
    rider.handicap += rider.handicap < 10 ? 1 : -1;
  },
  'a total': ({ teams }, lot) => {
    const team = teams[lot % 2 === 0 ? 0 : 1];
    team.published_team_handicap += team.published_team_handicap < 40 ? 0.5 : -1;
  },
  'goals by handicap': ({ teams }, lot) => {
    teams[lot % 2 === 0 ? 0 : 1].goals_by_handicap += 0.5 + 0.5 * (lot % 3);
  },
  'team goals': ({ teams }, lot) => {
    teams[lot % 2 === 0 ? 0 : 1].team_goals.push({ goals: 1 + (lot % 2) });
  },
  'the final': ({ final }, lot) => {
    const side = lot % 2 === 0 ? 0 : 1;
    final[side] = final[side] >= 1 && lot % 3 === 0 ? final[side] - 1 : final[side] + 0.5 + 0.5 * (lot % 2);
  },
  'the last pair': ({ running_score_by_period: pairs }, lot) => {
    const last = [...(pairs.at(-1) ?? [0, 0])] as Pair;
    last[lot % 2 === 0 ? 0 : 1] += 1 + (lot % 2);
    pairs[pairs.length - 1] = last;
  },
  'a pair, above the final': ({ running_score_by_period: pairs, final }, lot) => {
    const at = lot % pairs.length;
    pairs[at] = [final[0] + 1, (pairs[at] ?? [0, 0])[1]];
  },
  'a pair by half a goal': ({ running_score_by_period: pairs }, lot) => {
    const at = lot % pairs.length;
    const [home, away] = pairs[at] ?? [0, 0];
    pairs[at] = lot % 2 === 0 ? [home + 0.5, away] : [home, away + 0.5];
  },
  'the number of chukkers': (result, lot) => {
    result.periods += result.periods > 1 && lot % 2 === 0 ? -1 : 1;
  },
  'the number of overtime chukkers': (result) => {
    result.overtime_periods_in_list += 1;
  },
  'a pair too few': ({ running_score_by_period: pairs }, lot) => {
    pairs.splice(lot % pairs.length, 1);
  },
};

test.each(Object.entries(CORRUPTIONS))('one wrong figure is contradicted: %s', (_, corrupt) => {
  fc.assert(
    fc.property(LOTS, fc.nat(1000), (lots, lot) => {
      const result = structuredClone(resultOf(lots));
      corrupt(result, lot);
      expect(verdictOn(result).contradictions.length).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
});

test('whatever is taken out of a sound result, nothing contradicts the rest', () => {
  const OPTIONAL = ['periods', 'basis', 'running_score_by_period', 'overtime_periods_in_list'] as const;
  const OF_TEAM = ['published_team_handicap', 'goals_by_handicap', 'team_goals', 'players'] as const;
  fc.assert(
    fc.property(
      LOTS,
      fc.subarray([...OPTIONAL]),
      fc.subarray([...OF_TEAM]),
      fc.nat(1),
      (lots, fields, ofTeam, which) => {
        const whole = resultOf(lots);
        const silent = Object.fromEntries(fields.map((field) => [field, null]));
        const team = { ...whole.teams[which], ...Object.fromEntries(ofTeam.map((field) => [field, null])) };
        const teams = whole.teams.map((own, at) => (at === which ? team : own));
        expect(verdictOn({ ...whole, ...silent, teams }).contradictions).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

test('no value makes the decoder or the check throw', () => {
  const result = fc.record(
    {
      periods: fc.anything(),
      basis: fc.oneof(fc.constantFrom('flat', 'handicap', 'level teams'), fc.anything()),
      teams: fc.oneof(
        fc.array(fc.record({ name: fc.string(), players: fc.anything() }, { requiredKeys: [] })),
        fc.anything(),
      ),
      final: fc.oneof(fc.tuple(fc.nat(20), fc.nat(20)), fc.anything()),
      running_score_by_period: fc.oneof(
        fc.array(fc.oneof(fc.tuple(fc.nat(20), fc.nat(20)), fc.constant(null))),
        fc.anything(),
      ),
      claims: fc.array(
        fc.record({
          source: fc.string(),
          about: fc.constantFrom('final', 'headline', 'running', 'team-total', 'chukker-scorers'),
          value: fc.anything(),
          chukker: fc.oneof(fc.nat(12), fc.constant(undefined)),
          team: fc.oneof(fc.string(), fc.constant(undefined)),
        }),
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), result), (value) => {
      const published = decodePublished(value);
      if (published.ok) checkPublished(book, published.value);
      else expect(published.faults.length).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});
