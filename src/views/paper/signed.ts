import { say } from '../words/index.ts';
import type { Paper, Signature } from './content.ts';
import { box, INK_2, type Item, line } from './items.ts';
import { lettering } from './lettering.ts';
import type { Measures } from './measures.ts';
import type { Part } from './running.ts';

const signatureItems = ({ name, office }: Signature, x: number, y: number, w: number): readonly Item[] => [
  line(x, y, x + w, y, 0.25, INK_2),
  lettering(x, y + 3.2, name === '' ? office : name, { size: 8, weight: name === '' ? 400 : 700, most: w }),
  ...(name === '' ? [] : [lettering(x, y + 6.2, office, { size: 7, colour: INK_2, most: w })]),
];

/** Dark squares side by side as one. */
const runsOf = (row: readonly boolean[]): readonly (readonly [from: number, to: number])[] => {
  const runs: (readonly [number, number])[] = [];
  let from = -1;
  for (let at = 0; at <= row.length; at += 1) {
    if (row[at] === true && from < 0) from = at;
    if (row[at] !== true && from >= 0) {
      runs.push([from, at]);
      from = -1;
    }
  }
  return runs;
};

const qrItems = (rows: readonly (readonly boolean[])[], x: number, y: number, side: number): readonly Item[] => {
  const square = side / Math.max(1, rows.length);
  return rows.flatMap((row, at) =>
    runsOf(row).map(
      ([from, to]): Item => box(x + from * square, y + at * square, (to - from) * square, square, 0, '#000000'),
    ),
  );
};

const QR = 25;
const SEAL = 52;
/** As much of the head of a log as two people compare by eye, in hexadecimal figures. */
const COMPARED = 32;

const sealItems = ({ seal, words }: Paper, x: number, y: number): readonly Item[] => {
  if (seal === undefined) {
    return [lettering(x + SEAL, y + 4, words.labels.unsealed, { size: 9.5, weight: 700, anchor: 'end' })];
  }
  const { revision, calls, head, qr } = seal;
  const [left, most] = [x + QR + 2.5, SEAL - QR - 3];
  const groups = head.slice(0, COMPARED).match(/.{1,4}/g) ?? [];
  const lines = [
    say(words.labels.calls, { n: `${calls}` }),
    ...[0, 2, 4, 6].map((at) => groups.slice(at, at + 2).join(' ')),
  ];
  return [
    ...qrItems(qr, x, y, QR),
    lettering(left, y + 3, say(words.labels.revision, { n: `${revision}` }), { size: 8.5, weight: 700, most }),
    ...lines.map((text, at) => lettering(left, y + 7.4 + at * 4, text, { size: 8, most })),
  ];
};

/** Above the lines to sign on, and below their names. */
const ABOVE = 5;
const BELOW = 7;

/** Who signs, and the seal. */
export const signaturesPart = (paper: Paper, x: number, y: number, w: number, { signed }: Measures): Part => {
  const across = paper.signatures.length > 8 ? 5 : 4;
  const each = (w - SEAL - 4) / across;
  const rows = Math.ceil(paper.signatures.length / across);
  const items = paper.signatures.flatMap((signature, at) =>
    signatureItems(signature, x + each * (at % across), y + ABOVE + signed * Math.floor(at / across), each - 4),
  );
  const h = Math.max(ABOVE + signed * (rows - 1) + BELOW, paper.seal === undefined ? 0 : QR + 1);
  return { h, items: [...items, ...sealItems(paper, x + w - SEAL, y)] };
};
