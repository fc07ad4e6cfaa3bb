import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { decodePublished } from '../lineup/published/index.ts';
import { SCHEMAS } from './schemas.ts';

const fits = new Ajv2020({ strict: false }).compile(SCHEMAS.result());

const player = { player: 'Ann', handicap: null, goals: 3, of_which_penalty: 1, of_which_safety_60: 0 };
const teams = [
  { name: 'Red', published_team_handicap: null, goals_by_handicap: 1.5, team_goals: [], players: [player] },
  { name: 'Blue', players: [{ ...player, handicap: -0.5 }] },
];
const whole = {
  event: 'Final',
  periods: 6,
  basis: 'flat (open)',
  teams,
  running_score_by_period: [[1, 0.5], null],
  final: [4.5, 3],
};
const { final: _, ...unfinished } = whole;

describe('the schema of a result', () => {
  test.each([
    ['a whole result', whole],
    ['only what it must have', { teams: [{ name: 'A' }, { name: 'B' }], final: [1, 0] }],
    ['a field that nobody reads', { ...whole, weather: 'rain' }],
    ['no final', unfinished],
    ['one team', { ...whole, teams: [teams[0]] }],
    ['a team without a name', { ...whole, teams: [{}, teams[1]] }],
    ['a third of a goal', { ...whole, final: [1 / 3, 0] }],
    ['half a goal by a rider', { ...whole, teams: [teams[0], { name: 'B', players: [{ ...player, goals: 0.5 }] }] }],
    ['thirteen chukkers', { ...whole, periods: 13 }],
    ['a rating above ten', { ...whole, teams: [teams[0], { name: 'B', players: [{ ...player, handicap: 11 }] }] }],
    ['a score of three', { ...whole, running_score_by_period: [[1, 0, 0]] }],
  ])('and the reader agree on %s', (_name, result) => {
    expect(fits(result)).toBe(decodePublished(result).ok);
  });
});
