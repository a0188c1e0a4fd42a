import { CANDIDATES } from './candidates.ts';
import type { DayTable } from './day-table.ts';
import { type Stream, sumsOf } from './stream.ts';

/** Days ahead that forecasts are compared with what happened. */
export const TESTED_DAYS = 30;
/** Days after which the sum of a forecast is compared. */
const CHECKED: readonly number[] = [7, 14, 21, 30];
/** How much more a way counts that was twice as near: two to the power of it. */
const SHARPNESS = 4;
/** Days after which an error counts half. */
const HALF_LIFE = 120;
/** Added to each error, in parts of the average one, so that one lucky way does not decide alone. */
const DOUBT = 0.02;
/** How much is held against a way that was not tested yet, in parts of the average error. */
const UNTESTED = 1;
const WAYS = CANDIDATES.length;

/** What is expected of each day after an origin. */
export type Forecast = {
  readonly path: Float64Array;
  /** How far apart the ways to continue were: where they disagree, errors are larger. In the stream's units. */
  readonly spread: number;
};

/**
 * What a stream is expected to do after each of some origins: the average of several ways to continue it, each weighted by how
 * near it was to what happened after earlier origins whose days are known. Nothing after an origin is used for it.
 *
 * @param origins rising places; days before one are known at it
 * @param horizon days ahead for the last of them; the others get `TESTED_DAYS`
 */
export function forecastsOf(
  stream: Pick<Stream, 'values' | 'since' | 'until'>,
  table: DayTable,
  origins: readonly number[],
  horizon: number,
): Forecast[] {
  const { values, since, until } = stream;
  const sums = sumsOf(stream);
  // Used again at each origin: making them takes longer than filling them.
  const tested = CANDIDATES.map(() => new Float64Array(TESTED_DAYS));
  const [weights, comesTo] = [new Float64Array(WAYS), new Float64Array(WAYS * CHECKED.length)];
  const weigh = weighing(origins, weights);
  return origins.map((origin, index) => {
    const isLast = index === origins.length - 1;
    // Days that no statement covers yet are expected as those after them, and then left out.
    const end = Math.min(origin, until);
    const skipped = isLast ? origin - end : 0;
    const days = isLast ? Math.max(horizon, TESTED_DAYS) + skipped : TESTED_DAYS;
    const known = { ...sums, values, since, origin: isLast ? end : origin };
    const said: Said = CANDIDATES.map((candidate, way) => {
      const path = isLast ? new Float64Array(days) : (tested[way] ?? new Float64Array(days));
      return known.origin > since && known.origin <= until && candidate(known, table, path) ? path : null;
    });
    weigh.at(index, said);
    const mixed = new Float64Array(days);
    for (let way = 0; way < WAYS; way += 1) {
      const [path = null, weight = 0] = [said[way], weights[way]];
      if (path === null) continue;
      addSums(path, skipped, comesTo, way);
      if (weight === 0) continue;
      for (let later = 0; later < days; later += 1) mixed[later] = (mixed[later] ?? 0) + weight * (path[later] ?? 0);
    }
    if (!isLast && origin + TESTED_DAYS <= until)
      for (let way = 0; way < WAYS; way += 1)
        if (said[way] !== null) weigh.lost(index, way, lossOf(comesTo, way, sums.before, origin));
    const path = isLast && days !== horizon ? mixed.slice(skipped, skipped + horizon) : mixed;
    return { path, spread: spreadOf(said, comesTo, weights) };
  });
}

/** Writes down what a path comes to by each of the days that are compared. */
function addSums(path: Float64Array, from: number, comesTo: Float64Array, way: number): void {
  let [sum, next] = [0, 0];
  for (let later = 0; later < TESTED_DAYS; later += 1) {
    sum += path[from + later] ?? 0;
    if (later + 1 !== CHECKED[next]) continue;
    comesTo[way * CHECKED.length + next] = sum;
    next += 1;
  }
}

