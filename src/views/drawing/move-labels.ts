import { yardsSaid } from '../placement-measures.ts';
import { say } from '../words/index.ts';
import type { PlaceWords } from '../words/place.ts';
import { type Point, sizeOf, type Wanted } from './labels.ts';
import { pointOf, type Scene } from './scene.ts';

const MOVED: { readonly [step: string]: keyof PlaceWords['drawn'] } = {
  'off-post': 'along',
  forward: 'forward',
  room: 'room',
};

/** How far each step moved the ball, beside its way. */
export const moveLabels = ({ frame, moves, words }: Scene): readonly Wanted[] =>
  moves.map(({ step, from, to }, at) => {
    const [a, b] = [pointOf(frame, from), pointOf(frame, to)];
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const [dx, dy] = [from.across - to.across, from.depth - to.depth];
    const n = yardsSaid(words, Math.sqrt(dx * dx + dy * dy) * 1000);
    const out = from.across >= 0 ? 1 : -1;
    const label = { says: say(words.drawn[MOVED[step] ?? 'moved'], { n }), look: 'plain' } as const;
    // Beside the way, clear of the head of its arrow.
    const beside = sizeOf(label)[0] / 2 + 16;
    const isUpward = Math.abs(dy) > Math.abs(dx);
    const sides: readonly Point[] = [
      [x + out * beside, y],
      [x - out * beside, y],
    ];
    const ends: readonly Point[] = [
      [x + out * 10, y - 43],
      [x, y + 43],
    ];
    return { ...label, owner: `move-${at}`, at: isUpward ? [...sides, ...ends] : [...ends, ...sides] };
  });
