import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { resolve, SHELF } from '../../rulebook/index.ts';
import { checkPublished, decodePublished, type Verdict } from './index.ts';

const resolved = resolve(SHELF, { edition: SHELF.usual });
if (!resolved.ok) throw new Error('the usual book resolves');
const book = resolved.value;

const RESULTS = new URL('../../../results/', import.meta.url);
const fileOf = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, RESULTS), 'utf8'));
const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, RESULTS)).map((file) => `${folder}/${file.replace('.json', '')}`);

/** One change of a file: where, and what stands there afterwards; undefined takes the field out. */
type Change = readonly [path: string, value: unknown];

const changed = (file: unknown, changes: readonly Change[]): unknown => {
  const copy: unknown = structuredClone(file);
  for (const [path, value] of changes) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let at = copy as { [step: string]: unknown };
    for (const step of steps) at = at[step] as typeof at;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return copy;
};

const verdictOn = (file: unknown): Verdict => {
  const published = decodePublished(file);
  if (!published.ok) throw new Error(JSON.stringify(published.faults));
  return checkPublished(book, published.value);
};

const on = (name: string, ...changes: Change[]): Verdict => verdictOn(changed(fileOf(name), changes));
const provisions = (verdict: Verdict): string[] => verdict.contradictions.map(({ under }) => under).sort();
const wordsOf = (verdict: Verdict): string =>
  verdict.contradictions.flatMap(({ says, working = [] }) => [says, ...working]).join('\n');

const HURLINGHAM = 'confirmed/hurlingham-open-final-2019';
const COMEBACK = 'confirmed/argentine-open-2019-comeback';
const FIVE_RIDERS = 'confirmed/open-qualifier-2020-substitute';
const EAST_COAST = 'confirmed/east-coast-open-2018';
const GOLD_CUP = 'confirmed/gold-cup-2021-scone-uae-polo-pod';
const LEVEL = 'confirmed/queens-cup-2018-level-teams';
const TWENTY_GOAL = 'confirmed/national-twenty-goal-2012-final';
const GOLDEN_GOAL = 'confirmed/crossman-cup-2020-golden-goal';

const pairs = (name: string): unknown[] => [
  ...(fileOf(name) as { running_score_by_period: unknown[] }).running_score_by_period,
];

describe('a sound result is confirmed', () => {
  test.each(filesIn('confirmed'))('%s', (name) => {
    const verdict = on(name);
    expect(verdict.contradictions).toEqual([]);
    expect(verdict.confirmed.length).toBeGreaterThan(0);
    expect(verdict.notRead).toEqual([]);
  });

  test('[19.c] with its award and the working', () => {
    expect(on(EAST_COAST).confirmed).toContainEqual({
      about: ['teams'],
      says: '1 goal to Postage Stamp Farm, as the formula gives',
      working: ['20 − 19 = 1', '1 × 6 ÷ 6 = 1'],
      under: 'handicap.reference',
    });
  });

  test('[19.d] and without a basis the award is not checked', () => {
    const [finding] = on('confirmed/gold-cup-2019-basis-not-given').notCheckable;
    expect(finding?.says).toBe('the basis is not given: the goals by handicap are not checked');
    expect(finding?.under).toBe('handicap.basis');
  });
});

describe('a published contradiction is named, and nothing else', () => {
  const BOX =
    'Cessna: the goals come to 10, the final is 9: 1 goal too many, or a goal by handicap was credited to a player';
  const MISPRINT = 'Monterosso: 22 is shown, but the ratings add up to 23: a rating or the total is wrong';
  const SCORER = 'the text of report A: Tonkawa #2 (rated 3) of Tonkawa scored 3 in chukker 6, but 1 in the box';
  const FIRST =
    'the score after chukker 1: the running score has 3–0, the text of report A and the text of report B say 3–1';
  test.each([
    ['uspa-gold-cup-2020-box', [BOX]],
    [
      'uspa-gold-cup-2020-golden-goal',
      ['Daily Racing Form: the goals come to 11, the final is 12: 1 goal without a scorer'],
    ],
    ['uspa-gold-cup-2021-final', [FIRST, SCORER]],
    ['queens-cup-2018-team-total', [MISPRINT]],
    ['gold-cup-2021-headline', ['the final: the file has 18–10, the headline of PoloLine says 19–10']],
  ])('%s', (name, says) => {
    expect(on(`contradicted/${name}`).contradictions.map((finding) => finding.says)).toEqual(says);
  });

  test('[19.c] a misprinted total says what it would cost on handicap', () => {
    expect(wordsOf(on('contradicted/queens-cup-2018-team-total'))).toContain(
      'with 23 on handicap: 23 − 22 = 1; 1 × 6 ÷ 6 = 1: 1 goal to Valiente',
    );
  });
});

