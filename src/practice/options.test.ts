import { expect, test } from 'vitest';
import { foresees, judge, options, START, type State } from '../engine/index.ts';
import { type Call, device, hashOf } from '../log/index.ts';
import { resolve, SHELF } from '../rulebook/index.ts';
import { SAYINGS, type Saying } from '../words/index.ts';
import { inventCall } from './calls.ts';
import { sayingIn } from './inside.ts';
import { chanceFrom } from './seed.ts';

/** How many sayings are held against the templates: 60,000 in every test run, more by `CHUKKER_SAMPLES`. */
const SAMPLES = Number(process.env['CHUKKER_SAMPLES'] ?? 60_000);
const SEED = Number(process.env['CHUKKER_SEED'] ?? 20_260_301);

const bookOrFail = () => {
  const book = resolve(SHELF, { edition: SHELF.usual });
  if (!book.ok) throw new Error('the usual book does not resolve');
  return book.value;
};
const book = bookOrFail();

/** A call of this moment, by whoever may make it. */
const callOf = (state: State, said: Saying): Call => ({
  id: { device: device('test'), count: 1 },
  sitting: 1,
  pressed: state.clock.since,
  at: state.clock.since,
  known: 'order',
  seat: 'scorer',
  by: SAYINGS[said.kind].offices[0],
  said,
  previous: hashOf(''),
});

/** A newcomer and a second change at once are in order without a template. */
const isUnforeseen = (said: Saying): boolean =>
  said.kind === 'game-opened' ||
  (said.kind === 'substitution' && (said.also !== undefined || said.rating !== undefined || said.name !== undefined));

test(`${SAMPLES} sayings from seed ${SEED}: inside a template in order, outside never`, { timeout: 3_600_000 }, () => {
  let inside = 0;
  let outside = 0;
  for (let seed = SEED; inside + outside < SAMPLES; seed += 1) {
    const chance = chanceFrom(seed);
    let state = START;
    const earlier: Saying[] = [];
    for (let count = 1; count <= 90 && state.phase !== 'over'; count += 1) {
      const given = options(book, state);
      const sampled = given.length === 0 ? undefined : sayingIn(chance, chance.pick(given));
      const other = inventCall(chance, book, state, count);
      const stale = earlier.length === 0 ? undefined : chance.pick(earlier);
      for (const said of [sampled, stale, other.said as Saying]) {
        if (said === undefined || !Object.hasOwn(SAYINGS, said.kind) || isUnforeseen(said)) continue;
        const isForeseen = given.some((option) => foresees(option, said as never));
        const { grade, objections } = judge(book, state, callOf(state, said));
        if (isForeseen !== (grade === 'in-order')) {
          const what = isForeseen ? `inside, but ${grade}` : `outside, but ${grade}`;
          throw new Error(
            `seed ${seed}, call ${count}, ${state.phase}: ${what}: ${JSON.stringify({ said, objections })}`,
          );
        }
        if (isForeseen) inside += 1;
        else outside += 1;
      }
      if (sampled !== undefined) earlier.push(sampled);
      state = judge(book, state, other).state;
    }
  }
  process.stderr.write(`${inside} sayings inside a template, ${outside} outside\n`);
  expect(Math.min(inside, outside)).toBeGreaterThan(SAMPLES / 12);
});
