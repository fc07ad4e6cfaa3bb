import { entryOf, place, stands } from '../ground/index.ts';
import type { Book } from '../rulebook/index.ts';
import { asPair, asYards } from '../words/index.ts';
import type { PlacementAsked } from './placement.ts';
import type { Readout } from './vocabulary.ts';
import type { PlacementKey } from './vocabulary-placement.ts';

const inHundredths = (yards: number): number => Math.round(yards * 100) / 100;

/** What a placement case can ask. */
export const readoutOfPlacement = (book: Book, asked: PlacementAsked): Readout<PlacementKey> => {
  const { ground, award, riders, entering } = asked;
  const placement = place(book, ground, award);
  const seen = riders.map((rider) => stands(book, ground, placement, rider.side, rider));
  const entered = entering.map(({ from, to }) => entryOf(book, ground, award.goal, placement.other.entry, from, to));
  const spot = placement.spot === undefined ? null : asPair(placement.spot).map(inHundredths);
  const duties = [...placement.hitting.duties, ...placement.other.duties].map((duty) => duty.under);
  return {
    spot,
    toward: placement.toward ?? null,
    margins: seen.map(({ margin }) => (margin === undefined ? null : inHundredths(asYards(margin)))),
    stand: seen.map(({ standing }) => standing),
    enter: entered.map(({ isBreach }) => (isBreach ? 'breach' : 'ok')),
    under: [
      placement.under,
      ...placement.steps.map((step) => step.under),
      ...duties,
      placement.other.entryUnder ?? placement.under,
    ],
  };
};
