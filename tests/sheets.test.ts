import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readGame } from '../src/cases/index.ts';
import { bookOf, replay } from '../src/engine/index.ts';
import { SHELF } from '../src/rulebook/index.ts';
import { type Mark, type Paper, type PaperTeam, paperOf, paperWordsOf, wordsOf } from '../src/views/index.ts';

/** Sheets that were worked out by hand from the games in `games/`, before the program drew any. */
const BY_HAND = 'games/by-hand';
const NAMES = readdirSync(BY_HAND).map((name) => name.replace(/\.yaml$/, ''));

interface HandTeam {
  name: string;
  handicap: string;
  riders: readonly { no: string; name: string; hcp: string; cells: Record<string, string[]>; goals: string }[];
  team?: { cells: Record<string, string[]>; goals: string };
}
interface Hand {
  home: HandTeam;
  away: HandTeam;
  absent: readonly { side: 'home' | 'away'; rider: string; out: number[]; part: number[] }[];
}

const written = ({ letter, isCircled, sign }: Mark): string =>
  isCircled ? `(${letter})` : sign === '' ? letter : `${letter}·${sign}`;

const cellsOf = (row: PaperTeam['rows'][number] | undefined): Record<string, string[]> =>
  Object.fromEntries(
    (row?.cells ?? []).flatMap(({ marks }, at) => (marks.length === 0 ? [] : [[at + 1, marks.map(written)]])),
  );

/** The drawn sheet in the form of the one made by hand. */
const asByHand = (paper: Paper) => {
  const team = (side: 'home' | 'away') => {
    const { name, handicap, rows, byChukker, award, score, strokes } = paper.teams[side];
    const own = rows.find(({ kind }) => kind === 'team');
    return {
      name,
      handicap,
      riders: rows
        .filter(({ kind }) => kind === 'rider')
        .map((row) => ({ no: row.number, name: row.name, hcp: row.handicap, cells: cellsOf(row), goals: row.goals })),
      ...(own === undefined ? {} : { team: { cells: cellsOf(own), goals: own.goals } }),
      'by-chukker': byChukker,
      'by-handicap': award,
      final: score,
      strokes,
    };
  };
  const absent = (['home', 'away'] as const).flatMap((side) =>
    paper.teams[side].rows.flatMap(({ name, cells }) => {
      const where = (is: string) => cells.flatMap(({ presence }, at) => (presence === is ? [at + 1] : []));
      return where('out').length + where('part').length === 0
        ? []
        : [{ side, rider: name, out: where('out'), part: where('part') }];
    }),
  );
  const running = paper.running.map(({ mark, side, moment, score }) => ({ mark: written(mark), side, moment, score }));
  return { home: team('home'), away: team('away'), running, absent };
};

describe.each(NAMES)('%s', (name) => {
  const game = readGame(parse(readFileSync(join('games', `${name}.yaml`), 'utf8')), SHELF.usual);
  if (!game.ok) throw new Error(JSON.stringify(game.faults));
  const book = bookOf(SHELF, game.value.calls);
  if (!book.ok) throw new Error(JSON.stringify(book.faults));
  const paper = paperOf(replay(book.value, game.value.calls), wordsOf('en'), paperWordsOf('en'));

  test('is drawn as it was worked out by hand', () => {
    const { game: _game, ...hand } = parse(readFileSync(join(BY_HAND, `${name}.yaml`), 'utf8')) as Hand & {
      game: string;
    };
    expect(asByHand(paper)).toEqual(hand);
  });
});
