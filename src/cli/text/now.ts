import type { Book } from '../../rulebook/index.ts';
import { citation, type Now, type Words } from '../../views/index.ts';
import type { Ink } from './ink.ts';
import { type Column, cell, heading, PAGE, row } from './table.ts';

const LABEL: Column = { width: 14 };
const ARTICLE: Column = { width: 24, wraps: true };
const SAYS: Column = { width: PAGE - LABEL.width - ARTICLE.width - 4, wraps: true };

const OPTION: readonly Column[] = [
  { width: 24, wraps: true },
  { width: 6, align: 'right' },
  { width: 20, wraps: true },
  { width: PAGE - 24 - 6 - 20 - 24 - 8, wraps: true },
  ARTICLE,
];

/** Where a game stands, what is due, and under which article. */
export const nowText = (words: Words, book: Book, { lines }: Now, ink: Ink): readonly string[] => [
  heading(words.now.heading, '', ink),
  ...lines.flatMap(({ label, says, provision }) =>
    row(
      [LABEL, SAYS, ARTICLE],
      [
        cell(label, 'quiet'),
        cell(says, 'usual'),
        cell(provision === undefined ? '' : citation(words, book, provision), 'quiet'),
      ],
      ink,
    ),
  ),
];

/** What may be said now: the saying, in how many ways, what may be said besides, when, under which article. */
export const optionsText = (words: Words, book: Book, now: Now, ink: Ink): readonly string[] => [
  heading(words.now.options, words.now.remark, ink),
  ...row(
    OPTION,
    [words.now.says, words.now.choices, words.now.free, words.now.moment, ''].map((label) => cell(label, 'quiet')),
    ink,
  ),
  ...now.options.flatMap(({ says, ways, free, moment, provision }) =>
    row(
      OPTION,
      [
        cell(says, 'usual'),
        cell(`${ways}`, 'usual'),
        cell(free.join(', '), 'quiet'),
        cell(moment, 'quiet'),
        cell(citation(words, book, provision), 'quiet'),
      ],
      ink,
    ),
  ),
];
