import { type CallId, device, isRecord } from '../log/index.ts';
import { type Read, read } from '../words/index.ts';
import { isNothing, type Path, type Raw, readText, wrong } from './notation.ts';

const CASE_DEVICE = 'file';

/** The call that each step makes: by its place, and by the name that it was given. */
export interface Steps {
  readonly ids: readonly CallId[];
  readonly named: ReadonlyMap<string, CallId>;
}

const deviceOf = (step: unknown): string =>
  isRecord(step) && typeof step['device'] === 'string' ? step['device'] : CASE_DEVICE;

/** Each device counts its own calls; the opening is the first of the file's. */
export const stepsOf = (steps: readonly unknown[]): Steps => {
  const counts = new Map<string, number>([[CASE_DEVICE, 1]]);
  const named = new Map<string, CallId>();
  const ids = steps.map((step): CallId => {
    const name = deviceOf(step);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = { device: device(name), count };
    if (isRecord(step) && !isNothing(step['name'])) named.set(String(step['name']), id);
    return id;
  });
  return { ids, named };
};

const CALL_NAME = /^(.{1,80}):(\d{1,6})$/;

/** A step by its name; or a call as the rulings name it, `scorer-1:17`, whether it is there or not. */
export const readStepName = (path: Path, value: unknown, { named }: Steps): Read<CallId> => {
  const known = named.get(String(value));
  if (known !== undefined) return read(known);
  const [, name, count] = CALL_NAME.exec(String(value)) ?? [];
  if (name !== undefined && Number(count) > 0) return read({ device: device(name), count: Number(count) });
  const names = [...named.keys()].join(', ');
  return wrong(path, value, names === '' ? 'the name of a step; no step has one' : `a named step: ${names}`);
};

const unseenOf = (raw: Raw): readonly unknown[] => {
  const given = raw['unseen'];
  return isNothing(given) ? [] : Array.isArray(given) ? given : [given];
};

/** The last call of each device before a step, short of those that it had not seen. */
const seenBefore = (at: number, steps: Steps, hidden: readonly CallId[]): readonly CallId[] => {
  const heads = new Map<string, CallId>();
  for (const id of steps.ids.slice(0, at)) heads.set(id.device, id);
  return [...heads.values()].flatMap((head) => {
    const first = Math.min(...hidden.filter((id) => id.device === head.device).map((id) => id.count), head.count + 1);
    return first > 1 ? [{ ...head, count: Math.min(head.count, first - 1) }] : [];
  });
};

/** What a correction says of the log besides the saying: what it corrects, what it had seen, why. */
export const readCorrection = (
  path: Path,
  raw: Raw,
  key: 'withdraw' | 'amend',
  at: number,
  steps: Steps,
): Read<Raw> => {
  const call = readStepName([...path, key], raw[key], steps);
  if (!call.ok) return call;
  const hidden: CallId[] = [];
  for (const name of unseenOf(raw)) {
    const id = readStepName([...path, 'unseen'], name, steps);
    if (!id.ok) return id;
    hidden.push(id.value);
  }
  const because = isNothing(raw['because']) ? read(undefined) : readText([...path, 'because'], raw['because']);
  if (!because.ok) return because;
  return read({
    kind: key,
    call: call.value,
    seen: seenBefore(at, steps, hidden),
    ...(because.value === undefined ? {} : { because: because.value }),
  });
};
