import { bookOf, replay } from '../../src/engine/index.ts';
import { type Call, openLog } from '../../src/log/index.ts';
import { SHELF } from '../../src/rulebook/index.ts';
import { LANGUAGES, layoutOf, PAPER_SIZES, paintSvg, paperOf, paperWordsOf, wordsOf } from '../../src/views/index.ts';

/** The calls of a log of one call a line. */
const callsOf = (log: string): readonly Call[] =>
  openLog(
    log
      .trim()
      .split('\n')
      .map((text, at) => ({ line: at + 1, text, isWhole: true, value: { ok: true, value: JSON.parse(text) } })),
  ).calls;

/** Everything that a log comes to, as one text: its rulings, and its sheets in every language on every paper. */
export const judgeLog = (log: string): string => {
  const calls = callsOf(log);
  const book = bookOf(SHELF, calls);
  if (!book.ok) throw new Error(JSON.stringify(book.faults));
  const game = replay(book.value, calls);
  const rulings = game.judged.map(({ call, grade, rulings, objections }) => ({
    id: call.id,
    grade,
    rulings,
    objections,
  }));
  const sheets = LANGUAGES.flatMap((lang) =>
    PAPER_SIZES.map((paper) => paintSvg(layoutOf(paperOf(game, wordsOf(lang), paperWordsOf(lang)), paper))),
  );
  return [JSON.stringify(rulings), ...sheets].join('\n');
};

Object.assign(globalThis, { judgeLog });
