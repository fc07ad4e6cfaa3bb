import { describe, expect, test } from 'vitest';
import { type Game, replay } from '../engine/index.ts';
import { type Call, GROUND_FIELDS, openLog, publicLog, writeCall } from '../log/index.ts';
import { type Book, resolve, SHELF } from '../rulebook/index.ts';
import {
  announceOf,
  boxOf,
  endsOf,
  LANGUAGES,
  type Language,
  liveWordsOf,
  machineOf,
  paperOf,
  paperWordsOf,
  playsOf,
  scoreboardOf,
  sheetOf,
  storyOf,
  stripOf,
  timersOf,
  wordsOf,
} from '../views/index.ts';
import { inventGame } from './game/index.ts';
import { chanceFrom } from './seed.ts';

const GAMES = 12;
const SEED = Number(process.env['CHUKKER_SEED'] ?? 9_000);

const bookOrFail = (): Book => {
  const read = resolve(SHELF, { edition: SHELF.usual });
  if (!read.ok) throw new Error('the usual book does not resolve');
  return read.value;
};
const book = bookOrFail();

const SECRET = 'sprained wrist, sent to the doctor';
const PRIVATE = GROUND_FIELDS.map((name) => name.split('.'));

/** What is said, with something private in every field that stays at the ground, and in one that nobody knows yet. */
const confided = (said: Call['said']): Call['said'] => {
  const notes = PRIVATE.filter(([kind]) => kind === said.kind).map(([, field = '']) => [field, SECRET]);
  const inside = said.kind === 'amend' && 'to' in said ? { to: confided(said.to as Call['said']) } : {};
  return { ...said, ...inside, ...Object.fromEntries(notes), fromTomorrow: SECRET } as Call['said'];
};

/** A log as it comes out of a file. */
const read = (calls: readonly Call[]): readonly Call[] =>
  openLog(
    calls.map((call, at) => {
      const text = JSON.stringify(writeCall(call));
      return { line: at + 1, text, isWhole: true, value: { ok: true, value: JSON.parse(text) } };
    }),
  ).calls;

/** Everything that the public sees of a game: the sheet, the board, the strip, the story. */
const seen = (game: Game, lang: Language): { readonly [view: string]: unknown } => {
  const words = wordsOf(lang);
  const live = liveWordsOf(lang);
  const shown = { book, state: game.state, words, live };
  return {
    rulings: game.judged.map(({ grade, rulings, objections }) => ({ grade, rulings, objections })),
    sheet: machineOf(sheetOf(game, words), game, words),
    paper: paperOf(game, words, paperWordsOf(lang)),
    story: storyOf(game, words, live),
    announced: announceOf(game, words, live),
    plays: playsOf(game, words),
    box: boxOf(game, words),
    board: scoreboardOf(shown),
    strip: stripOf(shown),
    ends: endsOf(shown),
    timers: timersOf(book, game.state, live),
  };
};

/** The views in which two games look different, by name: whole pages would bury it. */
const different = (one: Game, other: Game, lang: Language): readonly string[] => {
  const theirs = seen(other, lang);
  return Object.entries(seen(one, lang)).flatMap(([view, shows]) =>
    JSON.stringify(shows) === JSON.stringify(theirs[view]) ? [] : [view],
  );
};

const games = Array.from({ length: GAMES }, (_, at) => inventGame(chanceFrom(SEED + at), book)).map((calls) =>
  read(calls.map((call) => ({ ...call, said: confided(call.said) }))),
);

describe('what the public sees', () => {
  test('has something to hide', () => {
    expect(GROUND_FIELDS).toContain('substitution.note');
    const hiding = games.filter((calls) => calls.some(({ said }) => 'note' in said && said.note === SECRET));
    expect(hiding.length).toBeGreaterThan(GAMES / 2);
  });

  test.each(games.map((calls, at) => [SEED + at, calls] as const))(
    'is the whole of game %i but for what stays at the ground',
    (_, calls) => {
      const published = read(publicLog(calls));
      expect(published).toHaveLength(calls.length);
      expect(JSON.stringify(published)).not.toContain('wrist');
      const [whole, open] = [replay(book, calls), replay(book, published)];
      for (const lang of LANGUAGES) {
        expect(different(open, whole, lang)).toEqual([]);
        expect(JSON.stringify(seen(open, lang)).includes('wrist')).toBe(false);
      }
    },
  );
});
