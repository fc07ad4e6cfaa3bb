import { type LineUps, openLineUps, type TeamSheet, type Terms } from '../lineup/index.ts';
import { isRecord } from '../log/index.ts';
import type { Book } from '../rulebook/index.ts';
import { type BySide, type Read, read, rider, type SayingOf, type Team } from '../words/index.ts';
import { isNothing, type Path, type Raw, readKeys, readText, wrong } from './notation.ts';
import { readOpening } from './opening.ts';
import { readSteps, type Step } from './steps.ts';
import { ENVELOPE, TEAM } from './vocabulary.ts';
import { GIVEN_LINEUP } from './vocabulary-lineup.ts';

const OWN = Object.keys(TEAM);
const GIVEN = Object.keys(GIVEN_LINEUP);
const SHARED = GIVEN.filter((key) => !OWN.includes(key) && !['home', 'away', 'against'].includes(key));

/** A line-up written by hand, and the changes that are asked about. */
export interface LineupFile {
  readonly edition?: string;
  readonly conditions: readonly string[];
  readonly opening: SayingOf<'game-opened'>;
  readonly steps: readonly Step[];
  /** Whether only one team was given; the other is then not asked about. */
  readonly alone: boolean;
}

const pick = (raw: Raw, keys: readonly string[]): Raw =>
  Object.fromEntries(keys.flatMap((key) => (isNothing(raw[key]) ? [] : [[key, raw[key]]])));

/** The given of a line-up in the form of a game's: the one team is home, those it meets are away. */
const asGame = (path: Path, raw: Raw): Read<{ readonly given: Raw; readonly alone: boolean }> => {
  const own = pick(raw, OWN);
  const two = !isNothing(raw['home']) || !isNothing(raw['away']);
  if (two && Object.keys(own).length > 0) return wrong(path, Object.keys(own)[0], 'either one team or home and away');
  const shared = pick(raw, SHARED);
  if (two) return read({ given: { ...shared, ...pick(raw, ['home', 'away']) }, alone: false });
  if (Object.keys(own).length === 0) return wrong([...path, 'on'], undefined, 'the riders on the field');
  const alone = isNothing(raw['against']);
  // Nobody to compare with: on the flat, unless somebody stated goals.
  const basis = alone && isNothing(raw['basis']) && isNothing(raw['goals-on-handicap']) ? { basis: 'flat' } : {};
  return read({ given: { ...shared, ...basis, home: own, ...(alone ? {} : { away: raw['against'] }) }, alone });
};

/** Reads `given` and `when` of a line-up. */
export const readLineupParts = (
  given: unknown,
  when: unknown,
  named: { readonly edition: string; readonly conditions: readonly string[] },
): Read<LineupFile> => {
  const keys = readKeys(['given'], given, GIVEN);
  if (!keys.ok) return keys;
  const game = asGame(['given'], keys.value);
  if (!game.ok) return game;
  const opening = readOpening(['given'], game.value.given, named);
  const steps = readSteps(['when'], when);
  if (!opening.ok || !steps.ok) return opening.ok ? (steps as Read<never>) : opening;
  const edition = named.edition === '' ? {} : { edition: named.edition };
  return read({
    ...edition,
    conditions: named.conditions,
    opening: opening.value,
    steps: steps.value,
    alone: game.value.alone,
  });
};

const TOP = Object.keys(ENVELOPE);

/**
 * Reads a line-up file: a line-up case, or just its `given` keys at the top with `when`, `edition` and `with`.
 *
 * @param usual the edition taken when the file names none
 */
export const readLineup = (value: unknown, usual = ''): Read<LineupFile> => {
  const inside = isRecord(value) && !isNothing(value['given']);
  const keys = readKeys([], value, inside ? TOP : [...GIVEN, 'when', 'edition', 'with', 'title', 'id']);
  if (!keys.ok) return keys;
  const { when, edition, with: conditions, kind } = keys.value;
  if (inside && !isNothing(kind) && kind !== 'lineup') return wrong(['kind'], kind, 'lineup');
  const name = isNothing(edition) ? read(usual) : readText(['edition'], edition);
  if (!name.ok) return name;
  const list: readonly unknown[] = isNothing(conditions) ? [] : Array.isArray(conditions) ? conditions : [conditions];
  if (!list.every((word): word is string => typeof word === 'string'))
    return wrong(['with'], conditions, 'condition ids');
  const given = inside ? keys.value['given'] : pick(keys.value, GIVEN);
  const parts = readLineupParts(given, when, { edition: name.value, conditions: list });
  // A file that is a bare line-up has no `given` in its paths.
  if (parts.ok || inside) return parts;
  const faults = parts.faults.map((f) => (f.path[0] === 'given' ? { ...f, path: f.path.slice(1) } : f));
  return { ok: false, faults };
};

/** The line-ups that a file sets up. */
export const lineUpsOf = (book: Book, opening: SayingOf<'game-opened'>): LineUps => {
  const { limits, chukkers, basis, stated } = opening;
  const terms: Terms = { lower: limits?.lower, upper: limits?.upper, chukkers, basis, stated };
  const teams: BySide<Team> = { home: opening.home, away: opening.away };
  return openLineUps(book, terms, teams);
};

/**
 * A rider of a sheet by name, or by his rating: the first such who rides, or who does not.
 *
 * @param except riders whom the same step has named already
 */
export const findRider = (
  sheet: TeamSheet,
  named: string | number,
  rides: boolean,
  except: readonly string[] = [],
): string | undefined => {
  if (typeof named === 'string') {
    return sheet.riders.find((r) => r.id === rider(named))?.id ?? sheet.riders.find((r) => r.name === named)?.id;
  }
  const fits = sheet.riders.filter((r) => (r.standing === 'riding') === rides && !except.includes(r.id));
  return fits.find((r) => r.rating === named * 2)?.id;
};
