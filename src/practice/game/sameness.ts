import type { Game } from '../../engine/index.ts';
import { asCallId } from '../../log/index.ts';

/** What every call came to, as one text. */
export const text = (game: Game): string =>
  JSON.stringify(
    game.judged.map(({ call, grade, rulings, objections, insisted }) => [
      asCallId(call.id),
      grade,
      rulings,
      objections,
      insisted,
    ]),
  );
/** The state after every call, as one text. */
export const statesOf = (game: Game): string => JSON.stringify(game.judged.map(({ state }) => state));

/** Far quicker than an assertion library; the seed says which game. */
export const holds = (condition: boolean, what: string): void => {
  if (!condition) throw new Error(what);
};

/** That two games are judged alike, and end alike. */
export const same = (a: Game, b: Game, what: string): void => {
  holds(text(a) === text(b), `${what}: judged otherwise`);
  holds(JSON.stringify(a.state) === JSON.stringify(b.state), `${what}: another state`);
};
