import type { Question } from './question.ts';

/** The questions about the ground: lines, spots and where riders may stand. */
export const GROUND_PROVISIONS = {
  'ground.length': { kind: 'figure', unit: 'yards', asks: 'How long is a full ground?' },
  'ground.width': { kind: 'figure', unit: 'yards', asks: 'How wide is a full ground without boards?' },
  'ground.run-off': { kind: 'choice', of: ['as-on-the-field'], asks: 'Where does what happens in the run-off count?' },
  'ground.goal-width': { kind: 'figure', unit: 'yards', asks: 'How wide is a goal?' },
  'ground.thirty': { kind: 'figure', unit: 'yards', asks: 'How far from the back line is the thirty?' },
  'ground.forty': { kind: 'figure', unit: 'yards', asks: 'How far from the back line is the forty?' },
  'ground.sixty': { kind: 'figure', unit: 'yards', asks: 'How far from the back line is the sixty?' },
  'place.off-ball': { kind: 'figure', unit: 'yards', asks: 'How far from the ball must opponents be at a hit?' },
  'place.penalty-2': {
    kind: 'choice',
    of: ['behind-line-outside-goal'],
    asks: 'Where is the fouling side at a Penalty 2 from the line?',
  },
  'place.penalty-2.spot': {
    kind: 'choice',
    of: ['off-ball-outside-goal'],
    asks: 'Where is it at a Penalty 2 from the spot?',
  },
  'place.penalty-2.enter': {
    kind: 'choice',
    of: ['none-from-anywhere', 'not-between-posts'],
    asks: 'May the fouling side come in after the hit of a Penalty 2?',
  },
  'place.penalty-3': {
    kind: 'choice',
    of: ['behind-line-outside-goal'],
    asks: 'Where is the fouling side at a Penalty 3?',
  },
  'place.penalty-3.hitters': {
    kind: 'choice',
    of: ['behind-the-forty', 'anywhere'],
    asks: 'Where is the side that hits a Penalty 3?',
  },
  'place.penalty-3.enter': {
    kind: 'choice',
    of: ['none-enters', 'not-between-posts'],
    asks: 'May the fouling side come in after the hit of a Penalty 3?',
  },
  'place.penalty-4': {
    kind: 'choice',
    of: ['behind-thirty', 'off-ball'],
    asks: 'Where is the fouling side at a Penalty 4?',
  },
  'place.penalty-5': {
    kind: 'choice',
    of: ['off-ball-goal-side', 'off-ball'],
    asks: 'Where is the fouling side at a Penalty 5?',
  },
  'place.penalty-5.from-boards': {
    kind: 'figure',
    unit: 'yards',
    asks: 'How far from the boards or side lines is the ball of a Penalty 5.a at least?',
  },
  'place.penalty-5.goal-side': { kind: 'choice', of: ['half-plane'], asks: 'What is between the ball and the goal?' },
  'place.penalty-6': {
    kind: 'choice',
    of: ['behind-thirty', 'off-ball'],
    asks: 'Where is the fouling side at a safety?',
  },
  'place.safety.cap': {
    kind: 'figure',
    unit: 'yards',
    asks: 'How far from the centre of the sixty is a safety hit at most?',
  },
  'place.excused': {
    kind: 'choice',
    of: ['off-field-or-returning', 'nobody'],
    asks: 'Are riders off the field excused from a position?',
  },
  'place.hit-in.from-post': { kind: 'figure', unit: 'yards', asks: 'How far from a post is a hit-in at least?' },
  'place.hit-in.from-boards': {
    kind: 'figure',
    unit: 'yards',
    asks: 'How far from the boards or side lines is a hit-in at least?',
  },
  'place.hit-in.middle': {
    kind: 'choice',
    of: ['toward-plus-y'],
    asks: 'On which side of the goal is a hit-in that crossed at its very middle?',
  },
  'place.hit-in.opponents': {
    kind: 'figure',
    unit: 'yards',
    asks: 'How far from the end line are opponents at a hit-in?',
  },
  'place.hit-in.forward': {
    kind: 'figure',
    unit: 'yards',
    asks: 'How far is the ball moved when an opponent was too near?',
  },
  'place.hit-in.opponents-again': {
    kind: 'figure',
    unit: 'yards',
    asks: 'How far from the end line are opponents then?',
  },
  'place.side-hit.from-boards': {
    kind: 'figure',
    unit: 'yards',
    asks: 'How far from the side is the free hit after the ball went over it?',
  },
  'place.side-hit': { kind: 'choice', of: ['as-penalty-5a'], asks: 'Where are opponents at it?' },
  'place.throw-in.toward': { kind: 'choice', of: ['nearer-side'], asks: 'Toward which side is a ball thrown in?' },
  'place.throw-in.room': { kind: 'figure', unit: 'yards', asks: 'How much room do the teams need to line up?' },
  'place.throw-in.goal': { kind: 'figure', unit: 'yards', asks: 'How far from the goal is a throw-in in front of it?' },
  'place.tolerance': {
    kind: 'figure',
    unit: 'yards',
    asks: 'How much is a tracked position taken in favour of the rider?',
  },
} as const satisfies { readonly [id: string]: Question };
