import { CANDIDATES } from './candidates.ts';
import type { DayTable } from './day-table.ts';
import { type Stream, sumsOf } from './stream.ts';

/** Days ahead that forecasts are compared with what happened. */
export const TESTED_DAYS = 30;
/** Days after which the sum of a forecast is compared. */
const CHECKED: readonly number[] = [7, 14, 21, 30];
/** How much more a way counts that was twice as near: two to the power of it. */
const SHARPNESS = 3;
/** Days after which an error counts half. */
const HALF_LIFE = 120;
/** Added to each error, in parts of the average one, so that one lucky way does not decide alone. */
const DOUBT = 0.02;
/** How much is held against a way that was not tested yet, in parts of the average error. */
const UNTESTED = 1;

/**
 * What a stream is expected to do after each of some origins: the average of several ways to continue it, each weighted by how
 * near it was to what happened after earlier origins whose days are known. Nothing after an origin is used for it.
 *
 * @param origins rising places; days before one are known at it
 * @param horizon days ahead for the last of them; the others get `TESTED_DAYS`
 * @returns for each origin, what is expected of each day after it
 */
export function forecastsOf(
  stream: Pick<Stream, 'values' | 'since' | 'until'>,
  table: DayTable,
  origins: readonly number[],
  horizon: number,
): Float64Array[] {
  const { values, since, until } = stream;
  const sums = sumsOf(stream);
  const ways = CANDIDATES.length;
  const losses = new Float64Array(origins.length * ways).fill(Number.NaN);
  const weightsAt = weighing(losses, origins);
  // Used again at each origin: making them takes longer than filling them.
  const tested = CANDIDATES.map(() => new Float64Array(TESTED_DAYS));
  return origins.map((origin, index) => {
    const isLast = index === origins.length - 1;
    // Days that no statement covers yet are expected as those after them, and then left out.
    const end = Math.min(origin, until);
    const skipped = isLast ? origin - end : 0;
    const days = isLast ? horizon + skipped : TESTED_DAYS;
    const known = { ...sums, values, since, origin: isLast ? end : origin };
    const said: Said = CANDIDATES.map((candidate, way) => {
      const path = isLast ? new Float64Array(days) : (tested[way] ?? new Float64Array(days));
      return known.origin > since && known.origin <= until && candidate(known, table, path) ? path : null;
    });
    const weights = weightsAt(index, said);
    const mixed = new Float64Array(days);
    said.forEach((path, way) => {
      const weight = weights[way] ?? 0;
      if (path === null || weight === 0) return;
      for (let later = 0; later < days; later += 1) mixed[later] = (mixed[later] ?? 0) + weight * (path[later] ?? 0);
    });
    if (!isLast && origin + TESTED_DAYS <= until)
      said.forEach((path, way) => {
        if (path !== null) losses[index * ways + way] = lossOf(path, values, origin);
      });
    return skipped === 0 ? mixed : mixed.slice(skipped);
  });
}

/** How far the sums of a path were from those of what happened, on average. */
function lossOf(path: Float64Array, values: Float64Array, origin: number): number {
  let [said, happened, loss, next] = [0, 0, 0, 0];
  for (let later = 0; later < TESTED_DAYS; later += 1) {
    said += path[later] ?? 0;
    happened += values[origin + later] ?? 0;
    if (later + 1 === CHECKED[next]) {
      loss += Math.abs(said - happened);
      next += 1;
    }
  }
  return loss / CHECKED.length;
}

type Said = readonly (Float64Array | null)[];

/** How much each way counts at an origin, asked of one after another; together one, and nothing for those that say nothing. */
function weighing(losses: Float64Array, origins: readonly number[]): (index: number, said: Said) => number[] {
  const ways = CANDIDATES.length;
  // Losses up to here, as they count at the origin that was asked of last: an older one counts less with each day.
  const [sums, counts] = [new Float64Array(ways), new Float64Array(ways)];
  let [before, last] = [0, origins[0] ?? 0];
  return (index, said) => {
    const origin = origins[index] ?? 0;
    const aged = 2 ** ((last - origin) / HALF_LIFE);
    last = origin;
    for (let way = 0; way < ways; way += 1) {
      sums[way] = (sums[way] ?? 0) * aged;
      counts[way] = (counts[way] ?? 0) * aged;
    }
    for (; before < index && (origins[before] ?? 0) + TESTED_DAYS <= origin; before += 1) {
      const weight = 2 ** (((origins[before] ?? 0) - origin) / HALF_LIFE);
      for (let way = 0; way < ways; way += 1) {
        const loss = losses[before * ways + way] ?? Number.NaN;
        if (Number.isNaN(loss)) continue;
        sums[way] = (sums[way] ?? 0) + weight * loss;
        counts[way] = (counts[way] ?? 0) + weight;
      }
    }
    return weightsBy({ sums, counts }, said);
  };
}

type Past = { readonly sums: Float64Array; readonly counts: Float64Array };

function weightsBy({ sums, counts }: Past, said: Said): number[] {
  const total = counts.reduce((all, count) => all + count, 0);
  const average = total === 0 ? 1 : sums.reduce((all, sum) => all + sum, 0) / total;
  if (average === 0) return evenly(said);
  const trust = said.map((path, way) => {
    if (path === null) return 0;
    const [sum, count] = [sums[way] ?? 0, counts[way] ?? 0];
    const loss = count === 0 ? UNTESTED * average : sum / count;
    return (loss / average + DOUBT) ** -SHARPNESS;
  });
  const all = trust.reduce((sum, one) => sum + one, 0);
  return all === 0 ? evenly(said) : trust.map((one) => one / all);
}

function evenly(said: Said): number[] {
  const there = said.filter((path) => path !== null).length;
  return said.map((path) => (path === null ? 0 : 1 / there));
}
