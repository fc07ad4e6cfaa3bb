import { type Book, type ProvisionId, SHELF, type Standing } from '../rulebook/index.ts';
import { say, type Words } from './words/index.ts';

/** An article as it is cited to people: where it stands, how sure we are, what it says, and who gave it. */
export interface Cited {
  readonly provision: ProvisionId;
  readonly article: string;
  readonly book: string;
  readonly standing: Standing;
  /** How sure we are, in words. */
  readonly standingSays: string;
  /** The same in a word or two, for beside an article; empty for what was read in the rule text. */
  readonly mark: string;
  readonly says: string;
  readonly source: string;
  /** The condition or variance that gave it, when it is not the edition itself. */
  readonly given: string | undefined;
}

/** An article of a book, or the number of a reading of ours in the words of the language. */
const articleOf = (words: Words, article: string): string => {
  const reading = /^reading (\d+)$/.exec(article)?.[1];
  return reading === undefined ? article : say(words.reading, { n: reading });
};

const givenBy = (words: Words, book: Book, from: string): string | undefined => {
  const date = /^variance of (.*)$/s.exec(from)?.[1];
  if (date !== undefined) return say(words.fromVariance, { date });
  if (!book.conditions.includes(from)) return undefined;
  const title = SHELF.conditions.find((one) => one.id === from)?.title ?? from;
  return say(words.fromCondition, { title });
};

/** Cites the article that answers a provision in a book. */
export const cite = (words: Words, book: Book, provision: ProvisionId): Cited => {
  const { article, standing, says, source, from } = book.entries[provision];
  return {
    provision,
    article: articleOf(words, article),
    book: book.title,
    standing,
    standingSays: words.standings[standing],
    mark: words.marks[standing],
    says,
    source,
    given: givenBy(words, book, from),
  };
};

/** "22.e(1), inferred": an article, marked unless it was read in the rule text. */
export const citation = (words: Words, book: Book, provision: ProvisionId): string => {
  const { article, mark } = cite(words, book, provision);
  return mark === '' ? article : `${article}, ${mark}`;
};
