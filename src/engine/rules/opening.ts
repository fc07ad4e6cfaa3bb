import { checkAward, checkTeam, type LineUps, openLineUps, type Terms } from '../../lineup/index.ts';
import { type Book, type Objection, objection } from '../../rulebook/index.ts';
import { type SayingOf, SIDES } from '../../words/index.ts';
import type { Outcome, Ruling } from '../rulings.ts';
import type { State } from '../state.ts';

const termsOf = (said: SayingOf<'game-opened'>): Terms => ({
  lower: said.limits?.lower,
  upper: said.limits?.upper,
  chukkers: said.chukkers,
  basis: said.basis,
  stated: said.stated === undefined ? undefined : { home: said.stated.home, away: said.stated.away },
});

const breach = (found: Objection): Ruling => ({ kind: 'breach', under: found.under, implied: false, objection: found });

const breaches = (book: Book, lineUps: LineUps): readonly Ruling[] => [
  ...SIDES.flatMap((side) =>
    checkTeam(book, lineUps, side).map((found): Ruling => ({ ...breach(found), side }) as Ruling),
  ),
  ...checkAward(lineUps).map(breach),
];

/**
 * The game is set up: terms, line-ups, goals by handicap (1.b, 19). A line-up that is not in order does not stop the
 * game: the umpire decides, the breach stays on record.
 */
export const open = (book: Book, state: State, said: SayingOf<'game-opened'>): Outcome => {
  if (state.phase !== 'unopened') {
    return { state, rulings: [], objections: [objection('opened-already', 'calls.order')] };
  }
  const lineUps = openLineUps(book, termsOf(said), said);
  const { goals, working, under } = lineUps.award;
  const rulings: readonly Ruling[] = [
    { kind: 'game-opened', under: 'chukkers.scheduled', implied: false, chukkers: said.chukkers },
    { kind: 'award-stands', under: under[0] ?? 'handicap.basis', implied: false, award: goals, working },
    ...breaches(book, lineUps),
  ];
  const opened: State = { ...state, phase: 'between', scheduled: said.chukkers, opened: said, lineUps };
  return { state: opened, rulings, objections: [] };
};
