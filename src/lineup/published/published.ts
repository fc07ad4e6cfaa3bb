import type { BySide, Chukker, Count, Fault, HalfGoals, Rating, Side } from '../../words/index.ts';

export type Path = Fault['path'];

/** Goals of both teams, the first named team at home; goals by handicap are in it. */
export type Score = BySide<HalfGoals>;

/** How a report says that goals by handicap were found; nothing is read from the ratings. */
export const PUBLISHED_BASES = ['flat', 'handicap', 'level teams'] as const;
export type PublishedBasis = (typeof PUBLISHED_BASES)[number];

/** A row of the box. What the report does not say is unknown, and unknown is not nought. */
export interface BoxRow {
  readonly player: string | undefined;
  readonly rating: Rating | undefined;
  /** Whole goals in play, those by penalty and safety among them. */
  readonly goals: HalfGoals | undefined;
  readonly byPenalty: HalfGoals | undefined;
  readonly bySafety: HalfGoals | undefined;
}

export interface PublishedTeam {
  readonly name: string;
  readonly total: Rating | undefined;
  readonly award: HalfGoals | undefined;
  /** Goals awarded to the team, such as for a Penalty 1: none when the report has no such list. */
  readonly teamGoals: readonly (HalfGoals | undefined)[] | undefined;
  readonly box: readonly BoxRow[] | undefined;
}

interface ClaimCommon {
  readonly source: string;
  readonly path: Path;
}

/** What another source says of the game. */
export type Claim = ClaimCommon &
  (
    | { readonly about: 'final'; readonly score: Score }
    | { readonly about: 'headline'; readonly score: Score }
    | { readonly about: 'running'; readonly scores: readonly { readonly chukker: Chukker; readonly score: Score }[] }
    | { readonly about: 'team-total'; readonly totals: readonly { readonly team: Named; readonly total: Rating }[] }
    | ({ readonly about: 'chukker-scorers' } & ChukkerScorers)
  );

/** A team as a claim names it: by its name, by its place in a pair, or by its players alone. */
export type Named = { readonly name: string } | { readonly side: Side } | { readonly players: readonly string[] };

/** Who scored for one team in one chukker. */
export interface ChukkerScorers {
  readonly chukker: Chukker;
  readonly team: Named;
  readonly scorers: readonly { readonly player: string; readonly goals: HalfGoals }[];
}

/** A result as it was published. Nothing in it is repaired, and what was left out stays unknown. */
export interface Published {
  readonly event: string | undefined;
  readonly chukkers: Count | undefined;
  /** The words of the report, also where they name none of the three. */
  readonly statedBasis: string | undefined;
  readonly basis: PublishedBasis | undefined;
  /** The upper limit of the event: decides how half ratings count. */
  readonly upper: Rating | undefined;
  readonly teams: BySide<PublishedTeam>;
  /** The board after each chukker, overtime included; a chukker that was not reported is unknown. */
  readonly running: readonly (Score | undefined)[] | undefined;
  readonly overtime: Count | undefined;
  readonly final: Score;
  readonly claims: readonly Claim[];
  /** Fields of the file that nobody here reads. */
  readonly notRead: readonly string[];
}

/** Where a side stands in the pairs of a file. */
export const PLACE: BySide<number> = { home: 0, away: 1 };
