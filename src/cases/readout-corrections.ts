import { consequences, type Game, type Judged, replay } from '../engine/index.ts';
import { asCallId, type Call } from '../log/index.ts';
import { stepsOf } from './steps-named.ts';

/** What a case can ask about corrections and second seats. */
export const readoutOfCorrections = ({ judged, standing }: Game) => {
  const { corrected, withdrawn, astray } = standing;
  const rulings = judged.flatMap((call) => call.rulings);
  const objections = judged.flatMap((call) => (call.insisted ? [] : call.objections));
  return {
    confirmed: rulings.filter(({ kind }) => kind === 'confirmed').length,
    disagreements: objections.filter(({ why }) => why === 'said-otherwise').length,
    withdrawn: withdrawn.length,
    amended: [...corrected.values()].filter(({ edits }) => edits.at(-1)?.said.kind === 'amend').length,
    doubles: [...corrected.values()].filter(({ double }) => double.length > 0).length,
    astray: astray.length,
  };
};

type Found = { readonly [key: string]: unknown };

/** The grades of named steps, before and after. */
const gradesOf = (when: unknown, before: readonly Judged[], after: readonly Judged[]): Found => {
  const { named } = stepsOf(Array.isArray(when) ? when : []);
  const grade = (judged: readonly Judged[], name: string): unknown =>
    judged.find(({ call }) => asCallId(call.id) === name)?.grade ?? null;
  return Object.fromEntries(
    [...named].map(([name, id]) => [name, [grade(before, asCallId(id)), grade(after, asCallId(id))]]),
  );
};

/** What the last step changed: every key before and after. */
export const readoutOfReport = (
  after: Game,
  calls: readonly Call[],
  when: unknown,
  readout: (game: Game) => Found,
): { readonly report: Found; readonly 'no-change': boolean } => {
  const before = replay(after.book, calls.slice(0, -1));
  const was = readout(before);
  const is = readout(after);
  const report = Object.fromEntries(Object.entries(is).map(([key, value]) => [key, [was[key], value]]));
  const changes = consequences(before, after);
  return {
    report: { ...report, grades: gradesOf(when, before.judged, after.judged) },
    'no-change': changes.changed.length === 0 && changes.calls.length === 0,
  };
};