/** How far the sums of a way were from those of what happened, on average. */
function lossOf(comesTo: Float64Array, way: number, before: Float64Array, origin: number): number {
  let loss = 0;
  for (let at = 0; at < CHECKED.length; at += 1) {
    const happened = (before[origin + (CHECKED[at] ?? 0)] ?? 0) - (before[origin] ?? 0);
    loss += Math.abs((comesTo[way * CHECKED.length + at] ?? 0) - happened);
  }
  return loss / CHECKED.length;
}

/** How far the sums of the ways are from those of the forecast, on average: half by their weights, half all alike. */
function spreadOf(said: Said, comesTo: Float64Array, weights: Float64Array): number {
  const even = 1 / countOf(said);
  let spread = 0;
  for (let at = 0; at < CHECKED.length; at += 1) {
    let forecast = 0;
    for (let way = 0; way < WAYS; way += 1)
      if (said[way] !== null) forecast += (weights[way] ?? 0) * (comesTo[way * CHECKED.length + at] ?? 0);
    for (let way = 0; way < WAYS; way += 1)
      if (said[way] !== null)
        spread += ((weights[way] ?? 0) + even) * Math.abs((comesTo[way * CHECKED.length + at] ?? 0) - forecast);
  }
  return spread / 2 / CHECKED.length;
}

type Said = readonly (Float64Array | null)[];

function countOf(said: Said): number {
  let there = 0;
  for (const path of said) if (path !== null) there += 1;
  return there;
}

/**
 * How much each way counts at an origin, asked of one after another and written into `weights`: together one, and nothing for
 * those that say nothing.
 */
function weighing(origins: readonly number[], weights: Float64Array) {
  const losses = new Float64Array(origins.length * WAYS).fill(Number.NaN);
  // Losses up to here, as they count at the origin that was asked of last: an older one counts less with each day.
  const [sums, counts] = [new Float64Array(WAYS), new Float64Array(WAYS)];
  let [before, last] = [0, origins[0] ?? 0];
  return {
    lost(index: number, way: number, loss: number): void {
      losses[index * WAYS + way] = loss;
    },
    at(index: number, said: Said): void {
      const origin = origins[index] ?? 0;
      const aged = 2 ** ((last - origin) / HALF_LIFE);
      last = origin;
      for (let way = 0; way < WAYS; way += 1) {
        sums[way] = (sums[way] ?? 0) * aged;
        counts[way] = (counts[way] ?? 0) * aged;
      }
      for (; before < index && (origins[before] ?? 0) + TESTED_DAYS <= origin; before += 1) {
        const weight = 2 ** (((origins[before] ?? 0) - origin) / HALF_LIFE);
        for (let way = 0; way < WAYS; way += 1) {
          const loss = losses[before * WAYS + way] ?? Number.NaN;
          if (Number.isNaN(loss)) continue;
          sums[way] = (sums[way] ?? 0) + weight * loss;
          counts[way] = (counts[way] ?? 0) + weight;
        }
      }
      weightsBy(sums, counts, said, weights);
    },
  };
}

function weightsBy(sums: Float64Array, counts: Float64Array, said: Said, weights: Float64Array): void {
  let [total, all] = [0, 0];
  for (let way = 0; way < WAYS; way += 1) {
    total += counts[way] ?? 0;
    all += sums[way] ?? 0;
  }
  const average = total === 0 ? 1 : all / total;
  let trust = 0;
  for (let way = 0; way < WAYS; way += 1) {
    const [sum = 0, count = 0] = [sums[way], counts[way]];
    const loss = count === 0 ? UNTESTED * average : sum / count;
    // Where nothing was ever lost, all count alike.
    const own = average === 0 ? 1 : (loss / average + DOUBT) ** -SHARPNESS;
    weights[way] = said[way] === null ? 0 : own;
    trust += weights[way] ?? 0;
  }
  if (trust > 0) for (let way = 0; way < WAYS; way += 1) weights[way] = (weights[way] ?? 0) / trust;
}
