import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readGame } from '../../cases/index.ts';
import { bookOf, type Game, judge, replay, START, scoreOf } from '../../engine/index.ts';
import { standing } from '../../log/index.ts';
import { chanceFrom, inventCall } from '../../practice/index.ts';
import { resolve, SHELF } from '../../rulebook/index.ts';
import { asGoals, millis } from '../../words/index.ts';
import { LANGUAGES, wordsOf } from '../words/index.ts';
import { liveWordsOf } from '../words/live.ts';
import { announceOf, announcerLine, boxOf, endsOf, playsOf, scoreboardOf, storyOf, stripOf } from './index.ts';

const gameOf = (name: string): Game => {
  const game = readGame(parse(readFileSync(`games/${name}.yaml`, 'utf8')), SHELF.usual);
  if (!game.ok) throw new Error(JSON.stringify(game.faults));
  const book = bookOf(SHELF, game.value.calls);
  if (!book.ok) throw new Error(JSON.stringify(book.faults));
  return replay(book.value, game.value.calls);
};

const story = (name: string, lang: 'en' | 'es'): string => storyOf(gameOf(name), wordsOf(lang), liveWordsOf(lang));

describe('the story', () => {
  test('of a game on handicap that overtime decided', () => {
    expect(story('golden-goal', 'en')).toBe(
      [
        'Fox Hollow beat Long Meadow 7–6 in overtime (an invented 5 to 8 goal event).',
        'Long Meadow began with 2 goals on handicap.',
        'At half time it was Fox Hollow 3–3 Long Meadow.',
        'The lead changed hands once.',
        'The score was level 3 times after the start.',
        'The last goal was scored by Zoe Drake for Fox Hollow at 2:40 of the overtime chukker 2.',
        'Wes Amory led Fox Hollow with 4 goals (2 from penalties).',
        'Abe Elm led Long Meadow with 2 goals (1 from penalties).',
      ].join(' '),
    );
  });

  test('of a game whose minutes nobody wrote down', () => {
    expect(story('national-twenty-goal-2012', 'en')).toBe(
      [
        'Audi beat ELG 13–7 (USPA National Twenty Goal, final).',
        'Audi began with 1 goal by handicap, as was stated.',
        'At half time it was Audi 7–3 ELG.',
        'Audi was never behind.',
        'The longest run was of Audi: 4 in a row, to 7–2.',
        'The last goal was scored by Carlitos Gracida for Audi in the 6th chukker.',
        'Nic Roldan led Audi with 5 goals (1 from penalties).',
        'Guille Aguero and Tommy Biddle led ELG with 3 goals each.',
      ].join(' '),
    );
  });

  test('of a shoot-out, in Spanish', () => {
    expect(story('shoot-out', 'es')).toBe(
      [
        'Birch Lane venció a Alder Court por 5–4 en los penales, tras igualar 1–1.',
        'Se jugó sin ventaja.',
        'La mitad terminó Alder Court 1–0 Birch Lane.',
        'El marcador estuvo igualado una vez después del comienzo.',
        'El último gol lo hizo Eve Ford para Birch Lane a los 7:05 del chukker 2.',
        'Ada Bell fue el goleador de Alder Court con 1 gol.',
        'Eve Ford fue el goleador de Birch Lane con 1 gol.',
      ].join(' '),
    );
  });
});

describe('the announcer', () => {
  const game = gameOf('withdrawn-goal');
  const lines = announceOf(game, wordsOf('en'), liveWordsOf('en')).map(({ says }) => says);

  test('says goals with the score, and that one was corrected', () => {
    expect(lines).toContain(
      'Goal for Kestrel Green: Hal Swift, from the field. Heron Pool 0, Kestrel Green 1. Kestrel Green takes the lead.',
    );
    expect(lines).toContain(
      'Corrected: Goal for Heron Pool: Cy North, from the field. Heron Pool 2, Kestrel Green 1. Heron Pool takes the lead.',
    );
    expect(lines.join(' ')).not.toContain('Bo Marsh, from the field. Heron Pool 2');
  });

  test('ends with who has won', () => {
    expect(announcerLine(game, wordsOf('en'), liveWordsOf('en'))).toBe(
      'The game is over. Heron Pool wins: Heron Pool 4, Kestrel Green 3.',
    );
  });

  test('counts three for a rider once', () => {
    const said = announceOf(gameOf('golden-goal'), wordsOf('en'), liveWordsOf('en')).map(({ says }) => says);
    expect(said.filter((line) => line.includes('Three for Wes Amory.')).length).toBe(1);
  });
});

