import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scoreOf } from '../engine/index.ts';
import { writeCall } from '../log/index.ts';
import { cite, figuresOf, LANGUAGES, type Sheet, sheetOf, whyOf, whysOf, wordsOf } from '../views/index.ts';
import { asGoals, asNumber, SIDES } from '../words/index.ts';
import { readGameLog } from './game-log.ts';
import { cutAt, judged, progressFor } from './judging.ts';
import { overheard } from './overheard.ts';
import { type ReplayOptions, replayGame } from './replay.ts';
import { NO_COLOUR } from './text/ink.ts';
import { sheetText } from './text/sheet.ts';
import { PAGE } from './text/table.ts';
import { whyText } from './text/why.ts';
import { widthOf } from './text/width.ts';
import { readMomentAsked, readUntil } from './until.ts';

const GAMES = readdirSync('games')
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `games/${name}`);
const FIRST = 'games/national-twenty-goal-2012.yaml';

const run = (file: string, options: Partial<ReplayOptions> = {}) => {
  const { terminal, out, err } = overheard();
  const status = replayGame(file, { lang: 'en', ...options }, terminal);
  return { status, out: out.join('\n'), err: err.join('\n') };
};

const gameOf = (file: string) => {
  const log = readGameLog(file, undefined);
  if (!log.ok) throw new Error(JSON.stringify(log.faults));
  const words = wordsOf('en');
  const { terminal } = overheard();
  return judged(log.value.book, log.value.calls, progressFor(words, log.value.calls.length, terminal, true));
};

const scratch = mkdtempSync(join(tmpdir(), 'chukker-'));
const written = (name: string, text: string): string => {
  const file = join(scratch, name);
  writeFileSync(file, text);
  return file;
};

const sentences = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  return part === null || typeof part !== 'object' ? [] : Object.values(part).flatMap(sentences);
};

/** The grids and tables of a sheet, without the names in them and without the legend. */
const tablesOf = (sheet: Sheet, language: 'en' | 'es'): string => {
  const words = wordsOf(language);
  const lines = sheetText(words, sheet, NO_COLOUR);
  const legend = new Set(Object.values(words.legend));
  const tables = lines.slice(lines.indexOf('')).filter((line) => ![...legend].some((says) => line.endsWith(says)));
  const names = SIDES.flatMap((side) => [
    sheet.teams[side].name,
    sheet.teams[side].name.toUpperCase(),
    ...sheet.teams[side].rows.map((row) => row.name),
  ]);
  // The longest first: a team may be a part of a rider's name.
  names.sort((a, b) => b.length - a.length);
  return names.reduce((text, name) => text.replaceAll(name, ''), tables.join('\n'));
};

