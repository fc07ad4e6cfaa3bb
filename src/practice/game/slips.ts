import { isRunning, type State } from '../../engine/index.ts';
import { millis, type Saying, type SayingKind, type SayingOf } from '../../words/index.ts';
import { type Correction, type Course, type Press, record, seconds, stamp, stands, weighed } from './course.ts';
import { DESKS, type Desk } from './desks.ts';
import { byTeamMate, wrongly } from './wrongly.ts';

/** What goes wrong at a desk, and is put right. */
type Slip = 'none' | 'wrong' | 'forgotten' | 'pressed-twice' | 'taken-back' | 'both-correct' | 'otherwise';

const others = (course: Course, { seat }: Desk): readonly Desk[] =>
  course.seats.filter((other) => other !== seat).map((other) => DESKS[other]);

/** Mostly the desk that slipped puts it right. */
const correcting = (course: Course, desk: Desk): Desk => {
  const rest = others(course, desk);
  return rest.length > 0 && course.chance.happens(0.25) ? course.chance.pick(rest) : desk;
};

const later = (course: Course, press: Omit<Press, 'at'>, after: number): Press => {
  const waiting: Press = { ...press, at: millis(course.now + after) };
  course.waiting.push({ press: waiting, isEcho: false });
  return waiting;
};

interface Righting {
  readonly desk: Desk;
  readonly said?: Saying;
  readonly after: number;
  readonly unseen?: readonly Press[];
}

/** A correction that will be pressed: an amendment when it says something else, else a withdrawal. */
const corrected = (course: Course, of: Press, { desk, said, after, unseen = [] }: Righting): Press => {
  const kind = said === undefined ? 'withdraw' : 'amend';
  const correction: Correction = { kind, of, unseen, ...(said === undefined ? {} : { said }) };
  // Who judges an amended call is whoever judged it; anybody may take one back.
  return later(course, { desk, by: said === undefined ? desk.seat : of.by, said: correction }, after);
};

type Slipped = (course: Course, press: Press, said: Saying) => void;

const wrong: Slipped = (course, press, said) => {
  press.said = wrongly(course, said) ?? said;
  corrected(course, press, { desk: correcting(course, press.desk), said, after: seconds(course.chance, 5, 80) });
};

const pressedTwice: Slipped = (course, press, said) => {
  const { desk, by } = press;
  const again = later(course, { desk, by, said }, seconds(course.chance, 0.3, 0.9));
  corrected(course, again, { desk: correcting(course, desk), after: seconds(course.chance, 3, 25) });
};

/** A call that was right is taken back or amended, and that is taken back in turn. */
const takenBack: Slipped = (course, press, said) => {
  const instead = course.chance.happens(0.5) ? wrongly(course, said) : undefined;
  const first = seconds(course.chance, 4, 20);
  const righting = { desk: press.desk, after: first, ...(instead === undefined ? {} : { said: instead }) };
  const edit = corrected(course, press, righting);
  corrected(course, edit, { desk: press.desk, after: first + seconds(course.chance, 3, 30) });
};

/** Two desks name the scorer at once, and not the same one; often a third word settles it. */
const bothCorrect: Slipped = (course, press, said) => {
  const { chance } = course;
  const goal = said as SayingOf<'goal'>;
  const desk = chance.pick(others(course, press.desk));
  press.said = byTeamMate(course, goal) ?? said;
  const after = seconds(chance, 8, 40);
  const first = corrected(course, press, { desk: press.desk, said: byTeamMate(course, goal) ?? said, after });
  const second = corrected(course, press, { desk, said, after: after + seconds(chance, 1, 3), unseen: [first] });
  if (chance.happens(0.6))
    corrected(course, press, { desk: second.desk, said, after: after + seconds(chance, 20, 90) });
};

/** Another seat says something else of the same moment; it is taken back when the umpires have talked. */
const otherwise: Slipped = (course, press, said) => {
  const desk = course.chance.pick(others(course, press.desk));
  const instead = wrongly(course, said) ?? said;
  const other = later(course, { desk, by: desk.seat, said: instead }, seconds(course.chance, 0.8, 2.5));
  corrected(course, other, { desk, after: seconds(course.chance, 15, 70) });
};

const SLIPPED: { readonly [S in Exclude<Slip, 'none' | 'forgotten'>]: Slipped } = {
  wrong,
  'pressed-twice': pressedTwice,
  'taken-back': takenBack,
  'both-correct': bothCorrect,
  otherwise,
};

const FORGOTTEN: readonly SayingKind[] = ['throw-in', 'hit', 'play', 'foul', 'ball-out', 'goal', 'substitution'];
const AMENDED: readonly SayingKind[] = ['goal', 'foul', 'penalty', 'ball-out', 'safety', 'substitution'];
const SEEN_BY_ALL: readonly SayingKind[] = ['goal', 'foul', 'ball-out', 'safety'];
/** A second press of these does no harm until it is taken back. */
const TWICE: readonly SayingKind[] = ['throw-in', 'play', 'foul', 'penalty', 'substitution'];

/** Which slip happens at this call, mostly none. */
export const slipAt = (course: Course, press: Press, said: Saying): Slip => {
  const { chance } = course;
  if (said.kind === 'game-opened' || !chance.happens(course.slips)) return 'none';
  const isOne = (kinds: readonly SayingKind[], weight: number): number => (kinds.includes(said.kind) ? weight : 0);
  const hasOthers = others(course, press.desk).length > 0;
  const named = said.kind === 'goal' && byTeamMate(course, said) !== undefined;
  return weighed<Slip>(chance, [
    ['wrong', isOne(AMENDED, 8)],
    ['forgotten', isOne(FORGOTTEN, 4)],
    ['pressed-twice', isOne(TWICE, 2)],
    ['taken-back', 1],
    ['both-correct', named && hasOthers ? 5 : 0],
    ['otherwise', hasOthers ? isOne(SEEN_BY_ALL, 2) : 0],
  ]);
};

/** What the clock of the running chukker shows at a moment. */
export const reading = ({ chukker, clock }: State, at: number) => ({
  chukker,
  clock: millis(clock.running ? clock.elapsed + Math.max(0, at - clock.since) : clock.elapsed),
});

/** The call is forgotten, and put in later behind the one before it, with the time that it was. */
export const putIn = (course: Course, forgotten: Press, said: Saying): boolean => {
  const { last, state, chance } = course;
  // Behind a call that is itself still to be put in nobody would find the place.
  if (last === undefined || last.after !== undefined) return false;
  const of = stamp(course, forgotten.desk, course.now);
  const timed = isRunning(state) ? ({ ...said, ...reading(state, of) } as Saying) : said;
  const press: Press = { ...forgotten, said: timed, after: last, of, at: millis(course.now + seconds(chance, 12, 90)) };
  if (!stands(course, press)) return false;
  course.waiting.push({ press, isEcho: false });
  return true;
};

/** The call is pressed, with the slip that happens at it. */
export const pressed = (course: Course, press: Press, slip: Slip): void => {
  const said = press.said as Saying;
  if (slip !== 'none' && slip !== 'forgotten') SLIPPED[slip](course, press, said);
  record(course, press);
};
