import { type Award, type Ground, readGround as groundOf, type Role } from '../ground/index.ts';
import { readField } from '../log/index.ts';
import type { Variance } from '../rulebook/index.ts';
import {
  ENDS,
  type End,
  PENALTIES,
  PENALTY_2_SPOTS,
  type PenaltyNumber,
  type Place,
  place,
  RESTARTS,
  type Read,
  type RestartKind,
  read,
  SAYINGS,
  yards,
} from '../words/index.ts';
import { all, isNothing, type Path, type Raw, readKeys, wrong } from './notation.ts';
import { ENTERING, GIVEN_PLACEMENT, RIDER_SEEN, WHEN_PLACEMENT } from './vocabulary-placement.ts';

/** A rider whose place is asked about. */
export interface RiderSeen {
  readonly side: Role;
  readonly at: Place;
  readonly tracked: boolean;
  readonly returning: boolean;
}

/** A placement as a case asks it. */
export interface PlacementAsked {
  readonly ground: Ground;
  readonly award: Award;
  readonly riders: readonly RiderSeen[];
  readonly entering: readonly { readonly from: Place; readonly to: Place }[];
  readonly variances: readonly Variance[];
}

const KIND_OF: { readonly [P in PenaltyNumber]: RestartKind } = {
  // After a Penalty 1 the side that was fouled hits from the centre.
  '1': 'penalty-5b',
  '2': 'penalty-2',
  '3': 'penalty-3',
  '4': 'penalty-4',
  '5a': 'penalty-5a',
  '5b': 'penalty-5b',
  '6': 'penalty-6',
};

const readPlace = (path: Path, value: unknown): Read<Place> => {
  const pair: readonly unknown[] = Array.isArray(value) && value.length === 2 ? value : [];
  const [x, y] = pair;
  const isLength = (n: unknown): n is number => typeof n === 'number' && Math.abs(n) <= 500;
  if (!isLength(x) || !isLength(y)) return wrong(path, value, 'a spot [x, y] in yards from the centre');
  return read(place(yards(x), yards(y)));
};

const readOneOf = <W extends string>(path: Path, value: unknown, words: readonly W[]): Read<W> => {
  const word = words.find((known) => known === String(value));
  return word === undefined ? wrong(path, value, `one of: ${words.join(', ')}`) : read(word);
};

const readFlag = (path: Path, value: unknown): Read<boolean> =>
  isNothing(value) || typeof value === 'boolean' ? read(value === true) : wrong(path, value, 'true or false');

/** Variances as the opening of a game has them. */
const readVariances = (path: Path, value: unknown): Read<readonly Variance[]> =>
  isNothing(value)
    ? read([])
    : (readField(path, value, SAYINGS['game-opened'].fields.variances, 'refuse') as Read<readonly Variance[]>);

const readGround = (path: Path, { field, boarded }: Raw): Read<Ground> => {
  const measures: unknown = isNothing(field) ? [300, 200] : field;
  if (!Array.isArray(measures) || measures.length !== 2)
    return wrong([...path, 'field'], field, 'yards: [length, width]');
  const isBoarded = readFlag([...path, 'boarded'], boarded);
  if (!isBoarded.ok) return isBoarded;
  const ground = groundOf(measures[0], measures[1], isBoarded.value);
  return ground.ok
    ? ground
    : { ok: false, faults: ground.faults.map((found) => ({ ...found, path: [...path, 'field'] })) };
};

const readGiven = (
  path: Path,
  value: unknown,
): Read<{ readonly ground: Ground; readonly goal: End; readonly variances: readonly Variance[] }> => {
  const keys = readKeys(path, isNothing(value) ? {} : value, Object.keys(GIVEN_PLACEMENT));
  if (!keys.ok) return keys;
  const ground = readGround(path, keys.value);
  const goal = keys.value['goal'];
  const end = isNothing(goal) ? read<End>('b') : readOneOf([...path, 'goal'], goal, ENDS);
  const variances = readVariances([...path, 'variances'], keys.value['variances']);
  if (!ground.ok || !end.ok || !variances.ok)
    return { ok: false, faults: [ground, end, variances].flatMap((part) => (part.ok ? [] : part.faults)) };
  return read({ ground: ground.value, goal: end.value, variances: variances.value });
};

