import { asCallId, type Call } from '../log/index.ts';
import type { Book } from '../rulebook/index.ts';
import { count, type LogSayingOf } from '../words/index.ts';
import { type Game, replay } from './replay.ts';

/** The judgement of this engine, by number: raised with every change of a ruling, so that older digests tell why. */
export const ENGINE = '4';

/** A digest is written after so many calls, and at each seal. */
const EVERY = 25;

/** Makes a short text of any plain value: a hash of its canonical JSON, handed in. */
export type Digest = (value: unknown) => string;

/** What every call came to, as plain records: what a digest is made of. The state is left out; it follows. */
export const judgementOf = ({ judged }: Game): readonly unknown[] =>
  judged.map(({ call, grade, rulings, objections, insisted }) => ({
    call: asCallId(call.id),
    grade,
    rulings,
    objections,
    insisted,
  }));

type Head = LogSayingOf<'digest'>['seen'][number];

/** The last call of each device, by the device's name. */
export const headsSeen = (calls: readonly Call[]): readonly Head[] => {
  const heads = new Map<string, Head>();
  for (const { id } of calls) {
    const head = heads.get(id.device);
    if (head === undefined || head.count < id.count)
      heads.set(id.device, { device: id.device, count: count(id.count) });
  }
  return [...heads.values()].sort((a, b) => (a.device < b.device ? -1 : 1));
};

type Seen = readonly { readonly device: string; readonly count: number }[];

/** The calls up to the last of each device. */
const upTo = (calls: readonly Call[], seen: Seen): readonly Call[] => {
  const last = new Map(seen.map(({ device, count }) => [device, count]));
  return calls.filter(({ id }) => id.count <= (last.get(id.device) ?? 0));
};

/** What the calls come to, with what was known, for the log to keep. */
export const digestOf = (book: Book, calls: readonly Call[], digest: Digest): LogSayingOf<'digest'> => ({
  kind: 'digest',
  seen: headsSeen(calls),
  digest: digest(judgementOf(replay(book, calls))),
  engine: ENGINE,
  book: digest(book),
});

/** Whether a device that knows these calls owes the log a digest. */
export const isDigestDue = (calls: readonly Call[]): boolean => {
  const counted = calls.reduce((most, { said }) => {
    const seen = said.kind === 'digest' || said.kind === 'sealed' ? seenIn(said as LogSayingOf<'digest'>) : 0;
    return Math.max(most, seen);
  }, 0);
  return calls.length - counted > EVERY;
};

const seenIn = (said: LogSayingOf<'digest'> | LogSayingOf<'sealed'>): number =>
  (said.kind === 'digest' ? said.seen : said.heads).reduce((sum: number, head: Head) => sum + head.count, 0);

/** How a digest stands today: `same`; `otherwise` judged; or not to be told, since calls that it rests on are missing. */
export type Audited = 'same' | 'otherwise' | 'incomplete';

export interface AuditLine {
  readonly call: Call;
  readonly stands: Audited;
  /** The engine that had judged, and whether it was this one. */
  readonly engine: string;
  readonly isThisEngine: boolean;
  readonly isThisBook: boolean;
}

const isWhole = (calls: readonly Call[], seen: Seen): boolean =>
  calls.length === seen.reduce((sum, head) => sum + head.count, 0);

/** The calls that a seal names as left out are not in what it rests on. */
const isLeftOut = (call: Call, said: LogSayingOf<'digest'> | LogSayingOf<'sealed'>): boolean =>
  said.kind === 'sealed' &&
  (said['left-out'] ?? []).some(({ device, count: n }) => device === call.id.device && n === call.id.count);

const line = (book: Book, log: readonly Call[], call: Call, digest: Digest): AuditLine => {
  const said = call.said as LogSayingOf<'digest'> | LogSayingOf<'sealed'>;
  const seen: Seen = said.kind === 'digest' ? said.seen : said.heads;
  const known = upTo(log, seen);
  const kept = said.kind === 'digest' ? said.digest : said.rulings;
  const judged = known.filter((one) => !isLeftOut(one, said));
  const isSame = isWhole(known, seen) && digest(judgementOf(replay(book, judged))) === kept;
  const about = { call, engine: said.engine, isThisEngine: said.engine === ENGINE };
  const stands = isSame ? 'same' : isWhole(known, seen) ? 'otherwise' : 'incomplete';
  return { ...about, stands, isThisBook: said.book === digest(book) };
};

/**
 * Judges anew what each digest and each seal of a log rests on: a difference says that the engine or the book has changed
 * since, or that what was written is not what was judged.
 */
export const audit = (book: Book, log: readonly Call[], digest: Digest): readonly AuditLine[] =>
  log
    .filter(({ said }) => said.kind === 'digest' || said.kind === 'sealed')
    .map((call) => line(book, log, call, digest));
