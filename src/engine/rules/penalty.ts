import { answer, type Book, type Objection, objection, type ProvisionId } from '../../rulebook/index.ts';
import { opposite, type RestartKind, type SayingOf, type Side } from '../../words/index.ts';
import { bring } from '../repair.ts';
import { choiceOpen, hitFor, penaltyHit, restartDue } from '../restarts.ts';
import { type Outcome, outcome, type Ruling, refuse } from '../rulings.ts';
import type { Restart, State } from '../state.ts';
import { stopPlay } from '../stops.ts';
import { callFoul } from './foul.ts';
import { countGoal } from './goal.ts';
import { safety } from './stop.ts';

type Said = SayingOf<'penalty'>;

/** Why this penalty cannot follow the foul that is open (22.c). */
const against = (state: State, { to, number }: Said): Objection | undefined => {
  const { foul } = state;
  if (foul === undefined) return undefined;
  if (foul.by === to) return objection('not-the-fouled-side', 'penalty.procedure');
  const defendersFouled = foul.goal !== undefined && foul.by !== foul.goal.side;
  return defendersFouled && number !== '1' ? objection('goal-or-penalty-1', 'stop.goal-at-whistle') : undefined;
};

const given = ({ to, number }: Said): Ruling => ({
  kind: 'penalty-given',
  under: number === '1' ? 'goal.penalty-1' : 'penalty.procedure',
  implied: false,
  side: to,
  number,
});

/** A goal at the whistle that does not count: the attackers fouled, or a Penalty 1 is given instead (22.c). */
const annulled = ({ foul }: State): readonly Ruling[] =>
  foul?.goal === undefined
    ? []
    : [{ kind: 'goal-annulled', under: 'stop.goal-at-whistle', implied: false, side: foul.goal.side }];

/** What is due once a penalty is given: the hit, or the choice of its spot. */
const dueAfter = (state: State, restart: Restart & { readonly side: Side }): Ruling =>
  choiceOpen(restart)
    ? { kind: 'choice-due', under: 'penalty-2.chooser', implied: false, side: restart.side }
    : restartDue(state, restart);

/** The foul is confirmed: the penalty stands (22.b, 37). */
const award = (book: Book, state: State, said: Said): Outcome => {
  const { foul } = state;
  const settled: State = { ...state, foul: undefined, shot: undefined };
  const rulings = [...annulled(state), given(said)];
  if (said.number === '1') {
    return countGoal(book, settled, { kind: 'goal', side: said.to, way: 'penalty', penalty: '1' }, rulings);
  }
  const hit = penaltyHit(settled, said.to, said.number, said.ball ?? foul?.ball);
  const restart = {
    ...hit,
    side: said.to,
    from: said.number === '2' ? said.from : undefined,
    spot: said.spot ?? foul?.spot,
  };
  return outcome({ ...settled, restart }, ...rulings, dueAfter(settled, restart));
};

const asImplied = (ruling: Ruling): Ruling => ({ ...ruling, implied: true });

/** A penalty that nobody called the foul for: the foul and its whistle are supplied. */
const withFoul = (
  book: Book,
  state: State,
  said: Said,
): { readonly state: State; readonly rulings: readonly Ruling[] } => {
  if (state.foul !== undefined) return { state, rulings: [] };
  const called = callFoul(book, state, { kind: 'foul', by: opposite(said.to) });
  return { state: called.state, rulings: called.rulings.map((r) => (r.kind === 'foul-called' ? asImplied(r) : r)) };
};

/** A penalty is given (37). Number 6 is the safety. */
export const penalty = (book: Book, state: State, said: Said): Outcome => {
  if (said.number === '6') {
    const { to, ball, chukker, clock } = said;
    const moment = { ...(chukker === undefined ? {} : { chukker }), ...(clock === undefined ? {} : { clock }) };
    return safety(book, state, {
      kind: 'safety',
      by: opposite(to),
      ...(ball === undefined ? {} : { ball }),
      ...moment,
    });
  }
  const isOpen = state.foul !== undefined && (said.chukker ?? state.chukker) === state.chukker;
  const brought = isOpen ? { ok: true as const, state, implied: [] } : bring(book, state, said, 'running');
  if (!brought.ok) return refuse(state, brought.objection);
  const found = against(brought.state, said);
  if (found !== undefined) return refuse(state, found);
  const called = withFoul(book, brought.state, said);
  const after = award(book, called.state, said);
  return { ...after, rulings: [...brought.implied, ...called.rulings, ...after.rulings] };
};

/** The side that was fouled takes the line or the spot (37 P2). */
export const chooseSpot = (_book: Book, state: State, said: SayingOf<'spot-chosen'>): Outcome => {
  const { restart } = state;
  const named = said.chukker === undefined || said.chukker === state.chukker || state.phase === 'between';
  if (restart?.side === undefined || !choiceOpen(restart) || !named)
    return refuse(state, objection('no-choice', 'penalty-2.chooser'));
  const chosen: Restart = { ...restart, from: said.from };
  const ruling: Ruling = {
    kind: 'spot-chosen',
    under: 'penalty-2.chooser',
    implied: false,
    side: restart.side,
    from: said.from,
  };
  return outcome({ ...state, restart: chosen }, ruling, restartDue(state, chosen));
};