/** The end line that was crossed lies at the goal in question, so many yards from its centre. */
const readCrossed = (path: Path, value: unknown, ground: Ground, goal: End): Read<Place> => {
  const keys = readKeys(path, value, ['across']);
  if (!keys.ok) return keys;
  const { across } = keys.value;
  if (typeof across !== 'number' || Math.abs(across) > 500)
    return wrong([...path, 'across'], across, 'yards from the centre of the line');
  const half = ground.length / 2000;
  return read(place(yards(goal === 'b' ? half : -half), yards(across)));
};

const readKind = (path: Path, raw: Raw): Read<RestartKind> => {
  if (isNothing(raw['penalty']) === isNothing(raw['restart'])) return wrong(path, raw, 'either penalty or restart');
  if (isNothing(raw['penalty'])) return readOneOf([...path, 'restart'], raw['restart'], RESTARTS);
  const number = readOneOf([...path, 'penalty'], raw['penalty'], PENALTIES);
  return number.ok ? read(KIND_OF[number.value]) : number;
};

const readBall = (path: Path, raw: Raw, ground: Ground, goal: End): Read<Place | undefined> => {
  const named = ['crossed', 'ball', 'spot'].filter((key) => !isNothing(raw[key]));
  const [key] = named;
  if (named.length > 1) return wrong(path, named.join(' and '), 'one of: crossed, ball, spot');
  if (key === undefined) return read(undefined);
  return key === 'crossed' ? readCrossed([...path, key], raw[key], ground, goal) : readPlace([...path, key], raw[key]);
};

const readList = <T>(path: Path, value: unknown, one: (path: Path, part: unknown) => Read<T>): Read<readonly T[]> => {
  if (isNothing(value)) return read([]);
  if (!Array.isArray(value)) return wrong(path, value, 'a list');
  return all(value.map((part, at) => one([...path, at], part)));
};

const readRider = (path: Path, value: unknown): Read<RiderSeen> => {
  const keys = readKeys(path, value, Object.keys(RIDER_SEEN));
  if (!keys.ok) return keys;
  const { side, at } = keys.value;
  const role = isNothing(side)
    ? read<Role>('other')
    : readOneOf([...path, 'side'], side, ['hitting', 'other'] as const);
  const spot = readPlace([...path, 'at'], at);
  const tracked = readFlag([...path, 'tracked'], keys.value['tracked']);
  const returning = readFlag([...path, 'returning'], keys.value['returning']);
  if (!role.ok || !spot.ok || !tracked.ok || !returning.ok)
    return { ok: false, faults: [role, spot, tracked, returning].flatMap((part) => (part.ok ? [] : part.faults)) };
  return read({ side: role.value, at: spot.value, tracked: tracked.value, returning: returning.value });
};

const readEntering = (path: Path, value: unknown): Read<{ readonly from: Place; readonly to: Place }> => {
  const keys = readKeys(path, value, Object.keys(ENTERING));
  if (!keys.ok) return keys;
  const from = readPlace([...path, 'from'], keys.value['from']);
  const to = readPlace([...path, 'to'], keys.value['to']);
  if (!from.ok) return from;
  return to.ok ? read({ from: from.value, to: to.value }) : to;
};

/** Reads the `given` and `when` of a placement: a ground, what is to be placed, and who stands or rides where. */
export const readPlacement = (given: unknown, when: unknown): Read<PlacementAsked> => {
  const where = readGiven(['given'], given);
  if (!where.ok) return where;
  const { ground, goal, variances } = where.value;
  const one: unknown = Array.isArray(when) && when.length === 1 ? when[0] : when;
  const keys = readKeys(['when'], one, Object.keys(WHEN_PLACEMENT));
  if (!keys.ok) return keys;
  const raw = keys.value;
  const kind = readKind(['when'], raw);
  const ball = readBall(['when'], raw, ground, goal);
  const from = isNothing(raw['from']) ? read(undefined) : readOneOf(['when', 'from'], raw['from'], PENALTY_2_SPOTS);
  const riders = readList(['when', 'riders'], raw['riders'], readRider);
  const entering = readList(['when', 'entering'], raw['entering'], readEntering);
  if (!kind.ok || !ball.ok || !from.ok || !riders.ok || !entering.ok) {
    return { ok: false, faults: [kind, ball, from, riders, entering].flatMap((part) => (part.ok ? [] : part.faults)) };
  }
  const award: Award = {
    restart: kind.value,
    goal,
    ...(ball.value === undefined ? {} : { ball: ball.value }),
    ...(from.value === undefined ? {} : { from: from.value }),
  };
  return read({ ground, award, riders: riders.value, entering: entering.value, variances });
};
