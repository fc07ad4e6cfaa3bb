import { describe, expect, test } from 'vitest';
import { type Game, replay, replayStanding, scoreOf } from '../engine/index.ts';
import { asCallId, type Call, device, type Edit, inOrder, type Played, type Standing, standing } from '../log/index.ts';
import { resolve, SHELF } from '../rulebook/index.ts';
import { type LogSaying, millis, type Saying } from '../words/index.ts';
import { inventGame, logsOf } from './game/index.ts';
import { interleaved, shuffled } from './game/interleaved.ts';
import { edit, idAt } from './game/late.ts';
import { holds, same, statesOf, text } from './game/sameness.ts';
import { type Chance, chanceFrom } from './seed.ts';

/** How many interleavings are merged and judged: 1,000 in every test run, more by `CHUKKER_INTERLEAVINGS=20000`. */
const INTERLEAVINGS = Number(process.env['CHUKKER_INTERLEAVINGS'] ?? 1_000);
const SEED = Number(process.env['CHUKKER_SEED'] ?? 31_000);
const GAMES = 40;

const bookOrFail = () => {
  const book = resolve(SHELF, { edition: SHELF.usual });
  if (!book.ok) throw new Error('the usual book does not resolve');
  return book.value;
};
const book = bookOrFail();

/** Short games with far more slips than people make: each holds several corrections and put-ins. */
const games = Array.from({ length: GAMES }, (_, at) => ({
  seed: SEED + at,
  calls: inventGame(chanceFrom(SEED + at), book, { chukkers: 2, corrections: 0.15 }),
}));

const isEdit = ({ said }: Call): boolean => said.kind === 'withdraw' || said.kind === 'amend';
const isAnchor = (calls: readonly Call[], { id }: Call): boolean =>
  calls.some(({ after }) => after !== undefined && asCallId(after) === asCallId(id));
const playedIn = (calls: readonly Call[]): readonly Call[] => calls.filter((call) => !isEdit(call));

/** Each game with a few draws of its own. */
const throughout = (tries: number, check: (calls: readonly Call[], chance: Chance, where: string) => void): void => {
  for (const { seed, calls } of games) {
    const chance = chanceFrom(seed * 7);
    for (let one = 0; one < tries; one += 1) check(calls, chance, `seed ${seed}, draw ${one}`);
  }
};

const orderOf = (calls: readonly Call[]): string =>
  inOrder(calls)
    .map(({ id }) => asCallId(id))
    .join();

/** The three logs joined; nothing of it is a fork. */
const joined = (calls: readonly Call[], chance: Chance, at: number): readonly Call[] => {
  const { calls: all, forks } = interleaved(calls, chance, at);
  holds(forks.length === 0, 'a fork where there is none');
  holds(all.map(({ id }) => asCallId(id)).join() === orderOf(calls), 'joined in another order');
  return all;
};

describe('merged in any order', () => {
  test(`${INTERLEAVINGS} interleavings of three devices are one game (seeds from ${SEED})`, {
    timeout: 3_600_000,
  }, () => {
    const each = Math.ceil(INTERLEAVINGS / GAMES);
    for (const { seed, calls } of games) {
      const chance = chanceFrom(seed * 3);
      const game = replay(book, calls);
      const [judged, states, end] = [text(game), statesOf(game), JSON.stringify(game.state)];
      for (let at = 0; at < each; at += 1) {
        const merged = replay(book, joined(calls, chance, at));
        holds(text(merged) === judged, `seed ${seed}, interleaving ${at}: judged otherwise`);
        holds(JSON.stringify(merged.state) === end, `seed ${seed}, interleaving ${at}: another state`);
        if (at < 6) holds(statesOf(merged) === states, `seed ${seed}, interleaving ${at}: other states`);
        // The arrival itself, unsorted, is the same game, too.
        if (at === 0) same(replay(book, shuffled(chance, calls)), game, `seed ${seed}, as it arrived`);
      }
    }
  });

  test('the games that are merged hold edits, put-ins and second seats', () => {
    const stands = games.map(({ calls }) => standing(calls));
    expect(stands.filter(({ corrected }) => corrected.size > 0).length).toBeGreaterThan(GAMES * 0.8);
    expect(games.filter(({ calls }) => calls.some(({ after }) => after !== undefined)).length).toBeGreaterThan(
      GAMES / 2,
    );
    expect(stands.some(({ corrected }) => [...corrected.values()].some(({ edits }) => edits.length > 1))).toBe(true);
    expect(games.every(({ calls }) => logsOf(calls).length === 3)).toBe(true);
  });
});

describe('calls put in behind the same call', () => {
  test('stand in the order in which they were pressed, however they arrive', () => {
    throughout(3, (calls, chance, where) => {
      const anchor = chance.pick(playedIn(calls));
      const putIn = ['late-a', 'late-b', 'late-c'].map((name): Call => {
        const id = { device: device(name), count: 1 };
        return { ...chance.pick(playedIn(calls)), id, after: anchor.id, pressed: millis(chance.below(3)) };
      });
      const log = [...calls, ...putIn];
      same(replay(book, shuffled(chance, log)), replay(book, log), where);
      same(replay(book, [...putIn.toReversed(), ...calls]), replay(book, log), where);
    });
  });
});

