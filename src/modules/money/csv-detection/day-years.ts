import { dayOf, lengthOfMonth, type Day } from '#kernel/calendar.ts';
import type { TextRecord } from './cells.ts';
import {
  dayIn,
  orderAsWritten,
  SLASHED,
  writtenDay,
  type OrderDecision,
  type Slashed,
  type WrittenDay,
} from './dates.ts';
import type { Answers, DateOrder } from './model.ts';
import { partialDay, type PartialDay } from './partial-days.ts';
import { yearsInOrder, type RowDay, type RowYears } from './row-years.ts';
import { yearIn, type Period } from './whole-days.ts';

/** A cell of a column of days of which some have no year. */
export type DayCell = {
  readonly record: TextRecord;
  readonly cell: string;
  readonly partial: PartialDay | null;
  readonly full: WrittenDay | null;
};

/** A line as it reads. */
type Sample = { readonly line: number; readonly text: string; readonly reads: Day };

/** What has to be asked about a year: those that the latest day may be of, the likely one, and lines under each. */
export type YearAsked = {
  /** Other dates of the file have one. */
  readonly isPartly: boolean;
  readonly candidates: readonly { readonly year: string; readonly samples: readonly Sample[] }[];
  readonly suggested: string | null;
};

/** The years of a column, and what else is known or open about its days. */
export type DayYears = {
  readonly years: readonly number[];
  readonly because: string;
  /** Null where only names of months are without a year. */
  readonly order: OrderDecision | null;
  readonly asked: YearAsked | null;
  /** By which year the person said that the latest day is of. */
  readonly answered: string | null;
  /** Where the order is open: the first lines under each. */
  readonly samples: Readonly<Record<'dmy' | 'mdy', readonly Sample[]>> | null;
};

export type YearOptions = {
  readonly period: Period | null;
  readonly known: readonly WrittenDay[];
  readonly answers: Pick<Answers, 'year'>;
  readonly dateOrder: DateOrder | null;
  /** The day on which the file was added; without it no year can be asked about. */
  readonly today: Day | undefined;
  /** Rows of several accounts one below the other: their order says nothing. */
  readonly isStacked: boolean;
};

const BECAUSE = {
  period: 'The dates have no year; it is that of the period above.',
  rows: 'Some dates have no year; it follows from the dates next to them.',
  person: 'You chose this.',
} as const;

/** So many different days show their order, as of whole dates. */
const TELLING_DAYS = 4;

/** The years of the days of a column; null where nothing tells them and nobody can be asked. */
export function yearsOf(cells: readonly DayCell[], options: YearOptions): DayYears | null {
  const hasNumbers = cells.some(({ partial, full }) => partial?.kind === 'numbers' || full?.kind === 'open');
  const shown = hasNumbers ? orderShown(cells, options) : null;
  // Among dates that begin with a year of two digits none without a year can be told.
  if (shown?.order === 'ymd') return null;
  const orders: readonly Slashed[] = shown === null ? ['dmy'] : shown.order === null ? SLASHED : [shown.order];
  const tried = orders.map((order) => ({ order, under: yearsUnder(order, cells, options) }));
  const all = tried.flatMap(({ order, under }) =>
    under === null || under === 'no-order' ? [] : [{ order, ...under }],
  );
  const isOtherOut = tried.some(({ under }) => under === 'no-order');
  const stated = all.filter(({ because }) => because === BECAUSE.period);
  const found = stated.length > 0 ? stated : all;
  const [first, second] = found;
  if (first === undefined) return null;
  const order = shown !== null && shown.order === null ? orderLeft(cells, found, isOtherOut) : shown;
  const isOpen = order !== null && order.order === null;
  const told = second === undefined || isOpen ? first : (found.find((one) => one.order === order?.order) ?? first);
  const asked = told.asked === null ? null : isOpen ? askedOfBoth(found) : told.asked;
  const samples =
    isOpen && asked === null ? { dmy: samplesOf(cells, 'dmy', found), mdy: samplesOf(cells, 'mdy', found) } : null;
  const { years, because, answered } = told;
  return { years, because, order, asked, answered, samples };
}

