import { SIDES } from '../../words/index.ts';
import type { Paper, PaperTeam } from './content.ts';
import { INK_2, type Item, line } from './items.ts';
import { lettering, NARROW, widthOf, wrapped } from './lettering.ts';

/** What stands above the facts: title and event on the left, the result on the right. */
export const HEADER = 22;

const SCORE = 20;
const HALF = '½';

/** A score with its figures under those of the other side, whether a half follows or not. */
const scoreItems = ({ score, shootOut }: PaperTeam, right: number, y: number, hasHalves: boolean): readonly Item[] => {
  const half = hasHalves ? widthOf(HALF, 700, SCORE) : 0;
  const whole = score.replace(HALF, '');
  const out = shootOut === '' ? '' : `(${shootOut})`;
  const beside = out === '' ? 0 : widthOf('(00)', 700, 12) + 1;
  const at = right - beside - half;
  return [
    lettering(at, y, whole, { size: SCORE, weight: 700, anchor: 'end' }),
    ...(score === whole ? [] : [lettering(at, y, HALF, { size: SCORE, weight: 700 })]),
    ...(out === '' ? [] : [lettering(right, y, out, { size: 12, weight: 700, anchor: 'end' })]),
  ];
};

const eventItems = (event: string, x: number, y: number, most: number): readonly Item[] => {
  if (widthOf(event, 400, 11.5) * NARROW <= most) return [lettering(x, y + 16.4, event, { size: 11.5, most })];
  const [first = '', ...rest] = wrapped(event, 400, 9, most);
  return [lettering(x, y + 14.6, first, { size: 9, most }), lettering(x, y + 18.4, rest.join(' '), { size: 9, most })];
};

export const headerItems = (paper: Paper, x: number, y: number, w: number): readonly Item[] => {
  const board = x + w * 0.6;
  const hasHalves = SIDES.some((side) => paper.teams[side].score.includes(HALF));
  const rows = SIDES.flatMap((side, at) => {
    const team = paper.teams[side];
    const base = y + 7.4 + at * 9.4;
    return [
      lettering(board, base, team.name, { size: 13, weight: 700, most: w * 0.4 - 28 }),
      ...scoreItems(team, x + w, base + 0.5, hasHalves),
    ];
  });
  return [
    lettering(x, y + 9, paper.title, { size: 24, weight: 700, most: w * 0.56 }),
    ...eventItems(paper.event, x, y, w * 0.57),
    ...rows,
    line(x, y + HEADER - 1.4, x + w, y + HEADER - 1.4, 0.8),
  ];
};

const FACT = 9;
const APART = 4;
/** Facts are set a little narrower before they take a second row. */
const NARROWER = 0.84;
type Fact = Paper['facts'][number];

const widthOfFact = ({ label, says }: Fact): number => Math.max(widthOf(label, 400, 7.5), widthOf(says, 700, 9));

const widthOfRow = (facts: readonly Fact[]): number =>
  facts.reduce((sum, fact) => sum + widthOfFact(fact) + APART, -APART);

/** Facts in rows, as many side by side as stand in the width. */
const rowsOf = (facts: readonly Fact[], w: number): readonly (readonly Fact[])[] => {
  if (widthOfRow(facts) * NARROWER <= w) return facts.length === 0 ? [] : [facts];
  const rows: Fact[][] = [[]];
  for (const fact of facts) {
    const last = rows.at(-1) ?? [];
    if (last.length === 0 || widthOfRow([...last, fact]) <= w) last.push(fact);
    else rows.push([fact]);
  }
  return rows;
};

export const heightOfFacts = (paper: Paper, w: number): number => rowsOf(paper.facts, w).length * FACT + 2;

/** What stands in a row above the grids: each fact as wide as it needs to be, the spare room between them. */
export const factItems = (paper: Paper, x: number, y: number, w: number): readonly Item[] =>
  rowsOf(paper.facts, w).flatMap((facts, row) => {
    const needed = widthOfRow(facts);
    const scale = Math.min(1, w / needed);
    const spare = Math.max(0, Math.min(14, (w - needed) / facts.length));
    let left = x;
    return facts.flatMap((fact) => {
      const here = left;
      left += (widthOfFact(fact) + APART) * scale + spare;
      // A hair more than the measure, so that rounding sets nothing narrower.
      const most = Math.min(x + w, left - APART * scale) - here + 0.01;
      const top = y + row * FACT;
      return [
        lettering(here, top + 3.2, fact.label, { size: 7.5, colour: INK_2, most }),
        lettering(here, top + 7.2, fact.says, { size: 9, weight: 700, most }),
      ];
    });
  });

/** Below the line at the foot of the page, in millimetres. */
export const FOOT = 5;

export const footItems = (paper: Paper, x: number, y: number, w: number): readonly Item[] => {
  const says = paper.seal === undefined ? paper.words.open : paper.words.foot;
  return [
    line(x, y, x + w, y, 0.2, INK_2),
    lettering(x, y + 3.6, says, { size: 7, colour: INK_2, most: w - 20 }),
    lettering(x + w, y + 3.6, paper.words.page, { size: 7, colour: INK_2, anchor: 'end' }),
  ];
};
