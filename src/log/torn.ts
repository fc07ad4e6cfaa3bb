import { asField, type Read, shown } from '../words/index.ts';
import { asCallId, type Call } from './call.ts';
import { readCall } from './codec.ts';
import { isRecord } from './fields.ts';
import { FORMAT, formatOf, upcast } from './upcast.ts';

/** A line of a log file: its number from 1, its bytes as text, and what they hold, or why they hold nothing. */
export interface LogLine {
  readonly line: number;
  readonly text: string;
  readonly value: Read<unknown>;
  /** It ends with a line end: a device writes whole lines only. */
  readonly isWhole: boolean;
}

/** A line that holds no call. */
export interface LostLine {
  readonly line: number;
  readonly found: string;
  readonly wanted: string;
}

/** A log as far as it could be opened. */
export interface OpenedLog {
  readonly calls: readonly Call[];
  /** The very text of each call, to be written again byte for byte. */
  readonly texts: ReadonlyMap<Call, string>;
  readonly lines: ReadonlyMap<Call, number>;
  readonly lost: readonly LostLine[];
  /** The file ends within a call. */
  readonly isTorn: boolean;
  readonly format: number;
  readonly isNewer: boolean;
}

const lostBy = (line: number, read: Extract<Read<unknown>, { ok: false }>): LostLine => {
  const [fault] = read.faults;
  const field = fault === undefined || fault.path.length === 0 ? '' : `${asField(fault.path)}: `;
  return { line, found: `${field}${fault?.found ?? 'nothing'}`, wanted: fault?.wanted ?? 'a call' };
};

const readLine = ({ line, value }: LogLine, format: number): Read<Call> | LostLine => {
  if (!value.ok) return lostBy(line, value);
  if (!isRecord(value.value)) return { line, found: shown(value.value), wanted: 'a call: a record with fields' };
  const call = readCall(upcast(value.value, format));
  return call.ok ? call : lostBy(line, call);
};

/**
 * Opens a log line by line: every whole call is kept, whatever else was torn, cut or altered; each line that holds none is
 * named. The same call twice is one call.
 */
export const openLog = (lines: readonly LogLine[]): OpenedLog => {
  const format = formatOf(lines.flatMap(({ value }) => (value.ok ? [value.value] : [])));
  const calls: Call[] = [];
  const texts = new Map<Call, string>();
  const numbers = new Map<Call, number>();
  const lost: LostLine[] = [];
  const seen = new Map<string, string>();
  for (const one of lines) {
    const call = readLine(one, format);
    if (!('ok' in call) || !call.ok) {
      lost.push('ok' in call ? lostBy(one.line, call) : call);
      continue;
    }
    const name = asCallId(call.value.id);
    const before = seen.get(name);
    if (before !== undefined) {
      if (before !== one.text)
        lost.push({ line: one.line, found: `another call named ${name}`, wanted: 'its own name' });
      continue;
    }
    seen.set(name, one.text);
    calls.push(call.value);
    texts.set(call.value, one.text);
    numbers.set(call.value, one.line);
  }
  const last = lines.at(-1);
  const isTorn = last !== undefined && !last.isWhole && lost.some(({ line }) => line === last.line);
  return { calls, texts, lines: numbers, lost, isTorn, format, isNewer: format > FORMAT };
};
