import {
  choiceOpen,
  type Domain,
  type Game,
  isRunning,
  options,
  type Restart,
  type State,
  scoreOf,
  spotOf,
} from '../engine/index.ts';
import type { ProvisionId } from '../rulebook/index.ts';
import { asClock, asPair } from '../words/index.ts';
import { chukkerName, type Standing as Named, scoreLine, teamOf } from './page.ts';
import { say, type Words } from './words/index.ts';

/** One thing that may be said now, as people read it. */
export interface OptionLine {
  readonly kind: string;
  readonly says: string;
  readonly provision: ProvisionId;
  /** How many combinations of its fields stand. */
  readonly ways: number;
  /** Fields that may be said besides. */
  readonly free: readonly string[];
  readonly moment: string;
}

/** A line about the moment: a label, what it says, and the provision it hangs on. */
export interface NowLine {
  readonly label: string;
  readonly says: string;
  readonly provision?: ProvisionId;
}

/** Where a game stands, what is due, and what may be said. */
export interface Now {
  readonly lines: readonly NowLine[];
  readonly options: readonly OptionLine[];
}

type Standing = Named & { readonly game: Game };

const clockSays = ({ words }: Standing, state: State): string => {
  const clock = asClock(state.clock.elapsed);
  if (!isRunning(state)) return words.now.noClock;
  return say(state.clock.running ? words.now.runs : words.now.stands, { clock });
};

/** How play resumes, as people read it. */
export const restartSays = (page: Named, restart: Restart): string => {
  const { words } = page;
  const team = restart.side === undefined ? '' : teamOf(page, restart.side);
  if (choiceOpen(restart)) return say(words.now.choice, { team });
  const due = say(words.restarts[restart.kind], { team });
  return restart.called ? `${due}; ${words.now.called}` : due;
};

const dueLine = (page: Standing, state: State): NowLine => {
  const { words } = page;
  const label = words.now.due;
  const { foul, restart } = state;
  if (foul !== undefined)
    return { label, says: say(words.now.confirmation, { team: teamOf(page, foul.by) }), provision: 'stop.foul' };
  const isDue = state.phase === 'dead' || state.phase === 'between';
  if (restart === undefined || !isDue) return { label, says: words.now.nothing };
  const due = restartSays(page, restart);
  const chukker = chukkerName(page, (state.chukker + 1) as State['chukker']);
  const says = state.phase === 'between' ? say(words.now.next, { chukker, due }) : due;
  return { label, says, provision: restart.under };
};

/** Where the ball goes, for a restart that hangs on a place. */
const spotLine = ({ game, words }: Standing, state: State): readonly NowLine[] => {
  const { restart } = state;
  const isDue = state.phase === 'dead' || state.phase === 'between';
  if (restart === undefined || !isDue || state.foul !== undefined) return [];
  const spot = spotOf(game.book, state, restart);
  if (spot === undefined) return [{ label: words.now.spot, says: words.now.noSpot }];
  const [x, y] = asPair(spot);
  return [{ label: words.now.spot, says: say(words.now.spotAt, { x: `${x}`, y: `${y}` }) }];
};

const freeSays = (words: Words, [field, domain]: readonly [string, Domain]): string => {
  const said = { place: words.now.place, clock: words.now.clockField, text: words.now.text }[domain.is];
  return `${field} (${said})`;
};

const momentSays = (words: Words, { clock }: ReturnType<typeof options>[number]['moment']): string =>
  clock === undefined ? words.now.any : say(words.now.from, { least: asClock(clock.least), most: asClock(clock.most) });

const optionLines = ({ game, words }: Standing, state: State): readonly OptionLine[] =>
  options(game.book, state).flatMap((option) => {
    const ways = option.choices().length;
    const { kind, under, free, moment } = option;
    return ways === 0
      ? []
      : [
          {
            kind,
            says: words.kinds[kind],
            provision: under,
            ways,
            free: Object.entries(free).map((field) => freeSays(words, field)),
            moment: momentSays(words, moment),
          },
        ];
  });

/** Where a game stands at its last call: the clock, the score, what is due and where, what may be said. */
export const nowOf = (game: Game, words: Words): Now => {
  const page: Standing = { game, words };
  const { state } = game;
  return {
    lines: [
      { label: words.now.standing, says: words.phases[state.phase] },
      { label: words.now.clock, says: clockSays(page, state) },
      { label: words.now.score, says: scoreLine(page, scoreOf(state)) },
      dueLine(page, state),
      ...spotLine(page, state),
    ],
    options: optionLines(page, state),
  };
};
