import { type Award, type Ground, halfLength, halfWidth, readGround } from '../ground/index.ts';
import {
  asYards,
  type End,
  milliYards,
  PENALTIES,
  type Penalty2Spot,
  type PenaltyNumber,
  type Place,
  place,
  type RestartKind,
  shown,
  yards,
} from '../words/index.ts';
import type { FileFault } from './faults.ts';

/** What is asked on the command line, as it was typed. */
export interface PlaceTyped {
  readonly penalty?: PenaltyNumber;
  readonly restart?: RestartKind;
  readonly crossed?: string;
  readonly ball?: string;
  readonly from?: Penalty2Spot;
  readonly field: string;
  readonly boards?: boolean;
  readonly goal: End;
  readonly ends?: string;
  readonly rider?: readonly string[];
}

/** The same, read. */
export interface PlaceAsked {
  readonly ground: Ground;
  readonly award: Award;
  readonly riders: readonly Place[];
  readonly ends: { readonly [E in End]: string } | undefined;
}

type Typed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

const got = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A fault of an option: `--crossed: found "abc"; write …`. */
export const typed = (option: string, found: string, wanted: string): { ok: false; faults: readonly FileFault[] } => ({
  ok: false,
  faults: [{ path: [], file: `--${option}`, found, wanted }],
});

/** The longest length that a ground with its surroundings has, in yards. */
const FARTHEST = 500;
const NUMBER = /^[+-]?\d{1,4}(\.\d{1,6})?$/;
const PENALTY_KINDS: { readonly [P in PenaltyNumber]: RestartKind } = {
  // After a Penalty 1 the side that was fouled hits from the centre.
  '1': 'penalty-5b',
  '2': 'penalty-2',
  '3': 'penalty-3',
  '4': 'penalty-4',
  '5a': 'penalty-5a',
  '5b': 'penalty-5b',
  '6': 'penalty-6',
};

/** A number of yards; a minus may be typed as a hyphen or as itself. */
const numberOf = (said: string): number | undefined => {
  const plainly = said.trim().replace('−', '-');
  const n = NUMBER.test(plainly) ? Number(plainly) : undefined;
  return n !== undefined && Math.abs(n) <= FARTHEST ? n : undefined;
};

const readSpot = (option: string, said: string): Typed<Place> => {
  const parts = said.split(',').map(numberOf);
  const [x, y] = parts;
  if (parts.length !== 2 || x === undefined || y === undefined) {
    return typed(option, shown(said), 'x,y in yards from the centre of the ground, as in 90,-40');
  }
  return got(place(yards(x), yards(y)));
};

const readCrossed = (said: string, ground: Ground, goal: End): Typed<Place> => {
  const across = numberOf(said);
  const most = asYards(halfWidth(ground));
  if (across === undefined || Math.abs(across) > most) {
    return typed('crossed', shown(said), `yards from the centre of the back line, from -${most} to ${most}`);
  }
  return got(place(milliYards(goal === 'b' ? halfLength(ground) : -halfLength(ground)), yards(across)));
};

const readField = (said: string, boarded: boolean): Typed<Ground> => {
  const [length, width, ...more] = said.split(/[x×]/i).map(numberOf);
  const ground = readGround(length, more.length === 0 ? width : undefined, boarded);
  if (ground.ok) return ground;
  const wanted = ground.faults.map(({ path, wanted: right }) => `${path.join('.')} in ${right}`).join('; ');
  return typed('field', shown(said), `LENGTHxWIDTH, as in 300x160: ${wanted}`);
};

const readKind = ({ penalty, restart }: PlaceTyped): Typed<RestartKind> => {
  if (penalty !== undefined && restart !== undefined) return typed('restart', 'a penalty as well', 'one of the two');
  if (penalty !== undefined) return got(PENALTY_KINDS[penalty]);
  return restart === undefined
    ? typed('penalty', 'neither a penalty nor a restart', `one of: ${PENALTIES.join(', ')}; or --restart`)
    : got(restart);
};

const readBall = ({ crossed, ball, goal }: PlaceTyped, ground: Ground): Typed<Place | undefined> => {
  if (crossed !== undefined && ball !== undefined) return typed('ball', '--crossed as well', 'one of the two');
  if (crossed !== undefined) return readCrossed(crossed, ground, goal);
  return ball === undefined ? got(undefined) : readSpot('ball', ball);
};

const readEnds = ({ ends }: PlaceTyped): Typed<PlaceAsked['ends']> => {
  if (ends === undefined) return got(undefined);
  const [a, b, ...more] = ends.split(',').map((name) => name.trim());
  if (!a || !b || more.length > 0) return typed('ends', shown(ends), 'the names of end a and end b, as in South,North');
  return got({ a, b });
};

const readRiders = ({ rider = [] }: PlaceTyped): Typed<readonly Place[]> => {
  const spots = rider.map((said) => readSpot('rider', said));
  const faults = spots.flatMap((spot) => (spot.ok ? [] : spot.faults));
  return faults.length > 0 ? { ok: false, faults } : got(spots.flatMap((spot) => (spot.ok ? [spot.value] : [])));
};

/** Reads what was typed; every fault names its option. */
export const readAsked = (options: PlaceTyped): Typed<PlaceAsked> => {
  const kind = readKind(options);
  const ground = readField(options.field, options.boards === true);
  const ball: Typed<Place | undefined> = ground.ok ? readBall(options, ground.value) : got(undefined);
  const ends = readEnds(options);
  const riders = readRiders(options);
  if (!kind.ok || !ground.ok || !ball.ok || !ends.ok || !riders.ok) {
    const parts: readonly Typed<unknown>[] = [kind, ground, ball, ends, riders];
    return { ok: false, faults: parts.flatMap((part) => (part.ok ? [] : part.faults)) };
  }
  const award: Award = {
    restart: kind.value,
    goal: options.goal,
    ...(ball.value === undefined ? {} : { ball: ball.value }),
    ...(options.from === undefined ? {} : { from: options.from }),
  };
  return got({ ground: ground.value, award, riders: riders.value, ends: ends.value });
};
