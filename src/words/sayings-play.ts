import { optional } from './fields.ts';
import { OUT_LINES, PENALTIES, PENALTY_2_SPOTS, WHISTLES } from './ground.ts';
import { flag, MOMENT, rider, type SayingRow, sentence, side, spot, TABLE, UMPIRES } from './saying-parts.ts';

const CLOCK_KEEPERS = ['timekeeper', ...UMPIRES, 'scorer'] as const;

/** What is said as play goes on: ends, whistles, fouls, penalties and how they are taken, the clock. */
export const PLAY_SAYINGS = {
  toss: {
    says: 'The toss for ends.',
    offices: [...TABLE, 'captain'],
    bare: 'none',
    fields: {
      won: side('who won the toss'),
      defends: { is: 'end', says: 'the end that this side defends first' },
      ...MOMENT,
    },
  },
  'ends-chosen': {
    says: 'At half time the side that lost the toss chooses the end that it defends.',
    offices: [...TABLE, 'captain'],
    bare: 'none',
    fields: { side: side('who chooses'), defends: { is: 'end', says: 'the end that it defends' }, ...MOMENT },
  },
  'wrong-line-up': {
    says: 'Both teams were let line up the wrong way.',
    offices: [...TABLE],
    bare: 'none',
    fields: MOMENT,
  },
  whistle: {
    says: 'The umpire stops play, and no foul is called.',
    offices: TABLE,
    bare: 'none',
    fields: {
      because: { is: 'one-of', says: 'why', of: WHISTLES },
      ball: spot('where the ball was then; a lodged one: where it was first carried'),
      ...MOMENT,
    },
  },
  'ball-out': {
    says: 'The ball has gone over a side line, the boards, or a back line outside the goal.',
    offices: [...TABLE, 'goal-judge'],
    bare: 'none',
    fields: {
      over: { is: 'one-of', says: 'the line it went over', of: OUT_LINES },
      off: side('whose rider, mount or mallet it came off last'),
      'line-of': optional(side('for a back line: the side that defends it; the other side of `off` when left out')),
      struck: flag('it came off a rider of the defending side but struck another rider or mount on its way (21.a)'),
      ball: spot('where it crossed the line'),
      ...MOMENT,
    },
  },
  safety: {
    says: 'A side has hit the ball over its own back line.',
    offices: TABLE,
    bare: 'none',
    fields: { by: side('whose rider hit it'), ball: spot('where it crossed the line'), ...MOMENT },
  },
  advantage: {
    says: 'The umpire sees a foul and holds the whistle back.',
    offices: TABLE,
    bare: 'none',
    fields: { by: side('who fouled'), rider: optional(rider('who')), ...MOMENT },
  },
  foul: {
    says: 'A foul is called; play stops, if it had not.',
    offices: TABLE,
    bare: 'none',
    fields: {
      by: side('who fouled'),
      rider: optional(rider('who')),
      offence: optional(sentence('what, or the paragraph')),
      spot: spot('where the foul was'),
      ball: spot('where the ball was at the foul'),
      ...MOMENT,
    },
  },
  'no-foul': {
    says: 'The foul that was called is not confirmed.',
    offices: TABLE,
    bare: 'none',
    fields: MOMENT,
  },
  penalty: {
    says: 'The foul is confirmed and a penalty is given.',
    offices: TABLE,
    bare: 'none',
    fields: {
      to: side('the side that was fouled'),
      number: { is: 'one-of', says: 'which', of: PENALTIES },
      from: optional({ is: 'one-of', says: 'Penalty 2: from the line or from the spot', of: PENALTY_2_SPOTS }),
      spot: spot('where the foul was, when it was not said before'),
      ball: spot('where the ball was at the foul, when it was not said before'),
      ...MOMENT,
    },
  },
  'spot-chosen': {
    says: 'The side that was fouled chooses where a Penalty 2 is hit from.',
    offices: [...TABLE, 'captain'],
    bare: 'none',
    fields: { from: { is: 'one-of', says: 'the line or the spot of the foul', of: PENALTY_2_SPOTS }, ...MOMENT },
  },
  'goal-stands': {
    says: 'A goal that came with the whistle counts although the defenders fouled.',
    offices: TABLE,
    bare: 'none',
    fields: MOMENT,
  },
  play: {
    says: 'The umpire calls play for a hit.',
    offices: TABLE,
    bare: 'none',
    fields: MOMENT,
  },
  hit: {
    says: 'The ball that was placed is hit, or hit at.',
    offices: TABLE,
    bare: 'none',
    fields: { by: optional(rider('who hit')), ...MOMENT },
  },
  'ball-stopped': {
    says: 'After an undefended hit the ball has stopped on the ground.',
    offices: TABLE,
    bare: 'none',
    fields: { ball: spot('where it stopped'), ...MOMENT },
  },
  tapped: {
    says: 'The hitter deliberately missed, tapped or dribbled the ball to better his chance.',
    offices: TABLE,
    bare: 'none',
    fields: { ball: spot('where the ball was then'), ...MOMENT },
  },
  'improper-entry': {
    says: 'At a penalty hit the fouling side did not keep to its positions or came in improperly.',
    offices: TABLE,
    bare: 'none',
    fields: {
      'would-have-scored': { is: 'flag', says: 'whether, in the opinion of the umpire, the hit was a goal without it' },
      shot: optional({ is: 'one-of', says: 'what became of the hit', of: ['deflected', 'wide', 'other'] }),
      ...MOMENT,
    },
  },
  'too-near': {
    says: 'At a hit-in a rider of the other side was nearer than he may be.',
    offices: TABLE,
    bare: 'none',
    fields: MOMENT,
  },
  delayed: {
    says: 'The side that is to hit takes too long, or hits in before play is called.',
    offices: TABLE,
    bare: 'none',
    fields: MOMENT,
  },
  teed: {
    says: 'The side that is to hit altered the turf or dismounted to tee the ball, or teed it again after play.',
    offices: TABLE,
    bare: 'none',
    fields: MOMENT,
  },
  'ball-broke': {
    says: 'The ball broke as it was first hit.',
    offices: TABLE,
    bare: 'none',
    fields: MOMENT,
  },
  'clock-set': {
    says: 'The umpires correct the clock.',
    offices: CLOCK_KEEPERS,
    bare: 'none',
    fields: {
      to: { is: 'clock', says: 'playing time elapsed as it should read' },
      because: optional(sentence('why')),
      ...MOMENT,
    },
  },
  'clock-stopped': { says: 'The clock is stopped.', offices: CLOCK_KEEPERS, bare: 'none', fields: MOMENT },
  'clock-started': { says: 'The clock is started.', offices: CLOCK_KEEPERS, bare: 'none', fields: MOMENT },
  'horn-missed': {
    says: 'The horn that ends the chukker was missed or untimely: it had ended at its time.',
    offices: CLOCK_KEEPERS,
    bare: 'none',
    fields: { ball: spot('where the ball was when the chukker ended'), ...MOMENT },
  },
  'shoot-out-hit': {
    says: 'A rider has taken his hit of the shoot-out.',
    offices: TABLE,
    bare: 'none',
    fields: {
      side: side('his side'),
      by: optional(rider('who hit')),
      scored: { is: 'flag', says: 'whether it was a goal' },
      ...MOMENT,
    },
  },
} as const satisfies { readonly [kind: string]: SayingRow };
