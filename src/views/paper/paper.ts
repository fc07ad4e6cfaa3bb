import { type Game, shootOutGoals } from '../../engine/index.ts';
import type { BySide, Office, RiderId } from '../../words/index.ts';
import { asClock, bothSides, OFFICES, SIDES } from '../../words/index.ts';
import { citation } from '../cited.ts';
import type { ScoredGoal } from '../goals.ts';
import { chukkerHead, type Page, pageOf, scoreFor, teamOf } from '../page.ts';
import { type Sheet, sheetOf } from '../sheet.ts';
import type { TeamBlock, TeamRow } from '../team.ts';
import { say, type Words } from '../words/index.ts';
import type { PaperWords } from '../words/paper.ts';
import type { Mark, Paper, PaperGoal, PaperRow, PaperSeal, PaperTeam, Signature } from './content.ts';
import { notesOf } from './noted.ts';
import { type Presence, presenceOf } from './presence.ts';
import { strokesOf } from './strokes.ts';

const markOf = (goal: ScoredGoal): Mark => {
  const isAwarded = goal.way === 'penalty' && goal.penalty === '1';
  const toTeam = goal.way === 'own' || goal.way === 'team';
  return {
    letter: goal.letter,
    isCircled: goal.way === 'penalty' && !isAwarded,
    sign: isAwarded ? 'P1' : toTeam ? 'W' : '',
    isUpheld: goal.judged.insisted,
  };
};

const rowOf = (
  row: TeamRow,
  goals: readonly ScoredGoal[],
  presence: readonly ReadonlyMap<RiderId, Presence>[],
): PaperRow => ({
  kind: row.kind,
  number: row.shirt?.shown ?? '',
  name: row.name,
  handicap: row.rating?.shown ?? '',
  cells: row.marks.map((figures, at) => ({
    marks: figures.flatMap((figure) => {
      const goal = goals[Number(figure.value) - 1];
      return goal === undefined ? [] : [markOf(goal)];
    }),
    presence: row.id === undefined || presence[at] === undefined ? 'whole' : (presence[at].get(row.id) ?? 'out'),
  })),
  goals: row.goals.shown,
});

const teamBlockOf = (page: Page, block: TeamBlock, strokes: BySide<PaperTeam['strokes']>): PaperTeam => {
  const { side } = block;
  const { shootOut } = page.game.state;
  const presence = presenceOf(page.game.judged, side);
  return {
    side,
    name: block.name,
    silk: page.game.state.opened?.[side].silk,
    handicap: block.counts.shown,
    rows: block.rows.map((row) => rowOf(row, page.goals, presence)),
    byChukker: block.chukkers.map(({ shown }) => shown),
    played: block.played.shown,
    award: block.award.shown,
    score: block.score.shown,
    shootOut: shootOut === undefined ? '' : `${shootOutGoals(shootOut)[side]}`,
    strokes: strokes[side],
  };
};

const factsOf = (page: Page, sheet: Sheet, words: PaperWords): Paper['facts'] => {
  const opened = page.game.state.opened;
  const { head } = sheet;
  const played = say(words.played, { chukkers: sheet.chukkers.shown, basis: words.bases[opened?.basis ?? 'flat'] });
  const all: readonly (readonly [string, string | undefined])[] = [
    [words.labels.date, head.date],
    [words.labels.field, opened?.['played-at']],
    [words.labels.starts, opened?.starts],
    [words.labels.played, played],
    [words.labels.book, head.book],
    [words.labels.conditions, head.conditions],
  ];
  return all.flatMap(([label, says]) => (says === undefined ? [] : [{ label, says }]));
};

const runningOf = (page: Page): readonly PaperGoal[] =>
  page.goals.map((goal) => ({
    mark: markOf(goal),
    side: goal.side,
    moment: `${chukkerHead(page, goal.chukker)}${goal.clock === undefined ? '' : ` ${asClock(goal.clock)}`}`,
    score: scoreFor(goal.score, 'home'),
  }));

/** Those who sign whether anybody named them or not. */
const MUST_SIGN: readonly Office[] = ['umpire-1', 'umpire-2', 'referee', 'timekeeper', 'scorer'];

const signaturesOf = (page: Page, words: PaperWords): readonly Signature[] => {
  const named = page.game.state.opened?.officials ?? [];
  const of = (office: Office): readonly Signature[] => {
    const own = named.filter((official) => official.office === office);
    const lines = own.map(({ name }) => ({ name, office: words.offices[office] }));
    return lines.length === 0 && MUST_SIGN.includes(office) ? [{ name: '', office: words.offices[office] }] : lines;
  };
  const officials = OFFICES.filter((office) => office !== 'captain' && office !== 'committee').flatMap(of);
  const known = of('captain');
  // The opening names captains without their teams: with both named, no line is left to sign on.
  const captains =
    known.length > 1
      ? known
      : [...known, ...SIDES.map((side) => ({ name: '', office: say(words.captainOf, { team: teamOf(page, side) }) }))];
  const committee = of('committee');
  return [
    ...officials,
    ...captains,
    ...(committee.length === 0 ? [{ name: '', office: words.offices.committee }] : committee),
  ];
};

const articlesOf = (page: Page, provisions: TeamBlock['award']['provisions']): string => {
  const articles = provisions.map((id) => citation(page.words, page.game.book, id));
  return [...new Set(articles)].slice(0, 2).join('; ');
};

/** The content of the printed sheet. */
export const paperOf = (game: Game, words: Words, paperWords: PaperWords, seal?: PaperSeal): Paper => {
  const page = pageOf(game, words);
  const sheet = sheetOf(game, words);
  const strokes = strokesOf(game.judged);
  const { award } = sheet.teams.home;
  return {
    title: paperWords.title,
    event: sheet.head.event ?? '',
    result: sheet.head.result,
    facts: factsOf(page, sheet, paperWords),
    columns: sheet.headings.map(({ shown }) => shown),
    teams: bothSides((side) => teamBlockOf(page, sheet.teams[side], strokes)),
    awardLabel: say(paperWords.award, { articles: articlesOf(page, award.provisions) }),
    start: say(paperWords.starts, {
      team: teamOf(page, 'home'),
      score: `${sheet.start.home.shown}–${sheet.start.away.shown}`,
    }),
    running: runningOf(page),
    working: award.working,
    notes: notesOf(page, sheet, paperWords),
    signatures: signaturesOf(page, paperWords),
    seal,
    words: paperWords,
  };
};
