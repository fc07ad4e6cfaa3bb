import { bookOf, type Game, replay } from '../../engine/index.ts';
import { type Call, type SealCall, sealedCalls, within } from '../../log/index.ts';
import { SHELF } from '../../rulebook/index.ts';
import { LANGUAGES, type Language, paintSvg } from '../../views/index.ts';
import { type Sealed, sheetLayout } from '../paper/index.ts';

/** The sheet as it is signed: the page on A4, in one language, without the typeface. */
export const signedSheet = (game: Game, lang: Language, seal: Sealed): string =>
  paintSvg(sheetLayout(game, { lang, paper: 'a4', seal }));

/** What a seal says of itself on its sheet. */
export const sealOf = (calls: readonly Call[], { said }: SealCall): Sealed => ({
  revision: said.revision,
  calls: within(calls, said.heads).length,
  head: said.log,
});

/** The game that a seal rests on. */
const sealedGame = (calls: readonly Call[], seal: SealCall): Game | undefined => {
  const kept = sealedCalls(calls, seal);
  const book = bookOf(SHELF, kept);
  return book.ok ? replay(book.value, kept) : undefined;
};

/** Whether this version draws the sheet of a seal as it was signed, in one of its languages. */
export const isDrawnSame = (calls: readonly Call[], seal: SealCall): boolean => {
  const game = sealedGame(calls, seal);
  if (game === undefined) return false;
  return LANGUAGES.some((lang) => signedSheet(game, lang, sealOf(calls, seal)) === seal.said.sheet);
};
