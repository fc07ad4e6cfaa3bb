import type { Claim } from './published.ts';
import { isRecord } from './reading.ts';

type Fields = { readonly [field: string]: unknown };

/** Other words for the same field, as people who copy reports write them; each is read as the first of its row. */
const SAME_FIELD: { readonly [about in Claim['about']]: { readonly [field: string]: readonly string[] } } = {
  final: { score: ['value', 'pair', 'final'] },
  headline: { score: ['value', 'pair', 'headline'] },
  running: { chukker: ['period', 'chukka', 'after'], score: ['pair', 'value', 'running'] },
  'team-total': { total: ['published_team_handicap', 'team_handicap'] },
  'chukker-scorers': { chukker: ['period', 'chukka'], scorers: ['players', 'goals', 'value'] },
};

const renamed = (value: Fields, fields: { readonly [field: string]: readonly string[] }): Fields => {
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => {
    const field = Object.keys(fields).find((known) => fields[known]?.includes(name));
    return [field === undefined || Object.hasOwn(value, field) ? name : field, part];
  });
  return Object.fromEntries(entries);
};

/** `{ "6": { "Ann": 1 } }`: one chukker and its scorers. */
const byOneChukker = (value: Fields): Fields | undefined => {
  const [only, ...others] = Object.entries(value);
  if (only === undefined || others.length > 0 || !/^\d+$/.test(only[0]) || !isRecord(only[1])) return undefined;
  return { chukker: Number(only[0]), scorers: only[1] };
};

/** `{ chukker: 6, team: "Red", "Ann": 1 }`: what is neither chukker nor team is a player. */
const withPlayersInside = (value: Fields): Fields | undefined => {
  if (Object.hasOwn(value, 'scorers') || !(Object.hasOwn(value, 'chukker') || Object.hasOwn(value, 'team')))
    return undefined;
  const { chukker, team, ...scorers } = value;
  return { ...(chukker === undefined ? {} : { chukker }), ...(team === undefined ? {} : { team }), scorers };
};

/** A list of scorers in which each names the same chukker and the same team. */
const fromRows = (rows: readonly unknown[]): unknown => {
  const records = rows.filter(isRecord).map((row) => renamed(row, { chukker: ['period', 'chukka'] }));
  const [first] = records;
  const alike = (field: string) => records.every((row) => row[field] === first?.[field]);
  if (first === undefined || records.length !== rows.length || !alike('chukker') || !alike('team')) return rows;
  const { chukker, team } = first;
  if (chukker === undefined && team === undefined) return rows;
  const scorers = records.map(({ chukker: _, team: __, ...row }) => row);
  return { ...(chukker === undefined ? {} : { chukker }), ...(team === undefined ? {} : { team }), scorers };
};

/** A headline in words has its score in it once: "Red beat Blue 19-10". */
const SCORE_IN_WORDS = /(?<![\d½.]|[-–—−:]\s*)\d{1,2}½?\s*[-–—−:]\s*\d{1,2}½?(?![\d½.]|\s*[-–—−:])/g;

const scoreInWords = (value: string): string => {
  const found = value.match(SCORE_IN_WORDS) ?? [];
  return found.length === 1 ? (found[0] ?? value) : value;
};

/** The value of a claim in the one shape that it is then read in; what is like none of them stays as it is. */
export const settled = (about: Claim['about'], value: unknown): unknown => {
  if (Array.isArray(value)) return about === 'chukker-scorers' ? fromRows(value) : value;
  if (typeof value === 'string') return about === 'headline' || about === 'final' ? scoreInWords(value) : value;
  if (!isRecord(value)) return value;
  const known = renamed(value, SAME_FIELD[about]);
  if (about === 'final' || about === 'headline') return Object.hasOwn(known, 'score') ? known['score'] : value;
  return about === 'chukker-scorers' ? (byOneChukker(known) ?? withPlayersInside(known) ?? known) : known;
};
