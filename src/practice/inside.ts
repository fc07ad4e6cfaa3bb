import { type Domain, type Option, options, type State } from '../engine/index.ts';
import type { Book } from '../rulebook/index.ts';
import { type Millis, millis, place, type Saying, type SayingKind, yards } from '../words/index.ts';
import type { Chance } from './seed.ts';

/** How often each kind is taken among those that may be said: a game mostly runs as games run. */
const WEIGHTS: { readonly [kind in SayingKind]?: number } = {
  goal: 12,
  foul: 14,
  'ball-out': 14,
  safety: 4,
  whistle: 2,
  advantage: 2,
  penalty: 40,
  'no-foul': 4,
  'goal-stands': 60,
  'spot-chosen': 40,
  play: 60,
  hit: 80,
  delayed: 3,
  teed: 3,
  'throw-in': 60,
  'chukker-ended': 3,
  'improper-entry': 10,
  'ball-stopped': 24,
  tapped: 12,
  'too-near': 14,
  'ball-broke': 2,
  'clock-set': 0.7,
  'horn-missed': 0.7,
  'wrong-line-up': 0.6,
  substitution: 3,
  'rider-out': 0.6,
  'penalty-7': 0.6,
  forfeit: 0.08,
  'shoot-out-hit': 60,
  'ends-chosen': 30,
  toss: 30,
};
const USUAL = 2;

const drawn = (chance: Chance, given: readonly Option[]): Option | undefined => {
  const weights = given.map((option) => WEIGHTS[option.kind] ?? USUAL);
  let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return given.find((_, at) => {
    left -= weights[at] ?? 0;
    return left < 0;
  });
};

const between = (chance: Chance, least: Millis, most: Millis): Millis => millis(least + chance.below(most - least + 1));

/** A place that a ball can be at, now and then off the field. */
const somewhere = (chance: Chance) => place(yards(chance.below(321) - 160), yards(chance.below(221) - 110));

const free = (chance: Chance, domain: Domain): unknown => {
  if (domain.is === 'place') return somewhere(chance);
  return domain.is === 'clock' ? between(chance, domain.least, domain.most) : 'as somebody said';
};

/** Time mostly runs in small steps, so that a chukker is played before its horn. */
const timeIn = (chance: Chance, { least, most }: { readonly least: Millis; readonly most: Millis }): Millis =>
  between(chance, least, chance.happens(0.8) ? millis(Math.min(most, least + 40_000)) : most);

const momentIn = (chance: Chance, { moment }: Option): object => {
  const { chukker, clock, required } = moment;
  const named = chukker !== undefined && (required === true || chance.happens(0.4));
  const timed = clock !== undefined && (required === true || (named && chance.happens(0.7)));
  return { ...(named ? { chukker } : {}), ...(timed ? { clock: timeIn(chance, clock) } : {}) };
};

/** A saying inside a template: one of its choices, with or without its free fields and its moment. */
export const sayingIn = (chance: Chance, option: Option): Saying | undefined => {
  const choices = option.choices();
  if (choices.length === 0) return undefined;
  const fields = Object.entries(option.free).flatMap(([name, domain]) =>
    (domain.is === 'clock' && domain.required === true) || chance.happens(0.5) ? [[name, free(chance, domain)]] : [],
  );
  const said = {
    kind: option.kind,
    ...chance.pick(choices),
    ...Object.fromEntries(fields),
    ...momentIn(chance, option),
  };
  return said as Saying;
};

/** A saying that is in order where a game stands; nothing where there is none. */
export const inventInside = (chance: Chance, book: Book, state: State): Saying | undefined => {
  const option = drawn(chance, options(book, state));
  return option === undefined ? undefined : sayingIn(chance, option);
};
