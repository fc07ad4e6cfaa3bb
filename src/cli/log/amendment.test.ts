import { afterAll, describe, expect, test } from 'vitest';
import { linesOf, openDesk, textOf } from './desk.ts';

const desk = openDesk();
afterAll(desk.close);

const log = desk.logOf('games/golden-goal.yaml', 'golden.jsonl');
const before = textOf(log);

let copies = 0;
const fresh = (): string => {
  copies += 1;
  return desk.copied(log, `copy-${copies}.jsonl`);
};
const lastOf = (file: string) => JSON.parse(linesOf(file).at(-1) ?? '');

/** The first goal of Wes Amory, the throw-in after it, and the golden goal. */
const FIRST = 'file:3';
const SECOND_THROW_IN = 'file:4';
const GOLDEN = 'file:33';
const MISSED = '{ at: 1 2:00, goal: { side: away, by: Cy Grove } }';

describe('a call that was missed', () => {
  test('is put in behind the one that it followed', () => {
    const file = fresh();
    const { out } = desk.amend(file, { after: SECOND_THROW_IN, say: MISSED, accept: true });
    expect(out).toMatch(/By chukker +2–3, 3–3, 4–5, 6–6, 6–6, 7–6 +2–4/);
    const anchor = JSON.parse(linesOf(file)[3] ?? '');
    expect(lastOf(file)).toMatchObject({ after: anchor.id, at: anchor.at, by: 'scorer', said: { by: 'Cy Grove' } });
  });

  test('from a second seat only confirms the goal, and is a goal of its own with --apart', () => {
    const again = '{ at: 1 1:30, goal: { side: home, by: Wes Amory } }';
    const asked = { after: FIRST, say: again, seat: 'umpire-1', by: 'umpire-1', device: 'umpire-1' } as const;
    const confirmed = desk.amend(fresh(), asked).out;
    expect(confirmed).toContain('Nothing but the record.');
    const file = fresh();
    const apart = desk.amend(file, { ...asked, apart: true, accept: true }).out;
    expect(apart).not.toContain('Nothing but the record.');
    expect(lastOf(file)).toMatchObject({ apart: true, seat: 'umpire-1' });
  });

  test('is judged as insisted on when the official gives his reason', () => {
    const nobody = { after: SECOND_THROW_IN, say: '{ at: 1 2:30, goal: { side: away, by: Nobody } }' };
    expect(desk.amend(fresh(), nobody).out).not.toMatch(/^ {2}Score/m);
    const file = fresh();
    const { out } = desk.amend(file, { ...nobody, insist: 'the sheet lacks him', by: 'referee', accept: true });
    expect(out).toMatch(/Score +Fox Hollow 7, Long Meadow 6 +Fox Hollow 6, Long Meadow 7/);
    expect(lastOf(file)).toMatchObject({ insist: 'the sheet lacks him', by: 'referee' });
  });
});

describe('a call that was amended before', () => {
  const corrected = desk.copied(log, 'corrected.jsonl');
  const theirs = '{ at: 6 2:41, goal: { side: away, by: Abe Elm } }';
  desk.amend(corrected, { call: GOLDEN, say: theirs, insist: 'video', by: 'referee', apart: true, accept: true });

  test('stays amended when only its judge is corrected', () => {
    const file = desk.copied(corrected, 'judge.jsonl');
    expect(desk.amend(file, { call: GOLDEN, by: 'umpire-1', accept: true }).out).toContain('Nothing but the record.');
    expect(lastOf(file)).toMatchObject({ by: 'umpire-1', insist: 'video' });
    expect(lastOf(file).said).toMatchObject({ apart: true, said: { side: 'away', by: 'Abe Elm', clock: '2:41' } });
  });

  test('stays amended, and its judge the same, when only the reason is', () => {
    const file = desk.copied(corrected, 'reason.jsonl');
    desk.amend(file, { call: GOLDEN, insist: 'two videos', accept: true });
    expect(lastOf(file)).toMatchObject({ by: 'referee', insist: 'two videos', said: { said: { side: 'away' } } });
  });

  test('loses the old reason when it is said anew', () => {
    const file = desk.copied(corrected, 'anew.jsonl');
    desk.amend(file, { call: GOLDEN, say: '{ goal: { side: home, by: Wes Amory } }', accept: true });
    expect(lastOf(file).insist).toBeUndefined();
    expect(lastOf(file).said.apart).toBeUndefined();
  });

  test('comes back as it was first said when the amendment is taken back', () => {
    const { out } = desk.amend(corrected, { call: 'desk-1:2', withdraw: true });
    expect(out).toMatch(/Score +Fox Hollow 6, Long Meadow 7 +Fox Hollow 7, Long Meadow 6/);
  });

  test('is corrected itself: an amendment is never amended', () => {
    const now = textOf(corrected);
    for (const change of [{ say: theirs }, { insist: 'why' }, { by: 'referee' }, { apart: true }] as const) {
      const { status, err } = desk.amend(corrected, { call: 'desk-1:2', ...change, accept: true });
      expect(status).toBe(2);
      expect(err).toContain('--call: found amend desk-1:2; write the call itself; a correction is only taken back');
    }
    expect(textOf(corrected)).toBe(now);
  });
});

