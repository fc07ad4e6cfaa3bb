import type { Book } from '../../rulebook/index.ts';
import { asGoals, SIDES } from '../../words/index.ts';
import { scorerStatements } from './check-scorers.ts';
import { confirmed, contradicted, different, type Judged, listed, nameOf, notCheckable } from './finding.ts';
import type { Claim, Published } from './published.ts';
import { lengthOf, standingsOf } from './running.ts';
import { asScore } from './score.ts';
import { type Own, ownValues, playedIn, type Statement, sideNamed, statementsOf } from './statements.ts';

const grouped = (statements: readonly Statement[], by: 'what' | 'value'): readonly (readonly Statement[])[] =>
  different(statements.map((own) => own[by])).map((key) => statements.filter((own) => own[by] === key));

const sourcesOf = (statements: readonly Statement[]): string => listed(different(statements.map((own) => own.source)));

const saying = (statements: readonly Statement[]): string => {
  const verb = different(statements.map((own) => own.source)).length === 1 ? 'says' : 'say';
  return `${sourcesOf(statements)} ${verb} ${statements[0]?.value ?? ''}`;
};

/** Sources that agree with each other are one voice; each other voice is one contradiction, with both values. */
const against = (first: string, others: readonly (readonly Statement[])[]): readonly Judged[] =>
  others.flatMap((voice) => {
    const [one] = voice;
    return one === undefined ? [] : [contradicted(one.under, one.about, `${one.what}: ${first}, ${saying(voice)}`)];
  });

const withFile = (own: Own, statements: readonly Statement[]): readonly Judged[] => {
  const agreeing = statements.filter(({ value }) => own.values.includes(value));
  const others = statements.filter(({ value }) => !own.values.includes(value));
  const [one] = agreeing;
  const agreed = one && confirmed(one.under, one.about, `${one.what}: ${saying(agreeing)}, as ${own.where} has it`);
  return [
    ...against(`${own.where} has ${own.values.join(' or ')}`, grouped(others, 'value')),
    ...(agreed === undefined ? [] : [agreed]),
  ];
};

const amongThemselves = (statements: readonly Statement[]): readonly Judged[] => {
  const [first = [], ...others] = grouped(statements, 'value');
  const [one] = first;
  if (one === undefined || others.length > 0) return against(saying(first), others);
  const isAlone = different(first.map((own) => own.source)).length === 1;
  const says = `${one.what}: ${saying(first)}; the file does not`;
  return [isAlone ? notCheckable(one.under, one.about, says) : confirmed(one.under, one.about, says)];
};

const compared = (book: Book, published: Published): readonly Judged[] => {
  const own = ownValues(book, published);
  const statements = published.claims.flatMap((claim) => statementsOf(published, claim));
  return grouped(statements, 'what').flatMap((same) => {
    const inFile = own.get(same[0]?.what ?? '');
    return inFile === undefined ? amongThemselves(same) : withFile(inFile, same);
  });
};

/** Who scored how many in a chukker, where two sources speak of the same rider. */
const scorersCompared = (published: Published): readonly Judged[] => {
  const statements = published.claims.flatMap((claim) => scorerStatements(published, claim));
  return grouped(statements, 'what').flatMap((same) => {
    const [first = [], ...others] = grouped(same, 'value');
    return against(saying(first), others);
  });
};

/** A score that somebody reports for a chukker must lie between the scores that the file knows around it. */
const betweenPairs = (published: Published, claim: Claim): readonly Judged[] => {
  if (claim.about !== 'running' || lengthOf(published) === 'short' || lengthOf(published) === 'long') return [];
  return claim.scores.flatMap(({ chukker, score }) => {
    if (published.running?.[chukker - 1] !== undefined || chukker === playedIn(published)) return [];
    const wrong = SIDES.filter((side) => {
      const standings = standingsOf(published, side);
      const before = standings.findLast(({ after }) => after < chukker)?.goals ?? 0;
      const later = standings.find(({ after }) => after > chukker)?.goals ?? published.final[side];
      return score[side] < before || score[side] > later;
    });
    if (wrong.length === 0) return [];
    const names = listed(wrong.map((side) => `${asGoals(score[side])} for ${nameOf(published, side)}`));
    const says = `${claim.source} says ${asScore(score)} after chukker ${chukker}: ${names} lies outside the scores before and after it`;
    return [contradicted('goal.counts', claim.path, says)];
  });
};

const chukkersIn = (claim: Claim): readonly number[] => {
  if (claim.about === 'running') return claim.scores.map(({ chukker }) => chukker);
  return claim.about === 'chukker-scorers' ? [claim.chukker] : [];
};

const noSuchChukker = (published: Published, claim: Claim): readonly Judged[] => {
  const last = playedIn(published);
  if (last === undefined) return [];
  return chukkersIn(claim)
    .filter((chukker) => chukker > last)
    .map((chukker) => {
      const says = `${claim.source} speaks of chukker ${chukker}, but ${last} were played`;
      return contradicted('chukkers.scheduled', claim.path, says);
    });
};

const teamsIn = (claim: Claim) => {
  if (claim.about === 'team-total') return claim.totals.map(({ team }) => team);
  return claim.about === 'chukker-scorers' ? [claim.team] : [];
};

const noSuchTeam = (published: Published, claim: Claim): readonly Judged[] =>
  teamsIn(claim).flatMap((team) => {
    if ('side' in team || sideNamed(published, team) !== undefined) return [];
    const who = 'name' in team ? team.name : listed(team.players);
    const says = `${claim.source} speaks of ${who}, but no one team of this result fits`;
    return [contradicted(claim.about === 'team-total' ? 'handicap.total' : 'goal.rider', claim.path, says)];
  });

/** What other sources say, against the file and against each other; each contradiction names both and both values. */
export const checkClaims = (book: Book, published: Published): readonly Judged[] => [
  ...compared(book, published),
  ...scorersCompared(published),
  ...published.claims.flatMap((claim) => [
    ...noSuchTeam(published, claim),
    ...noSuchChukker(published, claim),
    ...betweenPairs(published, claim),
  ]),
];
