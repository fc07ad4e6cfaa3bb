import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { choices, type Placement, place, stands } from '../ground/index.ts';
import { type Book, resolve, SHELF } from '../rulebook/index.ts';
import {
  drawPlacement,
  type Language,
  machineOfPlacement,
  originOf,
  type PlacedRider,
  type PlacementTold,
  placementView,
  placeWordsOf,
  say,
} from '../views/index.ts';
import { type FileFault, printFaults, UNREADABLE } from './faults.ts';
import { type PlaceAsked, type PlaceTyped, readAsked, typed } from './place-asked.ts';
import type { Terminal } from './terminal.ts';
import { placeText } from './text/place.ts';

export interface PlaceOptions extends PlaceTyped {
  readonly to?: string;
  readonly by?: string;
  readonly svg?: string;
  readonly json?: boolean;
  readonly edition?: string;
  readonly lang: Language;
}

/** Where `--svg -` writes to. */
const STANDARD_OUT = '-';
/** Restarts of a ball that crossed the back line. */
const CROSSED: ReadonlySet<string> = new Set(['hit-in', 'hit-in-forward', 'throw-in-at-line', 'penalty-6']);

/** One placement, or the two that a side chooses between at a Penalty 2. */
const placementsOf = (book: Book, { ground, award }: PlaceAsked): readonly Placement[] =>
  award.restart === 'penalty-2' && award.from === undefined
    ? choices(book, ground, award)
    : [place(book, ground, award)];

/** What was said too little or too much for this restart. */
const objected = (
  options: PlaceOptions,
  { award }: PlaceAsked,
  placements: readonly Placement[],
): readonly FileFault[] => {
  const [first] = placements;
  const given = options.crossed === undefined ? 'ball' : 'crossed';
  if (award.from !== undefined && award.restart !== 'penalty-2') {
    return typed('from', award.from, 'it only with --penalty 2').faults;
  }
  if (award.ball !== undefined && placements.every((one) => originOf(one) === undefined)) {
    return typed(given, options[given] ?? '', 'nothing: this spot does not hang on where the ball was').faults;
  }
  if (placements.length > 1 && options.svg !== undefined) {
    return typed('from', 'nothing', 'line or spot: a picture shows one of the two').faults;
  }
  if (first === undefined || first.spot !== undefined || placements.length > 1) return [];
  return CROSSED.has(award.restart)
    ? typed('crossed', 'nothing', 'where the ball crossed, in yards from the centre of the back line').faults
    : typed('ball', 'nothing', 'where the ball was: x,y in yards from the centre of the ground').faults;
};

const ridersOf = (book: Book, { ground, riders }: PlaceAsked, placement: Placement): readonly PlacedRider[] =>
  riders.map((at) => ({ seen: { at }, ...stands(book, ground, placement, 'other', { at }) }));

/** Writes a whole file or none: beside it first, then in its place. */
const written = (file: string, svg: string, err: Terminal['err']): boolean => {
  const beside = `${file}.${process.pid}.new`;
  try {
    writeFileSync(beside, svg);
    renameSync(beside, file);
    return true;
  } catch (problem) {
    rmSync(beside, { force: true });
    printFaults(typed('svg', `${file}: ${(problem as Error).message}`, 'a file that can be written').faults, err);
    return false;
  }
};

interface Told {
  readonly told: PlacementTold;
  readonly riders: readonly PlacedRider[];
}

const drawn = ({ told, riders }: Told): string =>
  drawPlacement(told, { riders: riders.map(({ seen: { at }, standing }) => ({ at, standing })) });

const print = (all: readonly Told[], options: PlaceOptions, { out, ink }: Terminal): void => {
  if (options.json === true) {
    const told = all.map(({ told: one, riders }) => machineOfPlacement(one, placementView(one), riders));
    out(JSON.stringify(told.length === 1 ? told[0] : told, undefined, 2));
    return;
  }
  const texts = all.map(({ told, riders }) => placeText(told, placementView(told), riders, ink).join('\n'));
  out(texts.join('\n\n'));
};

const tell = (all: readonly Told[], options: PlaceOptions, terminal: Terminal): number => {
  const [first] = all;
  const { svg } = options;
  if (svg === undefined || first === undefined) {
    print(all, options, terminal);
    return 0;
  }
  if (svg === STANDARD_OUT) {
    terminal.out(drawn(first).trimEnd());
    return 0;
  }
  if (!written(svg, drawn(first), terminal.err)) return UNREADABLE;
  print(all, options, terminal);
  if (options.json !== true) terminal.out(`\n${say(placeWordsOf(options.lang).table.written, { file: svg })}`);
  return 0;
};

/**
 * Says where the ball of a penalty or a restart goes and where everybody stands, and draws it.
 *
 * @returns the exit status: 0, or 2 when what was asked could not be read
 */
export const placeBall = (options: PlaceOptions, terminal: Terminal): number => {
  const asked = readAsked(options);
  if (!asked.ok) return printFaults(asked.faults, terminal.err);
  const book = resolve(SHELF, { edition: options.edition ?? SHELF.usual });
  if (!book.ok)
    return printFaults(
      book.faults.map((found) => ({ ...found, path: [], file: '--edition' })),
      terminal.err,
    );
  const placements = placementsOf(book.value, asked.value);
  const faults = objected(options, asked.value, placements);
  if (faults.length > 0) return printFaults(faults, terminal.err);
  const names = { to: options.to, by: options.by, ends: asked.value.ends };
  const told = placements.map((placement) => ({
    told: {
      book: book.value,
      ground: asked.value.ground,
      placement,
      names,
      language: options.lang,
      isPenalty1: options.penalty === '1',
    },
    riders: ridersOf(book.value, asked.value, placement),
  }));
  return tell(told, options, terminal);
};
