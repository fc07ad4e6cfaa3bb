import { describe, expect, test } from 'vitest';
import { bothSides } from '../../words/index.ts';
import { letterOf } from '../goals.ts';
import { LANGUAGES, paperWordsOf } from '../index.ts';
import type { Mark, Paper, PaperRow, PaperTeam } from './content.ts';
import type { Item, Layout } from './items.ts';
import { capital, widthOf } from './lettering.ts';
import { layoutOf, PAPER_SIZES } from './page.ts';
import { paintSvg } from './svg.ts';

/** The most that a sheet has to hold: what no page is laid out for otherwise. */
interface Extent {
  readonly chukkers: number;
  readonly riders: number;
  readonly goals: number;
  readonly name: string;
  readonly notes: number;
}

const LONG = 'Maximiliano Etchegaray Larraín';
const USUAL: Extent = { chukkers: 4, riders: 4, goals: 15, name: 'Ana Whitlock', notes: 2 };
const FULL: Extent = { chukkers: 11, riders: 9, goals: 34, name: LONG, notes: 14 };
const EMPTY: Extent = { chukkers: 6, riders: 3, goals: 0, name: 'Bo', notes: 0 };

const markOf = (nth: number): Mark => ({
  letter: letterOf(nth),
  isCircled: nth % 3 === 0,
  sign: nth % 11 === 0 ? 'P1' : nth % 13 === 0 ? 'W' : '',
  isUpheld: nth % 17 === 0,
});

/** Goals of a side by chukker; the first rider makes them all, so that his cells are as full as cells can be. */
const cellsOf = (extent: Extent, isScorer: boolean, odd: number): PaperRow['cells'] =>
  Array.from({ length: extent.chukkers }, (_, chukker) => ({
    presence: isScorer ? 'whole' : (['whole', 'part', 'out'] as const)[chukker % 3],
    marks: Array.from({ length: isScorer ? extent.goals : 0 }, (_one, at) => at + 1)
      .filter((nth) => nth % 2 === odd && nth % extent.chukkers === chukker)
      .map(markOf),
  })) as PaperRow['cells'];

const teamOf = (extent: Extent, side: 'home' | 'away'): PaperTeam => ({
  side,
  name: `${extent.name} Polo`,
  silk: side === 'home' ? { colour: '#ffffff' } : { colour: '#f6c700', second: '#ffffff', pattern: 'chevron' },
  handicap: '22½',
  rows: [
    ...Array.from({ length: extent.riders }, (_, at) => ({
      kind: 'rider' as const,
      number: at < 4 ? `${at + 1}` : '',
      name: extent.name,
      handicap: '10',
      cells: cellsOf(extent, at === 0, side === 'home' ? 1 : 0),
      goals: `${at === 0 ? extent.goals : 0}`,
    })),
    { kind: 'team', number: '', name: 'Team', handicap: '', cells: cellsOf(extent, false, 0), goals: '0' },
  ],
  byChukker: Array.from({ length: extent.chukkers }, () => '3'),
  played: '17',
  award: '5½',
  score: '22½',
  shootOut: '',
  strokes: { penalty: extent.goals, safety: extent.goals > 20 ? 7 : 0, 'hit-in': extent.goals },
});

const paperFor = (extent: Extent, language: 'en' | 'es'): Paper => {
  const words = paperWordsOf(language);
  return {
    title: words.title,
    event: `${extent.name}, ${extent.name}, ${extent.name}, semi-final`,
    result: '',
    facts: Object.entries(words.labels)
      .slice(0, 6)
      .map(([, label]) => ({ label, says: extent.name })),
    columns: Array.from({ length: extent.chukkers }, (_, at) => (at < 8 ? `${at + 1}th` : `OT${at - 7}`)),
    teams: bothSides((side) => teamOf(extent, side)),
    awardLabel: `${words.labels.working}, 19.c, reported; 19.e, inferred`,
    start: `${extent.name} 5½–0`,
    running: Array.from({ length: extent.goals }, (_, at) => ({
      mark: markOf(at + 1),
      side: at % 2 === 0 ? 'home' : 'away',
      moment: '8th 12:34',
      score: `${10 + at}½–${at}`,
    })),
    working: ['14 − 12 = 2', '2 × 4 ÷ 6 = 1⅓', `1½ to ${extent.name}`],
    notes: Array.from({ length: extent.notes }, (_, at) => `5th 1:00 · ${extent.name}: ${extent.name} ${at}`),
    signatures: Array.from({ length: 10 }, (_, at) => ({ name: at % 2 === 0 ? extent.name : '', office: 'Referee' })),
    seal: {
      revision: 2,
      calls: 312,
      head: '7f3a91c4b20e5d68'.repeat(4),
      qr: [true, false, true].map((dark) => [dark, !dark, dark]),
    },
    words,
  };
};

