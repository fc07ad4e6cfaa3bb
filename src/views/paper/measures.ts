/** How close the parts of a page stand, in millimetres; the widest that holds everything is taken. */
export interface Measures {
  /** Between two parts. */
  readonly gap: number;
  /** A team's name above its grid. */
  readonly head: number;
  readonly titles: number;
  readonly sum: number;
  readonly final: number;
  /** A rider's row, at least and at most. */
  readonly row: { readonly least: number; readonly most: number };
  /** A goal of the running score, and how many stand in a row. */
  readonly cell: number;
  readonly across: number;
  /** A line of the working, the legend and the notes. */
  readonly line: number;
  readonly signed: number;
  /** The notes stand beside the sums, and the legend is running text. */
  readonly isPacked: boolean;
  /** Rows of boxes for strokes that stand ready whether they are used or not. */
  readonly boxes: { readonly penalty: number; readonly safety: number; readonly 'hit-in': number };
}

const READY = { penalty: 2, safety: 1, 'hit-in': 3 };
const FEW = { penalty: 1, safety: 1, 'hit-in': 1 };

/** From a page with room to one that is full. */
export const MEASURES = [
  {
    gap: 5,
    head: 9.6,
    titles: 6,
    sum: 6.2,
    final: 7.6,
    row: { least: 6.8, most: 8 },
    cell: 18,
    across: 15,
    line: 4,
    signed: 15,
    isPacked: false,
    boxes: READY,
  },
  {
    gap: 4,
    head: 8.8,
    titles: 5.6,
    sum: 5.6,
    final: 7,
    row: { least: 6.2, most: 7.4 },
    cell: 16.6,
    across: 15,
    line: 3.8,
    signed: 14,
    isPacked: false,
    boxes: READY,
  },
  {
    gap: 3.2,
    head: 8.2,
    titles: 5.2,
    sum: 5.2,
    final: 6.4,
    row: { least: 5.2, most: 6.6 },
    cell: 12.6,
    across: 15,
    line: 3.6,
    signed: 13,
    isPacked: false,
    boxes: READY,
  },
  {
    gap: 2.4,
    head: 7.8,
    titles: 4.8,
    sum: 4.6,
    final: 5.8,
    row: { least: 4.5, most: 6 },
    cell: 11.8,
    across: 16,
    line: 3.4,
    signed: 12.4,
    isPacked: true,
    boxes: FEW,
  },
  {
    gap: 1.8,
    head: 7.4,
    titles: 4.4,
    sum: 4.2,
    final: 5.2,
    row: { least: 3.9, most: 6 },
    cell: 11,
    across: 18,
    line: 3.2,
    signed: 12,
    isPacked: true,
    boxes: FEW,
  },
] as const satisfies readonly Measures[];
