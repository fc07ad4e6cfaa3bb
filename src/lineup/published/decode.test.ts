import { describe, expect, test } from 'vitest';
import { asField } from '../../words/index.ts';
import { decodePublished } from './index.ts';

const RED = { name: 'Red', players: [{ player: 'Ana', handicap: 1, goals: 2 }] };
const BLUE = { name: 'Blue' };
const GAME = { periods: 4, basis: 'flat', teams: [RED, BLUE], final: [2, 1] };

const faultsIn = (value: unknown): string[] => {
  const published = decodePublished(value);
  if (published.ok) return [];
  return published.faults.map(({ path, found, wanted }) => `${asField(path)}: ${found}; ${wanted}`);
};
const withRider = (rider: object) => ({ ...GAME, teams: [{ ...RED, players: [rider] }, BLUE] });
const withRed = (red: object) => ({ ...GAME, teams: [{ ...RED, ...red }, BLUE] });

const A_RESULT = 'a result: a record with teams and final';
const PAIR = 'a pair of goals, [16, 13]';

describe('what is no published result is a fault with its place', () => {
  test.each([
    [null, `: null; ${A_RESULT}`],
    [7, `: 7; ${A_RESULT}`],
    [[], `: a list of 0; ${A_RESULT}`],
    [{}, 'teams: nothing; two teams'],
    [{ ...GAME, final: undefined }, `final: nothing; ${PAIR}`],
    [{ ...GAME, final: [2] }, `final: a list of 1; ${PAIR}`],
    [{ ...GAME, final: [2, null] }, `final[1]: null; ${PAIR}`],
    [{ ...GAME, final: ['2', 1] }, 'final[0]: "2"; a multiple of 0.5 from 0 to 99'],
    [{ ...GAME, final: [99.5, 1] }, 'final[0]: 99.5; a multiple of 0.5 from 0 to 99'],
    [{ ...GAME, final: [-1, 1] }, 'final[0]: -1; a multiple of 0.5 from 0 to 99'],
    [{ ...GAME, final: [1.25, 1] }, 'final[0]: 1.25; a multiple of 0.5 from 0 to 99'],
    [{ ...GAME, final: [Number.POSITIVE_INFINITY, 1] }, 'final[0]: Infinity; a multiple of 0.5 from 0 to 99'],
    [{ ...GAME, final: [Number.NaN, 1] }, 'final[0]: NaN; a multiple of 0.5 from 0 to 99'],
    [{ ...GAME, final: ['NaN', 1] }, 'final[0]: "NaN"; a multiple of 0.5 from 0 to 99'],
    [{ ...GAME, periods: 0 }, 'periods: 0; a whole number from 1 to 12'],
    [{ ...GAME, periods: 13 }, 'periods: 13; a whole number from 1 to 12'],
    [{ ...GAME, periods: 4.5 }, 'periods: 4.5; a whole number from 1 to 12'],
    [{ ...GAME, basis: 1 }, 'basis: 1; text of at most 600 characters'],
    [{ ...GAME, event: 'x'.repeat(601) }, /^event: "x+…; text of at most 600 characters$/],
    [{ ...GAME, upper_limit: 41 }, 'upper_limit: 41; a multiple of 0.5 from −8 to 40'],
    [{ ...GAME, overtime_periods_in_list: 13 }, 'overtime_periods_in_list: 13; a whole number from 0 to 12'],
    [{ ...GAME, running_score_by_period: [[1, 2, 3]] }, `running_score_by_period[0]: a list of 3; ${PAIR}`],
    [
      { ...GAME, running_score_by_period: Array(25).fill(null) },
      'running_score_by_period: a list of 25; a list of at most 24 pairs',
    ],
    [{ ...GAME, teams: [RED] }, 'teams: a list of 1; two teams'],
    [{ ...GAME, teams: [RED, BLUE, BLUE] }, 'teams: a list of 3; two teams'],
    [{ ...GAME, teams: [RED, null] }, 'teams[1]: null; two teams'],
    [{ ...GAME, teams: [RED, { name: ' Red ' }] }, 'teams[1].name: " Red "; a name unlike that of the other team'],
    [withRed({ name: null }), 'teams[0].name: null; the name of the team'],
    [
      withRed({ published_team_handicap: 40.5 }),
      'teams[0].published_team_handicap: 40.5; a multiple of 0.5 from −8 to 40',
    ],
    [withRed({ goals_by_handicap: -0.5 }), 'teams[0].goals_by_handicap: -0.5; a multiple of 0.5 from 0 to 99'],
    [withRed({ team_goals: 1 }), 'teams[0].team_goals: 1; a list of at most 40 team goals'],
    [withRed({ players: {} }), 'teams[0].players: a record; a list of at most 40 players'],
    [withRed({ players: [null] }), 'teams[0].players[0]: null; a player'],
    [withRed({ players: Array(41).fill({}) }), 'teams[0].players: a list of 41; a list of at most 40 players'],
    [withRider({ handicap: 10.5 }), 'teams[0].players[0].handicap: 10.5; a multiple of 0.5 from −2 to 10'],
    [withRider({ handicap: -2.5 }), 'teams[0].players[0].handicap: -2.5; a multiple of 0.5 from −2 to 10'],
    [withRider({ handicap: 'A' }), 'teams[0].players[0].handicap: "A"; a multiple of 0.5 from −2 to 10'],
    [withRider({ goals: 1.5 }), 'teams[0].players[0].goals: 1.5; a whole number from 0 to 99'],
    [withRider({ goals: true }), 'teams[0].players[0].goals: true; a whole number from 0 to 99'],
    [withRider({ of_which_penalty: -1 }), 'teams[0].players[0].of_which_penalty: -1; a whole number from 0 to 99'],
    [withRider({ player: 5 }), 'teams[0].players[0].player: 5; text of at most 600 characters'],
    [{ ...GAME, claims: {} }, 'claims: a record; a list of at most 100 claims'],
  ])('%j', (value, fault) => {
    const faults = faultsIn(value);
    if (typeof fault === 'string') expect(faults).toContain(fault);
    else expect(faults[0]).toMatch(fault);
  });
});

describe('what was published is read as it stands', () => {
  const readAs = (value: unknown) => {
    const published = decodePublished(value);
    if (!published.ok) throw new Error(JSON.stringify(published.faults));
    return published.value;
  };

  test('the basis by its first words, in any case', () => {
    const basisOf = (basis?: string) => readAs({ ...GAME, basis }).basis;
    expect([' Flat (open)', 'HANDICAP, ratings not published', 'Level Teams'].map(basisOf)).toEqual([
      'flat',
      'handicap',
      'level teams',
    ]);
    expect(['level', 'on the flat', '', undefined].map(basisOf)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('goals as whole halves, and −0 as nought', () => {
    const { final, teams } = readAs({
      ...GAME,
      final: [6.5, -0],
      teams: [{ ...RED, published_team_handicap: -0.5 }, BLUE],
    });
    expect(final).toEqual({ home: 13, away: 0 });
    expect(teams.home.total).toBe(-1);
  });

  test('null as unknown everywhere but where something must be', () => {
    const row = {
      player: null,
      handicap: null,
      goals: null,
      of_which_penalty: null,
      of_which_safety_60: null,
      note: null,
    };
    const red = {
      name: 'Red',
      published_team_handicap: null,
      goals_by_handicap: null,
      team_goals: null,
      players: [row],
    };
    const optional = {
      event: null,
      date: null,
      periods: null,
      basis: null,
      upper_limit: null,
      source: null,
      note: null,
    };
    const open = { running_score_by_period: [null, [1, 1]], overtime_periods_in_list: null, claims: null };
    const published = readAs({ ...optional, ...open, teams: [red, { name: 'Blue', players: null }], final: [2, 1] });
    expect(published.teams.home.box?.[0]).toEqual({});
    expect(published.teams.home.teamGoals).toBeUndefined();
    expect(published.teams.away.teamGoals).toEqual([]);
    expect(published.running?.[0]).toBeUndefined();
  });

  test('fields called __proto__ and constructor as fields that nobody reads', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__":{"final":[9,9]},"constructor":{"prototype":{"x":1}},"teams":[{"name":"Red"},{"name":"Blue"}],"final":[2,1]}',
    );
    const published = readAs(hostile);
    expect(published.final).toEqual({ home: 4, away: 2 });
    expect(published.notRead).toEqual(['__proto__', 'constructor']);
    expect(faultsIn(JSON.parse('{"__proto__":{"final":[9,9]},"teams":[{"name":"Red"},{"name":"Blue"}]}'))).toEqual([
      `final: nothing; ${PAIR}`,
    ]);
  });
});
