import type { Ground, Placement, Role, Seen, Standing } from '../ground/index.ts';
import type { Book, ProvisionId } from '../rulebook/index.ts';
import { asPair, asYards, type MilliYards } from '../words/index.ts';
import { cite } from './cited.ts';
import type { PlacementTold, PlacementView } from './placement.ts';
import { lengthOf } from './placement-positions.ts';
import { wordsOf } from './words/index.ts';

/** The number of this form of a placement; it goes up when a field changes its meaning or goes away. */
const FORM = 1;

/** A rider who was asked about, and how he stands. */
export interface PlacedRider {
  readonly seen: Seen;
  readonly standing: Standing;
  /** How far inside he stands at worst; nothing where nothing binds him. */
  readonly margin: MilliYards | undefined;
}

type Citing = (id: ProvisionId) => { readonly [field: string]: unknown };

const citing =
  (book: Book, told: PlacementTold): Citing =>
  (provision) => {
    const { article, standing, source } = cite(wordsOf(told.language), book, provision);
    return { provision, article, standing, source };
  };

const positionsAs = (cited: Citing, placement: Placement, role: Role) => {
  const { duties, until, entry, entryUnder } = placement[role];
  return {
    until,
    duties: duties.map(({ test, excused, under }) => ({
      is: test.is,
      yards: asYards(lengthOf(test) as MilliYards),
      excused,
      ...cited(under),
    })),
    entry: entryUnder === undefined ? { rule: entry } : { rule: entry, ...cited(entryUnder) },
  };
};

const riderAs = ({ seen, standing, margin }: PlacedRider) => ({
  at: asPair(seen.at),
  standing,
  margin: margin === undefined ? null : asYards(margin),
});

const fieldAs = ({ length, width, boarded }: Ground) => ({ length: asYards(length), width: asYards(width), boarded });

/** A placement for programs: lengths are yards, places [x, y] in the frame of the ground. */
export const machineOfPlacement = (
  told: PlacementTold,
  view: PlacementView,
  riders: readonly PlacedRider[],
): { readonly [field: string]: unknown } => {
  const { book, ground, placement } = told;
  const { award, spot, steps, toward, under } = placement;
  const cited = citing(book, told);
  return {
    form: FORM,
    book: { edition: book.edition, title: book.title, revision: book.revision, conditions: book.conditions },
    field: fieldAs(ground),
    restart: award.restart,
    goal: award.goal,
    from: award.from ?? null,
    ball: award.ball === undefined ? null : asPair(award.ball),
    spot: spot === undefined ? null : asPair(spot),
    toward: toward ?? null,
    under: cited(under),
    steps: steps.map((step) => ({ step: step.step, at: asPair(step.at), ...cited(step.under) })),
    hitting: positionsAs(cited, placement, 'hitting'),
    other: positionsAs(cited, placement, 'other'),
    numbers: view.numbers.map(({ id, says, length, under: why }) => ({
      id,
      says,
      yards: asYards(length),
      ...cited(why),
    })),
    title: view.title,
    subtitle: view.subtitle,
    rows: view.rows.map((row) => ({ label: row.label, says: row.says, under: row.under.map(cited) })),
    riders: riders.map(riderAs),
  };
};
