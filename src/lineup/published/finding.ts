import type { ProvisionId } from '../../rulebook/index.ts';
import type { Side } from '../../words/index.ts';
import { type BoxRow, type Path, PLACE, type Published } from './published.ts';

/** One thing that was looked at in a published result, under the provision that rules it. */
export interface Finding {
  /** Where in the file it stands. */
  readonly about: Path;
  /** One line with the figures on both sides of it. */
  readonly says: string;
  readonly working?: readonly string[];
  readonly under: ProvisionId;
}

/** What became of a published result. Whatever is in none of the lists was not looked at. */
export interface Verdict {
  readonly confirmed: readonly Finding[];
  readonly contradictions: readonly Finding[];
  /** What would need a figure that the report does not have. */
  readonly notCheckable: readonly Finding[];
  /** Fields that nobody here reads. */
  readonly notRead: readonly string[];
}

/** A finding with the list that it belongs to. */
export interface Judged {
  readonly as: Exclude<keyof Verdict, 'notRead'>;
  readonly finding: Finding;
}

const judged =
  (as: Judged['as']) =>
  (under: ProvisionId, about: Path, says: string, working: readonly string[] = []): Judged => ({
    as,
    finding: { about, says, under, ...(working.length === 0 ? {} : { working }) },
  });

export const confirmed = judged('confirmed');
export const contradicted = judged('contradictions');
export const notCheckable = judged('notCheckable');

export const inTeam = (side: Side, ...rest: Path): Path => ['teams', PLACE[side], ...rest];

export const nameOf = (published: Published, side: Side): string => published.teams[side].name.trim();

/** A rider of a box, by his row where he has no name. */
export const riderIn = (row: BoxRow, at: number): string => row.player?.trim() || `the rider in row ${at + 1}`;

/** Names as people list them: "a", "a and b", "a, b and c". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const different = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];
