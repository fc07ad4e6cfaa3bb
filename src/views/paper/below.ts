import { say } from '../words/index.ts';
import { box, FRAME, INK_2, type Item, line, SHADE } from './items.ts';
import { lettering, wrapped } from './lettering.ts';
import { markItems, silkItems } from './marks.ts';
import type { Paper, PaperGoal, Signature } from './paper.ts';

/** A part of the page: how high it is, and what stands in it. */
export interface Part {
  readonly h: number;
  readonly items: readonly Item[];
}

const MOST_ACROSS = 15;
const RUNNING_LABEL = 5.4;
const CELL = 14.2;
const FLAT_CELL = 11.4;

/** The score after a goal; the goals of the side that scored are the heavier. */
const scoreItems = ({ score, side }: PaperGoal, x: number, y: number, most: number): readonly Item[] => {
  const [home = '', away = ''] = score.split('–');
  const part = (text: string, of: string, anchor: 'start' | 'end', at: number): Item =>
    lettering(at, y, text, { size: 8, weight: of === side ? 700 : 400, anchor, most });
  return [
    part(home, 'home', 'end', x - 0.9),
    lettering(x, y, '–', { size: 8, anchor: 'middle' }),
    part(away, 'away', 'start', x + 0.9),
  ];
};

const goalCell = (paper: Paper, goal: PaperGoal, x: number, y: number, w: number, h: number): readonly Item[] => {
  const { silk, name } = paper.teams[goal.side];
  const isFlat = h < CELL;
  const shirt = silkItems(silk, x + w / 2 - 1.4, y + (isFlat ? 4.6 : 5.2), 2.8);
  const team = lettering(x + w / 2, y + 7.4, name, { size: 7, anchor: 'middle', most: w - 0.8, colour: INK_2 });
  return [
    ...markItems(goal.mark, x + w / 2, y + 2.7, 8, w),
    ...(isFlat ? silkItems(silk, x + 0.9, y + 0.9, 2.2) : shirt.length > 0 ? shirt : [team]),
    lettering(x + w / 2, y + h - 3.6, goal.moment, { size: 7, anchor: 'middle', most: w - 0.8, colour: INK_2 }),
    ...scoreItems(goal, x + w / 2, y + h - 0.9, w / 2 - 1.2),
  ];
};

/** The running score: a cell a goal, in as many rows as it takes. */
export const runningPart = (paper: Paper, x: number, y: number, w: number, isTight: boolean): Part => {
  const { running, words } = paper;
  const rows = Math.ceil(running.length / MOST_ACROSS);
  const across = rows === 0 ? 1 : Math.ceil(running.length / rows);
  const cell = isTight || rows > 1 ? FLAT_CELL : CELL;
  const label = lettering(x, y + 3.6, words.labels.running, { size: 9.5, weight: 700 });
  const start = lettering(x + 30, y + 3.6, paper.start, { size: 8, colour: INK_2, most: w - 32 });
  if (rows === 0) return { h: RUNNING_LABEL, items: [label, start] };
  const top = y + RUNNING_LABEL;
  const each = w / Math.max(across, 10);
  const items = running.flatMap((goal, at) => {
    const [cx, cy] = [x + each * (at % across), top + cell * Math.floor(at / across)];
    return [...goalCell(paper, goal, cx, cy, each, cell), box(cx, cy, each, cell, 0.2)];
  });
  const width = each * across;
  const frame = rows === 1 ? [box(x, top, width, cell, FRAME)] : [];
  return { h: RUNNING_LABEL + cell * rows, items: [label, start, ...items, ...frame] };
};

const LINE = 3.7;

const workingPart = (paper: Paper, x: number, y: number, w: number): Part => {
  const lines = paper.working.flatMap((sentence) => wrapped(sentence, 400, 8, w - 6));
  const h = 6.4 + lines.length * LINE;
  return {
    h,
    items: [
      box(x, y, w, h, 0.35),
      lettering(x + 3, y + 4.4, paper.words.labels.working, { size: 9.5, weight: 700 }),
      ...lines.map((text, at) => lettering(x + 3, y + 8.4 + at * LINE, text, { size: 8, most: w - 6 })),
    ],
  };
};

/** What a legend has to explain: only what stands on this sheet. */
const legendOf = (paper: Paper) => {
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
  return all.filter(([, , isThere]) => isThere);
};

const signItems = (sign: string, x: number, y: number): readonly Item[] => {
  if (sign === 'out') return [box(x - 2.2, y - 1.6, 4.4, 3, 0.2, SHADE)];
  if (sign === 'part') {
    return [
      {
        is: 'shape',
        points: [
          [x + 2.2, y - 1.6],
          [x + 2.2, y + 1.4],
          [x - 2.2, y + 1.4],
        ],
        fill: SHADE,
      },
      box(x - 2.2, y - 1.6, 4.4, 3, 0.2),
    ];
  }
  const isCircled = sign === '(A)';
  return markItems({ letter: isCircled ? 'A' : sign, isCircled, sign: '', isUpheld: false }, x, y, 8, 8);
};

