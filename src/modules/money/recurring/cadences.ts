import { addDays, addMonths, type Day, daysBetween, daysOf, type Month, monthOf } from '#kernel/calendar.ts';
import { isWorkingDay } from '#kernel/holidays.ts';
import type { Cadence } from './model.ts';

/** One time that a cadence comes round. */
export type Turn = {
  /** The day as the cadence has it, which tells it apart. */
  readonly on: Day;
  /** The day after a weekend or public holiday moved it. */
  readonly due: Day;
};

/** How far a public holiday beside a weekend can move a day, generously. */
const FARTHEST_SHIFT = 10;
const WEEK = 7;

/** The turns that are due between two days, both included, the earliest first; none before the anchor. */
export function turnsBetween(cadence: Cadence, from: Day, to: Day): Turn[] {
  const [first, last] = [addDays(from, -FARTHEST_SHIFT), addDays(to, FARTHEST_SHIFT)];
  return daysOfCadence(cadence, first < cadence.anchor ? cadence.anchor : first, last)
    .map((on) => ({ on, due: shifted(on, cadence) }))
    .filter(({ due }) => from <= due && due <= to);
}

/** The days as the cadence has them, from one day to another, both included. */
function daysOfCadence(cadence: Cadence, from: Day, to: Day): Day[] {
  const days: Day[] = [];
  if (cadence.kind === 'weeks') {
    const step = cadence.every * WEEK;
    const passed = Math.max(0, Math.ceil(daysBetween(cadence.anchor, from) / step));
    for (let on = addDays(cadence.anchor, passed * step); on <= to; on = addDays(on, step)) days.push(on);
    return days;
  }
  const start = monthOf(cadence.anchor);
  const passed = Math.floor(Math.max(0, monthsBetween(start, monthOf(from))) / cadence.every);
  for (let at = passed; ; at += 1) {
    const month = addMonths(start, at * cadence.every);
    if (month > monthOf(to)) return days;
    const on = dayInMonth(cadence, month);
    if (from <= on && on <= to) days.push(on);
  }
}

function dayInMonth(cadence: Exclude<Cadence, { kind: 'weeks' }>, month: Month): Day {
  const { first, last } = daysOf(month);
  switch (cadence.kind) {
    case 'day-of-month': {
      const day: Day = `${month}-${String(cadence.day).padStart(2, '0')}`;
      return day < last ? day : last;
    }
    case 'last-working-day':
      return workingDay(last, cadence.country, -1);
    case 'nth-weekday': {
      const { nth, weekday } = cadence;
      if (nth === -1) return addDays(last, -((weekdayOf(last) - weekday + WEEK) % WEEK));
      return addDays(first, ((weekday - weekdayOf(first) + WEEK) % WEEK) + (nth - 1) * WEEK);
    }
  }
}

function shifted(on: Day, { shift, country }: Cadence): Day {
  return shift === 'none' ? on : workingDay(on, country, shift === 'before' ? -1 : 1);
}

/** The day itself where it is a working day of the country, else the next one in that direction. */
function workingDay(day: Day, country: string, step: 1 | -1): Day {
  let found = day;
  while (!isWorkingDay(found, country)) found = addDays(found, step);
  return found;
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: Day): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

function monthsBetween(from: Month, to: Month): number {
  const index = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
  return index(to) - index(from);
}

/** Days from one turn to the next, on average. */
export function periodOfCadence({ kind, every }: Cadence): number {
  return kind === 'weeks' ? every * WEEK : (every * 365.25) / 12;
}

/**
 * What an amount in minor units comes to in a year of this cadence, rounded half up: 365.25 days of 7-day weeks, or 12
 * months.
 */
export function yearlyMinor(minor: bigint, { kind, every }: Cadence): bigint {
  const [times, per] = kind === 'weeks' ? [36_525n, BigInt(every) * 700n] : [12n, BigInt(every)];
  return (2n * minor * times + per) / (2n * per);
}
