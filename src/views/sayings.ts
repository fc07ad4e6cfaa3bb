import type { Call, Foreign } from '../log/index.ts';
import {
  isSayingKind,
  opposite,
  type RiderId,
  type Saying,
  type SayingKind,
  type SayingOf,
  type Side,
} from '../words/index.ts';
import { isNamed } from './named.ts';
import { type Page, riderName, teamOf } from './page.ts';
import { PLAY_PARTS } from './sayings-play.ts';
import { whereSays } from './where.ts';
import { say, type Words } from './words/index.ts';

type Goal = Pick<SayingOf<'goal'>, 'way' | 'penalty'>;

/** How a goal came about: "from the field", "Penalty 4". */
const howOf = (words: Words, { way, penalty }: Goal): string => {
  if (way !== 'penalty') return words.ways[way];
  const number = penalty ?? 'unknown';
  return isNamed(words.penalties, number) ? words.penalties[number] : say(words.ways.penalty, { penalty: number });
};

/** " by Ann", or nothing when nobody is named; an own goal names him in how it came about. */
const byWhom = (page: Page, side: Side, by: RiderId | undefined): string =>
  by === undefined ? '' : say(page.words.scoredBy, { rider: riderName(page, side, by) });

/** How a goal came about, for an own goal with the rider of the other side who hit it. */
export const howAndWho = (page: Page, goal: Goal & { readonly side: Side }, hitBy: RiderId | undefined): string =>
  goal.way === 'own' && hitBy !== undefined
    ? say(page.words.ownBy, { rider: riderName(page, opposite(goal.side), hitBy) })
    : howOf(page.words, goal);

export type Told<K extends SayingKind> = (page: Page, said: SayingOf<K>) => { readonly [part: string]: string };

const nothing = (): { readonly [part: string]: string } => ({});

const CHANGE: Told<'substitution'> = (page, { side, out, in: incoming, name, because }) => ({
  team: teamOf(page, side),
  in: name ?? riderName(page, side, incoming),
  out: out === undefined ? page.words.labels.openPlace : riderName(page, side, out),
  because: page.words.reasons[because],
});

/** The names that each saying is told with. */
const PARTS: { readonly [K in SayingKind]: Told<K> } = {
  'game-opened': (_page, said) => ({ home: said.home.name, away: said.away.name }),
  'throw-in': nothing,
  goal: (page, said) => ({
    team: teamOf(page, said.side),
    by: said.way === 'own' ? '' : byWhom(page, said.side, said.by),
    how: howAndWho(page, said, said.by),
  }),
  'chukker-ended': nothing,
  substitution: CHANGE,
  'rider-out': (page, { side, rider, because }) => ({
    team: teamOf(page, side),
    rider: riderName(page, side, rider),
    because: page.words.reasons[because],
  }),
  'penalty-7': (page, { side, disabled, removed }) => ({
    team: teamOf(page, side),
    disabled: riderName(page, side, disabled),
    removed: riderName(page, opposite(side), removed),
  }),
  ...PLAY_PARTS,
  forfeit: (page, { side }) => ({ team: side === 'both' ? page.words.bothSides : teamOf(page, side) }),
};

const understood = (said: Saying | Foreign): said is Saying => isSayingKind(said.kind);

/** The second change of a double substitution. */
const withSecond = (page: Page, said: Saying, told: string): string => {
  if (said.kind !== 'substitution' || said.also === undefined) return told;
  const { out, in: incoming, name } = said.also;
  const second = CHANGE(page, { kind: said.kind, side: said.side, because: said.because, in: incoming });
  const left = out === undefined ? page.words.labels.openPlace : riderName(page, said.side, out);
  return say(page.words.also, { ...second, ...(name === undefined ? {} : { in: name }), change: told, out: left });
};

/** Where it was, when that was said: the spot of a foul, else where the ball was. */
const withPlace = ({ words }: Page, said: Saying, told: string): string => {
  const at = ('spot' in said ? said.spot : undefined) ?? ('ball' in said ? said.ball : undefined);
  return at === undefined ? told : `${told}, ${whereSays(words, at)}`;
};

/** What a call said, in a few words: "goal to Audi by Ann, Penalty 4". */
export const sayingOf = (page: Page, { said }: Call): string => {
  if (!understood(said)) return say(page.words.foreign, { kind: said.kind });
  // One table for all kinds: the compiler cannot see that a row and its saying belong together.
  const parts = PARTS[said.kind] as Told<SayingKind>;
  const told = say(page.words.sayings[said.kind], parts(page, said));
  return withPlace(page, said, withSecond(page, said, told));
};

/** A call with its number in the order of judging, whose judgement it was and where it was entered. */
export const saidBy = (page: Page, call: Call, nth: number): string => {
  const { offices, working } = page.words;
  const parts = { n: `${nth}`, office: offices[call.by], seat: offices[call.seat], saying: sayingOf(page, call) };
  return say(call.by === call.seat ? working.saidSame : working.said, parts);
};
