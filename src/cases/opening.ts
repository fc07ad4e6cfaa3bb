import { readSaying } from '../log/index.ts';
import { type Read, read, type SayingOf } from '../words/index.ts';
import { isNothing, type Path, type Raw, readGoals, readKeys, readPair, wrong } from './notation.ts';
import { readTeam } from './team.ts';
import { GIVEN_GAME } from './vocabulary.ts';

/** What a game case is played by when it does not say. */
const USUAL_CHUKKERS = 6;

/** The book that a game or case names. */
export interface Named {
  readonly edition: string;
  readonly conditions: readonly string[];
}

const pick = (raw: Raw, keys: readonly string[]): Raw =>
  Object.fromEntries(keys.flatMap((key) => (isNothing(raw[key]) ? [] : [[key, raw[key]]])));

const readLimits = (path: Path, value: unknown): Read<Raw> => {
  if (isNothing(value)) return read({});
  const pair = readPair(path, value, (at, part) => (isNothing(part) ? read(undefined) : readGoals(at, part)));
  if (!pair.ok) return wrong(path, value, 'limits in goals: [lower, upper], either may be null');
  const [lower, upper] = pair.value;
  const limits = { ...(lower === undefined ? {} : { lower }), ...(upper === undefined ? {} : { upper }) };
  return read(Object.keys(limits).length === 0 ? {} : { limits });
};

const readBasis = (path: Path, raw: Raw): Read<Raw> => {
  const given = raw['goals-on-handicap'];
  if (isNothing(given)) return read({ basis: raw['basis'] ?? 'handicap' });
  if (!isNothing(raw['basis']) && raw['basis'] !== 'stated') {
    return wrong([...path, 'goals-on-handicap'], given, 'goals-on-handicap only with basis: stated');
  }
  const pair = readPair([...path, 'goals-on-handicap'], given, readGoals);
  if (!pair.ok) return pair;
  const [home, away] = pair.value;
  return read({ basis: 'stated', stated: { home, away, source: raw['source'] ?? 'stated in the file' } });
};

/** The ground: `field: [300, 160]` and whether it is boarded. */
const readField = (path: Path, raw: Raw): Read<Raw> => {
  const { field, boarded } = raw;
  if (isNothing(field) && isNothing(boarded)) return read({});
  const measures = isNothing(field) ? [300, 200] : field;
  if (!Array.isArray(measures) || measures.length !== 2)
    return wrong([...path, 'field'], field, 'yards: [length, width]');
  return read({ ground: { length: measures[0], width: measures[1], boarded: boarded ?? false } });
};

/** The two teams: named, or known by their totals alone. */
const readTeams = (path: Path, raw: Raw): Read<Raw> => {
  const totals = isNothing(raw['handicap']) ? read([]) : readPair([...path, 'handicap'], raw['handicap'], readGoals);
  if (!totals.ok) return totals;
  const named = !isNothing(raw['home']) || !isNothing(raw['away']);
  if (named && totals.value.length > 0) {
    return wrong([...path, 'handicap'], raw['handicap'], 'either handicap: [home, away] or the two teams');
  }
  const home = readTeam([...path, 'home'], raw['home'] ?? totals.value[0] ?? {}, 'home');
  const away = readTeam([...path, 'away'], raw['away'] ?? totals.value[1] ?? {}, 'away');
  if (!home.ok || !away.ok) return home.ok ? away : home;
  return read({ home: home.value, away: away.value });
};

/** Reads the `given` of a game as the saying that opens it. */
export const readOpening = (path: Path, value: unknown, named: Named): Read<SayingOf<'game-opened'>> => {
  const keys = readKeys(path, value, Object.keys(GIVEN_GAME));
  if (!keys.ok) return keys;
  const raw = keys.value;
  const limits = readLimits([...path, 'limits'], raw['limits']);
  const basis = readBasis(path, raw);
  const teams = readTeams(path, raw);
  const field = readField(path, raw);
  if (!limits.ok || !basis.ok || !teams.ok || !field.ok)
    return [limits, basis, teams, field].find((part) => !part.ok) as Read<never>;
  const saying = {
    kind: 'game-opened',
    edition: named.edition,
    ...(named.conditions.length === 0 ? {} : { conditions: named.conditions }),
    chukkers: raw['chukkers'] ?? USUAL_CHUKKERS,
    ...pick(raw, ['event', 'date', 'source', 'starts', 'played-at', 'officials', 'variances', 'when-level']),
    ...field.value,
    ...limits.value,
    ...basis.value,
    ...teams.value,
  };
  return readSaying(path, saying, 'refuse') as Read<SayingOf<'game-opened'>>;
};
