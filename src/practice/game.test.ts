import { describe, expect, test } from 'vitest';
import { type Game, type Judged, replay } from '../engine/index.ts';
import { type Call, inOrder } from '../log/index.ts';
import { type Book, resolve, SHELF } from '../rulebook/index.ts';
import { inventGame, logsOf } from './game/index.ts';
import { chanceFrom } from './seed.ts';

const GAMES = 40;
const SEED = Number(process.env['CHUKKER_SEED'] ?? 7_000);

const bookOrFail = (edition: string): Book => {
  const read = resolve(SHELF, { edition });
  if (!read.ok) throw new Error(`${edition} does not resolve`);
  return read.value;
};
const book = bookOrFail(SHELF.usual);

const isEdit = ({ said }: Call): boolean => said.kind === 'withdraw' || said.kind === 'amend';
const share = (part: number, all: number): number => Math.round((part / all) * 1000) / 1000;
const isInOrder = ({ grade }: Judged): boolean => grade === 'in-order';
const rulingsOf = (game: Game) => game.judged.flatMap(({ rulings }) => rulings);

interface Rates {
  readonly seed: number;
  readonly calls: number;
  readonly corrections: number;
  readonly chukkers: number;
  readonly goals: number;
  readonly fromPenalties: number;
  readonly fouls: number;
  readonly inOrder: number;
  /** Of the calls as they were pressed, before any correction. */
  readonly inOrderUncorrected: number;
  readonly phase: string;
}

const ratesOf = (seed: number, calls: readonly Call[]): Rates => {
  const game = replay(book, calls);
  const asPressed = replay(
    book,
    calls.filter((call) => !isEdit(call)),
  );
  const rulings = rulingsOf(game);
  const goals = rulings.filter((ruling) => ruling.kind === 'goal-counted');
  return {
    seed,
    calls: calls.length,
    corrections: calls.filter((call) => isEdit(call) || call.after !== undefined).length,
    chukkers: game.state.chukker,
    goals: goals.length,
    fromPenalties: goals.filter((ruling) => ruling.penalty !== undefined).length,
    fouls: rulings.filter(({ kind }) => kind === 'foul-called').length,
    inOrder: share(game.judged.filter(isInOrder).length, game.judged.length),
    inOrderUncorrected: share(asPressed.judged.filter(isInOrder).length, asPressed.judged.length),
    phase: game.state.phase,
  };
};

const games = Array.from({ length: GAMES }, (_, at) => ({
  seed: SEED + at,
  calls: inventGame(chanceFrom(SEED + at), book),
}));
const all = games.map(({ seed, calls }) => ratesOf(seed, calls));
const sum = (of: (rates: Rates) => number): number => all.reduce((total, rates) => total + of(rates), 0);
/** Every game on a line, for whoever has to see why a rate is off. */
const table = all.map((rates) => Object.values(rates).join(' ')).join('\n');
const columns = Object.keys(all[0] ?? {}).join(' ');
const shown = `seeds from ${SEED}\n${columns}\n${table}`;

