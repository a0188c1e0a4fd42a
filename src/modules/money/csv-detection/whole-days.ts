import { addDays, type Day } from '#kernel/calendar.ts';
import type { TextRecord } from './cells.ts';
import { dayIn, decideOrder, SLASHED, writtenDay, type WrittenDay } from './dates.ts';
import { meaningOf, normalHeading } from './headings.ts';
import type { ColumnRole, DateOrder } from './model.ts';
import { readerOfSixDigits } from './six-digit-days.ts';

const PARTS = [/^(?:year|jaar|jahr|annee)$/, /^(?:month|maand|monat|mois)$/, /^(?:day|dag|tag|jour)$/] as const;

/** Year, month and day in three columns of their own, made one from their heading downwards. */
export function withJoinedDays(records: readonly TextRecord[]): readonly TextRecord[] {
  for (const [from, { cells, text }] of records.slice(0, 200).entries()) {
    if (!/year|jaar|jahr|ann/i.test(text)) continue;
    const names = cells.map(normalHeading);
    for (const isYearLast of [false, true]) {
      const parts = isYearLast ? PARTS.toReversed() : PARTS;
      const at = names.findIndex((_, column) => parts.every((part, step) => part.test(names[column + step] ?? '')));
      const placed = { at, isYearLast };
      if (at >= 0) return records.map((record, row) => (row < from ? record : joinedAt(record, placed, row === from)));
    }
  }
  return records;
}

type Placed = { readonly at: number; readonly isYearLast: boolean };

function joinedAt(record: TextRecord, { at, isYearLast }: Placed, isHeading: boolean): TextRecord {
  const { cells } = record;
  const parts = cells.slice(at, at + 3);
  const [year = '', month = '', day = ''] = isYearLast ? parts.toReversed() : parts;
  const isDay = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day);
  const joined = isHeading ? 'Date' : isDay ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
  return cells.length < at + 3 ? record : { ...record, cells: [...cells.slice(0, at), joined, ...cells.slice(at + 3)] };
}

export type WholeDays = { body: readonly TextRecord[]; because: string | null };

/**
 * Day columns whose cells are no whole dates, made whole: the numbers a spreadsheet counts days with, and days without a
 * year where the lines above name the period. Other columns stay as they are.
 */
export function withWholeDays(
  body: readonly TextRecord[],
  heading: TextRecord | null,
  around: readonly WrittenDay[],
): WholeDays {
  let whole: WholeDays = { body, because: null };
  const period = periodOf(around);
  for (const [column, word] of (heading?.cells ?? []).entries()) {
    const role = meaningOf(word)?.role;
    const isDay = role === 'day' || role === 'value-day';
    if (!isDay && !UNIX_NAME.test(normalHeading(word))) continue;
    const numbers = filledIn(whole.body, column);
    const unix = {
      read: fromUnix,
      because: 'The dates are Unix timestamps, read as days in UTC.',
    };
    const others = [
      {
        read: readerOfNumbers(numbers, period),
        because: 'The dates have no year. Only one order of day and month fits the period in the file.',
      },
      {
        read: readerOfSixDigits(numbers, word, daysOf(around)),
        because: 'The dates have six digits. Only one place of the year fits the file.',
      },
      { read: fromSerial, because: 'The dates are spreadsheet day numbers.' },
      {
        read: (cell: string) => withYear(cell, period),
        because: 'The dates have no year, so we use the year of the period in the file.',
      },
    ];
    for (const { read, because } of isDay ? [unix, ...others] : [unix]) {
      const filled = filledIn(whole.body, column);
      if (filled.length === 0 || filled.some((cell) => read(cell) === null)) continue;
      whole = { body: whole.body.map((record) => rewritten(record, column, read)), because };
    }
  }
  return whole;
}

/**
 * Day columns written without separators and with the year last, `20052026`, made `20/05/2026`; a clock time behind it, as
 * of `20052026101500`, is parted from it. One cell alone may seem to begin with a year and to be broken; where every date
 * of its column ends in one, none of them does: after a year comes no month above twelve.
 */
export function withYearsLast(body: readonly TextRecord[], roles: readonly ColumnRole[]): readonly TextRecord[] {
  let whole = body;
  for (const [column, role] of roles.entries()) {
    if (role !== 'day' && role !== 'value-day') continue;
    const dates = body.map(({ cells }) => cells[column] ?? '').filter((cell) => writtenDay(cell) !== null);
    if (dates.every((cell) => yearLast(cell) !== null))
      whole = whole.map((record) => rewritten(record, column, yearLast));
  }
  return whole;
}

function yearLast(cell: string): string | null {
  const [text = '', day = '', month = '', year = '', hour, minute, second = '00', rest = ''] =
    /^(\d{2})(\d{2})((?:19|2[01])\d{2})(?:(\d{2})(\d{2})(\d{2})?|([T ,;].*))?$/.exec(cell) ?? [];
  const clock = hour === undefined || minute === undefined ? rest : ` ${hour}:${minute}:${second}`;
  const parted = `${day}/${month}/${year}${clock}`;
  return text === '' || writtenDay(parted) === null ? null : parted;
}

function rewritten(record: TextRecord, column: number, read: (cell: string) => string | null): TextRecord {
  const day = read(record.cells[column] ?? '');
  return day === null ? record : { ...record, cells: record.cells.with(column, day) };
}

