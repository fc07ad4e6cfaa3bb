import { type Call, device, hashOf, isRecord, KNOWLEDGE, type Knowledge, readSaying } from '../log/index.ts';
import {
  asClock,
  type Moment,
  millis,
  OFFICES,
  type Office,
  opposite,
  type Read,
  read,
  readMoment,
  SAYING_KINDS,
  type SayingKind,
  type SayingOf,
  SEATS,
  type Seat,
} from '../words/index.ts';
import { isNothing, type Path, type Raw, readKeys, readText, wrong } from './notation.ts';
import { idByRating } from './riders.ts';
import { WHEN_GAME } from './vocabulary.ts';

const KINDS = SAYING_KINDS.filter((kind) => kind !== 'game-opened');
/** Keys of one step: when and by whom, and exactly one saying. */
const STEP_KEYS: readonly string[] = [...Object.keys(WHEN_GAME), ...KINDS];

const CASE_DEVICE = device('file');
/** A chukker's share of the written order: calls of a file have an order, not minutes of a day. */
const A_CHUKKER = 3_600_000;
const A_CALL = 1000;

/** "3" or "3 7:12": chukker and elapsed playing time. */
const readAt = (path: Path, value: unknown): Read<Partial<Moment>> => {
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

const readSaid = (path: Path, raw: Raw, moment: Partial<Moment>, known: readonly string[]): Read<Call['said']> => {
  const kinds = KINDS.filter((kind) => Object.hasOwn(raw, kind));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    return wrong(path, kinds.length === 0 ? undefined : kinds.join(' and '), `exactly one of: ${KINDS.join(', ')}`);
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

const readWord = <W extends string>(path: Path, value: unknown, words: readonly W[], usual: W): Read<W> => {
  if (isNothing(value)) return read(usual);
  const word = words.find((known) => known === value);
  return word === undefined ? wrong(path, value, `one of: ${words.join(', ')}`) : read(word);
};

interface Pressed {
  readonly seat: Seat;
  readonly by: Office;
  readonly known: Knowledge;
  readonly insist?: string;
}

const readPressed = (path: Path, raw: Raw, usual: Knowledge): Read<Pressed> => {
  const seat = readWord([...path, 'seat'], raw['seat'], SEATS, 'report');
  const by = readWord([...path, 'by'], raw['by'], OFFICES, 'scorer');
  const known = readWord([...path, 'known'], raw['known'], KNOWLEDGE, usual);
  const insist = isNothing(raw['insist']) ? read(undefined) : readText([...path, 'insist'], raw['insist']);
  if (!seat.ok || !by.ok || !known.ok || !insist.ok) {
    return [seat, by, known, insist].find((part) => !part.ok) as Read<never>;
  }
  const why = insist.value === undefined ? {} : { insist: insist.value };
  return read({ seat: seat.value, by: by.value, known: known.value, ...why });
};

const MOST_CALLS = 20_000;

const LONGEST_WAIT = 86_400;

/** Seconds of game time since the step before; the moment is then known exactly. */
const readWait = (path: Path, value: unknown): Read<number | undefined> => {
  if (isNothing(value)) return read(undefined);
  const isWait = typeof value === 'number' && value >= 0 && value <= LONGEST_WAIT;
  return isWait
    ? read(Math.round(value * 1000))
    : wrong(path, value, 'seconds since the step before, such as 30 or 0.5');
};

/** The order of a file is the order of its game, whatever moments its steps name. */
const orderly = (before: number, moment: Partial<Moment>): number => {
  const spoken = moment.chukker === undefined ? 0 : (moment.chukker - 1) * A_CHUKKER + (moment.clock ?? 0);
  return spoken > before && spoken < before + A_CHUKKER * 12 ? spoken : before + A_CALL;
};

/** Reads one step of `when` as a call. */
const readStep = (
  path: Path,
  value: unknown,
  count: number,
  before: number,
  known: Knowledge,
  ids: readonly string[],
): Read<Call> => {
  const keys = readKeys(path, value, STEP_KEYS);
  if (!keys.ok) return keys;
  const moment = readAt([...path, 'at'], keys.value['at']);
  if (!moment.ok) return moment;
  const wait = readWait([...path, 'wait'], keys.value['wait']);
  if (!wait.ok) return wait;
  const pressed = readPressed(path, keys.value, wait.value === undefined ? known : 'exact');
  const said = readSaid(path, keys.value, moment.value, ids);
  if (!pressed.ok || !said.ok) return pressed.ok ? (said as Read<never>) : pressed;
  const at = millis(wait.value === undefined ? orderly(before, moment.value) : before + wait.value);
  return read({
    id: { device: CASE_DEVICE, count },
    sitting: 1,
    pressed: at,
    at,
    ...pressed.value,
    said: said.value,
    previous: hashOf(''),
  });
};

const openingCall = (opening: SayingOf<'game-opened'>, known: Knowledge): Call => ({
  id: { device: CASE_DEVICE, count: 1 },
  sitting: 1,
  pressed: millis(0),
  at: millis(0),
  known,
  seat: 'report',
  by: 'scorer',
  said: opening,
  previous: hashOf(''),
});

const idsOf = (opening: SayingOf<'game-opened'>): readonly string[] =>
  [opening.home, opening.away].flatMap((team) => [...team.riders, ...(team.bench ?? [])].map((rider) => rider.id));

/** Turns the steps of `when` into the calls of a game, behind the one that opens it. */
export const readCalls = (
  path: Path,
  opening: SayingOf<'game-opened'>,
  when: unknown,
  known: Knowledge,
): Read<readonly Call[]> => {
  if (!isNothing(when) && !Array.isArray(when)) return wrong(path, when, 'a list of steps');
  const steps: readonly unknown[] = isNothing(when) ? [] : (when as readonly unknown[]);
  if (steps.length > MOST_CALLS) return wrong(path, steps, `at most ${MOST_CALLS} steps`);
  const calls: Call[] = [openingCall(opening, known)];
  const faults: Extract<Read<Call>, { ok: false }>['faults'][number][] = [];
  const ids = idsOf(opening);
  let before = 0;
  for (const [at, step] of steps.entries()) {
    const call = readStep([...path, at], step, at + 2, before, known, ids);
    if (call.ok) {
      calls.push(call.value);
      before = call.value.at;
    } else faults.push(...call.faults);
  }
  return faults.length > 0 ? { ok: false, faults } : read(calls);
};
