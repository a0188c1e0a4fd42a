import { addDays, addMonths, type Day, daysOf, type Month, monthOf } from './calendar.ts';
import { isWorkingDay } from './holidays.ts';

/**
 * When a person's month begins, as text: a day from `1` to `31` (the last day, where a month is shorter), the same
 * `25-or-before` where a weekend or public holiday moves it to the working day before, or the `last-working-day`.
 */
export type MonthStart = string;

/** The month of the calendar. */
export const CALENDAR_MONTH: MonthStart = '1';
export const LAST_WORKING_DAY: MonthStart = 'last-working-day';
const OR_BEFORE = '-or-before';

/** A month start, and the country (ISO 3166) whose public holidays it goes by. */
export type MonthRule = { readonly start: MonthStart; readonly country: string };

/**
 * A person's month, both ends included. `month` tells it apart: the calendar month that people say it is for. One that
 * begins by the 15th is that month, a later one the next: who is paid on 25 October lives on that in November.
 * Screens name it by its days ("25 Oct – 24 Nov") where it is not a calendar month, for there "November" would mislead.
 */
export type Period = { readonly month: Month; readonly from: Day; readonly to: Day };

type Start = { readonly day: number; readonly movesBack: boolean };

export function isMonthStart(text: string): boolean {
  return startOf(text) !== null;
}

/** Whether a person's months are those of the calendar. */
export function isCalendarMonth({ start }: MonthRule): boolean {
  return start === CALENDAR_MONTH;
}

/** The start with the given parts; `movesBack`: to the working day before, where the day is none. */
export function monthStartOf({ day, movesBack }: Start): MonthStart {
  return `${day}${movesBack ? OR_BEFORE : ''}`;
}

/** The day of a start and whether it moves; the last working day is the 31st that moves. Null: not a month start. */
export function startOf(text: MonthStart): Start | null {
  if (text === LAST_WORKING_DAY) return { day: 31, movesBack: true };
  const movesBack = text.endsWith(OR_BEFORE);
  const digits = movesBack ? text.slice(0, -OR_BEFORE.length) : text;
  if (!/^[1-9]\d?$/.test(digits) || Number(digits) > 31) return null;
  return { day: Number(digits), movesBack };
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
function beginsIn(month: Month, rule: MonthRule): Day {
  const { day, movesBack } = partsOf(rule);
  const { last } = daysOf(month);
  const named: Day = `${month}-${String(day).padStart(2, '0')}`;
  let begins = named < last ? named : last;
  if (!movesBack) return begins;
  while (!isWorkingDay(begins, rule.country)) begins = addDays(begins, -1);
  return begins;
}
