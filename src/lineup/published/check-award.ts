import type { Book } from '../../rulebook/index.ts';
import { asGoals, type BySide, type Count, type HalfGoals, opposite, SIDES, type Side } from '../../words/index.ts';
import { type Award, goalsOnHandicap } from '../handicap.ts';
import { confirmed, contradicted, inTeam, type Judged, listed, nameOf, notCheckable } from './finding.ts';
import type { Published, PublishedBasis, PublishedTeam } from './published.ts';
import { inGoals } from './score.ts';
import { type Totals, totalsOf } from './team-totals.ts';

const awardsOf = (published: Published): BySide<PublishedTeam['award']> => ({
  home: published.teams.home.award,
  away: published.teams.away.award,
});

const receiversOf = (goals: BySide<HalfGoals | undefined>): readonly Side[] =>
  SIDES.filter((side) => (goals[side] ?? 0) > 0);

/** Goals by handicap in words: "1 goal to Scone". */
export const awardSaid = (published: Published, goals: BySide<HalfGoals | undefined>): string => {
  const said = receiversOf(goals).map((side) => `${inGoals(goals[side] as HalfGoals)} to ${nameOf(published, side)}`);
  return said.length === 0 ? 'no goals by handicap' : listed(said);
};

const unknownTo = (published: Published): readonly Side[] =>
  SIDES.filter((side) => published.teams[side].award === undefined);

const about = (side: Side) => inTeam(side, 'goals_by_handicap');
const WHOLE_AWARD = ['teams'];

const unknownAward = (published: Published, known = ''): Judged => {
  const names = unknownTo(published).map((side) => nameOf(published, side));
  const says = `the goals by handicap of ${listed(names)} are not given${known}`;
  return notCheckable('handicap.basis', WHOLE_AWARD, says);
};

/** Where nothing is to be given, whatever is given is against the basis. */
const noAward = (published: Published, basis: string): Judged => {
  const awards = awardsOf(published);
  const [receiver] = receiversOf(awards);
  if (receiver !== undefined) {
    const says = `${basis} there are no goals by handicap, but the report gives ${awardSaid(published, awards)}`;
    return contradicted('handicap.basis', about(receiver), says);
  }
  if (unknownTo(published).length > 0) return unknownAward(published);
  return confirmed('handicap.basis', ['basis'], `${basis} no goals by handicap, and none are given`);
};

const asTotals = (totals: Totals): string =>
  `${asGoals(totals.of.home)} and ${asGoals(totals.of.away)}${totals.says === '' ? '' : `, ${totals.says}`}`;

const levelTotals = (book: Book, published: Published): Judged => {
  const candidates = totalsOf(book, published);
  const [first] = candidates;
  if (first === undefined)
    return notCheckable('handicap.basis', ['basis'], 'level teams: the team totals are not known');
  const level = candidates.find(({ of }) => of.home === of.away);
  if (level !== undefined) {
    return confirmed('handicap.basis', ['basis'], `level teams, and the totals are ${asTotals(level)}`);
  }
  const says = `level teams are stated, but the totals are ${asTotals(first)}`;
  return contradicted('handicap.basis', ['basis'], says, candidates.slice(1).map(asTotals));
};

/** An award that the formula gives, with the totals it was found from. */
interface Expected {
  readonly totals: Totals;
  readonly award: Award;
}

const fits = (published: Published, { award }: Expected): boolean =>
  SIDES.every((side) => (published.teams[side].award ?? award.goals[side]) === award.goals[side]);

const workingOf = (published: Published, { totals, award }: Expected): string =>
  `${totals.says === '' ? '' : `${totals.says}: `}${award.working.join('; ')}: ${awardSaid(published, award.goals)}`;

const toBoth = (published: Published): Judged => {
  const says = `the report gives ${awardSaid(published, awardsOf(published))}: only the lower team receives any`;
  return contradicted('handicap.reference', WHOLE_AWARD, says);
};

const WRONG = {
  level: 'between level totals nobody receives any',
  higher: 'it goes to the higher team',
  size: 'the size is wrong',
} as const;

const wrongIn = (published: Published, { totals, award }: Expected): keyof typeof WRONG => {
  const [receiver] = receiversOf(awardsOf(published));
  if (award.to === undefined) return 'level';
  return receiver !== undefined && totals.of[receiver] > totals.of[opposite(receiver)] ? 'higher' : 'size';
};

const wrongAward = (published: Published, expected: readonly Expected[], first: Expected): Judged => {
  const awards = awardsOf(published);
  const wrongSide = SIDES.find((side) => (awards[side] ?? first.award.goals[side]) !== first.award.goals[side]);
  const says =
    `the report gives ${awardSaid(published, awards)}, the formula ${awardSaid(published, first.award.goals)}: ` +
    WRONG[wrongIn(published, first)];
  const working = expected.map((each) => workingOf(published, each));
  return contradicted('handicap.reference', about(receiversOf(awards)[0] ?? wrongSide ?? 'home'), says, working);
};

const byFormula = (book: Book, published: Published, chukkers: Count): Judged => {
  const expected = totalsOf(book, published).map((totals) => ({
    totals,
    award: goalsOnHandicap(book, totals.of, chukkers),
  }));
  const [first] = expected;
  if (first === undefined) {
    const says = `${awardSaid(published, awardsOf(published))}: the team totals are not known`;
    return notCheckable('handicap.reference', WHOLE_AWARD, says);
  }
  const right = expected.find((each) => fits(published, each));
  if (right === undefined) return wrongAward(published, expected, first);
  const how = right.totals.says === '' ? '' : `, ${right.totals.says}`;
  if (unknownTo(published).length > 0) {
    return unknownAward(published, `; the formula gives ${awardSaid(published, right.award.goals)}`);
  }
  const says = `${awardSaid(published, right.award.goals)}, as the formula gives${how}`;
  return confirmed('handicap.reference', WHOLE_AWARD, says, right.award.working);
};

const onHandicap = (book: Book, published: Published): Judged => {
  if (receiversOf(awardsOf(published)).length > 1) return toBoth(published);
  if (unknownTo(published).length === SIDES.length) return unknownAward(published);
  if (published.chukkers !== undefined) return byFormula(book, published, published.chukkers);
  return notCheckable('handicap.chukkers', WHOLE_AWARD, 'goals by handicap: the number of chukkers is not known');
};

const BY_BASIS: { readonly [B in PublishedBasis]: (book: Book, published: Published) => readonly Judged[] } = {
  flat: (_, published) => [noAward(published, 'on the flat')],
  'level teams': (book, published) => [levelTotals(book, published), noAward(published, 'between level teams')],
  handicap: (book, published) => [onHandicap(book, published)],
};

/** The goals by handicap against the stated basis and the formula (19.c to 19.e). The basis is never inferred. */
export const checkAward = (book: Book, published: Published): readonly Judged[] => {
  const { basis, statedBasis } = published;
  if (basis !== undefined) return BY_BASIS[basis](book, published);
  const said =
    statedBasis === undefined ? 'the basis is not given' : `the basis "${statedBasis}" is none that is known`;
  return [notCheckable('handicap.basis', ['basis'], `${said}: the goals by handicap are not checked`)];
};