describe('a correction', () => {
  test('that withdraws a call leaves the game that there is without it', () => {
    throughout(6, (calls, chance, where) => {
      const root = chance.pick(playedIn(calls).filter((call) => !isAnchor(calls, call)));
      const log = [...calls, edit(calls, { kind: 'withdraw', call: idAt(root.id) })];
      const without = calls.filter((call) => call !== root);
      same(replay(book, log), replay(book, without), `${where}, ${asCallId(root.id)}`);
    });
  });

  test('that amends a call leaves the game in which the other saying was said in its place', () => {
    throughout(6, (calls, chance, where) => {
      const { corrected } = standing(calls);
      const root = chance.pick(playedIn(calls).filter(({ id }) => !corrected.has(asCallId(id)))) as Played;
      const other = chance.pick(playedIn(calls));
      const said = other.said as Saying;
      const amends: LogSaying = { kind: 'amend', call: idAt(root.id), said };
      const { insist: _insist, apart: _apart, ...rest } = root;
      const instead: Call = { ...rest, said, by: other.by };
      const log = [...calls, edit(calls, amends, { by: other.by })];
      const replaced = calls.map((call) => (call === root ? instead : call));
      same(replay(book, log), replay(book, replaced), `${where}, ${asCallId(root.id)} says ${said.kind}`);
    });
  });

  test('that is itself withdrawn never happened', () => {
    throughout(6, (calls, chance, where) => {
      const root = chance.pick(playedIn(calls));
      const said = chance.pick(playedIn(calls)).said as Saying;
      const call = idAt(root.id);
      const first = edit(calls, chance.happens(0.5) ? { kind: 'withdraw', call } : { kind: 'amend', call, said });
      const log = [...calls, first];
      const undone = [...log, edit(log, { kind: 'withdraw', call: idAt(first.id) }, { own: 2 })];
      same(replay(book, undone), replay(book, calls), where);
      holds(standing(undone).undone.includes(first as Edit), `${where}: not listed as undone`);
    });
  });

  test('leaves every prefix of the judged order judged as it was', () => {
    throughout(2, (calls, chance, where) => {
      const game = replay(book, calls);
      const length = chance.below(game.judged.length + 1);
      const stands: Standing = { ...game.standing, calls: game.standing.calls.slice(0, length) };
      const begun: Game = { ...game, judged: game.judged.slice(0, length) };
      const prefix = replayStanding(book, stands);
      holds(text(prefix) === text(begun), `${where}: the beginning is judged otherwise`);
      holds(statesOf(prefix) === statesOf(begun), `${where}: the beginning has other states`);
    });
  });

  test('that had not seen another of the same call is shown with it, until one that saw both settles them', () => {
    throughout(4, (calls, chance, where) => {
      const { corrected } = standing(calls);
      const root = chance.pick(playedIn(calls).filter(({ id }) => !corrected.has(asCallId(id))));
      const call = idAt(root.id);
      const name = asCallId(root.id);
      const said = root.said as Saying;
      const a = edit(calls, { kind: 'withdraw', call }, { device: 'late-a' });
      const b = edit(calls, { kind: 'amend', call, said }, { device: 'late-b' });
      const log = [...calls, a, b];
      const both = standing(log).corrected.get(name);
      holds(both?.double.length === 2 && both.double.includes(a as Edit), `${where}: not both are shown`);
      holds(both?.edits.at(-1) === b, `${where}: the last does not stand`);
      same(replay(book, log), replay(book, [...calls, b]), where);
      const seen = [a, b].map(({ id }) => idAt(id));
      const settles = edit(log, { kind: 'withdraw', call, seen }, { device: 'late-c' });
      const settled = standing([...log, settles]).corrected.get(name);
      holds(settled?.double.length === 0, `${where}: settled, and still shown as double`);
    });
  });
});

describe('the same goal from another seat', () => {
  test('counts once', () => {
    let heard = 0;
    throughout(1, (calls, _, where) => {
      const game = replay(book, calls);
      for (const { call, rulings } of game.judged) {
        const counts = rulings.find(({ kind }) => kind === 'goal-counted');
        if (call.said.kind !== 'goal' || counts?.kind !== 'goal-counted') continue;
        const said: Saying = { kind: 'goal', side: counts.side, way: 'unknown' };
        const id = { device: device('referee-1'), count: 1 };
        // Directly behind the goal, before anything that was put in there.
        const again: Call = { ...call, id, seat: 'referee', by: 'referee', said, after: call.id, pressed: millis(0) };
        const after = replay(book, [...calls, again]);
        const own = after.judged.find((one) => one.call.id === id);
        holds(own?.rulings.map(({ kind }) => kind).join() === 'confirmed', `${where}: not a confirmation`);
        const [was, is] = [scoreOf(game.state), scoreOf(after.state)];
        holds(was.home === is.home && was.away === is.away, `${where}: a goal counted twice`);
        heard += 1;
      }
    });
    expect(heard).toBeGreaterThan(GAMES);
  });
});
