import {
  type Change,
  type Changed,
  checkAward,
  checkTeam,
  type LineUps,
  leave,
  mayBeRemoved,
  remove,
  substitute,
} from '../lineup/index.ts';
import type { Book, Objection } from '../rulebook/index.ts';
import {
  type BySide,
  bothSides,
  LEAVING_REASONS,
  type LeavingReason,
  opposite,
  type RiderId,
  rating,
  rider,
  type Side,
  SUBSTITUTION_REASONS,
  type SubstitutionReason,
} from '../words/index.ts';
import { findRider, type LineupFile, lineUpsOf } from './lineup.ts';
import { idByRating } from './riders.ts';
import type { Named, Step } from './steps.ts';

/** One change with what it came to; a change that is not in order is set aside and leaves the line-ups as they were. */
export interface JudgedStep {
  readonly says: string;
  readonly objections: readonly Objection[];
  readonly before: LineUps;
  readonly after: LineUps;
  /** For a Penalty 7: whom the captain fouled may name. */
  readonly mayBeRemoved: readonly string[] | undefined;
}

/** What a line-up file comes to. */
export interface LineupJudgement {
  readonly before: LineUps;
  readonly opening: BySide<readonly Objection[]>;
  readonly changes: readonly JudgedStep[];
  readonly after: LineUps;
}

const word = (named: Named): string => (typeof named === 'object' ? `${named.name} (${named.rating})` : String(named));

const plainOf = (named: Named): string | number => (typeof named === 'object' ? named.name : named);

const idOf = (lineUps: LineUps, side: Side, named: Named, except: readonly string[] = []): RiderId => {
  const plain = plainOf(named);
  return rider(findRider(lineUps.sides[side], plain, true, except) ?? String(plain));
};

/** A rider who comes in: of the sheet, or a newcomer with the rating that names him. */
const incomingOf = (
  lineUps: LineUps,
  side: Side,
  named: Named,
  except: readonly string[],
): Pick<Change, 'in' | 'name' | 'rating'> => {
  const plain = plainOf(named);
  const known = findRider(lineUps.sides[side], plain, false, except);
  if (known !== undefined) return { in: rider(known) };
  if (typeof named === 'string') return { in: rider(named) };
  if (typeof named === 'object') return { in: rider(named.name), name: named.name, rating: rating(named.rating * 2) };
  const ids = [...lineUps.sides[side].riders.map((r): string => r.id), ...except];
  const name = ids.includes(idByRating(side, named)) ? `${named} (new ${ids.length})` : String(named);
  return { in: rider(idByRating(side, name)), name, rating: rating(named * 2) };
};

/** Pairs those who leave with those who come in; nobody is named twice by one step. */
const changesOf = (lineUps: LineUps, step: Extract<Step, { kind: 'change' }>): readonly Change[] => {
  const named: string[] = [];
  return step.in.map((coming, at): Change => {
    const leaver = step.out[at];
    const out = leaver === undefined ? undefined : idOf(lineUps, step.side, leaver, named);
    const incoming = incomingOf(lineUps, step.side, coming, named);
    named.push(incoming.in, ...(out === undefined ? [] : [out]));
    return out === undefined ? incoming : { out, ...incoming };
  });
};

const isLeaving = (because: string): because is LeavingReason => LEAVING_REASONS.some((reason) => reason === because);
const isForSubstitution = (because: string): because is SubstitutionReason =>
  SUBSTITUTION_REASONS.some((reason) => reason === because);

const changed = (book: Book, lineUps: LineUps, step: Extract<Step, { kind: 'change' }>): Changed => {
  const { side, because, during } = step;
  const [leaver] = step.out;
  if (step.in.length === 0 && leaver !== undefined) {
    const reason = isLeaving(because) ? because : 'unable';
    return leave(book, lineUps, side, idOf(lineUps, side, leaver), reason);
  }
  const changes = changesOf(lineUps, step);
  // A disqualified rider, or one who left unsaid, does not go on: for his substitute he is unable.
  return substitute(book, lineUps, { side, changes, because: isForSubstitution(because) ? because : 'unable', during });
};

const says = (step: Step): string => {
  if (step.kind === 'removal') return `Penalty 7: ${word(step.disabled)} disabled, ${word(step.removed)} removed`;
  const out = step.out.map(word).join(' and ');
  const incoming = step.in.map(word).join(' and ');
  if (incoming === '') return `${out} out`;
  return out === '' ? `${incoming} into the open place` : `${incoming} for ${out}`;
};

const judgeStep = (book: Book, before: LineUps, step: Step): JudgedStep => {
  const outcome = step.kind === 'change' ? changed(book, before, step) : undefined;
  if (outcome !== undefined) {
    const after = outcome.objections.length === 0 ? (outcome.after ?? before) : before;
    return { says: says(step), objections: outcome.objections, before, after, mayBeRemoved: undefined };
  }
  const removal = step as Extract<Step, { kind: 'removal' }>;
  const side = removal.on;
  const disabled = idOf(before, side, removal.disabled);
  const may = mayBeRemoved(book, before, side, disabled).map((r) => r.name);
  const removed = idOf(before, opposite(side), removal.removed);
  const { objections, after = before } = remove(book, before, { side, disabled, removed });
  return { says: says(step), objections, before, after: objections.length === 0 ? after : before, mayBeRemoved: may };
};

/** Judges a line-up and, one after the other, the changes that are asked about (Rules 1 to 3, 37 P7). */
export const judgeLineup = (book: Book, file: LineupFile): LineupJudgement => {
  const before = lineUpsOf(book, file.opening);
  const own = bothSides((side): readonly Objection[] =>
    file.alone && side === 'away' ? [] : checkTeam(book, before, side),
  );
  const opening = { home: [...own.home, ...checkAward(before)], away: own.away };
  const changes: JudgedStep[] = [];
  let after = before;
  for (const step of file.steps) {
    const judged = judgeStep(book, after, step);
    changes.push(judged);
    after = judged.after;
  }
  return { before, opening, changes, after };
};
