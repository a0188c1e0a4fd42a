import { addDays, type Day, daysOf, type Month } from './calendar.ts';
import { type MonthStart, startOf } from './month-start.ts';
import { type GazettedDay, isWorkingDayWith } from './working-days.ts';

/** The first day of a period as its rule names it, and the one on which it begins. */
export type Beginning = { readonly named: Day; readonly from: Day };

/** The country (ISO 3166) whose public holidays move paydays, and what was announced of them. */
export type HolidaysKnown = { readonly country: string; readonly gazetted: readonly GazettedDay[] };

/** When the month begins that has its start in a calendar month. @throws RangeError for a text that is no month start */
export function monthBegins(month: Month, start: MonthStart, known: HolidaysKnown): Beginning {
  const parts = startOf(start);
  if (parts === null) throw new RangeError(`not a month start: ${start}`);
  const { last } = daysOf(month);
  const wanted: Day = `${month}-${String(parts.day).padStart(2, '0')}`;
  const named = wanted < last ? wanted : last;
  let from = named;
  while (parts.movesBack && !isWorkingDayWith(from, known.country, known)) from = addDays(from, -1);
  return { named, from };
}
