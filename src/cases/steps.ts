import { isRecord } from '../log/index.ts';
import {
  LEAVING_REASONS,
  type LeavingReason,
  type Read,
  read,
  readMoment,
  SIDES,
  type Side,
  SUBSTITUTION_REASONS,
  type SubstitutionReason,
} from '../words/index.ts';
import { all, isNothing, type Path, type Raw, readGoals, readKeys, readText, wrong } from './notation.ts';
import { WHEN_LINEUP } from './vocabulary-lineup.ts';

/** A rider as a step names him: by name, by rating, or a newcomer with both. */
export type Named = string | number | { readonly name: string; readonly rating: number };

/** One change that a line-up is asked about. */
export type Step =
  | { readonly kind: 'removal'; readonly on: Side; readonly disabled: Named; readonly removed: Named }
  | {
      readonly kind: 'change';
      readonly side: Side;
      readonly out: readonly Named[];
      readonly in: readonly Named[];
      readonly because: SubstitutionReason | LeavingReason;
      readonly during: boolean;
    };

const REASONS: readonly (SubstitutionReason | LeavingReason)[] = [
  ...new Set([...SUBSTITUTION_REASONS, ...LEAVING_REASONS]),
];

const readNamed = (path: Path, value: unknown): Read<Named> => {
  if (typeof value === 'number') return readGoals(path, value);
  if (!isRecord(value)) return readText(path, value);
  const keys = readKeys(path, value, ['name', 'rating']);
  if (!keys.ok) return keys;
  const name = readText([...path, 'name'], keys.value['name']);
  const rating = readGoals([...path, 'rating'], keys.value['rating']);
  return name.ok && rating.ok
    ? read({ name: name.value, rating: rating.value })
    : name.ok
      ? (rating as Read<never>)
      : name;
};

const readSeveral = (path: Path, value: unknown): Read<readonly Named[]> => {
  if (isNothing(value)) return read([]);
  if (!Array.isArray(value)) return all([readNamed(path, value)]);
  return value.length > 2
    ? wrong(path, value, 'one rider, or two for a double')
    : all(value.map((part, at) => readNamed([...path, at], part)));
};

const readSide = (path: Path, value: unknown): Read<Side> => {
  const side = isNothing(value) ? 'home' : SIDES.find((word) => word === value);
  return side === undefined ? wrong(path, value, 'home or away') : read(side);
};

/** Between chukkers unless it says `during`, or names a moment of play. */
const readDuring = (path: Path, value: unknown): Read<boolean> => {
  if (isNothing(value) || value === 'between') return read(false);
  if (value === 'during') return read(true);
  const moment = typeof value === 'string' ? readMoment(value) : undefined;
  return moment?.clock === undefined ? wrong(path, value, 'between, during, or a moment such as 3 4:10') : read(true);
};

const readRemoval = (path: Path, value: unknown): Read<Step> => {
  const keys = readKeys(path, value, ['on', 'disabled', 'removed']);
  if (!keys.ok) return keys;
  const on = readSide([...path, 'on'], keys.value['on']);
  const disabled = readNamed([...path, 'disabled'], keys.value['disabled']);
  const removed = readNamed([...path, 'removed'], keys.value['removed']);
  if (!on.ok || !disabled.ok || !removed.ok) return [on, disabled, removed].find((part) => !part.ok) as Read<never>;
  return read({ kind: 'removal', on: on.value, disabled: disabled.value, removed: removed.value });
};

const readChange = (path: Path, raw: Raw): Read<Step> => {
  const side = readSide([...path, 'side'], raw['side']);
  const out = readSeveral([...path, 'out'], raw['out']);
  const incoming = readSeveral([...path, 'in'], raw['in']);
  const during = readDuring([...path, 'at'], raw['at']);
  const because = isNothing(raw['because']) ? 'chosen' : REASONS.find((word) => word === raw['because']);
  if (because === undefined) return wrong([...path, 'because'], raw['because'], `one of: ${REASONS.join(', ')}`);
  if (!side.ok || !out.ok || !incoming.ok || !during.ok) {
    return [side, out, incoming, during].find((part) => !part.ok) as Read<never>;
  }
  if (out.value.length === 0 && incoming.value.length === 0)
    return wrong([...path, 'out'], undefined, 'out, in, or both');
  return read({ kind: 'change', side: side.value, out: out.value, in: incoming.value, because, during: during.value });
};

/** Reads the steps of `when` in a line-up. */
export const readSteps = (path: Path, value: unknown): Read<readonly Step[]> => {
  if (isNothing(value)) return read([]);
  if (!Array.isArray(value) || value.length > 200) return wrong(path, value, 'a list of changes, at most 200');
  return all(
    value.map((step, at): Read<Step> => {
      const keys = readKeys([...path, at], step, Object.keys(WHEN_LINEUP));
      if (!keys.ok) return keys;
      if (isNothing(keys.value['penalty-7'])) return readChange([...path, at], keys.value);
      return readRemoval([...path, at, 'penalty-7'], keys.value['penalty-7']);
    }),
  );
};
