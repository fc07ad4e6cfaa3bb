import { riderOf, riding } from '../../lineup/index.ts';
import { answer, type Book, type Objection, objection } from '../../rulebook/index.ts';
import { opposite, type SayingOf, type Side } from '../../words/index.ts';
import { type Outcome, outcome, type Ruling, refuse } from '../rulings.ts';
import { scoreOf, shootOutGoals } from '../score.ts';
import type { ShootOutHit, State } from '../state.ts';

/** How many hits a side has in a round: one for each rider on the field, or for a whole team where none is known. */
const hitsOf = (book: Book, state: State, side: Side): number => {
  const sheet = state.lineUps.sides[side];
  return sheet.riders.length === 0 ? answer(book, 'riders.a-side') : riding(sheet).length;
};

/** The hits of the round that runs. */
export const hitsOfRound = (book: Book, state: State): readonly ShootOutHit[] => {
  const hits = state.shootOut ?? [];
  const round = hitsOf(book, state, 'home') + hitsOf(book, state, 'away');
  return round === 0 ? [] : hits.slice(Math.floor(hits.length / round) * round);
};

/** Whether it is this side's turn: the sides hit by turns, until one has no riders left in the round (14.d). */
export const isInTurn = (book: Book, state: State, side: Side): boolean => {
  const round = hitsOfRound(book, state);
  const left = (of: Side): number => hitsOf(book, state, of) - round.filter((hit) => hit.side === of).length;
  if (left(side) <= 0) return false;
  return round.at(-1)?.side !== side || left(opposite(side)) <= 0;
};

/** Why this rider cannot hit: he is not on the field, or has hit in this round. */
const againstRider = (book: Book, state: State, { side, by }: SayingOf<'shoot-out-hit'>): Objection | undefined => {
  const sheet = state.lineUps.sides[side];
  if (by === undefined) return undefined;
  const rider = riderOf(sheet, by);
  if (sheet.riders.length > 0 && rider?.standing !== 'riding') {
    return objection('not-riding', 'shoot-out.form', { rider: rider?.name ?? by });
  }
  const hasHit = hitsOfRound(book, state).some((hit) => hit.side === side && hit.by === by);
  return hasHit ? objection('has-hit', 'shoot-out.form', { rider: rider?.name ?? by }) : undefined;
};

const after = (book: Book, state: State): { readonly state: State; readonly rulings: readonly Ruling[] } => {
  if (hitsOfRound(book, state).length > 0) return { state, rulings: [] };
  const goals = shootOutGoals(state.shootOut ?? []);
  if (goals.home === goals.away) {
    return { state, rulings: [{ kind: 'shoot-out-level', under: 'shoot-out.level', implied: false, goals }] };
  }
  const winner: Side = goals.home > goals.away ? 'home' : 'away';
  const won: Ruling = {
    kind: 'shoot-out-won',
    under: 'shoot-out.goal',
    implied: false,
    winner,
    goals,
    score: scoreOf(state),
  };
  return { state: { ...state, phase: 'over' }, rulings: [won] };
};

/** A rider has taken his hit of the shoot-out (14.d): an undefended Penalty 3, the sides by turns. */
export const shootOutHit = (book: Book, state: State, said: SayingOf<'shoot-out-hit'>): Outcome => {
  if (state.phase !== 'shoot-out' || state.shootOut === undefined) {
    return refuse(state, objection('no-shoot-out', 'shoot-out.when'));
  }
  if (!isInTurn(book, state, said.side)) return refuse(state, objection('not-in-turn', 'shoot-out.form'));
  const found = againstRider(book, state, said);
  if (found !== undefined) return refuse(state, found);
  const { side, by, scored } = said;
  const taken: State = { ...state, shootOut: [...state.shootOut, { side, by, scored }] };
  const goals = shootOutGoals(taken.shootOut ?? []);
  const rider = by === undefined ? {} : { rider: by };
  const hit: Ruling = { kind: 'shoot-out-hit', under: 'shoot-out.form', implied: false, side, scored, goals, ...rider };
  const next = after(book, taken);
  return outcome(next.state, hit, ...next.rulings);
};