type Text = Extract<Item, { is: 'text' }>;

const textsOf = ({ items }: Layout): readonly Text[] =>
  items.filter((item): item is Text => item.is === 'text' && item.text !== '');

const spanOf = ({ x, y, text, weight, size, squeeze, anchor }: Text) => {
  const w = widthOf(text, weight, size) * squeeze;
  const left = x - { start: 0, middle: w / 2, end: w }[anchor];
  return { text, left, right: left + w, top: y - capital(size), bottom: y };
};

/** Texts that stand upon each other, a hair of rounding aside. */
const collisions = (layout: Layout): readonly string[] => {
  const spans = textsOf(layout).map(spanOf);
  const hair = 0.05;
  return spans.flatMap((one, at) =>
    spans
      .slice(at + 1)
      .filter(
        (other) =>
          one.left < other.right - hair &&
          other.left < one.right - hair &&
          one.top < other.bottom - hair &&
          other.top < one.bottom - hair,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
};

const EXTENTS = { usual: USUAL, full: FULL, empty: EMPTY };
const ALL = Object.entries(EXTENTS).flatMap(([kind, extent]) =>
  PAPER_SIZES.flatMap((size) => LANGUAGES.map((language) => [kind, size, language, extent] as const)),
);

describe.each(ALL)('a sheet that is %s, on %s, in %s', (_kind, size, language, extent) => {
  const layout = layoutOf(paperFor(extent, language), size);

  test('stands within its page, with a margin', () => {
    for (const { left, right, top, bottom } of textsOf(layout).map(spanOf)) {
      expect(left).toBeGreaterThan(8);
      expect(right).toBeLessThan(layout.width - 8);
      expect(top).toBeGreaterThan(8);
      expect(bottom).toBeLessThan(layout.height - 5);
    }
  });

  test('has no text upon another', () => {
    expect(collisions(layout)).toEqual([]);
  });

  test('has nothing under seven points, nor narrower than 66 %', () => {
    for (const { size: points, squeeze } of textsOf(layout)) {
      expect(points).toBeGreaterThanOrEqual(7);
      expect(squeeze).toBeGreaterThanOrEqual(0.66);
    }
  });

  test('is the same each time', () => {
    expect(paintSvg(layoutOf(paperFor(extent, language), size))).toBe(paintSvg(layout));
  });
});

test('notes that do not fit are counted', () => {
  const said = textsOf(layoutOf(paperFor({ ...FULL, notes: 60 }, 'en'), 'letter')).map(({ text }) => text);
  expect(said.some((text) => /^… and \d+ more in the log$/.test(text))).toBe(true);
});

test('a name of a hostile hand is written, and does nothing', () => {
  const name = '<script>alert(1)</script>\u202e"&\u0007';
  const svg = paintSvg(layoutOf(paperFor({ ...USUAL, name }, 'en'), 'a4'));
  for (const sign of ['<script', '\u202e', '\u0007']) expect(svg).not.toContain(sign);
  expect(svg).toContain('&lt;script&gt;');
});

test('a colour that is none is not drawn', () => {
  const paper = paperFor(USUAL, 'en');
  const silk = { colour: '"/><script>' };
  const home = { ...paper.teams.home, silk };
  expect(paintSvg(layoutOf({ ...paper, teams: { ...paper.teams, home } }, 'a4'))).not.toContain('script');
});
