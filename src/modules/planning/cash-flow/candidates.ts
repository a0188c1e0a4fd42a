import { type DayTable, sameDay } from './day-table.ts';
import { scheduledPath } from './month-events.ts';
import type { Known } from './stream.ts';

/**
 * Ways to continue a stream. Each writes what it expects of so many days after the origin into `path`, from nothing but the
 * days before the origin, and answers whether it knows enough to say anything.
 */
type Candidate = (known: Known, table: DayTable, path: Float64Array) => boolean;

/** Days of the week are told apart as far as this many weeks of evidence go. */
const WEEKDAY_SHRINK = 4;

/** The average day of the last so many, by weekday. */
function levelOver(days: number): Candidate {
  return ({ before, weekly, since, origin }, _table, path) => {
    const from = Math.max(since, origin - days);
    const seen = origin - from;
    if (seen < Math.min(days, 28)) return false;
    const mean = ((before[origin] ?? 0) - (before[from] ?? 0)) / seen;
    for (let later = 0; later < Math.min(path.length, WEEK); later += 1) {
      const last = origin + later - WEEK;
      const count = Math.floor((last - from) / WEEK) + 1;
      const first = last - count * WEEK;
      const sum = (weekly[last] ?? 0) - (first >= since ? (weekly[first] ?? 0) : 0);
      path[later] = (sum + WEEKDAY_SHRINK * mean) / (count + WEEKDAY_SHRINK);
    }
    return repeated(path, WEEK);
  };
}

const WEEK = 7;

/** The first days again and again. */
function repeated(path: Float64Array, every: number): true {
  for (let later = every; later < path.length; later += 1) path[later] = path[later - every] ?? 0;
  return true;
}

/** The average of the same day of the last so many months. */
function monthsOver(months: number): Candidate {
  // Used again at each call, which answers before the next.
  const [usual, counted] = [new Float64Array(32), new Uint8Array(32)];
  return ({ values, since, origin }, table, path) => {
    if (origin - since < 31 * Math.min(months, 2)) return false;
    usual.fill(0);
    counted.fill(0);
    // Of days that are not over in the month of the origin, the months before it are one more.
    for (let back = 0; back <= months; back += 1) {
      const first = sameDay(table, origin - 1, back, 1);
      const length = table.monthLength[Math.max(first, 0)] ?? 31;
      for (let on = 1; on <= 31; on += 1) {
        const place = first + Math.min(on, length) - 1;
        if (place < since || place >= origin || counted[on] === months) continue;
        counted[on] = (counted[on] ?? 0) + 1;
        // A shorter month does not have this day.
        if (on <= length) usual[on] = (usual[on] ?? 0) + (values[place] ?? 0);
      }
    }
    for (let on = 1; on <= 31; on += 1) usual[on] = (usual[on] ?? 0) / Math.max(counted[on] ?? 0, 1);
    for (let later = 0; later < path.length; later += 1) {
      const on = table.dayOfMonth[origin + later] ?? 1;
      let value = usual[on] ?? 0;
      // What a longer month has after its last day belongs to the end of a shorter one.
      if (on === table.monthLength[origin + later])
        for (let more = on + 1; more <= 31; more += 1) value += usual[more] ?? 0;
      path[later] = value;
    }
    return true;
  };
}

/** So many whole weeks are a year, nearly. */
const YEAR = 364;
/** Days around the same one of last year that it is averaged with. */
const AROUND = 3;

/** The days around the same weekday of last year, and of the year before where it is known. */
const lastYear: Candidate = ({ before, since, origin }, _table, path) => {
  if (origin - since < YEAR + AROUND) return false;
  for (let later = 0; later < path.length; later += 1) {
    let [sum, counted] = [0, 0];
    for (let middle = origin + later - YEAR; middle - AROUND >= since && counted < 2; middle -= YEAR) {
      if (middle + AROUND >= origin) continue;
      sum += (before[middle + AROUND + 1] ?? 0) - (before[middle - AROUND] ?? 0);
      counted += 1;
    }
    path[later] = counted === 0 ? 0 : sum / counted / (2 * AROUND + 1);
  }
  return true;
};

/** The average of the days so many weeks ago, twice as many, and so on. */
function everyWeeks(weeks: number, times: number): Candidate {
  const step = weeks * WEEK;
  return ({ values, since, origin }, _table, path) => {
    if (origin - since < step * 2) return false;
    for (let later = 0; later < Math.min(path.length, step); later += 1) {
      let [sum, counted] = [0, 0];
      for (let at = origin + later - step; at >= since && counted < times; at -= step) {
        sum += values[at] ?? 0;
        counted += 1;
      }
      path[later] = counted === 0 ? 0 : sum / counted;
    }
    return repeated(path, step);
  };
}

/** Nothing more comes: what ended, or comes too rarely to be told. */
const nothing: Candidate = (_known, _table, path) => {
  path.fill(0);
  return true;
};

export const CANDIDATES: readonly Candidate[] = [
  levelOver(28),
  levelOver(91),
  levelOver(182),
  monthsOver(3),
  monthsOver(6),
  scheduledPath,
  lastYear,
  everyWeeks(1, 6),
  everyWeeks(2, 4),
  nothing,
];