describe('a fault put into a sound result is named under its provision, once', () => {
  const SEEDED: readonly [title: string, file: string, changes: readonly Change[], under: readonly string[]][] = [
    ['a goal more', HURLINGHAM, [['teams.0.players.0.goals', 4]], ['goal.counts']],
    ['a goal less', HURLINGHAM, [['teams.0.players.2.goals', 4]], ['goal.counts']],
    ['a final of one more', HURLINGHAM, [['final.0', 17]], ['goal.counts', 'goal.counts']],
    ['a score that falls', HURLINGHAM, [['running_score_by_period.4.0', 7]], ['goal.counts']],
    ['a score the next one falls from', HURLINGHAM, [['running_score_by_period.4.0', 13]], ['goal.counts']],
    ['a last pair unlike the final', HURLINGHAM, [['running_score_by_period.7.1', 12]], ['goal.counts']],
    [
      'a pair missing in the middle',
      HURLINGHAM,
      [['running_score_by_period', pairs(HURLINGHAM).toSpliced(3, 1)]],
      ['chukkers.scheduled'],
    ],
    [
      'the last pair missing',
      HURLINGHAM,
      [['running_score_by_period', pairs(HURLINGHAM).slice(0, 7)]],
      ['chukkers.scheduled'],
    ],
    [
      'a pair twice',
      HURLINGHAM,
      [['running_score_by_period', pairs(HURLINGHAM).toSpliced(3, 0, [7, 3])]],
      ['chukkers.scheduled'],
    ],
    ['half a goal on the board', HURLINGHAM, [['running_score_by_period.4.0', 10.5]], ['goal.whole']],
    ['half a goal in the last pair', HURLINGHAM, [['running_score_by_period.7.0', 16.5]], ['goal.whole']],
    ['half a goal in the final', HURLINGHAM, [['final.0', 16.5]], ['goal.whole']],
    ['half a team goal', TWENTY_GOAL, [['teams.1.team_goals.0.goals', 0.5]], ['goal.whole']],
    ['penalties above the goals', HURLINGHAM, [['teams.0.players.0.of_which_penalty', 4]], ['goal.counts']],
    [
      'penalties and safeties above the goals',
      COMEBACK,
      [['teams.0.players.3.of_which_safety_60', 2]],
      ['goal.counts'],
    ],
    ['a team goal left out', TWENTY_GOAL, [['teams.1.team_goals', undefined]], ['goal.counts']],
    ['flat with an award', HURLINGHAM, [['teams.1.goals_by_handicap', 1]], ['goal.counts', 'handicap.basis']],
    ['flat with half a goal', HURLINGHAM, [['teams.1.goals_by_handicap', 0.5]], ['goal.whole', 'handicap.basis']],
    ['level teams with an award', LEVEL, [['teams.0.goals_by_handicap', 1]], ['goal.counts', 'handicap.basis']],
    [
      'level teams with unequal totals',
      LEVEL,
      [
        ['teams.0.published_team_handicap', 21],
        ['teams.0.players.1.handicap', 6],
      ],
      ['handicap.basis'],
    ],
    ['a misprinted total between level teams', LEVEL, [['teams.0.published_team_handicap', 23]], ['handicap.total']],
    [
      'an award of two for one',
      EAST_COAST,
      [['teams.1.goals_by_handicap', 2]],
      ['goal.counts', 'goal.counts', 'handicap.reference'],
    ],
    [
      'an award of a half for one',
      EAST_COAST,
      [['teams.1.goals_by_handicap', 0.5]],
      ['goal.whole', 'handicap.reference'],
    ],
    ['no award', EAST_COAST, [['teams.1.goals_by_handicap', 0]], ['goal.counts', 'handicap.reference']],
    [
      'the award to the higher side',
      EAST_COAST,
      [
        ['teams.0.goals_by_handicap', 1],
        ['teams.0.players.1.goals', 3],
        ['teams.1.goals_by_handicap', 0],
        ['teams.1.players.1.goals', 1],
      ],
      ['handicap.reference'],
    ],
    ['an award to both', EAST_COAST, [['teams.0.goals_by_handicap', 1]], ['goal.counts', 'handicap.reference']],
    [
      'an award to both, ratings unknown',
      TWENTY_GOAL,
      [['teams.1.goals_by_handicap', 1]],
      ['goal.counts', 'handicap.reference'],
    ],
    [
      'other chukkers than the award is for',
      EAST_COAST,
      [
        ['periods', 4],
        ['overtime_periods_in_list', undefined],
        ['running_score_by_period', undefined],
      ],
      ['handicap.reference'],
    ],
    ['a total of one less', EAST_COAST, [['teams.1.published_team_handicap', 18]], ['handicap.total']],
    ['a rating of one more', EAST_COAST, [['teams.1.players.2.handicap', 9]], ['handicap.total']],
    [
      'both totals and the award wrong',
      EAST_COAST,
      [
        ['teams.0.published_team_handicap', 25],
        ['teams.1.goals_by_handicap', 3],
        ['teams.1.players.3.goals', 3],
        ['running_score_by_period.0.1', 3],
      ],
      ['handicap.reference', 'handicap.total'],
    ],
    ['a total that no four of five give', FIVE_RIDERS, [['teams.0.published_team_handicap', 33]], ['handicap.total']],
    [
      'a total out of reach of the riders who are missing',
      COMEBACK,
      [
        ['teams.0.players', [{ handicap: 8 }, { handicap: 7 }]],
        ['teams.0.published_team_handicap', 36],
      ],
      ['handicap.total'],
    ],
    ['a board below the award', GOLD_CUP, [['running_score_by_period.0.1', 0]], ['goal.counts']],
    [
      'a final below the award',
      GOLD_CUP,
      [
        ['final.1', 0],
        ['running_score_by_period', undefined],
        ['teams.1.players', undefined],
      ],
      ['goal.counts'],
    ],
    [
      'more by one rider than the final, the others unknown',
      HURLINGHAM,
      [
        ['teams.0.players.0.goals', 17],
        ['teams.0.players.1.goals', null],
      ],
      ['goal.counts'],
    ],
    ['overtime without a level score', GOLDEN_GOAL, [['running_score_by_period.3.1', 3]], ['chukkers.overtime']],
    [
      'overtime without a level score, and without a word on overtime',
      GOLDEN_GOAL,
      [
        ['running_score_by_period.3.1', 3],
        ['overtime_periods_in_list', undefined],
      ],
      ['chukkers.overtime'],
    ],
    [
      'overtime won by two',
      GOLDEN_GOAL,
      [
        ['running_score_by_period.4.0', 6],
        ['final.0', 6],
        ['teams.0.players.0.goals', 3],
      ],
      ['chukkers.overtime'],
    ],
    [
      'overtime won by one, with three goals',
      GOLDEN_GOAL,
      [
        ['running_score_by_period.4', [6, 5]],
        ['final', [6, 5]],
        ['teams.0.players.0.goals', 3],
        ['teams.1.players.0.goals', 4],
      ],
      ['chukkers.overtime'],
    ],
    ['a final of one more after overtime', GOLDEN_GOAL, [['final.0', 6]], ['goal.counts', 'goal.counts']],
    ['more overtime than pairs', GOLDEN_GOAL, [['overtime_periods_in_list', 2]], ['chukkers.scheduled']],
    ['fewer chukkers than pairs', GOLDEN_GOAL, [['periods', 3]], ['chukkers.scheduled']],
  ];

  test.each(SEEDED)('%s', (_, file, changes, under) => {
    expect(provisions(on(file, ...changes))).toEqual(under);
  });
});

