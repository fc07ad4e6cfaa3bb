import { describe, expect, test } from 'vitest';
import { resolve, SHELF } from '../../rulebook/index.ts';
import { checkPublished, decodePublished, type Verdict } from './index.ts';

const resolved = resolve(SHELF, { edition: SHELF.usual });
if (!resolved.ok) throw new Error('the usual book resolves');
const book = resolved.value;

/** Four chukkers, 3–1, 4–1, 4–3, 5–4; Red a goal of the team, Blue one by handicap. */
const GAME = {
  periods: 4,
  basis: 'handicap',
  teams: [
    {
      name: 'Red',
      published_team_handicap: 4,
      goals_by_handicap: 0,
      team_goals: [{ what: 'Penalty 1', goals: 1 }],
      players: [
        { player: 'Ana', handicap: 1, goals: 1 },
        { player: 'Bea', handicap: 1, goals: 3 },
        { player: 'Cleo', handicap: 1, goals: 0 },
        { player: 'Dora', handicap: 1, goals: 0 },
      ],
    },
    {
      name: 'Blue',
      published_team_handicap: null,
      goals_by_handicap: 1,
      players: [
        { player: 'Eva', goals: 3 },
        { player: 'Fay', goals: null },
      ],
    },
  ],
  running_score_by_period: [[3, 1], [4, 1], null, [5, 4]],
  overtime_periods_in_list: 0,
  final: [5, 4],
};

const judge = (...claims: object[]): Verdict => {
  const published = decodePublished({ ...GAME, claims: claims.map((claim) => ({ source: 'A', ...claim })) });
  if (!published.ok) throw new Error(JSON.stringify(published.faults));
  return checkPublished(book, published.value);
};
const against = (...claims: object[]): string[] => judge(...claims).contradictions.map(({ says }) => says);
const faultOf = (claim: object): string => {
  const published = decodePublished({ ...GAME, claims: [{ source: 'A', ...claim }] });
  return published.ok ? 'read' : published.faults.map(({ path, wanted }) => `${path.join('.')}: ${wanted}`).join('\n');
};

const FIRST = 'the score after chukker 1: the running score has 3–1, A says 3–0';