describe('a correction that cannot be read', () => {
  test.each([
    ['an unknown number', { call: '99', withdraw: true }, '--call: found call 99; write a number from 1 to 33'],
    ['no call at all', { call: '0', withdraw: true }, '--call: found call 0; write a number from 1 to 33'],
    ['an unknown name', { call: 'file:99', withdraw: true }, '--call: found call file:99; write a call of this log'],
    ['an unknown anchor', { after: 'scorer:1', say: MISSED }, '--after: found call scorer:1; write a call of this log'],
    ['taken back and amended', { call: '3', withdraw: true, say: MISSED }, 'found --withdraw and --say; write one of'],
    ['corrected and put in', { call: '3', after: '4', say: MISSED }, 'found both; write either --call or --after'],
    ['neither of them', { say: MISSED }, '--call: found neither; write either --call or --after'],
    ['put in without a word', { after: '4' }, '--after: found nothing; write what was missed: --say'],
    ['nothing to change', { call: '3' }, 'nothing to change; write one of --withdraw, --say, --insist, --apart, --by'],
    ['no YAML', { call: '3', say: '{ goal: [' }, "write a saying, such as '{ at: 1 3:40"],
    ['an unknown saying', { call: '3', say: '{ gaol: { side: home } }' }, '--say.gaol: found an unknown key "gaol"'],
    [
      'an unknown side',
      { call: '3', say: '{ goal: { side: hom } }' },
      '--say.goal.side: found "hom"; write home, away',
    ],
    ['no such minute', { call: '3', say: '{ at: 1 7:75, goal: { side: home } }' }, '--say.at: found "1 7:75"'],
    ['a digest', { call: 'desk-1:1', withdraw: true }, 'found digest desk-1:1; write a call of the game'],
  ])('%s: exit 2, a line that says so, and nothing is written', (_what, asked, says) => {
    const file = fresh();
    const { status, out, err } = desk.amend(file, { ...asked, accept: true });
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(`${file}: `);
    expect(err).toContain(says);
    expect(textOf(file)).toBe(before);
  });

  test('of a file that is not there is said, too', () => {
    expect(desk.amend(desk.at('none.jsonl'), { call: '3', withdraw: true })).toMatchObject({
      status: 2,
      err: expect.stringContaining('found no such file'),
    });
  });
});

describe('a correction after the sheet was signed', () => {
  test('is a late call: the seal holds, the correction is named', () => {
    const file = fresh();
    expect(desk.seal(file).status).toBe(0);
    const sealed = textOf(file);
    desk.amend(file, { call: GOLDEN, withdraw: true, device: 'desk-2', accept: true });
    desk.amend(file, { call: FIRST, say: '{ goal: { side: home, by: Xan Birch } }', device: 'desk-2', accept: true });
    expect(textOf(file).startsWith(sealed)).toBe(true);
    const { status, out } = desk.verify(file);
    expect(status).toBe(0);
    expect(out).toContain('✓ Revision 1 belongs to this log: 34 calls.');
    expect(out).toContain('After the seal: desk-2:1, Taken back: call file:33');
    expect(out).toContain('After the seal: desk-2:2, Amended: call file:3: goal to Fox Hollow by Xan Birch');
  });

  test('never corrects the seal itself', () => {
    const file = fresh();
    desk.seal(file);
    const { status, err } = desk.amend(file, { call: 'desk-1:2', withdraw: true, accept: true });
    expect(status).toBe(2);
    expect(err).toContain('found sealed desk-1:2');
  });
});
