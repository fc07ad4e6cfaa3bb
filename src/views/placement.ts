import type { Ground, Placement, Role } from '../ground/index.ts';
import type { Book, ProvisionId } from '../rulebook/index.ts';
import { citation, cite } from './cited.ts';
import type { PlacementNames } from './placement-measures.ts';
import { numbersOf, type PlacementNumber } from './placement-numbers.ts';
import { entrySays, isThrown, positionSays, sideSaid } from './placement-positions.ts';
import { ballSays, spotSays, towardSays } from './placement-spot.ts';
import { type Language, say, wordsOf } from './words/index.ts';
import { type PlaceWords, placeWordsOf } from './words/place.ts';

/** One line beside the picture: what it is about, what there is to know, and the provisions that it stands under. */
export interface PlacementRow {
  readonly label: string;
  readonly says: string;
  readonly under: readonly ProvisionId[];
}

/** A placement in words and numbers. */
export interface PlacementView {
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  /** The article of the placement, marked unless it was read, and the book. */
  readonly article: string;
  readonly rows: readonly PlacementRow[];
  readonly numbers: readonly PlacementNumber[];
  /** What else it hangs on that was not read in the book; nothing when all was. */
  readonly unread: string | undefined;
}

/** What a placement is told from. `isPenalty1`: it is the hit that follows the goal of a Penalty 1. */
export interface PlacementTold {
  readonly book: Book;
  readonly ground: Ground;
  readonly placement: Placement;
  readonly names: PlacementNames;
  readonly language: Language;
  readonly isPenalty1?: boolean;
}

const bareSubtitle = (words: PlaceWords, { placement: { award }, isPenalty1 }: PlacementTold): string => {
  const { restart, from } = award;
  if (isPenalty1 === true) return words.afterPenalty1;
  return restart === 'penalty-2' && from !== undefined ? words.penalty2[from] : words.subtitles[restart];
};

/** From where, and to whom or by whom where that is known. */
const subtitleOf = (words: PlaceWords, told: PlacementTold): string => {
  const subtitle = bareSubtitle(words, told);
  const { to } = told.names;
  if (to === undefined || isThrown(told.placement)) return subtitle;
  const isHitIn = told.placement.award.restart.startsWith('hit-in');
  return say(words.given[isHitIn ? 'by' : 'to'], { subtitle, to });
};

type Row = readonly [label: string, says: string | undefined, under: readonly ProvisionId[]];

const positionRow = (words: PlaceWords, { placement, names }: PlacementTold, role: Role): Row => {
  const under = placement[role].duties.map((duty) => duty.under);
  const says = isThrown(placement) ? undefined : positionSays(words, placement, role);
  return [sideSaid(words, names, role), says, under.length === 0 ? [placement.under] : under];
};

/** Only a ball that was dead is thrown in toward the nearer side; elsewhere the direction belongs to the restart. */
const directionUnder = ({ award, under }: Placement): ProvisionId =>
  award.restart === 'throw-in' ? 'place.throw-in.toward' : under;

const rowsOf = (words: PlaceWords, told: PlacementTold): readonly Row[] => {
  const { ground, placement, names } = told;
  const { rows } = words;
  const steps = placement.steps.map((step) => step.under);
  const isFoul = placement.award.restart === 'penalty-2';
  return [
    [isFoul ? rows.foul : rows.ball, ballSays(words, ground, placement), [placement.under]],
    [rows.spot, spotSays(words, ground, placement), steps.length === 0 ? [placement.under] : steps],
    [rows.toward, towardSays(words, ground, placement), [directionUnder(placement)]],
    positionRow(words, told, 'hitting'),
    positionRow(words, told, 'other'),
    [rows.entry, entrySays(words, placement, names), [placement.other.entryUnder ?? placement.under]],
    [rows.clock, words.clock[isThrown(placement) ? 'throw-in' : 'hit'], ['clock.starts']],
  ];
};

/** Each provision under which something on the picture stands, once. */
const provisionsOf = (rows: readonly PlacementRow[]): readonly ProvisionId[] => [
  ...new Set(rows.flatMap((row) => row.under)),
];

const unreadOf = (words: PlaceWords, told: PlacementTold, rows: readonly PlacementRow[]): string | undefined => {
  const { book, language, placement } = told;
  const unread = provisionsOf(rows).filter((id) => id !== placement.under && book.entries[id].standing !== 'read');
  const citations = new Set(unread.map((id) => citation(wordsOf(language), book, id)));
  return citations.size === 0 ? undefined : `${words.unread}${[...citations].join('; ')}`;
};

/** A placement in words and numbers, for the picture, the terminal and programs. */
export const placementView = (told: PlacementTold): PlacementView => {
  const { book, ground, placement, language } = told;
  const words = placeWordsOf(language);
  const rows = rowsOf(words, told).flatMap(([label, says, under]): readonly PlacementRow[] =>
    says === undefined ? [] : [{ label, says, under: [...new Set(under)] }],
  );
  return {
    language,
    title: told.isPenalty1 === true ? words.penalty1 : words.titles[placement.award.restart],
    subtitle: subtitleOf(words, told),
    article: `${citation(wordsOf(language), book, placement.under)} · ${cite(wordsOf(language), book, placement.under).book}`,
    rows,
    numbers: numbersOf(words, ground, placement),
    unread: unreadOf(words, told, rows),
  };
};
