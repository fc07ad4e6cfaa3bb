import { answer, type Book, type ProvisionId } from '../rulebook/index.ts';
import { asGoals, type BySide, type Count, type HalfGoals, halfGoals, type Rating, type Side } from '../words/index.ts';

/** Goals by handicap with the way they were found. */
export interface Award {
  readonly goals: BySide<HalfGoals>;
  /** Who receives them; nobody between equal totals. */
  readonly to: Side | undefined;
  /** The working as people write it: "20 − 17 = 3; 3 × 6 ÷ 6 = 3". */
  readonly working: readonly string[];
  readonly under: readonly ProvisionId[];
}

const NONE: BySide<HalfGoals> = { home: halfGoals(0), away: halfGoals(0) };

/** What becomes of `over` sixths (or whatever the reference is) of a half goal, given the whole half goals below. */
const FRACTIONS = {
  'any-fraction-is-half': (goals: number, hasFraction: boolean) => goals * 2 + (hasFraction ? 1 : 0),
  'fraction-dropped': (goals: number) => goals * 2,
} as const;

/** A quotient as a mixed number: 4/3 is "1⅓". Fractions without a sign of their own are written out: "1 5/12". */
const SIGNS: { readonly [fraction: string]: string } = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/6': '⅙',
  '5/6': '⅚',
};

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

const asMixed = (over: number, under: number): string => {
  const whole = Math.floor(over / under);
  const rest = over % under;
  if (rest === 0) return `${whole}`;
  const by = greatestDivisor(rest, under);
  const fraction = `${rest / by}/${under / by}`;
  const sign = SIGNS[fraction];
  if (sign === undefined) return whole === 0 ? fraction : `${whole} ${fraction}`;
  return whole === 0 ? sign : `${whole}${sign}`;
};

/**
 * Goals by handicap (19.c, 19.e): the difference of the team totals times the scheduled chukkers, divided by the
 * reference number of chukkers, to the lower team; any fraction is recorded as the book says.
 */
export const goalsOnHandicap = (book: Book, totals: BySide<Rating>, chukkers: Count): Award => {
  const under: readonly ProvisionId[] = ['handicap.reference', 'handicap.chukkers', 'handicap.fraction'];
  const [higher, lower]: readonly [Side, Side] = totals.home >= totals.away ? ['home', 'away'] : ['away', 'home'];
  const difference = (totals[higher] - totals[lower]) as Rating;
  const subtraction = `${asGoals(totals[higher])} − ${asGoals(totals[lower])} = ${asGoals(difference)}`;
  if (difference === 0) return { goals: NONE, to: undefined, working: [subtraction], under };
  const reference = answer(book, 'handicap.reference');
  // The difference is in halves, so the quotient in goals is over twice the reference.
  const over = difference * chukkers;
  const parts = reference * 2;
  const whole = Math.floor(over / parts);
  const award = halfGoals(FRACTIONS[answer(book, 'handicap.fraction')](whole, over % parts !== 0));
  const product = `${asGoals(difference)} × ${chukkers} ÷ ${reference} = ${asMixed(over, parts)}`;
  const working = over % parts === 0 ? [subtraction, product] : [subtraction, product, `recorded as ${asGoals(award)}`];
  return { goals: { ...NONE, [lower]: award }, to: lower, working, under };
};
