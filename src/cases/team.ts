import { type BySide, type Read, read, type Side } from '../words/index.ts';
import { isNothing, type Path, type Raw, readKeys, wrong } from './notation.ts';
import { type CaseRider, readRiders } from './riders.ts';
import { TEAM } from './vocabulary.ts';

/** What a team is called when nobody named it. */
const USUAL_NAMES: BySide<string> = { home: 'Home', away: 'Away' };

const withRating = ({ id, name, rating }: CaseRider) => ({ id, name, ...(rating === undefined ? {} : { rating }) });

const present = (raw: Raw, keys: readonly string[]): Raw =>
  Object.fromEntries(keys.flatMap((key) => (isNothing(raw[key]) ? [] : [[key, raw[key]]])));

/**
 * A team of a case as the opening of a game says it: `riders` (or `on`), `bench`, `total`, `rostered`. A bare number is
 * a team of that total whose riders are not known.
 */
export const readTeam = (path: Path, value: unknown, side: Side): Read<Raw> => {
  const name = USUAL_NAMES[side];
  if (typeof value === 'number') return read({ name, riders: [], total: value });
  const keys = readKeys(path, value, Object.keys(TEAM));
  if (!keys.ok) return keys;
  const raw = keys.value;
  const key = isNothing(raw['riders']) ? 'on' : 'riders';
  if (key === 'riders' && !isNothing(raw['on'])) return wrong([...path, 'on'], raw['on'], 'either riders or on');
  const riders = readRiders([...path, key], raw[key], side, []);
  if (!riders.ok) return riders;
  const names = riders.value.map((rider) => rider.name);
  const bench = readRiders([...path, 'bench'], raw['bench'], side, names);
  if (!bench.ok) return bench;
  return read({
    name,
    ...present(raw, ['name', 'total', 'rostered', 'silk']),
    riders: riders.value.map(withRating),
    ...(bench.value.length === 0 ? {} : { bench: bench.value.map(withRating) }),
  });
};
