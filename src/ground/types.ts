import type { ProvisionId } from '../rulebook/index.ts';
import type { End, MilliYards, Penalty2Spot, Place, RestartKind } from '../words/index.ts';

/** A ground: length from goal line to goal line, width from side line to side line. */
export interface Ground {
  readonly length: MilliYards;
  readonly width: MilliYards;
  readonly boarded: boolean;
}

/**
 * What is to be placed. `goal` is the end in question: for a penalty and a safety the one that the fouling side
 * defends, for a hit-in the one whose back line the ball crossed, for a free hit from the side the one that the side
 * without the ball defends.
 */
export interface Award {
  readonly restart: RestartKind;
  readonly goal: End;
  /** Where it came from: where the ball crossed, where it was, where it lay dead, or the spot of the foul. */
  readonly ball?: Place;
  /** Penalty 2: where the side that was fouled wants it. */
  readonly from?: Penalty2Spot;
}

/** How the ball is put in play, seen from one side: who hits, or that it is thrown in. */
export type Role = 'hitting' | 'other';

/** One test of where a rider may stand. The margin is in yards inside (0 on the line), negative outside. */
export type PlaceTest =
  /** At least so far from the ball. */
  | { readonly is: 'off-ball'; readonly distance: MilliYards }
  /** On the far side of a line across the ground, seen from the centre: behind the back line, behind the thirty. */
  | { readonly is: 'behind'; readonly end: End; readonly depth: MilliYards }
  /** Not nearer to an end line than so much: opponents at a hit-in. */
  | { readonly is: 'out-to'; readonly end: End; readonly depth: MilliYards }
  /** Outside the goal: behind the back line not between the posts. */
  | { readonly is: 'outside-goal'; readonly end: End }
  /** Between the ball and the goal that the side defends. */
  | { readonly is: 'goal-side'; readonly end: End };

export interface Duty {
  readonly test: PlaceTest;
  readonly under: ProvisionId;
  /** Riders off the field, or returning to their proper place, are excused from it (reading by the rule, not all are). */
  readonly excused: boolean;
}

/** Until when the positions bind. */
export type Until = 'hit' | 'play-and-hit';

/** What riders of the fouling side may do once the ball is hit. */
export type EntryRule = 'free' | 'none-enters' | 'none-from-anywhere' | 'not-between-posts';

/** What one side has to keep to; no duties: anywhere, on or off the field. */
export interface Positions {
  readonly duties: readonly Duty[];
  readonly until: Until;
  readonly entry: EntryRule;
  readonly entryUnder?: ProvisionId;
}

/** One step by which the spot was found: "opposite where it crossed", "moved in to the cap". */
export interface SpotStep {
  readonly step:
    | 'opposite'
    | 'capped'
    | 'off-boards'
    | 'off-post'
    | 'on-field'
    | 'line'
    | 'forward'
    | 'room'
    | 'as-was';
  readonly at: Place;
  readonly under: ProvisionId;
}

/** Where the ball goes and where everybody stands. */
export interface Placement {
  readonly award: Award;
  /** Nothing when it hangs on where the ball was, and that was not said. */
  readonly spot: Place | undefined;
  readonly steps: readonly SpotStep[];
  /** A throw-in: the direction it goes in; `either` is the umpire's choice (both sides equally near). */
  readonly toward: 'plus-y' | 'minus-y' | 'either' | 'centre' | undefined;
  readonly hitting: Positions;
  readonly other: Positions;
  readonly under: ProvisionId;
}