/** The order that a person said, or that the writing of the days shows. */
function orderShown(cells: readonly DayCell[], { dateOrder, known }: YearOptions): OrderDecision {
  // Who writes the year first writes the month before the day.
  if (dateOrder !== null) return { order: dateOrder === 'dmy' ? 'dmy' : 'mdy', because: 'You chose this.' };
  const values = cells.map(({ partial, full }): WrittenDay | null =>
    partial?.kind === 'numbers'
      ? { kind: 'open', first: partial.first, second: partial.second, year: ANY_YEAR, dots: partial.dots }
      : full,
  );
  return orderAsWritten(
    values.filter((value) => value !== null),
    known,
  );
}

/** A leap year, which has every day that there is. */
const ANY_YEAR = 2000;

type Under = Pick<DayYears, 'years' | 'because' | 'asked' | 'answered'>;

function yearsUnder(order: Slashed, cells: readonly DayCell[], options: YearOptions): Under | 'no-order' | null {
  const rows: RowDay[] = [];
  for (const cell of cells) {
    const row = rowDay(cell, order);
    if (row === null) return 'no-order';
    rows.push(row);
  }
  const { period, answers, today, isStacked } = options;
  const stated = rows.map(({ year, month, day }) => year ?? (period === null ? null : yearIn(month, day, period)));
  if (stated.every((year) => year !== null))
    return { years: stated, because: BECAUSE.period, asked: null, answered: null };
  const found = isStacked ? null : yearsInOrder(rows);
  if (found === null || found === 'no-order') return found;
  if (found.kind === 'sure') return { years: found.years, because: BECAUSE.rows, asked: null, answered: null };
  const said = answers.year === undefined ? null : found.inYear(Number(answers.year));
  if (said !== null) return { years: said, because: BECAUSE.person, asked: null, answered: answers.year ?? null };
  if (today === undefined) return null;
  const readings = candidateYears(Number(today.slice(0, 4)), found);
  const [first, second] = readings;
  // Rows after one of this year are of this year too.
  if (first !== undefined && second === undefined && found.nearest !== null)
    return { years: first.years, because: BECAUSE.rows, asked: null, answered: null };
  if (first === undefined || second === undefined) return null;
  const asked = askedOf(cells, rows, readings, found.nearest === null ? today : null);
  const supposed = readings.find(({ year }) => String(year) === asked.suggested) ?? first;
  return { years: supposed.years, because: '', asked, answered: null };
}

/** A day as a row of the file has it; null where it does not exist in this order. */
function rowDay({ partial, full }: DayCell, order: Slashed): RowDay | null {
  if (partial === null) {
    const day = full === null ? null : dayIn(full, order);
    const [year = 0, month = 0, date = 0] = (day ?? '').split('-').map(Number);
    return day === null ? null : { year, month, day: date };
  }
  if (partial.kind === 'named') return { month: partial.month, day: partial.day, year: null };
  const { first, second } = partial;
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];
  return month > 12 || day > lengthOfMonth(ANY_YEAR, month) ? null : { month, day, year: null };
}

type Reading = { readonly year: number; readonly years: readonly number[] };

/**
 * This year and the two before, and of earlier ones as many as it takes for a choice: 29 February is rare. Beside rows with a
 * year, first the one after them.
 */
function candidateYears(present: number, { nearest, inYear }: Extract<RowYears, { kind: 'open' }>): Reading[] {
  const near = nearest === null ? [] : [nearest + 1, nearest].filter((year) => year < present - 2);
  const found: Reading[] = [];
  const take = (year: number): void => {
    const years = inYear(year);
    if (years !== null) found.push({ year, years });
  };
  for (
    let year = present;
    year > present - EARLIER && (year > present - 3 || found.length + near.length < 2);
    year -= 1
  )
    take(year);
  for (const year of near) if (!found.some((one) => one.year === year)) take(year);
  return found;
}

