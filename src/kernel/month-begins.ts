import { addDays, type Day, daysOf, type Month } from './calendar.ts';
import { type MonthStart, startOf } from './month-start.ts';

/** The first day of a period as its rule names it, and the one on which it begins. */
export type Beginning = { readonly named: Day; readonly from: Day };

/**
 * When the month begins that has its start in a calendar month.
 *
 * @param isWorkingDay handed in, since what is known of holidays takes room that not every page has
 * @throws RangeError for a text that is no month start
 */
export function monthBegins(month: Month, start: MonthStart, isWorkingDay: (day: Day) => boolean): Beginning {
  const parts = startOf(start);
  if (parts === null) throw new RangeError(`not a month start: ${start}`);
  const { last } = daysOf(month);
  const wanted: Day = `${month}-${String(parts.day).padStart(2, '0')}`;
  const named = wanted < last ? wanted : last;
  let from = named;
  while (parts.movesBack && !isWorkingDay(from)) from = addDays(from, -1);
  return { named, from };
}
