import { breaksOf } from '../../log/index.ts';
import { type LogWords, say } from '../../views/index.ts';
import { plain } from '../faults.ts';
import type { GameLog } from '../game-log.ts';
import type { Terminal } from '../terminal.ts';
import { sha256 } from './file.ts';

/** A file that is no log has thousands of lines that hold nothing. */
const MOST_SHOWN = 12;

/** What was lost of a log, and what it keeps that this version does not understand; nothing of a whole one. */
const losses = ({ file, opened }: GameLog, { open, report }: LogWords): readonly string[] => {
  if (opened === undefined) return [];
  const { lost, isTorn, isNewer, format } = opened;
  const more = lost.length - MOST_SHOWN;
  return [
    ...lost.slice(0, MOST_SHOWN).map(({ line, found }) => say(open.lost, { file, line: `${line}`, found })),
    ...(more > 0 ? [say(report.and, { n: `${more}` })] : []),
    ...(isTorn ? [say(open.torn, { file })] : []),
    ...(isNewer ? [say(open.newer, { format: `${format}` })] : []),
  ];
};

/** Calls that a device counted and that are not here. A log of one device alone may well be a part. */
const gaps = ({ calls, opened }: GameLog, { open }: LogWords): readonly string[] =>
  opened === undefined
    ? []
    : breaksOf(calls, sha256).flatMap((found) =>
        found.why === 'gap' ? [say(open.gap, { device: found.device, from: `${found.from}`, to: `${found.to}` })] : [],
      );

/** Says on the error stream what was lost or is not here; tells whether every line of the log was understood. */
export const printOpening = (log: GameLog, words: LogWords, { err, errInk }: Terminal): boolean => {
  const lost = losses(log, words);
  for (const note of lost) err(errInk('alarm', plain(note)));
  for (const note of gaps(log, words)) err(errInk('quiet', plain(note)));
  return lost.length === 0;
};