describe('the board', () => {
  const game = gameOf('foul-at-seven-twelve');
  const shown = { book: game.book, state: game.state, words: wordsOf('en'), live: liveWordsOf('en') };

  test('shows halves, and goals by handicap in a column of their own', () => {
    const board = scoreboardOf(shown);
    expect([board.teams.home.score, board.teams.away.score, board.stands]).toEqual(['3½', '3', 'final']);
    expect(board.line.columns).toEqual(['Hcp', '1st', '2nd', '3rd', '4th', 'Total']);
    expect(board.line.rows.home).toEqual({ award: '1½', chukkers: ['0', '0', '2', '0'], total: '3½' });
  });

  test('counts down to the horns of a chukker that runs, and shows what is due', () => {
    const at = game.judged.find(({ state }) => state.chukker === 3 && state.phase === 'in-play');
    if (at === undefined) throw new Error('the third chukker does not run');
    const strip = stripOf({ ...shown, state: at.state });
    expect(strip.stands).toBe('in play');
    expect(strip.timers.map(({ kind, left }) => [kind, left])).toEqual([
      ['first-horn', 420_000],
      ['second-horn', 450_000],
    ]);
    expect(strip.due).toBeUndefined();
    const dead = game.judged.find(({ state }) => state.phase === 'dead' && state.restart !== undefined);
    if (dead === undefined) throw new Error('the ball is never dead');
    expect(stripOf({ ...shown, state: dead.state }).due?.says).toBe('throw-in at the centre');
  });

  test('moves on with the game clock', () => {
    const state = {
      ...game.state,
      phase: 'in-play' as const,
      clock: { running: true, elapsed: millis(60_000), since: millis(0), horns: 0 as const },
    };
    expect(scoreboardOf({ ...shown, state }, millis(30_000)).clock).toBe('1:30');
  });

  test('says who attacks which end', () => {
    expect(endsOf(shown).attacks).toEqual({ home: game.state.ends.away, away: game.state.ends.home });
  });

  test('a box adds up to the goals that were played', () => {
    const box = boxOf(gameOf('two-and-a-half-goals'), wordsOf('en'));
    expect(box.home.reduce((sum, { goals }) => sum + goals, 0)).toBe(8);
    expect(box.away.map(({ play, penalties }) => play + penalties)).toEqual(box.away.map(({ goals }) => goals));
  });
});

describe('invented games', () => {
  const book = resolve(SHELF, { edition: SHELF.usual, conditions: [], variances: [] });
  if (!book.ok) throw new Error(JSON.stringify(book.faults));

  const invented = (seed: number): Game => {
    const chance = chanceFrom(seed);
    let state = START;
    const judged: Game['judged'][number][] = [];
    for (let count = 1; count <= 150; count += 1) {
      const call = inventCall(chance, book.value, state, count);
      const judgement = judge(book.value, state, call);
      state = judgement.state;
      judged.push({ ...judgement, call });
    }
    return { book: book.value, judged, state, standing: standing(judged.map(({ call }) => call)) };
  };

  test.each(Array.from({ length: 12 }, (_, at) => 4100 + at))('of seed %i are told without a gap', (seed) => {
    const game = invented(seed);
    for (const lang of LANGUAGES) {
      const [words, live] = [wordsOf(lang), liveWordsOf(lang)];
      const shown = { book: game.book, state: game.state, words, live };
      const strip = stripOf(shown, millis(2_000_000));
      const told = [
        storyOf(game, words, live),
        ...announceOf(game, words, live).map(({ says }) => says),
        ...playsOf(game, words).map(({ says, moment, score }) => `${moment} ${says} ${score}`),
        JSON.stringify(strip),
      ].join('\n');
      expect(told).not.toMatch(/undefined|NaN|\[object|\{(team|rider|score|n|goals|chukker)\}/);
      const score = scoreOf(game.state);
      expect(told).toContain(asGoals(score.home));
      expect(strip.line.rows.away.total).toBe(asGoals(score.away));
    }
  });
});
