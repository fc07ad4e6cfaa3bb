import { type AuditLine, audit, type Game, replay } from '../../engine/index.ts';
import {
  asCallId,
  type Break,
  breaksOf,
  checkSeal,
  headsOf,
  logHash,
  type SealCheck,
  sealedCalls,
  sealsOf,
} from '../../log/index.ts';
import { counted, type Language, type LogWords, logWordsOf, say, type Words, wordsOf } from '../../views/index.ts';
import { isLogSayingKind, isSayingKind } from '../../words/index.ts';
import { asJson, plain, printFaults } from '../faults.ts';
import { type GameLog, readGameLog } from '../game-log.ts';
import type { Terminal } from '../terminal.ts';
import { heading } from '../text/table.ts';
import { digest } from './digests.ts';
import { sha256 } from './file.ts';
import { anySays } from './settle.ts';
import { isDrawnSame } from './signed.ts';

export interface VerifyOptions {
  /** Hashes as they are printed on sheets: whole, or their first signs. */
  readonly head?: readonly string[];
  readonly json?: boolean;
  readonly lang: Language;
}

/** One thing that was looked at, and whether it holds. */
interface Finding {
  readonly holds: boolean;
  readonly says: string;
}

const good = (says: string): Finding => ({ holds: true, says });
const bad = (says: string): Finding => ({ holds: false, says });

const breakSays = (found: Break, { verify }: LogWords): Finding => {
  const parts = { device: found.device, count: 'count' in found ? `${found.count}` : '' };
  if (found.why === 'unchained') return good(say(verify.unchained, parts));
  if (found.why === 'changed') return bad(say(verify.changed, parts));
  return bad(say(verify.gap, { ...parts, from: `${found.from}`, to: `${found.to}` }));
};

const chains = ({ calls, opened, file }: GameLog, words: Words, said: LogWords): readonly Finding[] => {
  const { verify } = said;
  const lost = (opened?.lost ?? []).map(({ line, found }) => bad(say(verify.lost, { file, line: `${line}`, found })));
  const torn = opened?.isTorn === true ? [bad(verify.torn)] : [];
  const breaks = breaksOf(calls, sha256).map((found) => breakSays(found, said));
  const devices = counted(words, 'devices', headsOf(calls, sha256).length);
  const all = [...lost, ...torn, ...breaks];
  const isWhole = all.every(({ holds }) => holds);
  return isWhole ? [...all, good(say(verify.whole, { calls: counted(words, 'calls', calls.length), devices }))] : all;
};

const sealSays = (log: GameLog, check: SealCheck, game: Game, words: Words, said: LogWords): readonly Finding[] => {
  const { verify } = said;
  const { seal, wrong, isLogRight, isSelfRight, late } = check;
  const revision = `${seal.said.revision}`;
  const heads = wrong.map(({ device, count, why }) =>
    bad(say(why === 'missing' ? verify.headMissing : verify.headWrong, { revision, device, count: `${count}` })),
  );
  const hashes = [
    ...(isLogRight ? [] : [bad(say(verify.logWrong, { revision }))]),
    ...(isSelfRight ? [] : [bad(say(verify.selfWrong, { revision }))]),
  ];
  const calls = counted(words, 'calls', sealedCalls(log.calls, seal).length);
  const belongs = heads.length + hashes.length === 0 ? [good(say(verify.belongs, { revision, calls }))] : [];
  const drawn =
    belongs.length === 0 || isDrawnSame(log.calls, seal) ? [] : [good(say(verify.sheetOther, { revision }))];
  const out = (seal.said['left-out'] ?? []).map(({ device, count }) =>
    good(say(verify.leftOut, { revision, call: `${device}:${count}` })),
  );
  const isLast = seal === sealsOf(log.calls).at(-1);
  const since = isLast
    ? late.map((call) => good(say(verify.late, { call: asCallId(call.id), says: anySays(game, words, said, call) })))
    : [];
  return [...heads, ...hashes, ...belongs, ...drawn, ...out, ...since];
};

const auditSays = ({ call, stands, engine, isThisEngine, isThisBook }: AuditLine, { verify }: LogWords): Finding => {
  const parts = { call: asCallId(call.id) };
  if (stands === 'same') return good(say(verify.digestSame, parts));
  if (stands === 'incomplete') return bad(say(verify.digestIncomplete, parts));
  const causes = [
    ...(isThisEngine ? [] : [say(verify.otherEngine, { engine })]),
    ...(isThisBook ? [] : [verify.otherBook]),
  ];
  const because = causes.length === 0 ? verify.noCause : causes.join(', ');
  return { holds: causes.length > 0, says: say(verify.digestOther, { ...parts, because }) };
};

/** A hash as it is printed: in groups, whole or its beginning. */
const bare = (text: string): string => text.replace(/[^0-9a-f]/gi, '').toLowerCase();
const LEAST_PRINTED = 8;

const headSays = ({ calls }: GameLog, printedHash: string, { verify }: LogWords): Finding => {
  const hash = bare(printedHash);
  const isIt = (log: string): boolean => hash.length >= LEAST_PRINTED && log.startsWith(hash);
  const seal = sealsOf(calls).find(({ said }) => isIt(said.log));
  if (seal !== undefined) return good(say(verify.printed, { hash: printedHash, revision: `${seal.said.revision}` }));
  if (isIt(logHash(headsOf(calls, sha256), sha256))) return good(say(verify.printedNow, { hash: printedHash }));
  return bad(say(verify.printedNone, { hash: printedHash }));
};

/** Sayings of a later version, or altered ones: of them nothing can be said. */
const foreign = ({ calls }: GameLog, { verify }: LogWords): readonly Finding[] =>
  calls
    .filter(({ said }) => !isSayingKind(said.kind) && !isLogSayingKind(said.kind))
    .map(({ id, said }) => bad(say(verify.foreign, { call: asCallId(id), kind: said.kind })));

/** Everything that there is to find. */
const findingsOf = (log: GameLog, options: VerifyOptions, words: Words, said: LogWords): readonly Finding[] => {
  const { calls, book } = log;
  const game = replay(book, calls);
  const seals = sealsOf(calls);
  return [
    ...chains(log, words, said),
    ...foreign(log, said),
    ...(seals.length === 0 ? [good(said.verify.none)] : []),
    ...seals.flatMap((seal) => sealSays(log, checkSeal(calls, seal, sha256), game, words, said)),
    ...audit(book, calls, digest).map((line) => auditSays(line, said)),
    ...(options.head ?? []).map((hash) => headSays(log, hash, said)),
  ];
};

/**
 * Says whether a log holds: its chains, its seals, its digests, and whether printed hashes belong to it.
 *
 * @returns the exit status: 0 when everything holds, 1 when something does not, 2 when the log could not be read
 */
export const verifyLog = (file: string, options: VerifyOptions, terminal: Terminal): number => {
  const log = readGameLog(file, undefined);
  if (!log.ok) return printFaults(log.faults, terminal.err);
  const words = wordsOf(options.lang);
  const said = logWordsOf(options.lang);
  const findings = findingsOf(log.value, options, words, said);
  const holds = findings.every((finding) => finding.holds);
  if (options.json === true) terminal.out(asJson({ holds, findings }));
  else {
    const lines = findings.map((finding) => `  ${finding.holds ? '✓' : '✗'} ${plain(finding.says)}`);
    const { ink } = terminal;
    terminal.out(
      [
        heading(said.verify.title, '', ink),
        ...lines.map((line, at) => (findings[at]?.holds === true ? line : ink('alarm', line))),
      ].join('\n'),
    );
  }
  return holds ? 0 : 1;
};
