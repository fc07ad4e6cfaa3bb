import { isRecord, readSaying } from '../log/index.ts';
import {
  asClock,
  type Moment,
  opposite,
  type Read,
  read,
  readMoment,
  SAYING_KINDS,
  type SayingKind,
} from '../words/index.ts';
import { isNothing, type Path, type Raw, wrong } from './notation.ts';
import { idByRating } from './riders.ts';

/** What a step may say. */
export const STEP_KINDS = SAYING_KINDS.filter((kind) => kind !== 'game-opened');

/** "3" or "3 7:12": chukker and elapsed playing time. */
export const readAt = (path: Path, value: unknown): Read<Partial<Moment>> => {
  if (isNothing(value)) return read({});
  const text = typeof value === 'number' ? String(value) : value;
  const moment = typeof text === 'string' ? readMoment(text) : undefined;
  return moment === undefined ? wrong(path, value, 'a chukker and elapsed time such as 3 or 3 7:12') : read(moment);
};

/** A rider named by his rating is one of his side; the id says which. */
const byName = (side: unknown, value: unknown): unknown =>
  typeof value === 'number' && (side === 'home' || side === 'away') ? idByRating(side, value) : value;

/** A rider who comes in: a name, a rating, or `{ name, rating }` for one who is on no sheet. */
const incoming = (side: unknown, change: Raw, known: readonly string[]): Raw => {
  const raw: Raw = { ...change, out: byName(side, change['out']) };
  const { in: rider, ...rest } = raw;
  if (isRecord(rider)) return { ...rest, in: rider['id'] ?? rider['name'], ...rider };
  const id = byName(side, rider);
  if (typeof rider !== 'number' || known.includes(String(id))) return { ...rest, in: id };
  return { ...rest, in: id, name: String(rider), rating: rider };
};

const otherSide = (side: unknown): unknown => (side === 'home' || side === 'away' ? opposite(side) : side);

const longGoal = (given: unknown): Raw => {
  const goal: Raw = isRecord(given) ? given : { side: given };
  const way = goal['way'] ?? (isNothing(goal['penalty']) ? 'field' : 'penalty');
  const side = way === 'own' ? otherSide(goal['side']) : goal['side'];
  return { ...goal, way, by: byName(side, goal['by']) };
};

const longSubstitution = (given: unknown, known: readonly string[]): unknown => {
  if (!isRecord(given)) return given;
  const { side, also } = given;
  const both = isRecord(also) ? { also: incoming(side, also, known) } : {};
  return { ...incoming(side, given, known), ...both, because: given['because'] ?? 'chosen' };
};

const longRemoval = (given: unknown): unknown => {
  if (!isRecord(given)) return given;
  const { side, disabled, removed } = given;
  return { ...given, disabled: byName(side, disabled), removed: byName(otherSide(side), removed) };
};

/** A foul by a side, or on the other one. */
const longFoul = (given: unknown): unknown => {
  if (!isRecord(given)) return { by: given };
  const { on, ...rest } = given;
  const foul: Raw = isNothing(on) ? rest : { by: otherSide(on), ...rest };
  return { ...foul, ...(isNothing(foul['rider']) ? {} : { rider: byName(foul['by'], foul['rider']) }) };
};

/** The short form of a saying is the value of its one field that matters. */
const shortBy =
  (field: string) =>
  (given: unknown): unknown =>
    isRecord(given) ? given : { [field]: given };

/** A stop that nobody explains. */
const longWhistle = (given: unknown): unknown =>
  isRecord(given) ? { because: 'other', ...given } : { because: given };

const longShootOutHit = (given: unknown): unknown =>
  isRecord(given) && !isNothing(given['by']) ? { ...given, by: byName(given['side'], given['by']) } : given;

/** Short forms of the sayings: a side alone, a penalty without a way, riders named by their ratings. */
const LONG: { readonly [K in SayingKind]?: (given: unknown, known: readonly string[]) => unknown } = {
  goal: longGoal,
  forfeit: (given) => (isRecord(given) ? given : { side: given }),
  substitution: longSubstitution,
  'rider-out': (given) => (isRecord(given) ? { ...given, rider: byName(given['side'], given['rider']) } : given),
  'penalty-7': longRemoval,
  foul: longFoul,
  advantage: longFoul,
  whistle: longWhistle,
  safety: shortBy('by'),
  'spot-chosen': shortBy('from'),
  'clock-set': shortBy('to'),
  'shoot-out-hit': longShootOutHit,
};

export const readSaid = (
  path: Path,
  raw: Raw,
  moment: Partial<Moment>,
  known: readonly string[],
): Read<ReturnType<typeof readSaying> extends Read<infer S> ? S : never> => {
  const kinds = STEP_KINDS.filter((kind) => Object.hasOwn(raw, kind));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    return wrong(
      path,
      kinds.length === 0 ? undefined : kinds.join(' and '),
      `exactly one of: ${STEP_KINDS.join(', ')}`,
    );
  }
  const given = raw[kind] ?? {};
  const long = LONG[kind]?.(given, known) ?? given;
  if (!isRecord(long)) return wrong([...path, kind], given, 'the particulars of the saying');
  const when = {
    ...(moment.chukker === undefined ? {} : { chukker: moment.chukker }),
    ...(moment.clock === undefined ? {} : { clock: asClock(moment.clock) }),
    ...(isNothing(raw['reading']) ? {} : { reading: raw['reading'] }),
  };
  return readSaying([...path, kind], { ...long, ...when, kind }, 'refuse');
};