describe('every shape of a claim is read, and held against the file', () => {
  test.each([
    [{ about: 'final', value: [5, 3] }, 'the final: the file has 5–4, A says 5–3'],
    [{ about: 'final', value: '5-3' }, 'the final: the file has 5–4, A says 5–3'],
    [{ about: 'headline', value: ' 5½ – 3.5 ' }, 'the final: the file has 5–4, the headline of A says 5½–3½'],
    [{ about: 'headline', value: '½-0' }, 'the final: the file has 5–4, the headline of A says ½–0'],
    [{ about: 'running', value: [[3, 0]] }, FIRST],
    [{ about: 'running', value: ['3-0', null] }, FIRST],
    [{ about: 'running', value: [null, [4, 0]] }, 'the score after chukker 2: the running score has 4–1, A says 4–0'],
    [{ about: 'running', value: [{ chukker: 1, score: '3–0' }] }, FIRST],
    [{ about: 'running', value: { chukker: 1, score: [3, 0] } }, FIRST],
    [{ about: 'running', chukker: 1, value: { score: [3, 0] } }, FIRST],
    [{ about: 'running', value: { 1: [3, 0], 2: '4-1' } }, FIRST],
    [{ about: 'running', chukker: 1, value: [3, 0] }, FIRST],
    [{ about: 'running', chukker: 1, value: '3-0' }, FIRST],
    [
      { about: 'team-total', value: { team: 'Red', total: 5 } },
      'the team handicap of Red: the total shown has 4, A says 5',
    ],
    [
      { about: 'team-total', value: { team: ' red ', handicap: 4.5 } },
      'the team handicap of Red: the total shown has 4, A says 4½',
    ],
    [
      { about: 'team-total', value: { team: 'Red', value: 5 } },
      'the team handicap of Red: the total shown has 4, A says 5',
    ],
    [{ about: 'team-total', team: 'Red', value: 5 }, 'the team handicap of Red: the total shown has 4, A says 5'],
    [{ about: 'team-total', value: [5, 3] }, 'the team handicap of Red: the total shown has 4, A says 5'],
    [{ about: 'team-total', value: { Red: 5, Blue: 3 } }, 'the team handicap of Red: the total shown has 4, A says 5'],
    [
      { about: 'chukker-scorers', value: { chukker: 1, team: 'Red', scorers: { Ana: 2 } } },
      'A: Ana of Red scored 2 in chukker 1, but 1 in the box',
    ],
    [
      { about: 'chukker-scorers', value: { chukker: 1, team: 'Red', scorers: [{ player: 'ana', goals: 2 }] } },
      'A: ana of Red scored 2 in chukker 1, but 1 in the box',
    ],
    [
      { about: 'chukker-scorers', chukker: 1, team: 'Red', value: { Ana: 2 } },
      'A: Ana of Red scored 2 in chukker 1, but 1 in the box',
    ],
    [
      { about: 'chukker-scorers', chukker: 1, team: 'Red', value: [{ player: 'Ana', goals: 2 }] },
      'A: Ana of Red scored 2 in chukker 1, but 1 in the box',
    ],
  ])('%j', (claim, says) => expect(against(claim)).toEqual([says]));

  test('and what agrees is confirmed', () => {
    const verdict = judge(
      { about: 'final', value: '5 – 4' },
      { about: 'running', value: GAME.running_score_by_period },
      { about: 'team-total', value: { Red: 4 } },
      { about: 'chukker-scorers', chukker: 2, team: 'Red', value: { Bea: 1 } },
    );
    expect(verdict.contradictions).toEqual([]);
    expect(verdict.confirmed.map(({ says }) => says)).toEqual(
      expect.arrayContaining([
        'the final: A says 5–4, as the file has it',
        'the score after chukker 4: A says 5–4, as the running score has it',
        'the team handicap of Red: A says 4, as the total shown has it',
        'A: Red scored 1 in chukker 2, and the score rose by 1',
      ]),
    );
  });
});

describe('sources are held against each other where the file is silent', () => {
  const third = (source: string, value: string) => ({ source, about: 'running', chukker: 3, value });
  const blue = (source: string, value: number) => ({ source, about: 'team-total', team: 'Blue', value });

  test('one alone is not checkable, two that agree are confirmed', () => {
    const words = 'the score after chukker 3: A says 4–3; the file does not';
    expect(judge(third('A', '4-3')).notCheckable.map(({ says }) => says)).toContain(words);
    expect(judge(third('A', '4-3'), third('B', '4-3')).confirmed.map(({ says }) => says)).toContain(
      'the score after chukker 3: A and B say 4–3; the file does not',
    );
  });

  test('two that differ are one contradiction, with both values', () => {
    expect(against(third('A', '4-3'), third('B', '5-3'), third('C', '4-3'))).toEqual([
      'the score after chukker 3: A and C say 4–3, B says 5–3',
    ]);
    expect(against(blue('A', 3), blue('B', 2.5))).toEqual(['the team handicap of Blue: A says 3, B says 2½']);
  });

  test('two against the file are one contradiction, a third value is another', () => {
    const first = (source: string, value: string) => ({ source, about: 'running', chukker: 1, value });
    expect(against(first('A', '3-0'), first('B', '3-0'), first('C', '2-0'), first('D', '3-1'))).toEqual([
      'the score after chukker 1: the running score has 3–1, A and B say 3–0',
      'the score after chukker 1: the running score has 3–1, C says 2–0',
    ]);
  });

  test('a score lies between those known before and after it', () => {
    expect(against(third('A', '3-3'))).toEqual([
      'A says 3–3 after chukker 3: 3 for Red lies outside the scores before and after it',
    ]);
    expect(against(third('A', '4-5'))[0]).toContain('5 for Blue lies outside');
  });

  test('of a scorer, two sources say one number', () => {
    const scorers = (source: string, value: object) => ({
      source,
      about: 'chukker-scorers',
      chukker: 1,
      team: 'Red',
      value,
    });
    expect(against(scorers('A', { Bea: 2, Ana: 1 }), scorers('B', { Bea: 3 }))).toEqual([
      'goals of Bea for Red in chukker 1: A says 2, B says 3',
    ]);
  });
});

