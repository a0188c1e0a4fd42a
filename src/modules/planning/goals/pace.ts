import { addDays, addMonths, type Day, daysBetween, daysOf, monthOf } from '#kernel/calendar.ts';
import { periodAfter, type Periods, type Stretch } from '#kernel/period-rules.ts';

/** Days of contributions that the pace is from. */
export const PACE_DAYS = 90;
/** A goal that is younger than these days has no pace yet. */
export const LEAST_DAYS = 14;
/** Finish dates further away than this say nothing. */
const LONGEST_DAYS = 36_525;
/** Days after the date at which a goal still counts as on track. */
export const LENIENT_DAYS = 3;
/** More paydays than these are not counted. */
const MOST_PAYDAYS = 1300;

/** The day of a cost that comes back so many months later. */
function dueAfter(dueOn: Day, months: number): Day {
  const month = addMonths(monthOf(dueOn), months);
  const day: Day = `${month}-${dueOn.slice(8)}`;
  const { last } = daysOf(month);
  return day < last ? day : last;
}

/** The day on which the cost of a sinking fund is due next, from today on; of other goals the day itself. */
export function nextDue(dueOn: Day | null, everyMonths: number | null, today: Day): Day | null {
  if (dueOn === null || everyMonths === null) return dueOn;
  let next = dueOn;
  for (let months = everyMonths; next < today; months += everyMonths) next = dueAfter(dueOn, months);
  return next;
}

/** After so many days nobody is asked any more whether a cost was paid. */
const ASKED_DAYS = 31;
/** It may be paid so many days before it is due. */
const PAID_EARLY_DAYS = 7;

/**
 * The day of a cost that was due lately and whose money was not taken out; null where there is none.
 * @param given what the fund got and gave
 */
export function dueLately(
  { dueOn, everyMonths }: { readonly dueOn: Day | null; readonly everyMonths: number | null },
  given: readonly Given[],
  today: Day,
): Day | null {
  if (dueOn === null || everyMonths === null || dueOn > today) return null;
  let last = dueOn;
  for (let months = everyMonths; ; months += everyMonths) {
    const next = dueAfter(dueOn, months);
    if (next > today) break;
    last = next;
  }
  if (daysBetween(last, today) > ASKED_DAYS) return null;
  const since = addDays(last, -PAID_EARLY_DAYS);
  return given.some(({ day, minor }) => minor < 0n && day >= since) ? null : last;
}

/**
 * Paydays on which something can still be set aside until a day, at least one. That of the period that runs counts where
 * the goal was there on it, also after it: the share of the period is the same on each of its days.
 */
export function paydaysUntil(
  { due, startedOn }: { readonly due: Day; readonly startedOn: Day },
  period: Stretch,
  periods: Periods,
): number {
  let count = startedOn <= period.from ? 1 : 0;
  for (let one = periodAfter(period, periods); one.from <= due && count < MOST_PAYDAYS; one = periodAfter(one, periods))
    count += 1;
  return Math.max(count, 1);
}

/**
 * What each payday has to bring, from what was saved when the period began, so that it is the same on each day of it.
 * Rounded up to the minor unit: the last one brings less, none lacks.
 */
export function perPayday(target: bigint, savedBefore: bigint, paydays: number): bigint {
  const left = target - savedBefore;
  if (left <= 0n) return 0n;
  const count = BigInt(paydays);
  return (left + count - 1n) / count;
}

/** What a goal got on a day, in its currency. */
export type Given = { readonly day: Day; readonly minor: bigint };

/** What came in over so many days. */
export type Pace = { readonly minor: bigint; readonly days: number };

/**
 * What a goal got in the last ninety days, or since it began; what it began with is no pace. Null while it is too young
 * for one.
 */
export function paceOf(given: readonly Given[], startedOn: Day, today: Day): Pace | null {
  const age = daysBetween(startedOn, today);
  if (age < LEAST_DAYS) return null;
  const days = age < PACE_DAYS ? age : PACE_DAYS;
  const since = addDays(today, -days);
  const minor = given.reduce((sum, one) => (one.day > since && one.day <= today ? sum + one.minor : sum), 0n);
  return { minor, days };
}

/** When the target is reached at this pace; null where it never is. */
export function finishOn(left: bigint, pace: Pace, today: Day): Day | null {
  if (left <= 0n) return today;
  if (pace.minor <= 0n) return null;
  const days = (left * BigInt(pace.days) + pace.minor - 1n) / pace.minor;
  return days > BigInt(LONGEST_DAYS) ? null : addDays(today, Number(days));
}

/** What a pace comes to in a period of usual length, for saying it. */
export function pacePerPeriod({ minor, days }: Pace, period: Stretch): bigint {
  return (minor * BigInt(daysBetween(period.from, period.to) + 1)) / BigInt(days);
}

/** How a goal stands: `new` is too young for a pace, `stalled` got nothing lately, `late` is past its date. */
export type Course = 'reached' | 'paused' | 'new' | 'stalled' | 'late' | 'on-track' | 'behind' | 'open';

export type CourseFacts = {
  readonly isReached: boolean;
  readonly isPaused: boolean;
  readonly due: Day | null;
  readonly today: Day;
  readonly pace: Pace | null;
  /** When it is reached at its pace. */
  readonly finish: Day | null;
};

/** `open`: it has no date, and moves. */
export function courseOf({ isReached, isPaused, due, today, pace, finish }: CourseFacts): Course {
  if (isReached) return 'reached';
  if (isPaused) return 'paused';
  if (due !== null && due < today) return 'late';
  if (pace === null) return 'new';
  if (finish === null) return 'stalled';
  if (due === null) return 'open';
  return finish <= addDays(due, LENIENT_DAYS) ? 'on-track' : 'behind';
}