/** The hits that are not defended, and so die where they stop (36.c). */
const isUndefended = (shot: Restart): boolean =>
  shot.kind === 'penalty-3' || (shot.kind === 'penalty-2' && shot.from !== 'spot');

/** A Penalty 5.a to the side that did not hit, at the goal of the side that did (36.c, d). */
const turnedOver = (
  book: Book,
  state: State,
  shot: Restart,
  said: SayingOf<'ball-stopped' | 'tapped'>,
  under: ProvisionId,
): Outcome => {
  const side = shot.side as Side;
  const restart = hitFor(opposite(side), 'penalty-5a', under, state.ends[side], said.ball);
  const stopped = stopPlay(book, { ...state, shot: undefined }, restart, {
    cause: 'whistle',
    whistle: true,
    due: true,
  });
  return outcome(stopped.state, ...stopped.rulings);
};

const namesRunning = (state: State, { chukker }: { readonly chukker?: number }): boolean =>
  chukker === undefined || chukker === state.chukker;

/** An undefended hit has stopped on the ground (36.c). */
export const ballStopped = (book: Book, state: State, said: SayingOf<'ball-stopped'>): Outcome => {
  const { shot } = state;
  const isFlying = state.phase === 'in-play' && shot !== undefined && namesRunning(state, said);
  if (!isFlying || !isUndefended(shot)) return refuse(state, objection('not-undefended', 'penalty.dies'));
  return turnedOver(book, state, shot, said, 'penalty.dies');
};

/** A deliberate miss, tap or dribble at a Penalty 4 or a safety (36.d). */
export const tapped = (book: Book, state: State, said: SayingOf<'tapped'>): Outcome => {
  const { shot } = state;
  const isHere = shot?.kind === 'penalty-4' || shot?.kind === 'penalty-6';
  if (state.phase !== 'in-play' || !isHere || !namesRunning(state, said)) {
    return refuse(state, objection('not-tapped-here', 'penalty.tapped'));
  }
  return turnedOver(book, state, shot, said, 'penalty.tapped');
};

/** What each penalty says about an improper entry (37), and the number under which its goal counts. */
const ENTRIES = {
  'penalty-2': { under: 'penalty-2.entry', number: '2' },
  'penalty-3': { under: 'penalty-3.entry', number: '3' },
  'penalty-4': { under: 'penalty-4.entry', number: '4' },
  'penalty-5a': { under: 'penalty-5.entry', number: '5a' },
  'penalty-5b': { under: 'penalty-5.entry', number: '5b' },
  'penalty-6': { under: 'penalty-6.entry', number: '6' },
} as const satisfies { readonly [kind in RestartKind]?: { readonly under: ProvisionId; readonly number: string } };

/** The same hit once more (37 P2, P3; 22.d). */
export const hitAgain = (book: Book, state: State, shot: Restart, under: ProvisionId): Outcome => {
  const side = shot.side as Side;
  const restart: Restart = { ...shot, called: false };
  const again: Ruling = { kind: 'hit-again', under, implied: false, side };
  const cleared: State = { ...state, shot: undefined };
  if (state.phase !== 'in-play') return outcome({ ...cleared, restart }, again, restartDue(cleared, restart));
  const stopped = stopPlay(book, cleared, restart, { cause: 'whistle', whistle: true, due: true });
  return outcome(stopped.state, again, ...stopped.rulings);
};

/** The fouling side did not keep to its positions: a goal if it would have been one, else the hit again (37). */
export const improperEntry = (book: Book, state: State, said: SayingOf<'improper-entry'>): Outcome => {
  const { shot } = state;
  const entry =
    shot !== undefined && Object.hasOwn(ENTRIES, shot.kind) ? ENTRIES[shot.kind as keyof typeof ENTRIES] : undefined;
  const isOpen =
    state.phase !== 'over' && state.phase !== 'shoot-out' && state.foul === undefined && namesRunning(state, said);
  if (shot?.side === undefined || entry === undefined || !isOpen) {
    return refuse(state, objection('no-hit-taken', 'penalty.procedure'));
  }
  const remedy = answer(book, entry.under);
  if (said['would-have-scored'] && remedy !== 'nothing') {
    const { chukker, clock } = said;
    const moment = { ...(chukker === undefined ? {} : { chukker }), ...(clock === undefined ? {} : { clock }) };
    return countGoal(
      book,
      state,
      { kind: 'goal', side: shot.side, way: 'penalty', penalty: entry.number, ...moment },
      [],
    );
  }
  const isAgain = !said['would-have-scored'] && (said.shot === 'wide' || said.shot === 'deflected');
  if (remedy === 'goal-or-again' && isAgain) return hitAgain(book, state, shot, entry.under);
  return refuse(state, objection('no-remedy', entry.under));
};
