import { describe, expect, test } from 'vitest';
import { type Award, place, readGround, stands } from '../../ground/index.ts';
import { resolve, SHELF } from '../../rulebook/index.ts';
import { place as at, ENDS, RESTARTS, yards } from '../../words/index.ts';
import { frameOf } from './frame.ts';
import { forbiddenTo, type Reach, reachOf } from './regions.ts';

const DRAWN = { ok: 'allowed', exempt: 'free', breach: 'forbidden' } as const satisfies { readonly [s: string]: Reach };

const book = resolve(SHELF, { edition: SHELF.usual });
const ground = readGround(300, 160, true);
const GOAL_WIDTH = 8;

/** Places all over the ground and its run-off, none on a line. */
const places = Array.from({ length: 46 }, (_, i) =>
  Array.from({ length: 29 }, (_row, j) => at(yards(-165.3 + i * 7.3), yards(-98.7 + j * 7.1))),
).flat();

describe('what is drawn', () => {
  test.each(RESTARTS.flatMap((restart) => ENDS.map((goal) => [restart, goal] as const)))(
    '%s at end %s is what is judged',
    (restart, goal) => {
      if (!book.ok || !ground.ok) throw new Error('book and ground are whole');
      const award: Award = {
        restart,
        goal,
        ball: at(yards(goal === 'b' ? 137 : -137), yards(21)),
        ...(restart === 'penalty-2' ? { from: 'spot' } : {}),
      };
      const placement = place(book.value, ground.value, award);
      const frame = frameOf(ground.value, goal, placement.spot, 0);
      for (const role of ['hitting', 'other'] as const) {
        const shapes = forbiddenTo(frame, placement, role, GOAL_WIDTH);
        for (const spot of places) {
          const seen = frame.seen(spot);
          // The goal is drawn as forbidden also where riders off the field are excused.
          if (seen.depth <= 0 && Math.abs(seen.across) < GOAL_WIDTH / 2) continue;
          const { standing } = stands(book.value, ground.value, placement, role, { at: spot });
          expect([spot, reachOf(frame, shapes, seen)]).toEqual([spot, DRAWN[standing]]);
        }
      }
    },
  );
});