const legendPart = (paper: Paper, x: number, y: number, w: number): Part => {
  const rows = legendOf(paper);
  return {
    h: 6.4 + rows.length * 4,
    items: [
      lettering(x, y + 4.4, paper.words.labels.legend, { size: 9.5, weight: 700 }),
      ...rows.flatMap(([sign, says], at) => [
        ...signItems(sign, x + 3.5, y + 7.6 + at * 4),
        lettering(x + 8.5, y + 8.5 + at * 4, says, { size: 8, most: w - 9 }),
      ]),
    ],
  };
};

/** The sums of the goals by handicap, and what the signs mean. */
export const explained = (paper: Paper, x: number, y: number, w: number): Part => {
  const left = workingPart(paper, x, y, w * 0.54);
  const right = legendPart(paper, x + w * 0.54 + 5, y, w * 0.46 - 5);
  return { h: Math.max(left.h, right.h), items: [...left.items, ...right.items] };
};

/** What is noted, on as many lines as there is room for; what does not fit is in the log. */
export const notesPart = (paper: Paper, x: number, y: number, w: number, most: number): Part => {
  if (paper.notes.length === 0 || most < 10) return { h: 0, items: [] };
  const lines = paper.notes.flatMap((note) => wrapped(note, 400, 7.5, w));
  const fits = Math.floor((most - 5) / 3.4);
  const shown = lines.length <= fits ? lines : lines.slice(0, fits - 1);
  const more = lines.length > fits ? [say(paper.words.more, { n: `${lines.length - shown.length}` })] : [];
  return {
    h: 5 + (shown.length + more.length) * 3.4,
    items: [
      lettering(x, y + 3.4, paper.words.labels.notes, { size: 9.5, weight: 700 }),
      ...[...shown, ...more].map((text, at) => lettering(x, y + 7.4 + at * 3.4, text, { size: 7.5, most: w })),
    ],
  };
};

const SIGNED = 12.6;

const signatureItems = ({ name, office }: Signature, x: number, y: number, w: number): readonly Item[] => [
  line(x, y + 6, x + w, y + 6, 0.25, INK_2),
  lettering(x, y + 9, name === '' ? office : name, { size: 8, weight: name === '' ? 400 : 700, most: w }),
  ...(name === '' ? [] : [lettering(x, y + 12, office, { size: 7, colour: INK_2, most: w })]),
];

const grouped = (hash: string): readonly string[] => (hash.slice(0, 32).match(/.{1,4}/g) ?? []).map((part) => part);

const qrItems = (rows: readonly (readonly boolean[])[], x: number, y: number, side: number): readonly Item[] => {
  const square = side / Math.max(1, rows.length);
  return rows.flatMap((row, at) =>
    runsOf(row).map(
      ([from, to]): Item => box(x + from * square, y + at * square, (to - from) * square, square, 0, '#000000'),
    ),
  );
};

/** Dark squares side by side as one. */
const runsOf = (row: readonly boolean[]): readonly (readonly [number, number])[] => {
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

const QR = 25;
const SEAL = 52;

const sealItems = ({ seal, words }: Paper, x: number, y: number): readonly Item[] => {
  if (seal === undefined)
    return [lettering(x + SEAL, y + 6, words.labels.unsealed, { size: 9.5, weight: 700, anchor: 'end' })];
  const { revision, calls, head, qr } = seal;
  const parts = grouped(head);
  const lines = [
    say(words.labels.calls, { n: `${calls}` }),
    ...[0, 2, 4, 6].map((at) => parts.slice(at, at + 2).join(' ')),
  ];
  return [
    ...qrItems(qr, x, y + 1, QR),
    lettering(x + QR + 2.5, y + 4, say(words.labels.revision, { n: `${revision}` }), {
      size: 8.5,
      weight: 700,
      most: SEAL - QR - 3,
    }),
    ...lines.map((text, at) => lettering(x + QR + 2.5, y + 8.2 + at * 3.8, text, { size: 8, most: SEAL - QR - 3 })),
  ];
};

/** Who signs, and the seal. */
export const signaturesPart = (paper: Paper, x: number, y: number, w: number): Part => {
  const room = w - SEAL - 6;
  const across = paper.signatures.length > 8 ? 5 : 4;
  const each = room / across;
  const items = paper.signatures.flatMap((signature, at) =>
    signatureItems(signature, x + each * (at % across), y + SIGNED * Math.floor(at / across), each - 4),
  );
  const h = Math.max(SIGNED * Math.ceil(paper.signatures.length / across), paper.seal === undefined ? 0 : QR + 2);
  return { h, items: [...items, ...sealItems(paper, x + w - SEAL, y)] };
};
