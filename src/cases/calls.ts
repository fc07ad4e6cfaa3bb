import { type Call, type CallId, device, hashOf, type Knowledge } from '../log/index.ts';
import { type Fault, type Moment, millis, type Read, read, type SayingOf } from '../words/index.ts';
import { isNothing, type Path, type Raw, readKeys, wrong } from './notation.ts';
import { type Pressed, readPressed, readWait } from './press.ts';
import { readAt, readSaid, STEP_KINDS } from './said.ts';
import { readCorrection, readStepName, type Steps, stepsOf } from './steps-named.ts';
import { WHEN_GAME } from './vocabulary.ts';

/** Keys of one step: when and by whom, and one saying or what is taken back. */
const STEP_KEYS: readonly string[] = [...Object.keys(WHEN_GAME), ...STEP_KINDS];

/** A chukker's share of the written order: calls of a file have an order, not minutes of a day. */
const A_CHUKKER = 3_600_000;
const A_CALL = 1000;
const MOST_CALLS = 20_000;

/** The order of a file is the order of its game, whatever moments its steps name. */
const orderly = (before: number, moment: Partial<Moment>): number => {
  const spoken = moment.chukker === undefined ? 0 : (moment.chukker - 1) * A_CHUKKER + (moment.clock ?? 0);
  return spoken > before && spoken < before + A_CHUKKER * 12 ? spoken : before + A_CALL;
};

/** What is needed to read a step: its place, the steps around it, and what a game usually knows. */
interface Around {
  readonly at: number;
  readonly before: number;
  readonly known: Knowledge;
  readonly riders: readonly string[];
  readonly steps: Steps;
  readonly calls: readonly Call[];
}

/** A saying of the game, or a correction of one. */
const readWhat = (path: Path, raw: Raw, moment: Partial<Moment>, around: Around): Read<Call['said']> => {
  const isWithdrawal = !isNothing(raw['withdraw']);
  const isAmendment = !isNothing(raw['amend']);
  if (isWithdrawal && (isAmendment || STEP_KINDS.some((kind) => Object.hasOwn(raw, kind)))) {
    return wrong(path, raw, 'either withdraw, or a saying');
  }
  const said = isWithdrawal ? undefined : readSaid(path, raw, moment, around.riders);
  if (said?.ok === false) return said;
  if (!isWithdrawal && !isAmendment) return said as Read<Call['said']>;
  const correction = readCorrection(path, raw, isWithdrawal ? 'withdraw' : 'amend', around.at, around.steps);
  if (!correction.ok) return correction;
  const own = raw['apart'] === true ? { apart: true } : {};
  return read({ ...correction.value, ...(said === undefined ? {} : { said: said.value, ...own }) } as Call['said']);
};

/** Behind which call a missed one is put in. */
const readAnchor = (path: Path, raw: Raw, { steps }: Around): Read<CallId | undefined> =>
  isNothing(raw['after']) ? read(undefined) : readStepName([...path, 'after'], raw['after'], steps);

const momentOf = (around: Around, moment: Partial<Moment>, wait: number | undefined, anchor: CallId | undefined) => {
  const behind = around.calls.find(({ id }) => id.device === anchor?.device && id.count === anchor.count);
  if (behind !== undefined) return behind.at;
  return millis(wait === undefined ? orderly(around.before, moment) : around.before + wait);
};

interface Parts {
  readonly moment: Partial<Moment>;
  readonly wait: number | undefined;
  readonly pressed: Pressed;
  readonly said: Call['said'];
  readonly anchor: CallId | undefined;
}

const asCall = (around: Around, { moment, wait, pressed, said, anchor }: Parts): Call => ({
  id: around.steps.ids[around.at] as CallId,
  sitting: 1,
  pressed: millis(around.before + A_CALL),
  at: momentOf(around, moment, wait, anchor),
  ...(anchor === undefined ? {} : { after: anchor }),
  ...pressed,
  said,
  previous: hashOf(''),
});

/** Reads one step of `when` as a call. */
const readStep = (path: Path, value: unknown, around: Around): Read<Call> => {
  const keys = readKeys(path, value, STEP_KEYS);
  if (!keys.ok) return keys;
  const raw = keys.value;
  const moment = readAt([...path, 'at'], raw['at']);
  const wait = readWait([...path, 'wait'], raw['wait']);
  const anchor = readAnchor(path, raw, around);
  if (!moment.ok || !wait.ok || !anchor.ok) return [moment, wait, anchor].find((part) => !part.ok) as Read<never>;
  const pressed = readPressed(path, raw, wait.value === undefined ? around.known : 'exact');
  const said = readWhat(path, raw, moment.value, around);
  if (!pressed.ok || !said.ok) return pressed.ok ? (said as Read<never>) : pressed;
  const parts = { moment: moment.value, wait: wait.value, anchor: anchor.value };
  return read(asCall(around, { ...parts, pressed: pressed.value, said: said.value }));
};

const openingCall = (opening: SayingOf<'game-opened'>, known: Knowledge): Call => ({
  id: { device: device('file'), count: 1 },
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
  const given: readonly unknown[] = isNothing(when) ? [] : (when as readonly unknown[]);
  if (given.length > MOST_CALLS) return wrong(path, given, `at most ${MOST_CALLS} steps`);
  const calls: Call[] = [openingCall(opening, known)];
  const faults: Fault[] = [];
  const riders = idsOf(opening);
  const steps = stepsOf(given);
  let before = 0;
  for (const [at, step] of given.entries()) {
    const call = readStep([...path, at], step, { at, before, known, riders, steps, calls });
    if (call.ok) {
      calls.push(call.value);
      before = call.value.after === undefined ? call.value.at : before + A_CALL;
    } else faults.push(...call.faults);
  }
  return faults.length > 0 ? { ok: false, faults } : read(calls);
};
