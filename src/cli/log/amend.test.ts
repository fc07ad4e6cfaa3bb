import { afterAll, describe, expect, test } from 'vitest';
import { linesOf, openDesk, textOf } from './desk.ts';

const desk = openDesk();
afterAll(desk.close);

const GAME = 'games/golden-goal.yaml';
const log = desk.logOf(GAME, 'golden.jsonl');
const before = textOf(log);

let copies = 0;
/** The log of the golden goal in a file of its own. */
const fresh = (): string => {
  copies += 1;
  return desk.copied(log, `copy-${copies}.jsonl`);
};

/** The last line of a log, as it stands in the file. */
const lastOf = (file: string) => JSON.parse(linesOf(file).at(-1) ?? '');
/** What was written behind the game, and that the game itself is byte for byte as it was. */
const addedTo = (file: string): readonly string[] => {
  expect(textOf(file).startsWith(before)).toBe(true);
  return textOf(file).slice(before.length).split('\n').slice(0, -1);
};
/** The golden goal of Fox Hollow, and what the umpires meant: Long Meadow's. */
const GOLDEN = 'file:33';
const THEIRS = '{ at: 6 2:40, goal: { side: away, by: Abe Elm } }';

describe('a correction that is asked', () => {
  const file = fresh();
  const { status, out, err } = desk.amend(file, { call: GOLDEN, say: THEIRS });

  test('is told with the score and the winner, before and after', () => {
    expect(status).toBe(0);
    expect(out).toMatch(/Score +Fox Hollow 7, Long Meadow 6 +Fox Hollow 6, Long Meadow 7/);
    expect(out).toMatch(/Result +Fox Hollow won 7–6.* +Long Meadow won 7–6/);
    expect(out).toContain('as if the right call had been made in its place: reading 19, assumed');
  });

  test('is written nowhere until it is accepted, and that is said', () => {
    expect(textOf(file)).toBe(before);
    expect(err).toContain('Nothing is written yet. Add --accept');
  });

  test('is the same question by the number of the call and by its name', () => {
    expect(desk.amend(file, { call: '33', say: THEIRS }).out).toBe(out);
    expect(desk.amend(file, { call: '#33', say: THEIRS }).out).toBe(out);
    expect(desk.amend(file, { call: '32', say: THEIRS }).out).not.toBe(out);
  });

  test('may be asked of a game that was written by hand, but not put into it', () => {
    const yaml = textOf(GAME);
    expect(desk.amend(GAME, { call: GOLDEN, say: THEIRS }).out).toBe(out);
    const accepted = desk.amend(GAME, { call: GOLDEN, say: THEIRS, accept: true });
    expect(accepted).toMatchObject({ status: 2, out: '' });
    expect(accepted.err).toContain('chukker log GAME.yaml --out GAME.jsonl');
    expect(textOf(GAME)).toBe(yaml);
  });

  test('is for programs, too, and in Spanish', () => {
    const told = JSON.parse(desk.amend(file, { call: GOLDEN, say: THEIRS, json: true }).out);
    expect(told.call).toBe('desk-1:2');
    expect(told.lines.map(({ fact }: { fact: string }) => fact)).toEqual(expect.arrayContaining(['score', 'result']));
    expect(told.lines[0]).toMatchObject({
      before: 'Fox Hollow 7, Long Meadow 6',
      after: 'Fox Hollow 6, Long Meadow 7',
    });
    const spanish = desk.amend(file, { call: GOLDEN, say: THEIRS, lang: 'es' });
    expect(spanish.out).toMatch(/QUÉ CAMBIA ESTO\s+antes +después\s+Marcador +Fox Hollow 7/);
    expect(spanish.err).toContain('Todavía no se escribió nada');
    expect(spanish.out + spanish.err).not.toMatch(/before|after|WHAT|Score/);
  });
});

describe('a correction that is accepted', () => {
  test('is one call behind the game, on the chain of its device', () => {
    const file = fresh();
    const { status, err } = desk.amend(file, { call: GOLDEN, say: THEIRS, because: 'video', accept: true });
    expect([status, err]).toEqual([0, 'Written: desk-1:2 on desk-1.']);
    expect(addedTo(file)).toHaveLength(1);
    expect(lastOf(file)).toMatchObject({
      id: { device: 'desk-1', count: 2 },
      seat: 'committee',
      said: { kind: 'amend', call: { device: 'file', count: 33 }, because: 'video', said: { side: 'away' } },
    });
    expect(desk.verify(file).status).toBe(0);
  });

  test('takes a goal back, and whoever takes it back is the committee', () => {
    const file = fresh();
    const { out } = desk.amend(file, { call: GOLDEN, withdraw: true, accept: true });
    expect(out).toMatch(/Fox Hollow 7, Long Meadow 6 +Fox Hollow 6, Long Meadow 6/);
    expect(lastOf(file)).toMatchObject({ by: 'committee', said: { kind: 'withdraw' } });
  });

  test('may itself be taken back, and the first goal counts again', () => {
    const file = fresh();
    desk.amend(file, { call: GOLDEN, withdraw: true, accept: true });
    const { out } = desk.amend(file, { call: 'desk-1:2', withdraw: true, accept: true });
    expect(out).toMatch(/Fox Hollow 6, Long Meadow 6 +Fox Hollow 7, Long Meadow 6/);
    expect(addedTo(file)).toHaveLength(2);
  });

  test('speaks of the moment of the first call when it names none', () => {
    const file = fresh();
    desk.amend(file, { call: GOLDEN, say: '{ goal: { side: home, by: Yul Crane } }', accept: true });
    expect(lastOf(file).said.said).toMatchObject({ chukker: 6, clock: '2:40', by: 'Yul Crane' });
  });

  test('owes the log a digest after twenty-five calls, and nothing before', () => {
    const file = fresh();
    for (let n = 1; n <= 26; n += 1) desk.amend(file, { call: 'file:3', by: 'referee', accept: true });
    const kinds = addedTo(file).map((line) => JSON.parse(line).said.kind);
    expect(kinds.filter((kind) => kind === 'digest')).toHaveLength(1);
    expect(kinds).toHaveLength(27);
  });

  test('stands behind a torn line, and is not glued to it', () => {
    const file = desk.written('torn.jsonl', `${before}{"id":{"device":"fi`);
    const { status, err } = desk.amend(file, { call: GOLDEN, withdraw: true, accept: true });
    expect(status).toBe(0);
    expect(err).toContain('it ends within a call');
    expect(lastOf(file).said.kind).toBe('withdraw');
    expect(linesOf(file).at(-2)).toBe('{"id":{"device":"fi');
  });
});
