import { daysBetween, type Day } from '#kernel/calendar.ts';
import { dayIn, writtenDay } from './dates.ts';
import { normalHeading } from './headings.ts';
import type { DateOrder } from './model.ts';

/** A statement covers no longer time, and is made no longer after it. */
const LONGEST_STATEMENT = 400;

/** In Japan a year may be counted from the beginning of an era, the last of which began in 2019: `08` may be 2026. */
const FIRST_SURE_YEAR = '20';

const ORDERS: readonly DateOrder[] = ['ymd', 'dmy', 'mdy'];

/** Chinese, Japanese and Korean always put the year first. */
const IS_YEAR_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const OF_CLOCK = /time|uhr|heure|hora|tijd|tid\b|godz|saat|ωρα|время|час|時刻|時間|时间|时刻/u;

/**
 * Reads days of six digits, `260518`, in the one order in which all of them lie within a statement, and near a day that the
 * lines above the table name. Where the year is last and either of the others may be the day, it parts them: `02/03/2026`.
 * Where the year may be first or last, or nothing fits, it reads nothing.
 */
export function readerOfSixDigits(
  cells: readonly string[],
  name: string,
  around: readonly Day[],
): (cell: string) => string | null {
  const isYearFirst = IS_YEAR_FIRST.test(name);
  const isEra = isYearFirst && around.length === 0 && cells.some((cell) => cell < FIRST_SURE_YEAR);
  const orders = isEra || OF_CLOCK.test(normalHeading(name)) ? [] : ORDERS.slice(0, isYearFirst ? 1 : undefined);
  const fitting = orders.filter((order) => areOfStatement(cells, order, around));
  const [only, another] = fitting;
  if (only === undefined) return () => null;
  if (another === undefined) return (cell) => sixDigits(cell, only);
  return (cell) => (only === 'ymd' ? null : withYearLast(cell));
}

/** `020326` as `02/03/2026`, with the day or the month first. */
function withYearLast(cell: string): string | null {
  const [, first = '', second = ''] = /^(\d{2})(\d{2})\d{2}$/.exec(cell) ?? [];
  const year = (sixDigits(cell, 'dmy') ?? sixDigits(cell, 'mdy'))?.slice(0, 4);
  return year === undefined ? null : `${first}/${second}/${year}`;
}

/** `260518` as the day that it is in an order; null where there is none. */
function sixDigits(cell: string, order: DateOrder): Day | null {
  const parts = /^(\d{2})(\d{2})(\d{2})$/.exec(cell)?.slice(1);
  const written = parts === undefined ? null : writtenDay(parts.join('/'));
  return written === null ? null : dayIn(written, order);
}

function areOfStatement(cells: readonly string[], order: DateOrder, around: readonly Day[]): boolean {
  const days = cells.flatMap((cell) => sixDigits(cell, order) ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length < cells.length) return false;
  if (daysBetween(first, last) > LONGEST_STATEMENT) return false;
  return around.length === 0 || around.some((day) => Math.abs(daysBetween(day, last)) <= LONGEST_STATEMENT);
}
