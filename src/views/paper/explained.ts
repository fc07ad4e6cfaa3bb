import { say } from '../words/index.ts';
import type { Paper } from './content.ts';
import { box, type Item, SHADE } from './items.ts';
import { lettering, widthOf, wrapped } from './lettering.ts';
import { markItems } from './marks.ts';
import type { Measures } from './measures.ts';
import type { Part } from './running.ts';

const HEAD = 6;

const workingPart = (paper: Paper, x: number, y: number, w: number, { line }: Measures): Part => {
  const lines = paper.working.flatMap((sentence) => wrapped(sentence, 400, 8, w - 6));
  const h = HEAD + lines.length * line + 1;
  return {
    h,
    items: [
      box(x, y, w, h, 0.35),
      lettering(x + 3, y + 4.4, paper.words.labels.working, { size: 9.5, weight: 700 }),
      ...lines.map((text, at) => lettering(x + 3, y + HEAD + 2.4 + at * line, text, { size: 8, most: w - 6 })),
    ],
  };
};

/** What a legend has to explain: only what stands on this sheet. */
const legendOf = (paper: Paper): readonly (readonly [sign: string, says: string])[] => {
  const rows = [...paper.teams.home.rows, ...paper.teams.away.rows];
  const marks = paper.running.map(({ mark }) => mark);
  const { legend } = paper.words;
  const presence = (is: string): boolean => rows.some(({ cells }) => cells.some((cell) => cell.presence === is));
  const all: readonly (readonly [string, string, boolean])[] = [
    ['A', legend.goal, true],
    ['(A)', legend.circled, marks.some(({ isCircled }) => isCircled)],
    ['W', legend.team, marks.some(({ sign }) => sign === 'W')],
    ['P1', legend.awarded, marks.some(({ sign }) => sign === 'P1')],
    ['†', legend.upheld, marks.some(({ isUpheld }) => isUpheld)],
    ['part', legend.part, presence('part')],
    ['out', legend.out, presence('out')],
  ];
  return all.flatMap(([sign, says, isThere]) => (isThere ? [[sign, says] as const] : []));
};