describe.each(GAMES.flatMap((file) => LANGUAGES.map((language) => [file, language] as const)))(
  '%s in %s',
  (file, language) => {
    const words = wordsOf(language);
    const game = gameOf(file);
    const sheet = sheetOf(game, words);

    test('every number and every ruling answers why, with article and standing', () => {
      const whys = whysOf(sheet);
      expect(whys.length).toBeGreaterThan(100);
      expect(new Set(whys.map((why) => why.id)).size).toBe(whys.length);
      for (const why of whys) {
        expect(why.title).not.toBe('');
        expect(why.working.length).toBeGreaterThan(0);
        for (const line of [why.title, why.shown, ...why.working]) expect(line).toMatch(/^(?!.*[{}]|.*undefined).+$/);
        expect(why.provisions.length).toBeGreaterThan(0);
        for (const provision of why.provisions) {
          const cited = cite(words, game.book, provision);
          expect(cited.article).not.toBe('');
          expect(cited.standingSays).not.toBe('');
          expect(cited.says).not.toBe('');
          expect(cited.source).not.toBe('');
        }
        expect(whyText(words, game.book, why, NO_COLOUR).join('\n')).toContain(why.title);
      }
    });

    test('every number in a table is one of the figures', () => {
      const figures = figuresOf(sheet).flatMap((figure) => figure.shown.split(' '));
      const shown = new Set([...figures, ...sheet.rulings.map((ruling) => ruling.id)]);
      const numbers = tablesOf(sheet, language)
        .split(/[\s│]+/)
        .filter((word) => /[\d½–]/.test(word) && !/[─═]/.test(word));
      expect(numbers.length).toBeGreaterThan(50);
      for (const number of numbers) expect(shown).toContain(number.replace(/,$/, ''));
    });

    test('no line is wider than the page, and nothing is left unsaid', () => {
      const { out } = run(file, { lang: language });
      for (const line of out.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(PAGE);
      expect(out).not.toMatch(/[{}]|undefined|\[object/);
    });

    test('the sums come out', () => {
      const score = scoreOf(game.state);
      for (const side of SIDES) {
        const { teams, running, goals } = sheet;
        const team = teams[side];
        const sum = team.chukkers.reduce((all, figure) => all + Number(figure.value), Number(team.award.value));
        expect(team.score.value).toBe(asNumber(score[side]));
        expect(sum).toBe(team.score.value);
        expect(team.rows.reduce((all, row) => all + Number(row.goals.value), 0)).toBe(team.played.value);
        expect(running[side].at(-1)?.shown).toBe(asGoals(score[side]));
        expect(goals.at(-1)?.[side].shown).toBe(asGoals(score[side]));
      }
    });
  },
);

describe('the working of a score after a goal', () => {
  test.each(GAMES)('%s: the sum that is written comes out', (file) => {
    const sheet = sheetOf(gameOf(file), wordsOf('en'));
    const half = (text: string): number => (text.endsWith('½') ? Number(text.slice(0, -1) || 0) + 0.5 : Number(text));
    const sums = figuresOf(sheet).flatMap((figure) => figure.working.filter((line) => /^goals by .* = /.test(line)));
    // Each goal, each chukker and the end of each side at least once.
    expect(sums.length).toBeGreaterThan(sheet.goals.length * 2);
    for (const line of sums) {
      const [left = '', right = ''] = line.split(' = ');
      if (!left.includes('…')) {
        const parts = left.match(/\d*½|\d+/g) ?? [];
        expect(parts.reduce((sum, part) => sum + half(part), 0)).toBe(half(right));
      }
    }
  });
});

describe('the sheet of the published final', () => {
  test('says what is not known and what was not computed', () => {
    const { out, status } = run(FIRST);
    expect(status).toBe(0);
    expect(out).toContain('Judged under USPA Outdoor 2026, though played in 2012.');
    expect(out).toContain('Not every minute was published');
    expect(out).toContain('Handicaps that were not published are shown as –.');
    expect(out).toContain('assumed, not computed');
    expect(out).toMatch(/K·P1/);
    expect(out).toMatch(/7:15\*/);
  });

  test('is all Spanish when Spanish is asked for', () => {
    const spanish = sentences(wordsOf('es'));
    const english = sentences(wordsOf('en')).filter(
      (says) => says.length > 5 && says !== 'throw-in' && !says.includes('{') && !spanish.includes(says),
    );
    // The published one quotes its report in English.
    for (const file of GAMES.filter((name) => name !== FIRST)) {
      const { out } = run(file, { lang: 'es' });
      for (const says of english)
        expect(out).not.toMatch(new RegExp(`(?<!\\p{L})${says.replace(/[.*+?()]/g, '.')}(?!\\p{L})`, 'u'));
    }
  });

  test('a time that was read from the source is starred, and its reading is told', () => {
    const { out } = run(FIRST, { why: 'goal.12.clock' });
    expect(out).toContain('7:15*');
    expect(out).toContain('15 seconds were left');
  });
});

describe('why', () => {
  test('works a sum out', () => {
    expect(run(FIRST, { why: 'score.home' }).out).toContain(
      'goals by handicap 1 + goals by chukker 2 + 4 + 0 + 1 + 3 + 2 = 13',
    );
  });

  test('names the letters of the goals', () => {
    expect(run(FIRST, { why: 'chukker.2.home' }).out).toContain('Goals E, F, G, H: 4');
  });

  test('tells how an award was found and how it changed', () => {
    const { out } = run('games/two-and-a-half-goals.yaml', { why: 'award.home' });
    expect(out).toContain('12 − 10 = 2');
    expect(out).toContain('2 × 4 ÷ 6 = 1⅓');
    expect(out).toContain('recorded as 1½');
    expect(out).toContain('They were 2½ to Willow Creek until');
    expect(out).toContain('reading 2');
    expect(out).toContain('assumed: our own reading');
  });

  test('answers for a ruling by its number', () => {
    const { out } = run(FIRST, { why: '4' });
    expect(out).toContain('Ruling 4. Goal (A)');
    expect(out).toContain('19.a, USPA Outdoor 2026: inferred from another text');
  });

  test('lists every number, and each name of the list can be asked', () => {
    const { out, status } = run(FIRST, { why: 'list' });
    expect(status).toBe(0);
    const sheet = sheetOf(gameOf(FIRST), wordsOf('en'));
    for (const why of whysOf(sheet)) expect(out).toContain(why.id);
    expect(whyOf(sheet, ' running.3.home ')?.shown).toBe('7');
  });

  test('says so when there is no such number', () => {
    const { status, err } = run(FIRST, { why: 'running.99.home' });
    expect(status).toBe(2);
    expect(err).toContain('running.99.home');
  });
});

describe('--until', () => {
  test.each([
    ['3', [7, 3]],
    ['1', [3, 2]],
    ['4 7:00', [7, 5]],
    ['4 7:15', [8, 5]],
    ['#4', [3, 1]],
    ['#0', [0, 0]],
    ['9', [13, 7]],
  ])('%s', (said, score) => {
    const until = readUntil(said);
    if (until === undefined) throw new Error('not read');
    const { state } = cutAt(gameOf(FIRST), until);
    expect(SIDES.map((side) => asNumber(scoreOf(state)[side]))).toEqual(score);
    expect(run(FIRST, { until }).out).toContain('As it stood');
  });

  test.each(['', 'x', '3:', '#', '#x', '0', '-1', '3 7:60'])('"%s" is no moment', (said) => {
    expect(readUntil(said)).toBeUndefined();
  });
});

describe('what is not in order', () => {
  const { out, status } = run('games/three-to-the-end.yaml');

  test('is told with its reasons, and is the exit status', () => {
    expect(status).toBe(1);
    expect(out).toContain('Kay Boyd is not on the field.');
    expect(out).toContain('set aside, without effect');
    expect(out).toContain('upheld by the referee: “The change had been waved on before the');
    expect(out).toContain('3 During a period');
  });
});

describe('for programs', () => {
  const { out, status } = run('games/two-and-a-half-goals.yaml', { json: true });
  const told = JSON.parse(out);

  test('everything is there, goals as numbers', () => {
    expect(status).toBe(0);
    expect(told.score).toEqual([9.5, 9]);
    expect(told.figures['score.home']).toBe(9.5);
    expect(told.figures['running.1.home']).toBe(4.5);
    expect(told.running).toEqual([
      [4.5, 2],
      [4.5, 4],
      [7.5, 6],
      [9.5, 9],
    ]);
    expect(told.rulings[0]).toMatchObject({ n: 1, kind: 'game-opened', article: '16', standing: 'inferred' });
    expect(told.grades).toHaveLength(gameOf('games/two-and-a-half-goals.yaml').judged.length);
    expect(told.inOrder).toBe(true);
  });

  test('what is set aside comes with its objections', () => {
    const { notInOrder } = JSON.parse(run('games/three-to-the-end.yaml', { json: true }).out);
    expect(notInOrder.map((one: { kind: string }) => one.kind)).toEqual(['set-aside', 'insisted']);
    expect(notInOrder[0].objections[0]).toMatchObject({
      why: 'not-riding',
      provision: 'goal.rider',
      standing: 'assumed',
    });
  });
});

describe('a log of one call a line', () => {
  const game = gameOf('games/golden-goal.yaml');
  const lines = game.judged.map(({ call }) => JSON.stringify(writeCall(call)));

  test('gives the sheet of the game, in whatever order its lines come', () => {
    const inOrder = run(written('log.jsonl', lines.join('\n')), { json: true });
    const shaken = run(written('shaken.jsonl', [...lines].reverse().join('\n')), { json: true });
    expect(inOrder.status).toBe(0);
    expect(JSON.parse(inOrder.out).score).toEqual([7, 6]);
    expect(shaken.out).toBe(inOrder.out);
  });

  test('keeps a call that came twice once', () => {
    const twice = run(written('twice.jsonl', [...lines, ...lines.slice(1, 3)].join('\n')), { json: true });
    expect(JSON.parse(twice.out).score).toEqual([7, 6]);
  });

  test('opens a log with two different calls of one name, and names the second with its line', () => {
    const forked = lines[2]?.replace('"side":"home"', '"side":"away"') ?? '';
    const { status, err } = run(written('forked.jsonl', [...lines, forked].join('\n')));
    expect(status).toBe(1);
    expect(err).toMatch(new RegExp(`forked\\.jsonl, line ${lines.length + 1}: lost .*another call named file:3`));
  });
});

describe('hostile names', () => {
  const name = `Evil \u202e${'x'.repeat(70)}`;
  const file = written(
    'hostile.yaml',
    JSON.stringify({
      given: {
        event: '\u2066{team}',
        home: { name, riders: { [name]: 3, 名前: 2, 'Ju\u0301an': 1, '{rider}': 0 } },
        away: { name: 'B', riders: [4, 0, 0, 0] },
      },
      when: [{ goal: { side: 'home', by: name } }, { goal: { side: 'home', by: `${name}2` } }],
    }),
  );

  test.each([...LANGUAGES])('are shown harmlessly in %s', (lang) => {
    const { out } = run(file, { lang });
    for (const sign of ['\u202e', '\u2066', '\u001b']) expect(out).not.toContain(sign);
    expect(out).toContain('<U+202E>');
    expect(out).toContain('{rider}');
    for (const line of out.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(PAGE);
  });
});

describe('faults', () => {
  test.each([
    ['games/none.yaml', undefined, 'no such file'],
    [
      written('edition.yaml', 'edition: nowhere-1900\ngiven: { home: 3, away: 4 }\nwhen: []\n'),
      undefined,
      'edition.yaml:1: edition',
    ],
    [written('with.yaml', 'with: [nothing]\ngiven: { home: 3, away: 4 }\nwhen: []\n'), undefined, 'with.yaml:1: with'],
    [FIRST, 'nowhere-1900', '--edition: found unknown edition'],
    [written('empty.jsonl', '{}\n'), undefined, 'empty.jsonl:1'],
  ])('%s', (file, edition, says) => {
    const { status, err, out } = run(file, edition === undefined ? {} : { edition });
    expect(status).toBe(2);
    expect(err).toContain(says);
    expect(out).toBe('');
  });

  test('a log without a call is an empty sheet', () => {
    const { status, out } = run(written('nothing.jsonl', ''));
    expect(status).toBe(0);
    expect(out).toContain('0 calls');
  });
});

describe('a moment of a game', () => {
  const FOUL = 'games/foul-at-seven-twelve.yaml';
  const asked = (at: string) => run(FOUL, { at: readMomentAsked(at) as never, options: true }).out;

  test('says what is due, where, and under which article', () => {
    const out = asked('2:7:12');
    expect(out).toContain('opens the 3rd chukker: Penalty 4 by Crane Marsh');
    expect(out).toContain('90 yd along, 0 yd across');
    expect(out).toContain('22.b, 37, inferred');
  });

  test('says what may be said then, and nothing else', () => {
    const out = asked('#23');
    expect(out).toContain('the umpires confirm the foul of Crane Marsh, or not');
    expect(out).toMatch(/^penalty +8 /m);
    expect(out).not.toMatch(/^throw-in /m);
  });

  test('moves the clock on to the time that is named', () => {
    expect(asked('4:6:05')).toContain('6:05, running');
    expect(run(FOUL, { at: readMomentAsked('4:3:00') as never, lang: 'es' }).out).toContain('3:00, en marcha');
  });
});
