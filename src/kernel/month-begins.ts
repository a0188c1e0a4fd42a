import { addDays, type Day, daysOf, type Month } from './calendar.ts';
import { type MonthStart, startOf } from './month-start.ts';

/** The first day of a period as its rule names it, and the one on which it begins. */
export type Beginning = { readonly named: Day; readonly from: Day };

/**
 * A start moves back by so many days at most. Months would not follow one on another any more if it moved back by a whole
 * one, which days off of one's own could bring about.
 */
const FARTHEST_BACK = 21;

/**
 * When the month begins that has its start in a calendar month.
 * One without a working day in the three weeks before it begins on its day.
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
  if (!parts.movesBack) return { named, from: named };
  for (let back = 0; back <= FARTHEST_BACK; back += 1) {
    const from = addDays(named, -back);
    if (isWorkingDay(from)) return { named, from };
  }
  return { named, from: named };
}
