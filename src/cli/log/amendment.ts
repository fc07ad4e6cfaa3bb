import { parse } from 'yaml';
import { readOneSaying } from '../../cases/index.ts';
import { headsSeen, openingOf } from '../../engine/index.ts';
import { asCallId, type Call, chained, device, hashOf, isEdit, isRecordOfLog, standing } from '../../log/index.ts';
import {
  type LogSaying,
  millis,
  type Office,
  type Read,
  read,
  type Saying,
  type SayingOf,
  type Seat,
  unread,
} from '../../words/index.ts';
import { sha256 } from './file.ts';
import { callNamed } from './named.ts';

/** What a user wants corrected, as the command line says it. */
export interface Asked {
  /** The call that is corrected. */
  readonly call?: string;
  readonly withdraw?: boolean;
  /** What should have been said, as a step of a hand-written game. */
  readonly say?: string;
  /** A call that was missed stands behind this one. */
  readonly after?: string;
  readonly insist?: string;
  readonly apart?: boolean;
  readonly because?: string;
  readonly by?: Office;
  readonly seat: Seat;
  readonly device: string;
}

const wrong = (found: string, wanted: string, option: string): { ok: false; faults: readonly [never] } =>
  unread({ path: [option], found, wanted }) as never;

/** What is said, read as YAML: JSON is YAML, too. */
const readSay = (text: string, calls: readonly Call[]): Read<Saying> => {
  let value: unknown;
  try {
    value = parse(text, { maxAliasCount: 0 });
  } catch {
    return wrong(text, "a saying, such as '{ at: 1 3:40, goal: { side: home, by: Ann } }'", '--say');
  }
  const said = readOneSaying(value, openingOf(calls));
  if (said.ok) return read(said.value as Saying);
  return { ok: false, faults: said.faults.map((fault) => ({ ...fault, path: ['--say', ...fault.path] })) };
};

type Timed = Partial<Pick<SayingOf<'goal'>, 'chukker' | 'clock' | 'reading'>>;

/** An amendment that names no moment speaks of the moment of the first call. */
const atMomentOf = (said: Saying, root: Call): Saying => {
  const { chukker, clock } = said as Timed;
  if (chukker !== undefined || clock !== undefined || root.said.kind === 'game-opened') return said;
  const { chukker: c, clock: t, reading } = root.said as Timed;
  const moment = {
    ...(c === undefined ? {} : { chukker: c }),
    ...(t === undefined ? {} : { clock: t }),
    ...(reading === undefined ? {} : { reading }),
  };
  return { ...said, ...moment } as Saying;
};

/** The envelope of a call that is pressed at the desk now: behind everything that is known. */
export const deskCall = (calls: readonly Call[], asked: Pick<Asked, 'seat' | 'device'>, by: Office): Call => {
  const sitting = calls.reduce((most, call) => Math.max(most, call.sitting), 1);
  const newest = calls.reduce((most, call) => (call.sitting === sitting ? Math.max(most, call.at) : most), 0);
  const own = calls.filter(({ id }) => id.device === asked.device);
  const count = own.reduce((most, { id }) => Math.max(most, id.count), 0) + 1;
  const at = millis(newest + 1);
  const said = { kind: 'withdraw' } as unknown as Call['said'];
  const id = { device: device(asked.device), count };
  return { id, sitting, pressed: at, at, known: 'order', seat: asked.seat, by, said, previous: hashOf('') };
};

/** A call as its last correction has it; a withdrawn one as it was first said. */
const asItStands = (calls: readonly Call[], root: Call): Call =>
  standing(calls).calls.find(({ id }) => asCallId(id) === asCallId(root.id)) ?? root;

const saying = (calls: readonly Call[], asked: Asked, root: Call, stands: Call): Read<LogSaying> => {
  const about = {
    call: root.id,
    seen: headsSeen(calls),
    ...(asked.because === undefined ? {} : { because: asked.because }),
  };
  if (asked.withdraw === true) return read({ kind: 'withdraw', ...about } as unknown as LogSaying);
  const isSaidAnew = asked.say !== undefined;
  const said = isSaidAnew ? readSay(asked.say, calls) : read(stands.said as Saying);
  if (!said.ok) return said;
  const isApart = asked.apart === true || (!isSaidAnew && stands.apart === true);
  const apart = isApart ? { apart: true } : {};
  return read({ kind: 'amend', ...about, said: atMomentOf(said.value, root), ...apart } as unknown as LogSaying);
};

/** A call that was missed, behind the one that it followed. */
const putIn = (calls: readonly Call[], asked: Asked): Read<Call> => {
  const anchor = callNamed(calls, asked.after ?? '');
  if (!anchor.ok) return { ok: false, faults: anchor.faults.map((fault) => ({ ...fault, path: ['--after'] })) };
  if (asked.say === undefined) return wrong('nothing', 'what was missed: --say', '--after');
  const said = readSay(asked.say, calls);
  if (!said.ok) return said;
  const { sitting, at, id } = anchor.value;
  const envelope = { ...deskCall(calls, asked, asked.by ?? 'scorer'), sitting, at, after: id, said: said.value };
  const insist = asked.insist === undefined ? {} : { insist: asked.insist };
  const apart = asked.apart === true ? { apart: true } : {};
  return read(chained(calls, { ...envelope, ...insist, ...apart }, sha256));
};

/** What is missing in the question, or too much. */
const unclear = (asked: Asked): Read<never> | undefined => {
  if ((asked.call === undefined) === (asked.after === undefined)) {
    return wrong(asked.call === undefined ? 'neither' : 'both', 'either --call or --after', '--call');
  }
  if (asked.withdraw === true && asked.say !== undefined) {
    return wrong('--withdraw and --say', 'one of the two', '--withdraw');
  }
  const changes = [asked.withdraw, asked.say, asked.insist, asked.apart, asked.by];
  if (asked.call !== undefined && changes.every((part) => part === undefined)) {
    return wrong('nothing to change', 'one of --withdraw, --say, --insist, --apart, --by', '--call');
  }
  return undefined;
};

/** A digest or a seal stays as it is; a correction can only be taken back. */
const uncorrectable = (root: Call, asked: Asked): Read<never> | undefined => {
  const found = `${root.said.kind} ${asCallId(root.id)}`;
  if (isRecordOfLog(root)) return wrong(found, 'a call of the game, or a correction: digests and seals stay', '--call');
  if (isEdit(root) && asked.withdraw !== true) {
    return wrong(found, 'the call itself; a correction is only taken back (--withdraw)', '--call');
  }
  return undefined;
};

/** The call that corrects a log as a user asks it: a withdrawal, an amendment, or a missed call put in. */
export const amendment = (calls: readonly Call[], asked: Asked): Read<Call> => {
  const no = unclear(asked);
  if (no !== undefined) return no;
  if (asked.after !== undefined) return putIn(calls, asked);
  const root = callNamed(calls, asked.call ?? '');
  if (!root.ok) return { ok: false, faults: root.faults.map((fault) => ({ ...fault, path: ['--call'] })) };
  const not = uncorrectable(root.value, asked);
  if (not !== undefined) return not;
  const stands = asItStands(calls, root.value);
  const said = saying(calls, asked, root.value, stands);
  if (!said.ok) return said;
  const by = asked.by ?? (asked.withdraw === true ? 'committee' : stands.by);
  const kept = asked.withdraw === true || asked.say !== undefined ? undefined : stands.insist;
  const reason = asked.insist ?? kept;
  const insist = reason === undefined ? {} : { insist: reason };
  return read(chained(calls, { ...deskCall(calls, asked, by), said: said.value, ...insist }, sha256));
};
