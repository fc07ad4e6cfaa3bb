import type { Book } from '../../rulebook/index.ts';
import { type Cited, cite, type Figure, type Why, type Words } from '../../views/index.ts';
import type { Ink } from './ink.ts';
import { type Column, cell, fitting, heading, PAGE, paragraph, row } from './table.ts';

const INDENT = '  ';
const DEEPER = '      ';

const cited = (
  words: Words,
  { article, book, standingSays, says, source, given, standing }: Cited,
  ink: Ink,
): readonly string[] => [
  ...paragraph(`${article}, ${book}: ${standingSays}`, INDENT, ink, standing === 'assumed' ? 'mark' : 'strong'),
  ...paragraph(says, DEEPER, ink),
  ...paragraph(`${words.labels.askedSource}: ${source}`, DEEPER, ink, 'quiet'),
  ...(given === undefined ? [] : paragraph(`${words.labels.given}: ${given}`, DEEPER, ink, 'quiet')),
];

const isFigure = (why: Why): why is Figure => 'value' in why;

/** The answer to "why?": the number or the ruling, its working, and each article under which it stands. */
export const whyText = (words: Words, book: Book, why: Why, ink: Ink): readonly string[] => [
  ...paragraph(isFigure(why) ? `${why.title}: ${why.shown}` : `${why.title}. ${why.shown}`, '', ink, 'strong'),
  '',
  heading(words.labels.working, isFigure(why) ? why.id : '', ink),
  ...why.working.flatMap((line) => paragraph(line, INDENT, ink)),
  '',
  heading(words.labels.under, '', ink),
  ...why.provisions.flatMap((provision) => cited(words, cite(words, book, provision), ink)),
];

/** Every number by its name, with its value and what it is. */
export const whyList = (words: Words, whys: readonly Why[], ink: Ink): readonly string[] => {
  const figures = whys.filter(isFigure);
  const rulings = whys.filter((why) => !isFigure(why));
  const id: Column = {
    width: fitting(
      figures.map((why) => why.id),
      6,
      28,
    ),
  };
  const shown: Column = { width: 22 };
  const columns = [id, shown, { width: PAGE - id.width - shown.width - 4, wraps: true }];
  const wide = [id, { width: PAGE - id.width - 2, wraps: true }];
  return [
    ...row(columns, [cell(words.labels.name, 'quiet'), cell(words.labels.value, 'quiet')], ink),
    ...figures.flatMap((why) => row(columns, [cell(why.id), cell(why.shown, 'strong'), cell(why.title, 'quiet')], ink)),
    '',
    heading(words.labels.rulings, '', ink),
    ...rulings.flatMap((why) => row(wide, [cell(why.id), cell(why.shown)], ink)),
  ];
};
