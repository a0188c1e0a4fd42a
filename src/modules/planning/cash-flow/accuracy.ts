import { type DayTable, sameDay } from './day-table.ts';
import { TESTED_DAYS } from './forecast.ts';

/**
 * The seasonal-naive forecast of what moves on each day after an origin: what moved on the same day of the latest month in
 * which that day is known; the last day of the month where it is shorter.
 */
export function naivePath(values: Float64Array, origin: number, table: DayTable): Float64Array {
  const path = new Float64Array(TESTED_DAYS);
  for (let later = 0; later < TESTED_DAYS; later += 1) {
    const place = origin + later;
    const on = table.dayOfMonth[place] ?? 1;
    for (let back = 1; ; back += 1) {
      const source = sameDay(table, place, back, on);
      if (source < 0) break;
      if (source >= origin) continue;
      path[later] = values[source] ?? 0;
      break;
    }
  }
  return path;
}

/** How far a forecast of the balance was off, above zero where it was too low: day by day after the origin. */
export function errorsOf(path: Float64Array, values: Float64Array, origin: number): Float64Array {
  const errors = new Float64Array(TESTED_DAYS);
  let off = 0;
  for (let later = 0; later < TESTED_DAYS; later += 1) {
    off += (values[origin + later] ?? 0) - (path[later] ?? 0);
    errors[later] = off;
  }
  return errors;
}

/** The mean of the absolute errors of all days after all origins. NaN without any. */
export function meanAbsolute(errors: readonly Float64Array[]): number {
  let [sum, count] = [0, 0];
  for (const one of errors)
    for (const error of one) {
      sum += Math.abs(error);
      count += 1;
    }
  return sum / count;
}

/**
 * The mean absolute scaled error (Hyndman and Koehler, 2006) of balances 1 to 30 days ahead: the mean absolute error over the
 * origins that are tested, divided by that of the seasonal-naive forecast over earlier origins. Below one, the forecast is nearer
 * than repeating last month usually is.
 */
export function scaledError(tested: readonly Float64Array[], naiveBefore: readonly Float64Array[]): number {
  return meanAbsolute(tested) / meanAbsolute(naiveBefore);
}