/** A sign of the legend, with its middle at a place. */
const signItems = (sign: string, x: number, y: number): readonly Item[] => {
  const [left, top, right, bottom] = [x - 2.2, y - 1.4, x + 2.2, y + 1.4];
  if (sign === 'out') return [box(left, top, 4.4, 2.8, 0.2, SHADE)];
  if (sign === 'part') {
    const points = [
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const;
    return [{ is: 'shape', points, fill: SHADE }, box(left, top, 4.4, 2.8, 0.2)];
  }
  const isCircled = sign === '(A)';
  return markItems({ letter: isCircled ? 'A' : sign, isCircled, sign: '', isUpheld: false }, x, y, 8, 8);
};

const legendPart = (paper: Paper, x: number, y: number, w: number, { line }: Measures): Part => {
  const rows = legendOf(paper);
  const each = Math.max(3.7, line + 0.3);
  return {
    h: HEAD + rows.length * each,
    items: [
      lettering(x, y + 4.4, paper.words.labels.legend, { size: 9.5, weight: 700 }),
      ...rows.flatMap(([sign, says], at) => [
        ...signItems(sign, x + 3, y + HEAD + 1.7 + at * each),
        lettering(x + 7.6, y + HEAD + 2.6 + at * each, says, { size: 8, most: w - 8 }),
      ]),
    ],
  };
};

const SIGN = 6.6;
const FLOWING_ROW = 3.9;

/** The legend as running text, for a page that is full. */
const flowingLegend = (paper: Paper, x: number, y: number, w: number): Part => {
  const label = paper.words.labels.legend;
  const items: Item[] = [lettering(x, y + 2.9, label, { size: 8, weight: 700 })];
  let [left, top] = [widthOf(label, 700, 8) + 3, y];
  for (const [sign, says] of legendOf(paper)) {
    const wide = SIGN + widthOf(says, 400, 7.5);
    if (left + wide > w) [left, top] = [0, top + FLOWING_ROW];
    items.push(...signItems(sign, x + left + 2.6, top + 2));
    items.push(lettering(x + left + SIGN, top + 2.9, says, { size: 7.5, most: w - SIGN }));
    left += wide + 3.4;
  }
  return { h: top - y + FLOWING_ROW, items };
};

const NOTE_SIZE = 7.5;
const NOTES_HEAD = 4.6;
/** A column that is not divided further, in millimetres. */
const NARROW_COLUMN = 120;

/** The notes in one column, or in two where that is the shorter. */
const columned = (notes: readonly string[], w: number): readonly (readonly string[])[] => {
  const lines = (most: number) => notes.flatMap((note) => wrapped(note, 400, NOTE_SIZE, most));
  const [whole, half] = [lines(w), lines((w - 6) / 2)];
  const middle = Math.ceil(half.length / 2);
  return middle < whole.length && whole.length > 3 && w > NARROW_COLUMN
    ? [half.slice(0, middle), half.slice(middle)]
    : [whole];
};

/** As many of the notes as there is room for; a last line says how many more the log has. */
const fitting = (paper: Paper, w: number, lines: number): readonly (readonly string[])[] => {
  const { notes, words } = paper;
  for (let kept = notes.length; kept > 0; kept -= 1) {
    const more = kept === notes.length ? [] : [say(words.more, { n: `${notes.length - kept}` })];
    const columns = columned([...notes.slice(0, kept), ...more], w);
    if (columns.every(({ length }) => length <= lines)) return columns;
  }
  return [[say(words.more, { n: `${notes.length}` })]];
};

/** What is noted, in the height that there is, in millimetres. */
const notesPart = (paper: Paper, x: number, y: number, w: number, { line }: Measures, most: number): Part => {
  if (paper.notes.length === 0) return { h: 0, items: [] };
  const each = Math.min(3.5, line);
  const columns = fitting(paper, w, Math.floor((most - NOTES_HEAD) / each));
  const width = columns.length === 1 ? w : (w - 6) / 2;
  return {
    h: NOTES_HEAD + Math.max(...columns.map(({ length }) => length)) * each,
    items: [
      lettering(x, y + 3.2, paper.words.labels.notes, { size: 9.5, weight: 700 }),
      ...columns.flatMap((column, at) =>
        column.map((text, row) =>
          lettering(x + at * (width + 6), y + NOTES_HEAD + 2.4 + row * each, text, { size: NOTE_SIZE, most: width }),
        ),
      ),
    ],
  };
};

const LEFT = 0.54;
const BETWEEN = 5;

/** Sums and signs side by side, the notes below them. */
const spread = (paper: Paper, x: number, y: number, w: number, measures: Measures, most: number): Part => {
  const left = workingPart(paper, x, y, w * LEFT, measures);
  const right = legendPart(paper, x + w * LEFT + BETWEEN, y, w * (1 - LEFT) - BETWEEN, measures);
  const h = Math.max(left.h, right.h);
  const below = h + measures.gap;
  const notes = notesPart(paper, x, y + below, w, measures, most - below);
  return { h: notes.h === 0 ? h : below + notes.h, items: [...left.items, ...right.items, ...notes.items] };
};

/** Sums and notes side by side, the signs in a few lines below them. */
const packed = (paper: Paper, x: number, y: number, w: number, measures: Measures, most: number): Part => {
  const signs = flowingLegend(paper, x, 0, w).h;
  const left = workingPart(paper, x, y, w * LEFT, measures);
  const room = most - signs - 1;
  const right = notesPart(paper, x + w * LEFT + BETWEEN, y, w * (1 - LEFT) - BETWEEN, measures, room);
  const h = Math.max(left.h, right.h) + 1;
  const legend = flowingLegend(paper, x, y + h, w);
  return { h: h + legend.h, items: [...left.items, ...right.items, ...legend.items] };
};

/** What a reader of the grids wants to know: the sums of the goals by handicap, what the signs mean, and what is noted. */
export const explained = (
  paper: Paper,
  x: number,
  y: number,
  w: number,
  measures: Measures,
  most = Number.POSITIVE_INFINITY,
): Part => (measures.isPacked ? packed : spread)(paper, x, y, w, measures, most);