describe('[19.a] scorers of a chukker', () => {
  const scorers = (chukker: number, team: string, value: object) => ({
    about: 'chukker-scorers',
    chukker,
    team,
    value,
  });

  test('come to what the score rose, the start by handicap aside', () => {
    expect(against(scorers(1, 'Blue', { Eva: 1 }))).toEqual(['A: Blue scored 1 in chukker 1, but the score rose by 0']);
    expect(against(scorers(2, 'Red', { Bea: 1, Ana: 1 }))).toEqual([
      'A: Red scored 1 + 1 = 2 in chukker 2, but the score rose by 1',
    ]);
  });

  test('may come short: a source may name some of them only', () => {
    expect(against(scorers(1, 'Red', { Bea: 2 }))).toEqual([]);
    expect(against(scorers(1, 'Red', { Bea: 1 }))).toEqual([]);
    expect(judge(scorers(1, 'Red', { Bea: 1 })).notCheckable.map(({ says }) => says)).toContain(
      'A: Red scored 1 in chukker 1, and the score rose by 3; the source may not name them all',
    );
  });

  test('are not checkable where the score before or after is unknown', () => {
    expect(judge(scorers(3, 'Red', { Bea: 1 })).notCheckable.map(({ says }) => says)).toContain(
      'A: Red scored 1 in chukker 3; by how much the score rose is not known',
    );
  });

  test('over several chukkers of one source stay within the box', () => {
    const said = [scorers(1, 'Red', { Bea: 3 }), scorers(2, 'Red', { Bea: 1 })];
    expect(against(...said)).toEqual(['A: Bea of Red scored 4 in chukkers 1 and 2, but 3 in the box']);
  });

  test('are in the box', () => {
    expect(against(scorers(2, 'Red', { Zoe: 1 }))).toEqual(['A names Zoe: no such player in the box of Red']);
    expect(judge(scorers(3, 'Blue', { Fay: 1 })).notCheckable.map(({ says }) => says)).toContain(
      'the box of Blue does not say how many goals Fay scored',
    );
  });
});

describe('one thing said in many shapes', () => {
  test.each([
    { value: { chukker: 2, team: 'Red', scorers: { Bea: 4 } } },
    { value: { period: 2, team: 'Red', players: [{ player: 'Bea', goals: 4 }] } },
    { value: [{ chukker: 2, team: 'Red', player: 'Bea', goals: 4 }] },
    { value: { chukker: 2, Bea: 4 } },
    { value: { 2: { Bea: 4 } } },
    { value: { chukka: 2, team: 'Red', goals: { Bea: 4 } } },
    { chukker: 2, value: { Bea: 4 } },
  ])('%j', (claim) => {
    expect(against({ about: 'chukker-scorers', ...claim })).toContain(
      'A: Bea of Red scored 4 in chukker 2, but 3 in the box',
    );
  });

  test.each([
    [{ about: 'headline', value: 'Red beat Blue 7-1' }, /headline of A says 7–1/],
    [{ about: 'final', value: { score: '7-1' } }, /A says 7–1/],
    [{ about: 'running', value: { period: 1, score: '7-1' } }, /after chukker 1: .* A says 7–1/],
    [{ about: 'running', value: { after: 1, value: [7, 1] } }, /after chukker 1: .* A says 7–1/],
    [{ about: 'team-total', value: { team: 'Red', published_team_handicap: 39 } }, /handicap of Red: .* A says 39/],
  ])('%j', (claim, says) => expect(against(claim).join('\n')).toMatch(says));

  test('players whom no one team has are nobody’s', () => {
    expect(against({ about: 'chukker-scorers', chukker: 1, value: { Zoe: 1 } })).toEqual([
      'A speaks of Zoe, but no one team of this result fits',
    ]);
  });
});

