import type { Judged } from '../engine/index.ts';
import type { LineUps } from '../lineup/index.ts';
import type { ProvisionId } from '../rulebook/index.ts';
import { asGoals, asNumber, type BySide, bothSides, type HalfGoals, type Side } from '../words/index.ts';
import { type Figure, type Some, some } from './figures.ts';
import { asRating, awardSays, type Page, teamOf } from './page.ts';
import { sayingOf } from './sayings.ts';
import { say, type Words } from './words/index.ts';

/** The sums of the formula (19.c, 19.e), each behind the name of its step. */
const formula = (words: Words, lineUps: LineUps): Some<string> => {
  const { sides, award } = lineUps;
  const { working } = words;
  const totals = say(working.totals, {
    home: sides.home.name,
    homeTotal: asRating(sides.home.counts),
    away: sides.away.name,
    awayTotal: asRating(sides.away.counts),
  });
  const [difference, share] = award.working;
  if (difference === undefined) return [working.awardUnknown];
  const first: Some<string> = [totals, say(working.difference, { sum: difference })];
  if (share === undefined) return [...first, working.level];
  // The third line of the sums, when there is one, says that a fraction was rounded.
  const recorded = award.working.length > 2 ? [say(working.recorded, { goals: asGoals(receivedBy(award.goals)) })] : [];
  const to = say(working.goesTo, { award: awardSays(words, lineUps, award.goals) });
  return [...first, say(working.share, { sum: share }), ...recorded, to];
};

/** Only the lower team receives goals, so the larger of the two is the award. */
const receivedBy = ({ home, away }: BySide<HalfGoals>): HalfGoals => (home > away ? home : away);

/** How the goals by handicap of two line-ups were found; `source`: who stated them, where they were. */
export const awardWorking = (words: Words, lineUps: LineUps, source: string | undefined): Some<string> => {
  const { working } = words;
  const { terms, sides, award } = lineUps;
  if (terms.basis === 'flat') return [working.flat];
  if (terms.basis === 'handicap') {
    const known = sides.home.counts !== undefined && sides.away.counts !== undefined;
    return known ? formula(words, lineUps) : [working.awardUnknown];
  }
  if (source === undefined) return [working.statedNothing];
  return [say(working.stated, { award: awardSays(words, lineUps, award.goals), source })];
};

/** Each change of the goals by handicap in the game, with what they had been. */
const history = (page: Page): readonly string[] => {
  let before: Judged | undefined;
  return page.game.judged.flatMap((one) => {
    const last = before;
    before = one;
    if (!one.rulings.some((ruling) => ruling.kind === 'award-changed') || last === undefined) return [];
    const goals = awardSays(page.words, last.state.lineUps, last.state.lineUps.award.goals);
    return [say(page.words.working.awardHistory, { before: goals, change: sayingOf(page, one.call) })];
  });
};

const underOf = (lineUps: LineUps, hasChanged: boolean): Some<ProvisionId> => {
  const { award, reduction } = lineUps;
  const found = [
    ...award.under,
    ...(award.to === undefined ? [] : (['handicap.counts'] as const)),
    ...(hasChanged ? (['handicap.adjust'] as const) : []),
    ...(reduction === undefined ? [] : (['penalty-7.award'] as const)),
  ];
  return some(found, 'handicap.basis');
};

/** The goals by handicap of each side, as they stand. */
export const awardFigures = (page: Page): BySide<Figure> => {
  const { lineUps } = page.game.state;
  const past = history(page);
  const [first, ...rest] = awardWorking(page.words, lineUps, page.game.state.opened?.stated?.source);
  const frozen = lineUps.reduction === undefined ? [] : [page.words.working.frozen];
  const provisions = underOf(lineUps, past.length > 0);
  return bothSides((side: Side): Figure => {
    const goals = lineUps.award.goals[side];
    return {
      id: `award.${side}`,
      title: say(page.words.figures.award, { team: teamOf(page, side) }),
      shown: asGoals(goals),
      value: asNumber(goals),
      working: [first, ...rest, ...past, ...frozen],
      provisions,
    };
  });
};

/** The provisions that goals by handicap stand under in these line-ups. */
export const awardProvisions = (lineUps: LineUps): Some<ProvisionId> => underOf(lineUps, false);
