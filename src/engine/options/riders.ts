import { leave, mayBeRemoved, remove, type SheetRider, substitute } from '../../lineup/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { LEAVING_REASONS, SIDES, type Side, SUBSTITUTION_REASONS, type SubstitutionReason } from '../../words/index.ts';
import { hitsOfRound, isInTurn } from '../rules/shoot-out.ts';
import { isRunning, type State } from '../state.ts';
import { ANY_TIME, combined, type Option, optionsAt, type Particulars, until } from './option.ts';
import { someoneOf } from './play.ts';

const onSheet = (state: State, side: Side): readonly SheetRider[] => state.lineUps.sides[side].riders;

interface Exchange {
  readonly out?: SheetRider['id'];
  readonly in: SheetRider['id'];
}

/** Every exchange that can be thought of: one rides, or a place is open; another does not ride. */
const exchanges = (state: State, side: Side): readonly Exchange[] => {
  const riders = onSheet(state, side);
  const open: readonly (SheetRider | undefined)[] = state.lineUps.sides[side].places.includes(undefined)
    ? [undefined]
    : [];
  const outs = [...open, ...riders.filter((r) => r.standing === 'riding' || open.length > 0)];
  const ins = riders.filter((r) => r.standing !== 'riding');
  return outs.flatMap((out) => ins.map((r) => ({ ...(out === undefined ? {} : { out: out.id }), in: r.id })));
};

/** The changes of one side that stand, single and double, with each reason (3). */
const changes = (book: Book, state: State, side: Side): readonly Particulars[] => {
  const during = isRunning(state);
  const stands = (made: readonly Exchange[], because: SubstitutionReason): boolean =>
    substitute(book, state.lineUps, { side, changes: made, because, during }).objections.length === 0;
  const found = exchanges(state, side);
  return SUBSTITUTION_REASONS.flatMap((because) =>
    found.filter((one) => stands([one], because)).map((one) => ({ side, ...one, because })),
  );
};

const leavings = (book: Book, state: State): readonly Particulars[] =>
  SIDES.flatMap((side) =>
    combined({ side: [side], rider: onSheet(state, side).map((r) => r.id), because: LEAVING_REASONS }).filter(
      (said) =>
        leave(book, state.lineUps, side, said['rider'] as never, said['because'] as never).objections.length === 0,
    ),
  );

const removals = (book: Book, state: State): readonly Particulars[] =>
  state.lineUps.reduction !== undefined
    ? []
    : SIDES.flatMap((side) =>
        onSheet(state, side).flatMap(({ id: disabled }) =>
          mayBeRemoved(book, state.lineUps, side, disabled)
            .map((r) => ({ side, disabled, removed: r.id }))
            .filter((said) => remove(book, state.lineUps, said).objections.length === 0),
        ),
      );

const shots = (book: Book, state: State): readonly Particulars[] =>
  SIDES.filter((side) => isInTurn(book, state, side)).flatMap((side) => {
    const have = hitsOfRound(book, state).map((hit) => (hit.side === side ? hit.by : undefined));
    const able = someoneOf(state, side).filter((id) => id === undefined || !have.includes(id));
    return combined({ side: [side], by: able, scored: [true, false] });
  });

const FORFEITS = [...SIDES, 'both'].map((side) => ({ side }));

/** Changes of riders, the shoot-out, and a forfeit. What hangs on the line-ups is worked out when it is asked for. */
export const riderOptions = (book: Book, state: State, moment: Option['moment']): readonly Option[] => {
  if (state.phase === 'unopened') return [];
  const option = optionsAt(moment);
  const clock = isRunning(state) ? until(state.clock.elapsed, ANY_TIME.most) : ANY_TIME;
  const any = optionsAt({ chukker: state.chukker, clock, elsewhere: true });
  const forfeit = any('forfeit', 'game.forfeit', () => FORFEITS);
  if (state.phase === 'over') return [forfeit];
  if (state.phase === 'shoot-out') return [any('shoot-out-hit', 'shoot-out.form', () => shots(book, state)), forfeit];
  return [
    ...SIDES.map((side) => option('substitution', 'substitution.between', () => changes(book, state, side))),
    option('rider-out', 'short.award', () => leavings(book, state)),
    option('penalty-7', 'penalty-7.whom', () => removals(book, state)),
    forfeit,
  ];
};
