import { type Day, lengthOfMonth } from '#kernel/calendar.ts';
import { dayNumber, dayOfNumber, weekdayOfNumber } from '#kernel/day-numbers.ts';

/** What forecasts ask of each of many days in a row, worked out once. Places count from the first day. */
export type DayTable = {
  readonly first: Day;
  readonly count: number;
  /** Months counted from the year 0. */
  readonly month: Int32Array;
  readonly dayOfMonth: Uint8Array;
  readonly monthLength: Uint8Array;
  /** Monday is 1, Sunday 7. */
  readonly weekday: Uint8Array;
  readonly isWorkingDay: Uint8Array;
  /** Of each month from that of the first day on: the place of its first day, which may be before the table. */
  readonly monthFirsts: readonly number[];
};

/** @param isWorkingDay asked of Mondays to Fridays alone */
export function dayTable(first: Day, count: number, isWorkingDay: (day: Day) => boolean): DayTable {
  const table: DayTable = {
    first,
    count,
    month: new Int32Array(count),
    dayOfMonth: new Uint8Array(count),
    monthLength: new Uint8Array(count),
    weekday: new Uint8Array(count),
    isWorkingDay: new Uint8Array(count),
    monthFirsts: [],
  };
  const begin = dayNumber(first);
  for (let at = 0; at < count; at += 1) {
    const day = dayOfNumber(begin + at);
    const weekday = weekdayOfNumber(begin + at);
    table.month[at] = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
    table.dayOfMonth[at] = Number(day.slice(8));
    table.weekday[at] = weekday;
    table.isWorkingDay[at] = weekday < 6 && isWorkingDay(day) ? 1 : 0;
  }
  return { ...table, monthFirsts: measured(table) };
}

/** Fills the lengths of months; answers where each begins. */
function measured({ count, month, dayOfMonth, monthLength }: DayTable): number[] {
  const firsts: number[] = [];
  let length = 31;
  for (let at = 0; at < count; at += 1) {
    if (at === 0 || dayOfMonth[at] === 1) {
      firsts.push(at - (dayOfMonth[at] ?? 1) + 1);
      const of = month[at] ?? 0;
      length = lengthOfMonth(Math.floor(of / 12), (of % 12) + 1);
    }
    monthLength[at] = length;
  }
  return firsts;
}

/** The place of a day in the table; it may lie outside of it. */
export function placeOf({ first }: Pick<DayTable, 'first'>, day: Day): number {
  return dayNumber(day) - dayNumber(first);
}

/**
 * The place of a day of the month in the month that is so many before that of a place (after it, where below zero), the last
 * day where it is shorter; -1 in a month before the table.
 */
export function sameDay(table: DayTable, place: number, monthsBack: number, dayOfMonth: number): number {
  const { month, monthFirsts, monthLength } = table;
  const at = (month[place] ?? 0) - (month[0] ?? 0) - monthsBack;
  const first = monthFirsts[at];
  if (first === undefined) return -1;
  return first + Math.min(dayOfMonth, monthLength[Math.max(first, 0)] ?? 31) - 1;
}