describe('what a contradiction says', () => {
  test.each([
    [
      EAST_COAST,
      ['teams.1.goals_by_handicap', 2],
      'the report gives 2 goals to Postage Stamp Farm, the formula 1 goal to Postage Stamp Farm: the size is wrong',
    ],
    [
      EAST_COAST,
      ['teams.0.goals_by_handicap', 1],
      'the report gives 1 goal to Iconica and 1 goal to Postage Stamp Farm: only the lower team receives any',
    ],
    [
      HURLINGHAM,
      ['teams.1.goals_by_handicap', 1],
      'on the flat there are no goals by handicap, but the report gives 1 goal to Ellerstina',
    ],
    [
      HURLINGHAM,
      ['running_score_by_period.4.0', 7],
      'the score falls in chukker 5: La Dolfina from 8 after chukker 4 to 7',
    ],
    [
      HURLINGHAM,
      ['running_score_by_period.4.0', 10.5],
      'La Dolfina: from 0 by handicap whole goals in play do not lead to 10½ after chukker 5',
    ],
    [
      HURLINGHAM,
      ['teams.0.players.0.of_which_penalty', 4],
      'Adolfo Cambiaso of La Dolfina scored 3, but 4 of them by penalty or safety',
    ],
    [HURLINGHAM, ['periods', 7], 'the running score has 8 pairs for 7 chukkers'],
    [
      GOLDEN_GOAL,
      ['running_score_by_period.3.1', 3],
      'overtime followed chukker 4, but the board shows 4–3: not level',
    ],
    [
      FIVE_RIDERS,
      ['teams.0.published_team_handicap', 33],
      'Cria GT: 33 is shown, but no four of the 5 ratings give it',
    ],
  ] as const)('%s %j', (file, change, says) => {
    expect(wordsOf(on(file, change))).toContain(says);
  });
});