describe('a claim about what there was not', () => {
  test.each([
    [{ about: 'running', chukker: 5, value: '6-4' }, ['A speaks of chukker 5, but 4 were played']],
    [{ about: 'team-total', value: { Green: 3 } }, ['A speaks of Green, but no one team of this result fits']],
    [
      { about: 'chukker-scorers', chukker: 1, team: 'Green', value: { Ana: 1 } },
      ['A speaks of Green, but no one team of this result fits'],
    ],
  ])('%j', (claim, says) => expect(against(claim)).toEqual(expect.arrayContaining(says)));
});

describe('a shape that fits nothing is a fault', () => {
  const VALUE = 'claims.0.value';
  test.each([
    [{ about: 'final' }, `${VALUE}: what the source says`],
    [{ about: 'final', value: 5 }, `${VALUE}: a pair of goals, [16, 13]`],
    [{ about: 'final', value: '5' }, `${VALUE}: a pair of goals, [16, 13], or text like "16-13"`],
    [{ about: 'final', value: '5-4-3' }, `${VALUE}: a pair of goals, [16, 13], or text like "16-13"`],
    [{ about: 'final', value: '5.2-4' }, `${VALUE}: a pair of goals, [16, 13], or text like "16-13"`],
    [{ about: 'final', value: '-4' }, `${VALUE}: a pair of goals, [16, 13], or text like "16-13"`],
    [{ about: 'final', value: [5, 4.2] }, `${VALUE}.1: a multiple of 0.5 from 0 to 99`],
    [{ about: 'running', value: [3, 1] }, `${VALUE}: the chukker, from 1, beside the value`],
    [{ about: 'running', value: [] }, `${VALUE}: pairs from chukker 1, or one pair with its chukker`],
    [{ about: 'running', chukker: 2, value: [[3, 1]] }, `${VALUE}: pairs from chukker 1, or one pair with its chukker`],
    [{ about: 'running', value: 7 }, `${VALUE}: pairs from chukker 1, or one pair with its chukker`],
    [{ about: 'running', value: { first: [3, 1] } }, `${VALUE}.first: the chukker, from 1, beside the value`],
    [{ about: 'running', value: { 0: [3, 1] } }, 'claims.0.value.0: a whole number from 1 to 24'],
    [{ about: 'team-total', value: 22 }, `${VALUE}: the name of the team, beside the value`],
    [{ about: 'team-total', value: [22] }, `${VALUE}: a pair of team handicaps, [22, 21]`],
    [{ about: 'team-total', value: { Red: 'many' } }, `${VALUE}.Red: a multiple of 0.5 from −8 to 40`],
    [{ about: 'team-total', value: 'many' }, `${VALUE}: a team and its total`],
    [
      { about: 'chukker-scorers', team: 'Red', value: { Ana: 1 } },
      `${VALUE}: the chukker, from 1, in the value or beside it`,
    ],
    [
      { about: 'chukker-scorers', chukker: 1, team: 'Red', value: { Ana: 1.5 } },
      `${VALUE}.Ana: a whole number from 0 to 99`,
    ],
    [{ about: 'chukker-scorers', chukker: 1, team: 'Red', value: [{ goals: 1 }] }, `${VALUE}.0.player: the player`],
    [{ about: 'chukker-scorers', chukker: 1, team: 'Red', value: {} }, `${VALUE}: players with their goals`],
    [{ about: 'weather', value: 1 }, 'claims.0.about: one of: final, headline, running, team-total, chukker-scorers'],
    [{ about: 'toString', value: 1 }, 'claims.0.about: one of: final, headline, running, team-total, chukker-scorers'],
    [{ source: null, about: 'final', value: '5-4' }, 'claims.0.source: who says it'],
  ])('%j', (claim, fault) => expect(faultOf(claim).split('\n')).toContain(fault));
});