describe('invented games', () => {
  test('are played to their end', () => {
    expect(
      all.map(({ phase }) => phase).filter((phase) => phase !== 'over'),
      shown,
    ).toEqual([]);
  });

  test('have the goals and fouls of real ones', () => {
    const goals = sum((rates) => rates.goals);
    expect(goals / GAMES, shown).toBeGreaterThanOrEqual(12);
    expect(goals / GAMES, shown).toBeLessThanOrEqual(19);
    const usual = all.filter((rates) => rates.goals >= 8 && rates.goals <= 24).length;
    expect(usual / GAMES, shown).toBeGreaterThanOrEqual(0.9);
    expect(sum((rates) => rates.fromPenalties) / goals, shown).toBeGreaterThanOrEqual(0.33);
    expect(sum((rates) => rates.fromPenalties) / goals, shown).toBeLessThanOrEqual(0.47);
    const fouls = sum((rates) => rates.fouls) / sum((rates) => rates.chukkers);
    expect(fouls, shown).toBeGreaterThanOrEqual(4);
    expect(fouls, shown).toBeLessThanOrEqual(7);
  });

  test('are in order, nearly all of it before any correction, and corrected at a realistic rate', () => {
    expect(sum((rates) => rates.inOrderUncorrected) / GAMES, shown).toBeGreaterThanOrEqual(0.97);
    expect(sum((rates) => rates.inOrder) / GAMES, shown).toBeGreaterThanOrEqual(0.995);
    const corrections = sum((rates) => rates.corrections) / sum((rates) => rates.calls);
    expect(corrections, shown).toBeGreaterThanOrEqual(0.02);
    expect(corrections, shown).toBeLessThanOrEqual(0.04);
  });

  test('hold every kind of correction, and no correction that goes astray', () => {
    // Two desks that correct the same call at once are rare: games with many slips hold them.
    const slippery = Array.from({ length: 12 }, (_, at) =>
      inventGame(chanceFrom(SEED + at), book, { corrections: 0.2 }),
    );
    const standings = [...games.map(({ calls }) => calls), ...slippery].map((calls) => replay(book, calls).standing);
    expect(standings.flatMap(({ astray }) => astray)).toEqual([]);
    expect(standings.some(({ withdrawn }) => withdrawn.length > 0)).toBe(true);
    expect(standings.some(({ undone }) => undone.length > 0)).toBe(true);
    expect(standings.some(({ corrected }) => [...corrected.values()].some((one) => one.double.length > 0))).toBe(true);
    expect(games.some(({ calls }) => calls.some(({ after }) => after !== undefined))).toBe(true);
    const rulings = games.flatMap(({ calls }) => rulingsOf(replay(book, calls)));
    expect(rulings.filter(({ kind }) => kind === 'confirmed').length).toBeGreaterThan(GAMES);
  });

  test('are the same for the same seed, and others for another', () => {
    const [first, second] = games;
    expect(inventGame(chanceFrom(SEED), book)).toEqual(first?.calls);
    expect(second?.calls).not.toEqual(first?.calls);
  });

  test('end under every edition on the shelf', () => {
    for (const { name: edition } of SHELF.editions) {
      const own = bookOrFail(edition);
      for (let seed = 1; seed <= 3; seed += 1) {
        const { judged, state } = replay(own, inventGame(chanceFrom(seed), own, { chukkers: 2 }));
        expect(state.phase, `${edition} ${seed}`).toBe('over');
        expect(share(judged.filter(isInOrder).length, judged.length), `${edition} ${seed}`).toBeGreaterThan(0.97);
      }
    }
  });

  test('are as a wish has them', () => {
    for (const wanted of [400, 600]) {
      for (let seed = 1; seed <= 4; seed += 1) {
        const made = inventGame(chanceFrom(seed), book, { calls: wanted }).length;
        expect(made / wanted, `${wanted} seed ${seed}`).toBeGreaterThan(0.85);
        expect(made / wanted, `${wanted} seed ${seed}`).toBeLessThan(1.15);
      }
    }
    const plain = inventGame(chanceFrom(1), book, { corrections: 0, chukkers: 4, seats: ['scorer', 'umpire-1'] });
    expect(plain.some((call) => isEdit(call) || call.after !== undefined)).toBe(false);
    expect(new Set(plain.map(({ seat }) => seat))).toEqual(new Set(['scorer', 'umpire-1']));
    expect(replay(book, plain).state.scheduled).toBe(4);
  });
});

describe('the logs of the devices', () => {
  test('are counted from 1 without a gap, each later than the one before, and together the game', () => {
    for (const { calls } of games.slice(0, 5)) {
      const logs = logsOf(calls);
      expect(logs.map((log) => log[0]?.id.device)).toEqual(['scorer-1', 'timekeeper-1', 'umpire-1']);
      for (const log of logs) {
        expect(log.map(({ id }) => id.count)).toEqual(log.map((_, at) => at + 1));
        expect(log.map(({ pressed }) => pressed)).toEqual(log.map(({ pressed }) => pressed).sort((a, b) => a - b));
      }
      expect(inOrder(logs.flat())).toEqual(inOrder(calls));
    }
  });
});
