import { plain } from '../faults.ts';
import type { Ink, Style } from './ink.ts';
import { type Align, cut, pad, widthOf, wrap } from './width.ts';

/** Nothing that is printed is wider. */
export const PAGE = 100;

/** One column of a table. `wraps`: a long cell goes on in the next line; otherwise it is cut. */
export interface Column {
  readonly width: number;
  readonly align?: Align;
  readonly wraps?: boolean;
}

/** One cell: its text, and what it is. */
export interface Cell {
  readonly text: string;
  readonly style?: Style;
}

export const cell = (text: string, style: Style = 'usual'): Cell => ({ text, style });
export const EMPTY: Cell = cell('');

const linesOf = (column: Column, { text }: Cell): readonly string[] => {
  const safe = plain(text);
  return column.wraps === true ? wrap(safe, column.width) : [cut(safe, column.width)];
};

/** What stands between two columns: the same everywhere, or one for each gap. */
export type Gaps = string | readonly string[];

const gapAfter = (gaps: Gaps, at: number): string => (typeof gaps === 'string' ? gaps : (gaps[at] ?? ''));

/** The lines of one row; the longest cell says how many there are. */
export const row = (
  columns: readonly Column[],
  cells: readonly Cell[],
  ink: Ink,
  gaps: Gaps = '  ',
): readonly string[] => {
  const parts = columns.map((column, at) => linesOf(column, cells[at] ?? EMPTY));
  const most = Math.max(...parts.map((lines) => lines.length));
  const painted = (line: number) => (column: Column, at: number) => {
    const text = pad(parts[at]?.[line] ?? '', column.width, column.align, (part) =>
      ink(cells[at]?.style ?? 'usual', part),
    );
    return at === columns.length - 1 ? text : `${text}${gapAfter(gaps, at)}`;
  };
  return Array.from({ length: most }, (_, line) => columns.map(painted(line)).join('').trimEnd());
};

/** The width of a row with its gaps. */
export const spanOf = (columns: readonly Column[], gaps: Gaps): number =>
  columns.reduce(
    (sum, column, at) => sum + column.width + (at === columns.length - 1 ? 0 : gapAfter(gaps, at).length),
    0,
  );

/** A column as wide as its widest cell, within bounds. */
export const fitting = (texts: readonly string[], least: number, most: number): number =>
  Math.min(most, Math.max(least, ...texts.map((text) => widthOf(plain(text)))));

/** The heading of a section, with a remark beside it. */
export const heading = (title: string, remark: string, ink: Ink): string => {
  const first = plain(title.toUpperCase());
  const beside = cut(plain(remark), PAGE - widthOf(first) - 3);
  return `${ink('strong', first)}${remark === '' ? '' : `   ${ink('quiet', beside)}`}`;
};

/** A paragraph in lines of the page, each indented. */
export const paragraph = (text: string, indent: string, ink: Ink, style: Style = 'usual'): readonly string[] =>
  wrap(plain(text), PAGE - indent.length).map((line) => ink(style, `${indent}${line}`));
