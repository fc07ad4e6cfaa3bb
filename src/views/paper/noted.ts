import type { Judged, Ruling, RulingOf } from '../../engine/index.ts';
import { asClock, type Millis, SIDES, type Side } from '../../words/index.ts';
import { citation } from '../cited.ts';
import { chukkerHead, listed, type Page, riderName, teamOf } from '../page.ts';
import { type RulingLine, rulingLines } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';
import { counted, say } from '../words/index.ts';
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

/** The moment that a call speaks of; nothing where it names none. */
const saidOf = (page: Page, { call }: Judged): string => {
  const { chukker, clock } = call.said as { readonly chukker?: number; readonly clock?: Millis };
  if (chukker === undefined) return '';
  return `${chukkerHead(page, chukker)}${clock === undefined ? '' : ` ${asClock(clock)}`}`;
};

/** When riders were changed: in a chukker, or before the one that follows. */
const momentOf = (page: Page, words: PaperWords, judged: Judged): string => {
  const { state, call } = judged;
  const said = saidOf(page, judged);
  if (state.chukker === 0) return '';
  if (state.phase === 'between' && !('clock' in call.said)) {
    return say(words.before, { chukker: chukkerHead(page, state.chukker + 1) });
  }
  return said === '' ? chukkerHead(page, Math.max(1, state.chukker)) : said;
};

const at = (moment: string, says: string): string => (moment === '' ? says : `${moment} · ${says}`);

/** Who came in for whom, and when. */
const changeSays = (page: Page, words: PaperWords, judged: Judged, ruling: Ruling): readonly string[] => {
  const moment = momentOf(page, words, judged);
  if (ruling.kind === 'riders-changed') {
    const { side } = ruling;
    const out = ruling.out === undefined ? words.openPlace : riderName(page, side, ruling.out);
    return [at(moment, say(words.changed, { team: teamOf(page, side), in: riderName(page, side, ruling.in), out }))];
  }
  if (ruling.kind !== 'place-open') return [];
  const parts = { team: teamOf(page, ruling.side), rider: riderName(page, ruling.side, ruling.rider) };
  return [at(moment, say(words.left, parts))];
};

const changes = (page: Page, words: PaperWords): readonly string[] =>
  page.game.judged.flatMap((judged) => judged.rulings.flatMap((ruling) => changeSays(page, words, judged, ruling)));

const toldOf = (page: Page, line: RulingLine): string =>
  at(saidOf(page, line.judged), `${line.shown} (${citation(page.words, page.game.book, line.provisions[0])})`);

/** The hits of a shoot-out, those of a side in their order. */
const shootOut = (page: Page, words: PaperWords): readonly string[] => {
  const all = page.game.judged.flatMap(({ rulings }) =>
    rulings.filter((ruling): ruling is RulingOf<'shoot-out-hit'> & Ruling => ruling.kind === 'shoot-out-hit'),
  );
  const hitsOf = (side: Side): readonly string[] =>
    all
      .filter((hit) => hit.side === side)
      .map(({ rider, scored }) => {
        const by = rider === undefined ? words.unnamed : riderName(page, side, rider);
        return say(scored ? words.scored : words.missed, { rider: by });
      });
  return SIDES.flatMap((side) => {
    const hits = hitsOf(side);
    return hits.length === 0 ? [] : [say(words.shootOut, { team: teamOf(page, side), hits: hits.join(', ') })];
  });
};

/** Each call that was set aside or insisted on, and each line-up in breach, with the reasons. */
const amiss = (page: Page, sheet: Sheet): readonly string[] =>
  sheet.amiss.map(({ call, says, stands, reasons }) => {
    const articles = [...new Set(reasons.map(({ provision }) => citation(page.words, page.game.book, provision)))];
    const cited = articles.length === 0 ? '' : ` (${listed(page.words, articles)})`;
    return `${say(page.words.call, { n: `${call}` })} · ${says}: ${stands}.${cited}`;
  });

/** The note that counts them: it points to a list that no paper has. */
const counting = ({ words }: Page, { amiss: all }: Sheet): string => {
  const n = new Set(all.map(({ call }) => call)).size;
  return say(words.notes.amiss, { calls: counted(words, 'calls', n) });
};

/** What is noted on the sheet beside the goals: changes of riders, how it ended, what is not in order or only assumed. */
export const notesOf = (page: Page, sheet: Sheet, words: PaperWords): readonly string[] => {
  const told = rulingLines(page)
    .filter(({ kind }) => TOLD.includes(kind))
    .map((line) => toldOf(page, line));
  const { corrected } = page.game.standing;
  const corrections = corrected.size === 0 ? [] : [say(words.corrected, { n: `${corrected.size}` })];
  return [
    ...changes(page, words),
    ...told,
    ...shootOut(page, words),
    ...amiss(page, sheet),
    ...sheet.head.notes.filter((note) => note !== counting(page, sheet)),
    ...corrections,
  ];
};
