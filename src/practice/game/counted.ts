import { type Call, type CallId, type DeviceId, hashOf } from '../../log/index.ts';
import { count, type LogSaying } from '../../words/index.ts';
import type { Correction, Press } from './course.ts';

type Names = ReadonlyMap<Press, CallId>;

/** Each device counts its own presses. */
const named = (presses: readonly Press[]): Names => {
  const counts = new Map<DeviceId, number>();
  return new Map(
    presses.map((press) => {
      const { device } = press.desk;
      const next = (counts.get(device) ?? 0) + 1;
      counts.set(device, next);
      return [press, { device, count: next }];
    }),
  );
};

const isCorrection = (said: Press['said']): said is Correction => said.kind === 'withdraw' || said.kind === 'amend';

const nameOf = (names: Names, press: Press): CallId => {
  const name = names.get(press);
  if (name === undefined) throw new RangeError('a press that was never recorded');
  return name;
};

/** The last call of each device that had been pressed by then, short of what was not seen. */
const seenAt = (names: Names, edit: Press, unseen: readonly Press[]) => {
  const heads = new Map<DeviceId, number>();
  for (const [press, { device, count: own }] of names) {
    const hidden = unseen.some((one) => one.desk.device === device && own >= nameOf(names, one).count);
    if (press.at < edit.at && !hidden) heads.set(device, own);
  }
  return [...heads].sort(([a], [b]) => (a < b ? -1 : 1)).map(([device, own]) => ({ device, count: count(own) }));
};

const correction = (names: Names, press: Press, { kind, of, said, unseen }: Correction): LogSaying => {
  const { device, count: own } = nameOf(names, of);
  const about = { call: { device, count: count(own) }, seen: seenAt(names, press, unseen) };
  return said === undefined || kind === 'withdraw' ? { kind: 'withdraw', ...about } : { kind, said, ...about };
};

/** Presses as calls: counted by their devices, with the names of the calls that they speak of. Not yet chained. */
export const counted = (presses: readonly Press[]): readonly Call[] => {
  const names = named(presses);
  return presses.map((press): Call => {
    const { desk, by, said, after, of, at } = press;
    return {
      id: nameOf(names, press),
      sitting: 1,
      pressed: at,
      at: of ?? at,
      known: 'exact',
      ...(after === undefined ? {} : { after: nameOf(names, after) }),
      seat: desk.seat,
      by,
      said: isCorrection(said) ? correction(names, press, said) : said,
      previous: hashOf(''),
    };
  });
};