describe('what is unknown stays unknown', () => {
  const open = (verdict: Verdict): string => verdict.notCheckable.map(({ says }) => says).join('\n');
  test.each([
    [
      'goals of a rider',
      HURLINGHAM,
      ['teams.0.players.0.goals', null],
      '13 of 16 goals are accounted for; not given: goals of Adolfo Cambiaso',
    ],
    ['the players', HURLINGHAM, ['teams.0.players', undefined], 'not given: the players'],
    ['an empty list of players', HURLINGHAM, ['teams.0.players', []], 'not given: the players'],
    ['the team goals, said to be unknown', HURLINGHAM, ['teams.0.team_goals', null], 'not given: the team goals'],
    [
      'an award on handicap',
      EAST_COAST,
      ['teams.1.goals_by_handicap', undefined],
      'Postage Stamp Farm are not given; the formula gives 1 goal to Postage Stamp Farm',
    ],
    [
      'an award on the flat, said to be unknown',
      HURLINGHAM,
      ['teams.0.goals_by_handicap', null],
      'the goals by handicap of La Dolfina are not given',
    ],
    ['the chukkers', EAST_COAST, ['periods', null], 'goals by handicap: the number of chukkers is not known'],
    ['a rating', EAST_COAST, ['teams.0.players.0.handicap', null], '20 is shown, but 1 of 4 ratings are not given'],
    ['a total', EAST_COAST, ['teams.0.published_team_handicap', null], 'Iconica: no team handicap is given'],
    ['a pair', HURLINGHAM, ['running_score_by_period.2', null], 'the score after chukker 3 is not given'],
    ['the running score', HURLINGHAM, ['running_score_by_period', undefined], 'no running score is given'],
    ['a basis in other words', EAST_COAST, ['basis', 'friendly'], 'the basis "friendly" is none that is known'],
    ['a rider less', EAST_COAST, ['teams.0.players.3', { handicap: null }], '1 of 4 ratings'],
    [
      'a rating off the scale',
      EAST_COAST,
      ['teams.0.players.3.handicap', 7.5],
      'is rated 7½, which is no rating of this book',
    ],
  ] as const)('%s', (_, file, change, says) => {
    const verdict = on(file, change);
    expect(verdict.contradictions).toEqual([]);
    expect(open(verdict)).toContain(says);
  });

  test('an award left out on the flat or between level teams is none', () => {
    for (const file of [HURLINGHAM, LEVEL]) {
      const verdict = on(file, ['teams.0.goals_by_handicap', undefined], ['teams.1.goals_by_handicap', undefined]);
      expect(verdict.contradictions).toEqual([]);
      expect(open(verdict)).not.toContain('not given');
    }
  });

  test('a box with one rider less leaves the total open', () => {
    const box = [
      { handicap: 1, goals: 1 },
      { handicap: 5, goals: 4 },
      { handicap: 7, goals: 4 },
    ];
    const verdict = on(EAST_COAST, ['teams.0.players', box]);
    expect(verdict.contradictions).toEqual([]);
    expect(open(verdict)).toContain('Iconica: 20 is shown, and one rider is missing in the box');
  });
});

