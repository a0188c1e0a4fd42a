import { addDays, type Day } from './calendar.ts';
import { type MonthStart } from './month-start.ts';
import { type HolidaysKnown, periodAt } from './period-rules.ts';
import { CALENDAR_MONTH, type DatedStart, monthsOf } from './person-months.ts';

/** The start that holds last. */
export function lastStart(starts: readonly DatedStart[]): MonthStart {
  return starts.at(-1)?.start ?? CALENDAR_MONTH;
}

/**
 * The starts with another one, from the first month after today that begins by it: months until then stay as they were.
 * One that was to hold later gives way to it.
 */
export function withStart(
  starts: readonly DatedStart[],
  start: MonthStart,
  today: Day,
  known: HolidaysKnown,
): readonly DatedStart[] {
  const begun = starts.filter(({ since }) => since === null || since <= today);
  if (lastStart(begun) === start) return begun;
  // The running month may have begun before the day by which it is named, and keeps its beginning.
  const { key } = periodAt(today, monthsOf(begun, known));
  const { to } = periodAt(key > today ? key : today, monthsOf([{ since: null, start }], known));
  return [...begun, { since: addDays(to, 1), start }];
}
