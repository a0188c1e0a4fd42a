import { TESTED_DAYS } from './forecast.ts';

/** Of 100 days so many are to lie within the band. */
export const BAND_PERCENT = 80;
/** Below this many tested origins nothing is said of how sure a forecast is. */
export const FEWEST_ORIGINS = 4;

/** How far below and above the forecast the balance of each day ahead may lie. */
export type Band = { readonly below: (daysAhead: number) => number; readonly above: (daysAhead: number) => number };

/** How fast the band widens where errors do not say: as a walk of chance. */
const [SLOWEST, FASTEST] = [0.5, 1];

/** Days after which an error says half as much of how sure a forecast is. */
const HALF_LIFE = 90;
/** Every third day ahead is looked at: those between say the same. */
const EVERY = 3;

/** How far off a forecast was, day by day ahead: happened less said. `age`: days since the last of them was known. */
export type PastError = { readonly errors: Float64Array; readonly age: number };

/**
 * A band by the errors of earlier forecasts (weighted conformal prediction, Barber and others, 2023): each error is divided by what
 * is usual so many days ahead, and the outer tenths of these are cut off; recent ones count more. Beyond the tested days it widens
 * as it did within them. Null: too few were tested.
 */
export function bandOf(past: readonly PastError[]): Band | null {
  if (past.length < FEWEST_ORIGINS) return null;
  const weighted = past.map(({ errors, age }) => ({ errors, weight: 2 ** (-age / HALF_LIFE) }));
  const usual = usualErrors(weighted);
  const scaled = weighted.flatMap(({ errors, weight }) =>
    [...errors].flatMap((error, later): [number, number][] =>
      (later + 1) % EVERY === 0 ? [[error / (usual(later + 1) || 1), weight]] : [],
    ),
  );
  scaled.sort(([a], [b]) => a - b);
  // The error to come counts as one more, as new as any, that lies beyond all of them.
  const all = scaled.reduce((sum, [, weight]) => sum + weight, 0);
  const inside = (1 - (100 - BAND_PERCENT) / 200) * (all + 1);
  const high = Math.max(0, valueAt(scaled, inside));
  const low = Math.min(0, valueAt(scaled.toReversed(), inside));
  return { below: (days) => -low * usual(days), above: (days) => high * usual(days) };
}

type Weighted = { readonly errors: Float64Array; readonly weight: number };

/** The usual size of an error so many days ahead: as it was, smoothed and never shrinking; then a power of the days. */
function usualErrors(past: readonly Weighted[]): (daysAhead: number) => number {
  const all = past.reduce((sum, { weight }) => sum + weight, 0);
  const means = Array.from({ length: TESTED_DAYS }, (_, later) => {
    const sum = past.reduce((so, { errors, weight }) => so + weight * Math.abs(errors[later] ?? 0), 0);
    return sum / all;
  });
  const smooth: number[] = [];
  means.forEach((_, later) => {
    const near = averageOf(means.slice(Math.max(0, later - 2), later + 3));
    smooth.push(Math.max(near, smooth[later - 1] ?? 0));
  });
  const [early, late] = [averageOf(means.slice(4, 12)), averageOf(means.slice(20))];
  const growth = early > 0 && late > 0 ? Math.log(late / early) / Math.log(25.5 / 8.5) : SLOWEST;
  const power = Math.min(FASTEST, Math.max(SLOWEST, growth));
  const last = smooth[TESTED_DAYS - 1] ?? 0;
  return (days) => (days <= TESTED_DAYS ? (smooth[days - 1] ?? 0) : last * (days / TESTED_DAYS) ** power);
}

const averageOf = (values: readonly number[]) =>
  values.reduce((all, value) => all + value, 0) / Math.max(values.length, 1);

/** The first of sorted values, each with its weight, that has so much weight up to it; the last where all have less. */
function valueAt(sorted: readonly (readonly [value: number, weight: number])[], wanted: number): number {
  let so = 0;
  for (const [value, weight] of sorted) {
    so += weight;
    if (so >= wanted) return value;
  }
  return sorted.at(-1)?.[0] ?? 0;
}