describe('[19.b] half ratings count by the upper limit of the event', () => {
  // 7 + 6 + 7 + 1½: 21½ up to 6 goals, 21 above; against 22.
  const teams = (total: unknown, award: unknown) => [
    {
      name: 'Red',
      published_team_handicap: total,
      goals_by_handicap: award,
      players: [{ handicap: 7 }, { handicap: 6 }, { handicap: 7 }, { handicap: 1.5 }],
    },
    {
      name: 'Blue',
      published_team_handicap: 22,
      goals_by_handicap: 0,
      players: [{ handicap: 7 }, { handicap: 8 }, { handicap: 7 }, { handicap: 0 }],
    },
  ];
  const game = (total: unknown, award: number, more: object = {}) =>
    verdictOn({ periods: 6, basis: 'handicap', final: [9 + award, 9], teams: teams(total, award), ...more });
  const said = (verdict: Verdict) => verdict.confirmed.map(({ says }) => says).join('\n');

  test('above 6 goals only the rounded sum fits', () => {
    expect(provisions(game(21, 1, { upper_limit: 22 }))).toEqual([]);
    expect(provisions(game(21.5, 1, { upper_limit: 22 }))).toEqual(['rating.halves-above']);
    expect(provisions(game(20, 1, { upper_limit: 22 }))).toEqual(['handicap.total']);
    expect(provisions(game(21, 0.5, { upper_limit: 22 }))).toEqual(['handicap.reference']);
  });

  test('up to 6 goals only the sum of the halves fits', () => {
    expect(provisions(game(21.5, 0.5, { upper_limit: 6 }))).toEqual([]);
    expect(provisions(game(21, 0.5, { upper_limit: 6 }))).toEqual(['rating.halves-above']);
  });

  test('without a limit either fits, and the verdict says which', () => {
    expect(said(game(21, 1))).toContain('Red: the four ratings give 21, as shown, half ratings rounded down');
    expect(said(game(21.5, 0.5))).toContain(
      'Red: the four ratings give 21½, as shown, half ratings counted as they are',
    );
    expect(said(game(null, 1))).toContain('1 goal to Red, as the formula gives, half ratings rounded down');
    expect(said(game(null, 0.5))).toContain('½ goal to Red, as the formula gives, half ratings counted as they are');
    expect(provisions(game(null, 2))).toEqual(['handicap.reference']);
    expect(provisions(game(20, 1))).toEqual(['handicap.total']);
  });

  test('each total fits by itself; that no one limit allows both is told', () => {
    const [red, blue] = teams(21, null);
    const halved = {
      ...blue,
      published_team_handicap: 22.5,
      players: [...(blue?.players ?? []).slice(0, 3), { handicap: 0.5 }],
    };
    const verdict = verdictOn({ periods: 6, basis: 'handicap', final: [10, 9], teams: [red, halved] });
    expect(provisions(verdict)).toEqual([]);
    expect(verdict.notCheckable.map((finding) => finding.under)).toContain('rating.halves-count-to');
  });
});

test('a result of nobody and nothing but a final is neither confirmed nor contradicted', () => {
  const verdict = verdictOn({ teams: [{ name: 'Red' }, { name: 'Blue' }], final: [3, 2] });
  expect(verdict.contradictions).toEqual([]);
  expect(verdict.confirmed).toEqual([]);
});

test('fields that nobody reads are named', () => {
  const verdict = on(HURLINGHAM, ['shootout', [1, 0]], ['teams.1.coach', 'x'], ['teams.0.players.2.mount', 'y']);
  expect(verdict.notRead).toEqual(['shootout', 'teams[0].players[2].mount', 'teams[1].coach']);
  expect(verdict.contradictions).toEqual([]);
});
