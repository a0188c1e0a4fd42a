import type { Day } from './calendar.ts';
import type { MonthStart } from './month-start.ts';
import type { HolidaysKnown, Periods } from './period-rules.ts';

/** A month start, and the first day on which it holds; null: since ever. */
export type DatedStart = { readonly since: Day | null; readonly start: MonthStart };

/** A day on which a person is not paid, such as one on which their employer is closed. */
export type DayOff = { readonly day: Day; readonly name: string };

/** The start of a month of the calendar. */
export const CALENDAR_MONTH: MonthStart = '1';
/** Months of the calendar, since ever. */
export const CALENDAR_MONTHS: readonly DatedStart[] = [{ since: null, start: CALENDAR_MONTH }];

/** The periods of a person whose months start like this, the earliest start first. */
export function monthsOf(starts: readonly DatedStart[], { country, gazetted }: HolidaysKnown): Periods {
  return { rules: starts.map(({ since, start }) => ({ since, rule: `month:${start}` })), country, gazetted };
}
