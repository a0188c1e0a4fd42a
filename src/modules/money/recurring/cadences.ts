import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysOf,
  type Month,
  monthOf,
  monthsBetween,
} from '#kernel/calendar.ts';
import { hasExpectedHolidays } from '#kernel/expected-holidays.ts';
import { type GazettedDay, isWorkingDayWith, type MoonShift, NONE_ANNOUNCED } from '#kernel/working-days.ts';
import type { Cadence } from './model.ts';

/** One time that a cadence comes round. */
export type Turn = {
  /** The day as the cadence has it, which tells it apart and does not follow holidays: of a last working day that of the month. */
  readonly on: Day;
  /** The day after a weekend or public holiday moved it. */
  readonly due: Day;
  /** Between which days it can be due, where that hangs on an expected holiday that was not announced yet. */
  readonly span: { readonly from: Day; readonly to: Day } | null;
};

/** How far a public holiday beside a weekend can move a day, generously. */
const FARTHEST_SHIFT = 10;
const WEEK = 7;
const MOONS: readonly MoonShift[] = [-1, 0, 1];

/** The turns that are due between two days, both included, the earliest first; none before the anchor. */
export function turnsBetween(cadence: Cadence, from: Day, to: Day, gazetted: readonly GazettedDay[]): Turn[] {
  const [first, last] = [addDays(from, -FARTHEST_SHIFT), addDays(to, FARTHEST_SHIFT)];
  return daysOfCadence(cadence, first < cadence.anchor ? cadence.anchor : first, last)
    .filter((on) => !isBeforeAnchor(on, cadence))
    .map((on) => turnOn(on, cadence, gazetted))
    .filter(({ due }) => from <= due && due <= to);
}

/** Whether an occurrence is told apart by this day. */
export function comesOn(cadence: Cadence, on: Day): boolean {
  return on >= cadence.anchor && daysOfCadence(cadence, on, on).length > 0 && !isBeforeAnchor(on, cadence);
}

/** The last working day of the first month may be before the anchor. Whether it is does not follow what is announced later. */
function isBeforeAnchor(on: Day, cadence: Cadence): boolean {
  return cadence.kind === 'last-working-day' && turnOn(on, cadence, NONE_ANNOUNCED).due < cadence.anchor;
}

const turns = new WeakMap<readonly GazettedDay[], Map<string, Turn>>();

/** By the list that was given, since what looks for cadences in transactions asks for the same days many times. */
function turnOn(on: Day, cadence: Cadence, gazetted: readonly GazettedDay[]): Turn {
  const [step, { country }] = [stepOf(cadence), cadence];
  const known = turns.get(gazetted) ?? new Map<string, Turn>();
  turns.set(gazetted, known);
  const key = `${country} ${step} ${on}`;
  const turn = known.get(key) ?? newTurn(on, step, { country, gazetted });
  known.set(key, turn);
  return turn;
}

function newTurn(on: Day, step: 1 | -1 | null, { country, gazetted }: Omit<Where, 'moon'>): Turn {
  const movedBy = (direction: 1 | -1) => (moon: MoonShift) => workingDay(on, direction, { country, gazetted, moon });
  const due = step === null ? on : movedBy(step)(0);
  if (!hasExpectedHolidays(country)) return { on, due, span: null };
  const days = MOONS.map(movedBy(step ?? 1)).toSorted();
  const [from = due, to = due] = [days[0], days.at(-1)];
  // One that stays on its day is not booked on a holiday either: where that day may be one, the next working day will do.
  const isCertain = from === to || (step === null && from !== on);
  return { on, due, span: isCertain ? null : { from, to } };
}

/** Which way a day goes that is no working day; null where it stays. */
function stepOf({ kind, shift }: Cadence): 1 | -1 | null {
  if (kind === 'last-working-day' || shift === 'before') return -1;
  return shift === 'after' ? 1 : null;
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
      return last;
    case 'nth-weekday': {
      const { nth, weekday } = cadence;
      if (nth === -1) return addDays(last, -((weekdayOf(last) - weekday + WEEK) % WEEK));
      return addDays(first, ((weekday - weekdayOf(first) + WEEK) % WEEK) + (nth - 1) * WEEK);
    }
  }
}

type Where = { readonly country: string; readonly gazetted: readonly GazettedDay[]; readonly moon: MoonShift };

/** The day itself where it is a working day of the country, else the next one in that direction. */
function workingDay(day: Day, step: 1 | -1, { country, ...known }: Where): Day {
  let found = day;
  while (!isWorkingDayWith(found, country, known)) found = addDays(found, step);
  return found;
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: Day): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
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
