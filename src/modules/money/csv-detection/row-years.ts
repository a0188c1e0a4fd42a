import { lengthOfMonth } from '#kernel/calendar.ts';

/** A day of a row, with its year where the row has one. */
export type RowDay = { readonly month: number; readonly day: number; readonly year: number | null };

/** The years of all rows as far as their order tells them: `sure`, or by that of the latest day. */
export type RowYears =
  | { readonly kind: 'sure'; readonly years: readonly number[] }
  /** `nearest`: beside rows with a year, the first that keeps the order. `inYear` is null in a year in which one of its days does not exist, or before the years that are known. */
  | {
      readonly kind: 'open';
      readonly nearest: number | null;
      readonly inYear: (latest: number) => readonly number[] | null;
    };

/** Days of a year with 31 days in each month: they are only compared. */
const YEAR = 372;
const HALF = YEAR / 2;
/** Rows are in order but for so many days: a payment may be booked weeks later than others of its day. */
const LATE = 31;

/**
 * The years of rows in the order of a file, newest first or oldest first: against it by more than half a year is a new year.
 * Null where both orders fit about as well and differ, or a day is not in its year.
 */
export function yearsInOrder(rows: readonly RowDay[]): RowYears | 'no-order' | null {
  const oldest = oldestFirst(rows);
  const newest = oldestFirst(rows.toReversed());
  if (oldest === 'unclear' || newest === 'unclear') return null;
  const [best, other] = [oldest, turned(newest)].filter((one) => one !== null).toSorted((a, b) => a.late - b.late);
  if (best === undefined) return 'no-order';
  const rival = other !== undefined && other.late - best.late <= LATE ? other : null;
  const { years } = best;
  if (rival !== null && rival.years.some((year, at) => year !== years[at])) return null;
  const isOpen = best.isOpen.map((one, at) => one || rival?.isOpen[at] === true);
  const areThere = (own: readonly number[]): boolean => own.every((year, at) => exists(rows[at], year));
  if (!isOpen.includes(true)) return areThere(years) ? { kind: 'sure', years } : null;
  const last = Math.max(...years);
  const inYear = (latest: number): readonly number[] | null => {
    const own = years.map((year, at) => (isOpen[at] === true ? year + latest - last : year));
    return latest >= last && areThere(own) ? own : null;
  };
  return { kind: 'open', nearest: isOpen.includes(false) ? last : null, inYear };
}

type Ordered = { readonly years: readonly number[]; readonly late: number; readonly isOpen: readonly boolean[] };

const turned = (ordered: Ordered | null): Ordered | null =>
  ordered === null ? null : { ...ordered, years: ordered.years.toReversed(), isOpen: ordered.isOpen.toReversed() };

const exists = (row: RowDay | undefined, year: number): boolean =>
  row !== undefined && row.day <= lengthOfMonth(year, row.month);

/** The years of rows that begin with the oldest; of rows without any year those counted from the first year there is. */
function oldestFirst(rows: readonly RowDay[]): Ordered | 'unclear' | null {
  const [first, last] = [rows.findIndex(({ year }) => year !== null), rows.findLastIndex(({ year }) => year !== null)];
  if (first < 0) {
    const own = forwards(rows.map((row, at) => (at === 0 ? { ...row, year: 0 } : row)));
    if (own === null) return null;
    const latest = Math.max(...own.years);
    return { ...own, years: own.years.map((year) => year - latest), isOpen: rows.map(() => true) };
  }
  const ahead = forwards(rows.slice(first));
  const behind = backwards(rows.slice(0, last + 1));
  if (ahead === null || behind === null) return null;
  // Between two rows with a year only one is right, from whichever side it is counted.
  const between = ahead.years.slice(0, last - first + 1);
  if (between.some((year, at) => year !== behind.years[first + at])) return 'unclear';
  const given = new Set(rows.flatMap(({ year }) => year ?? []));
  const ends = new Set(ahead.years.slice(last - first + 1));
  const isCarried = rows.slice(first, last).some(({ year }, at) => year === null && given.has(between[at] ?? 0));
  // A year that is left out may be the one in which the file was made, and then no row names it.
  const isPresent = ends.size === 1 && ends.isDisjointFrom(given);
  return {
    years: [...behind.years.slice(0, first), ...ahead.years],
    late: ahead.late + behind.late,
    isOpen: rows.map((_, at) => at > last && !isCarried && !isPresent),
  };
}

type Run = { readonly years: readonly number[]; readonly late: number };

/** From the first row, whose year is known, on. */
function forwards(rows: readonly RowDay[]): Run | null {
  let latest = Number.NEGATIVE_INFINITY;
  let late = 0;
  const years: number[] = [];
  for (const row of rows) {
    const year = row.year ?? nextYear(latest, placeOf(row));
    if (year === null) return null;
    const place = year * YEAR + placeOf(row);
    if (place < latest - LATE) return null;
    late += Math.max(0, latest - place);
    latest = Math.max(latest, place);
    years.push(year);
  }
  return { years, late };
}

/** From the last row, whose year is known, back: as forwards in a calendar that runs the other way. */
function backwards(rows: readonly RowDay[]): Run | null {
  let earliest = Number.POSITIVE_INFINITY;
  let late = 0;
  const years: number[] = [];
  for (const row of rows.toReversed()) {
    const back = row.year === null ? nextYear(-earliest - 1, YEAR - 1 - placeOf(row)) : null;
    const year = row.year ?? (back === null ? null : -back - 1);
    if (year === null) return null;
    const place = year * YEAR + placeOf(row);
    if (place > earliest + LATE) return null;
    late += Math.max(0, place - earliest);
    earliest = Math.min(earliest, place);
    years.push(year);
  }
  return { years: years.toReversed(), late };
}

const placeOf = ({ month, day }: RowDay): number => (month - 1) * 31 + day - 1;

/** The year of a day that follows another; null where it is neither close behind it nor in a later year. */
function nextYear(latest: number, place: number): number | null {
  const year = Math.floor(latest / YEAR);
  const step = year * YEAR + place - latest;
  if (step >= YEAR - LATE) return year - 1;
  if (step >= -LATE) return year;
  return step <= -HALF ? year + 1 : null;
}