const EARLIER = 15;

function askedOf(
  cells: readonly DayCell[],
  rows: readonly RowDay[],
  readings: readonly Reading[],
  today: Day | null,
): YearAsked {
  const candidates = readings.map(({ year, years }) => {
    const days = rows.map(({ month, day }, at) => dayOf(years[at] ?? year, month, day));
    const sorted = days.filter((_, at) => cells[at]?.partial !== null).toSorted();
    const ends = new Set(
      [sorted.at(-1), sorted[0]].map((day) => days.findIndex((one, at) => one === day && cells[at]?.partial !== null)),
    );
    const samples = [...ends].map((at) => ({
      line: cells[at]?.record.line ?? 0,
      text: cells[at]?.cell ?? '',
      reads: days[at] ?? '',
    }));
    return { year: String(year), samples, last: sorted.at(-1) ?? '' };
  });
  return {
    isPartly: rows.some(({ year }) => year !== null),
    candidates: candidates.map(({ year, samples }) => ({ year, samples })),
    suggested: today === null ? null : (candidates.find(({ last }) => last <= today)?.year ?? null),
  };
}

/** Of days whose order is open too: the years alone, for no line has a day yet. */
function askedOfBoth(found: readonly Under[]): YearAsked {
  const asked = found.flatMap((one) => one.asked ?? []);
  const years = new Set(asked.flatMap(({ candidates }) => candidates.map(({ year }) => year)));
  const suggested = new Set(asked.map((one) => one.suggested));
  const [only = null] = suggested;
  return {
    isPartly: asked.some(({ isPartly }) => isPartly),
    candidates: [...years].toSorted((a, b) => b.localeCompare(a)).map((year) => ({ year, samples: [] })),
    suggested: suggested.size === 1 ? only : null,
  };
}

/** The one order in which the days are in the period, or run on if there are enough of them to tell. */
function orderLeft(
  cells: readonly DayCell[],
  found: readonly (Under & { readonly order: Slashed })[],
  isOtherOut: boolean,
): OrderDecision {
  const [only, other] = found;
  if (only === undefined || other !== undefined) return { order: null };
  if (only.because === BECAUSE.period)
    return { order: only.order, because: 'Only this order of day and month puts all dates in the period above.' };
  const isTold = isOtherOut && new Set(cells.map(({ cell }) => cell)).size >= TELLING_DAYS;
  return isTold ? { order: only.order, because: 'Only this order of day and month sorts the dates.' } : { order: null };
}

const SAMPLES = 3;

function samplesOf(
  cells: readonly DayCell[],
  order: Slashed,
  found: readonly (Under & { readonly order: Slashed })[],
): Sample[] {
  const years = found.find((one) => one.order === order)?.years ?? found[0]?.years ?? [];
  return cells
    .flatMap((cell, at) => {
      const row = rowDay(cell, order);
      const isEither = cell.partial?.kind === 'numbers' && cell.partial.first !== cell.partial.second;
      return row === null || !isEither
        ? []
        : [
            {
              line: cell.record.line,
              text: cell.cell,
              reads: dayOf(row.year ?? years[at] ?? ANY_YEAR, row.month, row.day),
            },
          ];
    })
    .slice(0, SAMPLES);
}

/** The cell with its year. */
export function withYear({ cell, partial }: DayCell, year: number): string {
  if (partial === null) return cell;
  if (partial.kind === 'named') return dayOf(year, partial.month, partial.day) + partial.clock;
  const mark = partial.dots ? '.' : '/';
  return `${partial.first}${mark}${partial.second}${mark}${year}${partial.clock}`;
}

/** The days of a cell, with a year or without one; null where it has none. */
export function dayCell(record: TextRecord, column: number): DayCell | null {
  const cell = record.cells[column] ?? '';
  const full = cell === '' ? null : writtenDay(cell);
  const partial = full === null ? partialDay(cell) : null;
  return full === null && partial === null ? null : { record, cell, partial, full };
}
