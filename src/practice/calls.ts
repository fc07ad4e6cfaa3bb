import type { State } from '../engine/index.ts';
import { mayBeRemoved, riding, type SheetRider, type TeamSheet, whoMayComeIn } from '../lineup/index.ts';
import { type Call, device, type Foreign, hashOf } from '../log/index.ts';
import type { Book } from '../rulebook/index.ts';
import {
  type Chukker,
  chukker,
  GOAL_WAYS,
  LEAVING_REASONS,
  millis,
  OFFICES,
  opposite,
  type Particulars,
  type RiderId,
  rider,
  SAYINGS,
  type Saying,
  type SayingKind,
  SCORING_PENALTIES,
  SIDES,
  type Side,
  SUBSTITUTION_REASONS,
} from '../words/index.ts';
import { inventInside } from './inside.ts';
import { ANYTHING, OTHERS } from './others.ts';
import type { Chance } from './seed.ts';
import { inventOpening } from './teams.ts';

/** Names that a careless or a hostile hand might write. */
const STRANGE_RIDERS = ['nobody', '__proto__', 'constructor', '\u202Egnitar', 'x'.repeat(80), '99'];

const STRANGE_CHUKKERS = [99, 999, 1, 2, 7].map(chukker);

type Moment = Pick<Particulars<'goal'>, 'chukker' | 'clock'>;

/** A moment of the running chukker, mostly left unsaid; sometimes one that cannot be. */
const inventMoment = (chance: Chance, state: State): Moment => {
  if (chance.happens(0.04)) return { chukker: chance.pick(STRANGE_CHUKKERS), clock: millis(chance.below(700_000)) };
  if (chance.happens(0.8) || state.phase === 'between') return {};
  return { chukker: state.chukker as Chukker, clock: millis(chance.below(450_000)) };
};

const anyone = (chance: Chance, riders: readonly SheetRider[]): RiderId => {
  if (riders.length === 0 || chance.happens(0.03)) return rider(chance.pick(STRANGE_RIDERS));
  return chance.pick(riders).id;
};

const sheetOf = (state: State, side: Side): TeamSheet => state.lineUps.sides[side];

const inventGoal = (chance: Chance, state: State): Saying => {
  const side = chance.pick(SIDES);
  const way = chance.happens(0.7) ? 'field' : chance.pick(GOAL_WAYS);
  const scorers = riding(sheetOf(state, way === 'own' ? opposite(side) : side));
  const named = scorers.length > 0 && chance.happens(0.9);
  return {
    kind: 'goal',
    side,
    way,
    ...(named ? { by: anyone(chance, scorers) } : {}),
    ...(way === 'penalty' ? { penalty: chance.pick(SCORING_PENALTIES) } : {}),
    ...inventMoment(chance, state),
  };
};

/** A change that the rules would allow between chukkers, when there is one; else, or sometimes, any change. */
const inventSubstitution = (chance: Chance, state: State, book: Book): Saying => {
  const side = chance.pick(SIDES);
  const because =
    state.phase === 'between'
      ? chance.pick(SUBSTITUTION_REASONS)
      : chance.pick(['injury', 'unable', 'chosen'] as const);
  const choices = whoMayComeIn(book, state.lineUps, side).filter((choice) => choice.objections.length === 0);
  const note = chance.happens(0.2) ? { note: 'left shoulder' } : {};
  if (choices.length > 0 && chance.happens(0.9)) {
    const { out, in: incoming } = chance.pick(choices);
    return {
      kind: 'substitution',
      side,
      ...(out === undefined ? {} : { out: out.id }),
      in: incoming.id,
      because,
      ...note,
    };
  }
  const { riders } = sheetOf(state, side);
  const also = chance.happens(0.3) ? { also: { out: anyone(chance, riders), in: anyone(chance, riders) } } : {};
  const change = { out: anyone(chance, riders), in: anyone(chance, riders), ...also };
  return { kind: 'substitution', side, ...change, because, ...note, ...inventMoment(chance, state) };
};

const inventLeaving = (chance: Chance, state: State): Saying => {
  const side = chance.pick(SIDES);
  const leaver = anyone(chance, riding(sheetOf(state, side)));
  return {
    kind: 'rider-out',
    side,
    rider: leaver,
    because: chance.pick(LEAVING_REASONS),
    ...inventMoment(chance, state),
  };
};

const inventRemoval = (chance: Chance, state: State, book: Book): Saying => {
  const side = chance.pick(SIDES);
  const disabled = anyone(chance, riding(sheetOf(state, side)));
  const may = mayBeRemoved(book, state.lineUps, side, disabled);
  const from = chance.happens(0.9) ? may : riding(sheetOf(state, opposite(side)));
  return { kind: 'penalty-7', side, disabled, removed: anyone(chance, from) };
};

/** A saying that need not fit where the game stands. */
const inventAnything = (chance: Chance, state: State, book: Book): Saying => {
  const kind = chance.pick(ANYTHING);
  switch (kind) {
    case 'game-opened':
      return inventOpening(chance, book.edition);
    case 'goal':
      return inventGoal(chance, state);
    case 'substitution':
      return inventSubstitution(chance, state, book);
    case 'rider-out':
      return inventLeaving(chance, state);
    case 'penalty-7':
      return inventRemoval(chance, state, book);
    default:
      return { ...OTHERS[kind](chance), ...inventMoment(chance, state) } as Saying;
  }
};

const inventSaying = (chance: Chance, state: State, book: Book): Saying | Foreign => {
  if (chance.happens(0.004)) return { kind: 'hologram', colour: 'green' };
  if (state.phase === 'unopened')
    return chance.happens(0.95) ? inventOpening(chance, book.edition) : { kind: 'throw-in' };
  if (chance.happens(0.14)) return inventAnything(chance, state, book);
  return inventInside(chance, book, state) ?? inventAnything(chance, state, book);
};

const officeFor = (chance: Chance, kind: string): Call['by'] => {
  if (chance.happens(0.015)) return chance.pick(OFFICES);
  return Object.hasOwn(SAYINGS, kind) ? chance.pick(SAYINGS[kind as SayingKind].offices) : 'scorer';
};

const DEVICES = ['scorer-1', 'timekeeper-1', 'umpire-1'].map(device);

/**
 * Invents the next call of a game: most of them fit where the game stands, some do not.
 *
 * @param count its number in the game, from 1; it sets its moment and its name
 */
export const inventCall = (chance: Chance, book: Book, state: State, count: number): Call => {
  const said = inventSaying(chance, state, book);
  const at = millis(count * 7000);
  return {
    id: { device: chance.pick(DEVICES), count },
    sitting: 1,
    pressed: at,
    at,
    known: 'exact',
    seat: 'scorer',
    by: officeFor(chance, said.kind),
    said,
    ...(chance.happens(0.03) ? { insist: 'the umpires agreed' } : {}),
    previous: hashOf(''),
  };
};
