import type { Judged, Ruling } from '../../engine/index.ts';
import { asClock, type Millis, type Side } from '../../words/index.ts';
import { cite } from '../cited.ts';
import { chukkerHead, type Page, riderName, teamOf } from '../page.ts';
import { rulingLines } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';
import { say } from '../words/index.ts';
import type { PaperWords } from '../words/paper.ts';

/** Rulings that people look for under the grids: what became of riders, and how the game ended. */
const TOLD: readonly Ruling['kind'][] = [
  'sides-reduced',
  'no-time-out',
  'award-changed',
  'game-over',
  'game-tied',
  'shoot-out-won',
  'forfeited',
];

const momentOf = (page: Page, words: PaperWords, { call, state }: Judged): string => {
  const { chukker, clock } = call.said as { readonly chukker?: number; readonly clock?: Millis };
  const head = chukkerHead(page, chukker ?? Math.max(1, state.chukker));
  if (state.chukker === 0) return '';
  if (state.phase === 'between' && clock === undefined) {
    return say(words.before, { chukker: chukkerHead(page, state.chukker + 1) });
  }
  return `${head}${clock === undefined ? '' : ` ${asClock(clock)}`}`;
};

/** Who came in for whom, and when. */
const changeSays = (page: Page, words: PaperWords, judged: Judged, ruling: Ruling): readonly string[] => {
  const when = momentOf(page, words, judged);
  const of = (side: Side) => ({ moment: when, team: teamOf(page, side) });
  if (ruling.kind === 'riders-changed') {
    const out = ruling.out === undefined ? words.openPlace : riderName(page, ruling.side, ruling.out);
    return [say(words.changed, { ...of(ruling.side), in: riderName(page, ruling.side, ruling.in), out })];
  }
  if (ruling.kind !== 'place-open') return [];
  return [say(words.left, { ...of(ruling.side), rider: riderName(page, ruling.side, ruling.rider) })];
};

/** What is noted on the sheet beside the goals: changes of riders, how it ended, what is not in order or only assumed. */
export const notesOf = (page: Page, sheet: Sheet, words: PaperWords): readonly string[] => {
  const changes = page.game.judged.flatMap((judged) =>
    judged.rulings.flatMap((ruling) => changeSays(page, words, judged, ruling)),
  );
  const told = rulingLines(page)
    .filter(({ kind }) => TOLD.includes(kind))
    .map((line) => `${line.shown} ${cite(page.words, page.game.book, line.provisions[0]).article}`);
  const { corrected } = page.game.standing;
  const corrections = corrected.size === 0 ? [] : [say(words.corrected, { n: `${corrected.size}` })];
  return [...changes, ...told, ...sheet.head.notes, ...corrections];
};
