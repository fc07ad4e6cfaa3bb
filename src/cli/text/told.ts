import type { Game } from '../../engine/index.ts';
import { announceOf, citation, type Language, liveWordsOf, playsOf, storyOf, wordsOf } from '../../views/index.ts';
import type { Ink } from './ink.ts';
import { type Column, cell, paragraph, row } from './table.ts';

/** The game in one paragraph. */
export const storyText = (game: Game, lang: Language, ink: Ink): readonly string[] =>
  paragraph(storyOf(game, wordsOf(lang), liveWordsOf(lang)), '', ink);

/** Every line that an announcer says. */
export const announceText = (game: Game, lang: Language): readonly string[] =>
  announceOf(game, wordsOf(lang), liveWordsOf(lang)).map(({ says }) => says);

const PLAYS: readonly Column[] = [
  { width: 10 },
  { width: 50, wraps: true },
  { width: 7, align: 'right' },
  { width: 25, wraps: true },
];

/** The game call by call, each with the score after it and the article. */
export const playsText = (game: Game, lang: Language, ink: Ink): readonly string[] => {
  const words = wordsOf(lang);
  const { marks } = liveWordsOf(lang);
  return playsOf(game, words).flatMap(({ moment, says, score, provisions, mark }) => {
    const [first] = provisions;
    const article = first === undefined ? '' : citation(words, game.book, first);
    const noted = marks[mark] === '' ? says : `${says} [${marks[mark]}]`;
    return row(
      PLAYS,
      [
        cell(moment, 'quiet'),
        cell(noted, mark === 'set-aside' ? 'alarm' : 'usual'),
        cell(score),
        cell(article, 'quiet'),
      ],
      ink,
    );
  });
};
