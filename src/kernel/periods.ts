import { addDays, addMonths, type Day, type Month, monthOf } from './calendar.ts';
import { isWorkingDay } from './holidays.ts';
import { monthBegins } from './month-begins.ts';
import { CALENDAR_MONTH, type MonthStart, type Start, startOf } from './month-start.ts';

/** A month start, and the country (ISO 3166) whose public holidays it goes by. */
export type MonthRule = { readonly start: MonthStart; readonly country: string };

/**
 * A person's month, both ends included. `month` tells it apart: the calendar month that people say it is for. One that
 * begins by the 15th is that month, a later one the next: who is paid on 25 October lives on that in November.
 * Screens name it by its days ("25 Oct – 24 Nov") where it is not a calendar month, for there "November" would mislead.
 */
export type Period = { readonly month: Month; readonly from: Day; readonly to: Day };

/** Whether a person's months are those of the calendar. */
export function isCalendarMonth({ start }: MonthRule): boolean {
  return start === CALENDAR_MONTH;
}

/** The person's month that is named by a calendar month. */
export function periodIn(month: Month, rule: MonthRule): Period {
  const first = partsOf(rule).day > LATEST_FOR_ITS_OWN_MONTH ? addMonths(month, -1) : month;
  return { month, from: beginsIn(first, rule), to: addDays(beginsIn(addMonths(first, 1), rule), -1) };
}

/** The person's month that a day is in. */
export function periodOf(day: Day, rule: MonthRule): Period {
  const begins = [1, 0, -1].map((count) => addMonths(monthOf(day), count)).find((one) => beginsIn(one, rule) <= day);
  if (begins === undefined) throw new RangeError(`no month begins before ${day}`);
  return periodIn(partsOf(rule).day > LATEST_FOR_ITS_OWN_MONTH ? addMonths(begins, 1) : begins, rule);
}

/** The person's month so many months later (earlier where negative). */
export function laterPeriod({ month }: Period, count: number, rule: MonthRule): Period {
  return periodIn(addMonths(month, count), rule);
}

const LATEST_FOR_ITS_OWN_MONTH = 15;

/** @throws RangeError for a text that is no month start */
function partsOf({ start }: MonthRule): Start {
  const parts = startOf(start);
  if (parts === null) throw new RangeError(`not a month start: ${start}`);
  return parts;
}

/** The day on which the person's month begins that belongs to a calendar month; it may lie at the end of the one before. */
function beginsIn(month: Month, { start, country }: MonthRule): Day {
  return monthBegins(month, start, (day) => isWorkingDay(day, country)).from;
}
