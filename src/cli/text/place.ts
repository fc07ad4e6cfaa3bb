import type { ProvisionId } from '../../rulebook/index.ts';
import {
  citation,
  figureSaid,
  type PlacedRider,
  type PlacementTold,
  type PlacementView,
  type PlaceWords,
  placeWordsOf,
  say,
  sideSaid,
  wordsOf,
  yardsSaid,
} from '../../views/index.ts';
import type { Place } from '../../words/index.ts';
import type { Ink } from './ink.ts';
import { type Column, cell, fitting, heading, PAGE, paragraph, row } from './table.ts';

const INDENT = '  ';
const ARTICLE: Column = { width: 30, wraps: true };

/** A place as it is typed: x, y in yards from the centre of the ground. */
const pairSaid = (words: PlaceWords, { x, y }: Place): string =>
  [x, y].map((length) => `${length < 0 ? '−' : ''}${figureSaid(words, length)}`).join('; ');

const cited = ({ book, language }: PlacementTold, under: readonly ProvisionId[]): string =>
  [...new Set(under.map((id) => citation(wordsOf(language), book, id)))].join('; ');

const head = (view: PlacementView, ink: Ink): readonly string[] => [
  ...row(
    [
      { width: PAGE - 52, wraps: true },
      { width: 50, align: 'right' },
    ],
    [cell(view.title.toUpperCase(), 'strong'), cell(view.article, 'quiet')],
    ink,
  ),
  ...paragraph(view.subtitle, '', ink),
  '═'.repeat(PAGE),
];

const rowLines = (told: PlacementTold, view: PlacementView, ink: Ink): readonly string[] => {
  const label: Column = {
    width: fitting(
      view.rows.map((one) => one.label),
      6,
      16,
    ),
    wraps: true,
  };
  const says: Column = { width: PAGE - label.width - ARTICLE.width - 4, wraps: true };
  return view.rows.flatMap((one) =>
    row(
      [label, says, ARTICLE],
      [cell(one.label, 'strong'), cell(one.says), cell(cited(told, one.under), 'quiet')],
      ink,
    ),
  );
};

const numberLines = (told: PlacementTold, view: PlacementView, ink: Ink): readonly string[] => {
  const words = placeWordsOf(told.language);
  const { table } = words;
  const { spot } = told.placement;
  const columns: readonly Column[] = [{ width: 40, wraps: true }, { width: 16, align: 'right' }, ARTICLE];
  const line = (says: string, value: string, why: string): readonly string[] =>
    row(columns, [cell(says), cell(value, 'strong'), cell(why, 'quiet')], ink).map((text) => `${INDENT}${text}`);
  return [
    '',
    ...row(columns, [cell(table.number, 'quiet'), cell(table.yards, 'quiet'), cell(table.article, 'quiet')], ink).map(
      (text) => `${INDENT}${text}`,
    ),
    ...(spot === undefined ? [] : line(table.position, pairSaid(words, spot), '')),
    ...view.numbers.flatMap(({ says, length, under }) => line(says, figureSaid(words, length), cited(told, [under]))),
  ];
};

const marginSaid = (words: PlaceWords, { margin }: PlacedRider): string => {
  if (margin === undefined) return words.table.anywhere;
  return say(margin < 0 ? words.table.outside : words.table.margin, { n: yardsSaid(words, margin) });
};

const riderLines = (told: PlacementTold, riders: readonly PlacedRider[], ink: Ink): readonly string[] => {
  if (riders.length === 0) return [];
  const words = placeWordsOf(told.language);
  const columns: readonly Column[] = [{ width: 3, align: 'right' }, { width: 18 }, { width: 22 }, { width: 24 }];
  const title = say(words.table.riders, { by: sideSaid(words, told.names, 'other') });
  const line = (rider: PlacedRider, at: number): readonly string[] => {
    const stands = cell(words.table.stands[rider.standing], rider.standing === 'breach' ? 'alarm' : 'strong');
    const cells = [cell(`${at + 1}`), cell(pairSaid(words, rider.seen.at)), stands, cell(marginSaid(words, rider))];
    return row(columns, cells, ink);
  };
  return ['', heading(title, '', ink), ...riders.flatMap(line)];
};

/** A placement on the terminal: what there is to know, its numbers with their articles, and the riders asked about. */
export const placeText = (
  told: PlacementTold,
  view: PlacementView,
  riders: readonly PlacedRider[],
  ink: Ink,
): readonly string[] => [
  ...head(view, ink),
  ...rowLines(told, view, ink),
  ...numberLines(told, view, ink),
  ...riderLines(told, riders, ink),
];
