import { countedRating, type LineUps, riding, type SheetRider, totalOnField } from '../lineup/index.ts';
import { answer, type ProvisionId } from '../rulebook/index.ts';
import { asGoals, asNumber, type Rating, type Side } from '../words/index.ts';
import { type Figure, type Some, some } from './figures.ts';
import { asRating, type Page, sumOf, teamOf } from './page.ts';
import { sayingOf } from './sayings.ts';
import { counted, say } from './words/index.ts';

const goalsOf = (rating: Rating | undefined): number | null => (rating === undefined ? null : asNumber(rating));

/** A rider's handicap as the sheet shows it. `at` is his line on the team's sheet, from 1. */
export const ratingFigure = (
  page: Page,
  side: Side,
  at: number,
  rider: Pick<SheetRider, 'name' | 'rating'>,
): Figure => {
  const { words, game } = page;
  const { upper } = game.state.lineUps.terms;
  const own = rider.rating;
  const counts = own === undefined ? undefined : countedRating(game.book, upper, own);
  const rounded =
    upper === undefined || counts === undefined || counts === own
      ? []
      : [say(words.working.ratingCounted, { limit: asGoals(upper), rating: asGoals(counts) })];
  const stated =
    own === undefined ? words.working.ratingUnknown : say(words.working.ratingStated, { rating: asGoals(own) });
  return {
    id: `rating.${side}.${at}`,
    title: say(words.figures.rating, { rider: rider.name, team: teamOf(page, side) }),
    shown: asRating(own),
    value: goalsOf(own),
    working: [stated, ...rounded],
    provisions: rounded.length > 0 ? ['rating.scale', 'rating.halves-above'] : ['rating.scale'],
  };
};

/** A rider's number: his place among the starters. */
export const shirtFigure = (page: Page, side: Side, at: number, name: string): Figure => ({
  id: `shirt.${side}.${at}`,
  title: say(page.words.figures.shirt, { rider: name, team: teamOf(page, side) }),
  shown: `${at}`,
  value: at,
  working: [say(page.words.working.shirt, { n: `${at}` })],
  provisions: ['riders.a-side'],
});

/** "1 + 4 + 5 + 2 = 12" for those who ride, or why there is no such sum. */
const totalWorking = (page: Page, lineUps: LineUps, side: Side): string => {
  const { words, game } = page;
  const { terms } = lineUps;
  const sheet = lineUps.sides[side];
  const team = riding(sheet);
  const total = totalOnField(game.book, terms, sheet);
  if (team.length < answer(game.book, 'riders.a-side') && sheet.riders.length > 0) {
    return say(words.working.short, { riders: counted(words, 'riders', team.length) });
  }
  if (total === undefined) return words.working.totalUnknown;
  const ratings = team.flatMap(({ rating }) =>
    rating === undefined ? [] : [countedRating(game.book, terms.upper, rating)],
  );
  if (team.length === 0 || ratings.length < team.length)
    return say(words.working.totalStated, { total: asGoals(total) });
  // A minus rider is added in brackets: 3 + (−1) = 2.
  const sum = sumOf(ratings, ratings.length, (rating) => (rating < 0 ? `(${asGoals(rating)})` : asGoals(rating)));
  return say(words.working.totalOf, { riders: sum, total: asGoals(total) });
};

const totalProvisions = (page: Page): readonly ProvisionId[] => {
  const { upper } = page.game.state.lineUps.terms;
  const halves = upper !== undefined && upper > answer(page.game.book, 'rating.halves-count-to') * 2;
  return halves ? ['handicap.total', 'rating.halves-above'] : ['handicap.total'];
};

/** The team total on the field; unknown for a short side. */
export const totalFigure = (page: Page, side: Side): Figure => {
  const { lineUps } = page.game.state;
  const total = totalOnField(page.game.book, lineUps.terms, lineUps.sides[side]);
  return {
    id: `total.${side}`,
    title: say(page.words.figures.total, { team: teamOf(page, side) }),
    shown: asRating(total),
    value: goalsOf(total),
    working: [totalWorking(page, lineUps, side)],
    provisions: some([...totalProvisions(page), 'short.total'], 'handicap.total'),
  };
};

/** How the counting total came about: at the start, and each time that a higher one took the field (Rule 3). */
const countsWorking = (page: Page, side: Side): Some<string> => {
  const { working } = page.words;
  const lines: string[] = [];
  let before: Rating | undefined;
  let isOpen = false;
  for (const { state, call } of page.game.judged) {
    const { counts } = state.lineUps.sides[side];
    if (state.opened !== undefined && !isOpen) {
      lines.push(say(working.countsAtStart, { sum: totalWorking(page, state.lineUps, side) }));
      isOpen = true;
    } else if (counts !== before) {
      const sum = totalWorking(page, state.lineUps, side);
      lines.push(say(working.countsLater, { change: sayingOf(page, call), sum }));
    }
    before = counts;
  }
  if (page.game.state.lineUps.reduction !== undefined) lines.push(working.frozen);
  return some(lines, working.totalUnknown);
};

/** The team handicap: the highest total on the field so far. */
export const countsFigure = (page: Page, side: Side): Figure => {
  const { counts } = page.game.state.lineUps.sides[side];
  return {
    id: `counts.${side}`,
    title: say(page.words.figures.counts, { team: teamOf(page, side) }),
    shown: asRating(counts),
    value: goalsOf(counts),
    working: countsWorking(page, side),
    provisions: some(['handicap.counts', ...totalProvisions(page)], 'handicap.counts'),
  };
};
