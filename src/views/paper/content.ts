import type { BySide, Side, Team } from '../../words/index.ts';
import type { TeamRow } from '../team.ts';
import type { PaperWords } from '../words/paper.ts';
import type { Presence } from './presence.ts';
import type { BoxKind } from './strokes.ts';

/** A goal as it is lettered in the grid: circled from a penalty or safety, with W to the team, P1 awarded. */
export interface Mark {
  readonly letter: string;
  readonly isCircled: boolean;
  readonly sign: '' | 'W' | 'P1';
  /** It stands because an official insisted. */
  readonly isUpheld: boolean;
}

/** What a rider did in one chukker. */
export interface PaperCell {
  readonly marks: readonly Mark[];
  readonly presence: Presence;
}

/** A line of a team's grid. */
export interface PaperRow {
  readonly kind: TeamRow['kind'];
  readonly number: string;
  readonly name: string;
  readonly handicap: string;
  readonly cells: readonly PaperCell[];
  readonly goals: string;
}

/** A team's half of the paper. */
export interface PaperTeam {
  readonly side: Side;
  readonly name: string;
  readonly silk: Team['silk'];
  readonly handicap: string;
  readonly rows: readonly PaperRow[];
  readonly byChukker: readonly string[];
  readonly played: string;
  readonly award: string;
  readonly score: string;
  /** Goals in the shoot-out; empty when there was none. */
  readonly shootOut: string;
  readonly strokes: Readonly<Record<BoxKind, number>>;
}

/** A goal in the running score. */
export interface PaperGoal {
  readonly mark: Mark;
  readonly side: Side;
  readonly moment: string;
  readonly score: string;
}

export interface Signature {
  /** Empty where nobody is named: a line to sign on. */
  readonly name: string;
  readonly office: string;
}

/** What a sealed sheet bears: its revision and the head of the log, with the QR that says it to a telephone. */
export interface PaperSeal {
  readonly revision: number;
  readonly calls: number;
  /** The hash of the log, in hexadecimal. */
  readonly head: string;
  /** Dark squares, row by row; none when no QR was made. */
  readonly qr: readonly (readonly boolean[])[];
}

/** What the printed sheet says, whatever it looks like. */
export interface Paper {
  readonly title: string;
  readonly event: string;
  readonly result: string;
  readonly facts: readonly { readonly label: string; readonly says: string }[];
  readonly columns: readonly string[];
  readonly teams: BySide<PaperTeam>;
  readonly awardLabel: string;
  readonly start: string;
  readonly running: readonly PaperGoal[];
  readonly working: readonly string[];
  readonly notes: readonly string[];
  readonly signatures: readonly Signature[];
  readonly seal: PaperSeal | undefined;
  readonly words: PaperWords;
}