/** Days since 30 December 1899, from 1990 to 2099. */
function fromSerial(cell: string): Day | null {
  const count = /^(\d{5})(?:[.,]\d+)?$/.exec(cell)?.[1];
  const days = Number(count ?? 0);
  return days < 32_874 || days > 73_050 ? null : addDays('1899-12-30', days);
}

/** The cells of a column with a number; a line of two cells is a total or a note below the table. */
function filledIn(body: readonly TextRecord[], column: number): string[] {
  const rows = body.filter(({ cells }) => cells.length > 2);
  return (rows.length > 0 ? rows : body).map(({ cells }) => cells[column] ?? '').filter((cell) => /\d/.test(cell));
}

const UNIX_NAME = /\b(?:unix|epoch|timestamp|time|date|created|updated|completed)\b/;

const DAY_SECONDS = 86_400;

/** Seconds since 1970, or milliseconds, from 2001 to 2099, as a day with its clock time. */
function fromUnix(cell: string): string | null {
  const seconds = Number(/^([1-3]\d{9}|40[0-9]\d{7})(?:\d{3})?(?:\.\d{1,6})?$/.exec(cell)?.[1] ?? 0);
  if (seconds === 0) return null;
  const rest = seconds % DAY_SECONDS;
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
  const time = clock.map((part) => String(part).padStart(2, '0')).join(':');
  return `${addDays('1970-01-01', Math.floor(seconds / DAY_SECONDS))} ${time}`;
}

/** `isStated`: it is the period of the statement, and not only what is near to its day. */
export type Period = { from: Day; to: Day; isStated?: true };

/** Some weeks more than a statement period, where no year can be mistaken for another. */
const BEFORE = 45;
const BEHIND = 15;

/** Day and month as numbers without a year, `03/02`, `03- 02` or `03 02`, in the one order in which all of them fall into the period. */
function readerOfNumbers(cells: readonly string[], period: Period | null): (cell: string) => Day | null {
  const inOrder = (order: DateOrder) => (cell: string) => {
    const [, first = '', second = ''] = /^(\d{1,2})(?:[-/.] ?| )(\d{1,2})$/.exec(cell) ?? [];
    if (first === '' || period === null) return null;
    const [day, month] = order === 'mdy' ? [second, first] : [first, second];
    return inPeriod((year) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, {
      from: period.isStated === true ? addDays(period.from, -BEFORE) : period.from,
      to: period.isStated === true ? addDays(period.to, BEHIND) : period.to,
    });
  };
  const fitting = SLASHED.map(inOrder).filter((read) => cells.every((cell) => read(cell) !== null));
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? only : () => null;
}

/** Of a longer period every day has several years. */
const MOST_YEARS = 2;

/** The one day within the period that a text names with one of its years. */
function inPeriod(textIn: (year: string) => string, period: Period): Day | null {
  const [first, last] = [period.from, period.to].map((day) => Number(day.slice(0, 4)));
  if (first === undefined || last === undefined || last - first > MOST_YEARS) return null;
  const fitting = Array.from({ length: last - first + 1 }).flatMap((_, at) => {
    const written = writtenDay(textIn(String(first + at)));
    const day = written?.kind === 'day' ? written.day : null;
    return day !== null && day >= period.from && day <= period.to ? [day] : [];
  });
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? only : null;
}

/** So long about the one day of a statement there is no other day of its name. */
const HALF_A_YEAR = 180;
const SOON = 7;

/** The days named above the table, the first of them first. */
function daysOf(around: readonly WrittenDay[]): Day[] {
  const { order } = decideOrder(around);
  return around.flatMap((value) => (order === null ? [] : (dayIn(value, order) ?? []))).toSorted();
}

/** The days named above the table, if they lie within a year; about one day alone, those for which no other year is as near. */
export function periodOf(around: readonly WrittenDay[]): Period | null {
  const days = daysOf(around);
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined || addDays(from, 366) < to) return null;
  return from === to ? { from: addDays(from, -HALF_A_YEAR), to: addDays(from, SOON) } : { from, to, isStated: true };
}

/** A day and a month by name, in the year in which it falls within the period. */
function withYear(cell: string, period: Period | null): Day | null {
  if (period === null || !/^(?:\d{1,2}[ -]?\p{L}{3,10}|\p{L}{3,10}[ -]\d{1,2})$/u.test(cell)) return null;
  return nearPeriod((year) => (/^\d/.test(cell) ? `${cell} ${year}` : `${cell}, ${year}`), period);
}

/** The one year in which a day of a month falls within a period, or next to it. */
export function yearIn(month: number, day: number, period: Period): number | null {
  const [ofMonth, ofDay] = [month, day].map((part) => String(part).padStart(2, '0'));
  const found = nearPeriod((year) => `${year}-${ofMonth}-${ofDay}`, period);
  return found === null ? null : Number(found.slice(0, 4));
}

function nearPeriod(textIn: (year: string) => string, period: Period): Day | null {
  const exact = inPeriod(textIn, period);
  if (exact !== null || period.isStated !== true || addDays(period.from, 200) < period.to) return exact;
  // What was bought before the period may be booked in it.
  return inPeriod(textIn, { from: addDays(period.from, -BEFORE), to: addDays(period.to, BEHIND) });
}
