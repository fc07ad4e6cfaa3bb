import type { Game, Judged } from '../../engine/index.ts';
import { scoreOf } from '../../engine/index.ts';
import { asCallId } from '../../log/index.ts';
import type { ProvisionId } from '../../rulebook/index.ts';
import { asClock, type Millis } from '../../words/index.ts';
import { objectionSays } from '../objections.ts';
import { chukkerHead, type Page, pageOf, scoreFor } from '../page.ts';
import { rulingLines } from '../rulings.ts';
import { sayingOf } from '../sayings.ts';
import { sheetOf } from '../sheet.ts';
import type { Words } from '../words/index.ts';
import type { LiveWords } from '../words/live.ts';

/** A line of the play by play: a call and what it came to. */
export interface Play {
  readonly call: string;
  readonly moment: string;
  readonly says: string;
  /** Home first, as it stood after the call. */
  readonly score: string;
  readonly provisions: readonly ProvisionId[];
  readonly mark: keyof LiveWords['marks'];
}

const momentOf = (page: Page, { call, state }: Judged): string => {
  const { chukker, clock } = call.said as { readonly chukker?: number; readonly clock?: Millis };
  const at = chukker ?? state.chukker;
  if (at === 0) return '';
  return `${chukkerHead(page, at)}${clock === undefined ? '' : ` ${asClock(clock)}`}`;
};

const markOf = ({ standing }: Game, judged: Judged): Play['mark'] => {
  if (judged.insisted) return 'insisted';
  if (judged.grade === 'out-of-order') return 'set-aside';
  if (standing.corrected.has(asCallId(judged.call.id))) return 'amended';
  if (judged.rulings.some(({ kind }) => kind === 'confirmed')) return 'confirmed';
  return judged.grade === 'repaired' ? 'supplied' : 'usual';
};

/** Sayings that their rulings tell better: of these the rulings alone are shown. */
const TOLD_BY_RULINGS: readonly string[] = [
  'game-opened',
  'throw-in',
  'goal',
  'chukker-ended',
  'substitution',
  'foul',
  'penalty',
  'ball-out',
  'safety',
  'play',
  'hit',
  'shoot-out-hit',
];

const saidOf = (page: Page, judged: Judged, rulings: readonly string[]): readonly string[] => {
  const isTold =
    rulings.length > 0 && judged.objections.length === 0 && TOLD_BY_RULINGS.includes(judged.call.said.kind);
  return isTold ? [] : [`${sayingOf(page, judged.call)}.`];
};

/** The game call by call, the first one first. */
export const playsOf = (game: Game, words: Words): readonly Play[] => {
  const page = pageOf(game, words);
  const told = new Map<Judged, { says: string[]; provisions: ProvisionId[] }>();
  for (const line of rulingLines(page)) {
    const own = told.get(line.judged) ?? { says: [], provisions: [] };
    own.says.push(line.shown);
    own.provisions.push(line.provisions[0]);
    told.set(line.judged, own);
  }
  return game.judged.map((judged) => {
    const own = told.get(judged);
    const against = judged.objections.map((objection) => objectionSays(words, objection));
    const said = [...saidOf(page, judged, own?.says ?? []), ...against, ...(own?.says ?? [])];
    return {
      call: asCallId(judged.call.id),
      moment: momentOf(page, judged),
      says: said.join(' '),
      score: scoreFor(scoreOf(judged.state), 'home'),
      provisions: [...new Set([...judged.objections.map(({ under }) => under), ...(own?.provisions ?? [])])],
      mark: markOf(game, judged),
    };
  });
};

/** A line of the box score. */
export interface BoxLine {
  readonly name: string;
  readonly byChukker: readonly number[];
  readonly play: number;
  readonly penalties: number;
  readonly goals: number;
}

/** The box score of both sides: riders, and the team where it is credited. */
export const boxOf = (
  game: Game,
  words: Words,
): { readonly home: readonly BoxLine[]; readonly away: readonly BoxLine[] } => {
  const { teams } = sheetOf(game, words);
  const lines = (side: 'home' | 'away'): readonly BoxLine[] =>
    teams[side].rows.map(({ name, marks, play, penalties, goals }) => ({
      name,
      byChukker: marks.map((goalsIn) => goalsIn.length),
      play: Number(play.value),
      penalties: Number(penalties.value),
      goals: Number(goals.value),
    }));
  return { home: lines('home'), away: lines('away') };
};
