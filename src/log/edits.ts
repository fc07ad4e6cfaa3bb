import type { LogSayingOf, Office, Saying } from '../words/index.ts';
import { asCallId, type Call, type CallId, type Foreign } from './call.ts';
import { inOrder } from './order.ts';

/** A correction: a call that takes another back, or puts another saying in its place. */
export type Edit = Call<LogSayingOf<'withdraw'> | LogSayingOf<'amend'>>;
/** A call of the game, as against one that speaks of the log. */
export type Played = Call<Saying | Foreign>;

/** Why a correction corrects nothing: what it names is not here, comes later, or may not be corrected so. */
export type AstrayWhy = 'no-such-call' | 'not-seen' | 'amends-a-correction' | 'names-a-record';
export interface Astray {
  readonly edit: Edit;
  readonly why: AstrayWhy;
}

/** One call of the game with every correction of it that stands, in their order; the last one is in force. */
export interface Corrected {
  readonly root: Played;
  readonly edits: readonly Edit[];
  /** Corrections that had not seen each other and do not say the same: the last is in force, people must settle it. */
  readonly double: readonly Edit[];
}

/** A log with its corrections applied. */
export interface Standing {
  /** What is to be judged, in order: withdrawn calls are not in it, amended ones say what they should have said. */
  readonly calls: readonly Played[];
  readonly corrected: ReadonlyMap<string, Corrected>;
  readonly withdrawn: readonly Played[];
  readonly astray: readonly Astray[];
  /** Corrections that were themselves taken back. */
  readonly undone: readonly Edit[];
}

export const isEdit = (call: Call): call is Edit => call.said.kind === 'withdraw' || call.said.kind === 'amend';
const RECORDS: readonly string[] = ['digest', 'sealed'];
/** Digests and seals: they say what was, and nothing corrects them. */
export const isRecordOfLog = (call: Call): boolean => RECORDS.includes(call.said.kind);

/** Whether one call had been seen where an edit was pressed: its own device knows itself. */
const saw = (edit: Edit, { device, count }: CallId): boolean => {
  if (edit.id.device === device) return count < edit.id.count;
  const known = edit.said.seen?.find((head) => head.device === device);
  return known !== undefined && known.count >= count;
};

interface Ranked {
  readonly call: Call;
  readonly rank: number;
}

/** What stands against a correction: it corrects only what came before it. */
const astrayWhy = (edit: Edit, rank: number, target: Ranked | undefined): AstrayWhy | undefined => {
  if (target === undefined) return 'no-such-call';
  if (target.rank >= rank) return 'not-seen';
  if (isRecordOfLog(target.call)) return 'names-a-record';
  return edit.said.kind === 'amend' && isEdit(target.call) ? 'amends-a-correction' : undefined;
};

const nameOf = ({ device, count }: { readonly device: string; readonly count: number }): string => `${device}:${count}`;

/** Whether two corrections come to the same. */
const alike = (a: Edit, b: Edit): boolean => {
  if (a.said.kind !== 'amend' || b.said.kind !== 'amend') return a.said.kind === b.said.kind;
  const same = JSON.stringify([a.said.said, a.said.apart, a.by, a.insist]);
  return same === JSON.stringify([b.said.said, b.said.apart, b.by, b.insist]);
};

/** Corrections of one call that no other correction of it had seen, when they differ. */
const doubleOf = (edits: readonly Edit[]): readonly Edit[] => {
  if (edits.length < 2) return [];
  const open = edits.filter((edit) => !edits.some((other) => other !== edit && saw(other, edit.id)));
  const [first] = open;
  return first !== undefined && open.some((edit) => !alike(first, edit)) ? open : [];
};

/** The call as its last standing amendment has it: at its own moment and place, from its own seat. */
const amended = (root: Played, edit: Edit): Played => {
  if (edit.said.kind !== 'amend') return root;
  const { insist: _insist, apart: _apart, ...rest } = root;
  return {
    ...rest,
    said: edit.said.said as Saying | Foreign,
    by: edit.by as Office,
    ...(edit.insist === undefined ? {} : { insist: edit.insist }),
    ...(edit.said.apart === true ? { apart: true } : {}),
  };
};

interface Sifted {
  readonly byRoot: ReadonlyMap<string, Edit[]>;
  readonly astray: readonly Astray[];
  readonly undone: readonly Edit[];
}

/**
 * From the last call to the first: a correction stands unless a later one that stands has taken it back. Nothing can name
 * what comes after it, so there is no circle.
 */
const sift = (ordered: readonly Call[], ranks: ReadonlyMap<string, Ranked>): Sifted => {
  const taken = new Set<string>();
  const byRoot = new Map<string, Edit[]>();
  const astray: Astray[] = [];
  const undone: Edit[] = [];
  for (let rank = ordered.length - 1; rank >= 0; rank -= 1) {
    const call = ordered[rank] as Call;
    if (!isEdit(call)) continue;
    const name = nameOf(call.said.call);
    const target = ranks.get(name);
    const why = astrayWhy(call, rank, target);
    if (taken.has(asCallId(call.id))) undone.push(call);
    else if (why !== undefined) astray.push({ edit: call, why });
    else if (target !== undefined && isEdit(target.call)) taken.add(name);
    else byRoot.set(name, [call, ...(byRoot.get(name) ?? [])]);
  }
  return { byRoot, astray: astray.reverse(), undone: undone.reverse() };
};

const ranksOf = (ordered: readonly Call[]): ReadonlyMap<string, Ranked> =>
  new Map(ordered.map((call, rank) => [asCallId(call.id), { call, rank }]));

const NOTHING: Sifted = { byRoot: new Map(), astray: [], undone: [] };

const isPlayed = (call: Call): call is Played => !isEdit(call) && !isRecordOfLog(call);

/**
 * Applies the corrections of a log. The order and the anchors are those of all calls, so that a correction moves nothing;
 * a withdrawn call still holds the place of what was put in behind it.
 */
export const standing = (log: readonly Call[]): Standing => {
  const ordered = inOrder(log);
  const { byRoot, astray, undone } = ordered.some(isEdit) ? sift(ordered, ranksOf(ordered)) : NOTHING;
  const calls: Played[] = [];
  const withdrawn: Played[] = [];
  const corrected = new Map<string, Corrected>();
  for (const root of ordered) {
    if (!isPlayed(root)) continue;
    const name = asCallId(root.id);
    const edits = byRoot.get(name);
    const last = edits?.at(-1);
    if (edits === undefined || last === undefined) {
      calls.push(root);
      continue;
    }
    corrected.set(name, { root, edits, double: doubleOf(edits) });
    if (last.said.kind === 'withdraw') withdrawn.push(root);
    else calls.push(amended(root, last));
  }
  return { calls, corrected, withdrawn, astray, undone };
};
