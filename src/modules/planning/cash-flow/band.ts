import { TESTED_DAYS } from './forecast.ts';

/** Of 100 days so many are to lie within the band. */
export const BAND_PERCENT = 80;
/** Below this many tested origins nothing is said of how sure a forecast is. */
export const FEWEST_ORIGINS = 4;

/** How far from the forecast the balance of a day ahead may lie, below it or above. */
export type Band = (daysAhead: number) => number;

/** How fast the band widens where errors do not say: as a walk of chance. */
const [SLOWEST, FASTEST] = [0.5, 1];

/** Days after which an error says half as much of how sure a forecast is. */
const HALF_LIFE = 75;
/** Every third day ahead is looked at: those between say the same. */
const EVERY = 3;
/** How much of an error does not depend on how far apart the ways were, in parts of what does. */
const STEADY = 0.2;

/** How far off a forecast was. */
export type PastError = {
  /** Day by day ahead: happened less said. */
  readonly errors: Float64Array;
  /** Days since the last of them was known. */
  readonly age: number;
  /** How far apart the ways to continue were when it was made. */
  readonly spread: number;
};

/**
 * A band by the errors of earlier forecasts: conformal prediction with errors scaled by how hard each forecast was (Lei and others,
 * 2018) and recent ones weighted more (Barber and others, 2023). Errors are divided by what is usual so many days ahead and by how
 * far apart the ways to continue were, the largest fifth is left out, and what remains is multiplied by how far apart they are now.
 * It is as wide below as above: two tails cut off by themselves need twice the history. Beyond the tested days it widens as it
 * did within them, whatever is special about the next weeks.
 *
 * @param spread how far apart the ways to continue are now
 * @returns null: too few forecasts were tested
 */
export function bandOf(past: readonly PastError[], spread: number, percent: number = BAND_PERCENT): Band | null {
  if (past.length < FEWEST_ORIGINS) return null;
  const weights = past.map(({ age }) => 2 ** (-age / HALF_LIFE));
  const all = sumOf(weights);
  const average = sumOf(past.map((one, at) => one.spread * (weights[at] ?? 0))) / all;
  const hardness = (ways: number) => (average === 0 ? 1 : (ways / average + STEADY) / (1 + STEADY));
  const weighted = past.map((one, at) => {
    return { errors: one.errors, weight: weights[at] ?? 0, by: hardness(one.spread) };
  });
  const usual = usualErrors(weighted, all);
  const scaled: [size: number, weight: number][] = [];
  for (const { errors, weight, by } of weighted)
    for (let days = EVERY; days <= TESTED_DAYS; days += EVERY)
      scaled.push([Math.abs(errors[days - 1] ?? 0) / by / (usual(days) || 1), weight]);
  scaled.sort(([one], [other]) => one - other);
  // The error to come counts as one more, as new as any, that is larger than all of them.
  const times = valueAt(scaled, (percent / 100) * ((all * TESTED_DAYS) / EVERY + 1));
  const now = hardness(spread);
  const last = usual(TESTED_DAYS);
  return (days) => times * (days <= TESTED_DAYS ? usual(days) * now : usual(days) + last * (now - 1));
}

type Weighted = { readonly errors: Float64Array; readonly weight: number; readonly by: number };

/** The usual size of an error so many days ahead: as it was, smoothed and never shrinking; then a power of the days. */
function usualErrors(past: readonly Weighted[], all: number): (daysAhead: number) => number {
  const means = Array.from({ length: TESTED_DAYS }, (_, later) => {
    const sum = past.reduce((so, { errors, weight, by }) => so + (weight * Math.abs(errors[later] ?? 0)) / by, 0);
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

const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const averageOf = (values: readonly number[]) => sumOf(values) / Math.max(values.length, 1);

/** The first of sorted values, each with its weight, that has so much weight up to it; the last where all have less. */
function valueAt(sorted: readonly (readonly [value: number, weight: number])[], wanted: number): number {
  let so = 0;
  for (const [value, weight] of sorted) {
    so += weight;
    if (so >= wanted) return value;
  }
  return sorted.at(-1)?.[0] ?? 0;
}
