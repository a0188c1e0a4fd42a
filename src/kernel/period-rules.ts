import { addDays, addMonths, type Day, daysBetween, daysOf, type Month, monthOf } from './calendar.ts';
import { type Beginning, monthBegins } from './month-begins.ts';
import { isMonthStart, type MonthStart } from './month-start.ts';
import { type GazettedDay, isWorkingDayWith } from './working-days.ts';

/**
 * How days are put into periods, as text: `month:25-or-before` (a month from a start as `month-start.ts` has it),
 * `week:1` (from Monday), `fortnight:2026-01-09` (every second week, counted from that day) or `year:3:1` (a year that
 * begins with the month which starts in March).
 */
export type PeriodRule = string;

/** A rule, and the first day on which it holds; null: since ever. */
export type DatedRule = { readonly since: Day | null; readonly rule: PeriodRule };

/** The country (ISO 3166) whose public holidays move paydays, and what was announced of them. */
export type HolidaysKnown = { readonly country: string; readonly gazetted: readonly GazettedDay[] };

/** Rules in the order of their days, and what moves paydays. */
export type Periods = HolidaysKnown & { readonly rules: readonly DatedRule[] };

/**
 * Days from one to another, both included. `key` tells the period apart: its first day as the rule names it, which a
 * public holiday that is announced later does not change.
 */
export type Stretch = { readonly key: Day; readonly from: Day; readonly to: Day };

type Parts =
  | { readonly kind: 'month'; readonly start: MonthStart }
  | { readonly kind: 'days'; readonly anchor: Day; readonly length: number }
  | { readonly kind: 'year'; readonly month: number; readonly start: MonthStart };

/** A Monday; weeks are counted from it. */
const A_MONDAY = '2024-01-01';

/** The parts of a rule; null where the text is none. */
function partsOf(rule: PeriodRule): Parts | null {
  const [kind, one = '', two = '', ...more] = rule.split(':');
  if (more.length > 0) return null;
  if (kind === 'month' && isMonthStart(one) && two === '') return { kind, start: one };
  if (kind === 'year' && /^([1-9]|1[0-2])$/.test(one) && isMonthStart(two))
    return { kind, month: Number(one), start: two };
  if (two !== '') return null;
  if (kind === 'week' && /^[1-7]$/.test(one))
    return { kind: 'days', anchor: addDays(A_MONDAY, Number(one) - 1), length: 7 };
  if (kind === 'fortnight' && ANCHOR.test(one)) return { kind: 'days', anchor: one, length: 14 };
  return null;
}

/** Anchors are days of this century; whether one exists is asked of the calendar. */
const ANCHOR = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

export function isPeriodRule(text: string): boolean {
  return partsOf(text) !== null;
}

/** The beginning that is `later` periods after the one about the day; 0 may lie after the day by some weeks or months. */
function beginning(rule: PeriodRule, day: Day, later: number, known: HolidaysKnown): Beginning {
  const parts = partsOf(rule);
  if (parts === null) throw new RangeError(`not a rule of periods: ${rule}`);
  const isWorkingDay = (one: Day) => isWorkingDayWith(one, known.country, known);
  if (parts.kind === 'month') return monthBegins(addMonths(monthOf(day), later), parts.start, isWorkingDay);
  if (parts.kind === 'year') {
    const month: Month = `${day.slice(0, 4)}-${String(parts.month).padStart(2, '0')}`;
    return monthBegins(addMonths(month, 12 * later), parts.start, isWorkingDay);
  }
  const count = Math.floor(daysBetween(parts.anchor, day) / parts.length) + later;
  const from = addDays(parts.anchor, count * parts.length);
  return { named: from, from };
}

/** The beginning on the day or the last before it. */
function beginningBefore(rule: PeriodRule, day: Day, known: HolidaysKnown): { found: Beginning; later: number } {
  // One that moves to a working day may begin in the month before.
  for (let later = 1; ; later -= 1) {
    const found = beginning(rule, day, later, known);
    if (found.from <= day) return { found, later };
  }
}

/** The period that a day is in. A change of the rule ends a period on the day before, and begins one. */
export function periodAt(day: Day, { rules, ...known }: Periods): Stretch {
  const place = rules.findLastIndex(({ since }) => since === null || since <= day);
  const held = rules[place];
  if (held === undefined) throw new RangeError(`no rule holds on ${day}`);
  const until = rules[place + 1]?.since ?? null;
  let { found, later } = beginningBefore(held.rule, day, known);
  // What is named for a day on which another rule holds already does not begin any more.
  if (until !== null) for (; found.named >= until; found = beginning(held.rule, day, later, known)) later -= 1;
  const next = beginning(held.rule, day, later + 1, known);
  const isCut = until !== null && next.named >= until;
  const to = addDays(isCut ? until : next.from, -1);
  const { since } = held;
  if (since !== null && found.from <= since) return { key: since, from: since, to };
  return { key: found.named, from: found.from, to };
}

export function periodAfter({ to }: Stretch, periods: Periods): Stretch {
  return periodAt(addDays(to, 1), periods);
}

export function periodBefore({ from }: Stretch, periods: Periods): Stretch {
  return periodAt(addDays(from, -1), periods);
}

/** All periods from the one that a day is in to the one that another is in. */
export function periodsFrom(first: Day, last: Day, periods: Periods): Stretch[] {
  const found = [periodAt(first, periods)];
  for (let now = found[0]; now !== undefined && now.to < last;) {
    now = periodAfter(now, periods);
    found.push(now);
  }
  return found;
}

/** The last `most` periods up to one, back to the one that a day is in, the earliest first. */
export function periodsBack(first: Day, last: Stretch, most: number, periods: Periods): Stretch[] {
  const found = [last];
  for (let now = last; now.from > first && found.length < most;) {
    now = periodBefore(now, periods);
    found.unshift(now);
  }
  return found;
}

/** So many periods up to one, that one last. */
export function lastPeriods(last: Stretch, count: number, periods: Periods): Stretch[] {
  const found = [last];
  for (let now = last; found.length < count;) {
    now = periodBefore(now, periods);
    found.unshift(now);
  }
  return found;
}

/** How many periods there are from one to that of a day, both counted, and no more than `most`. */
export function countPeriods(first: Stretch, last: Day, most: number, periods: Periods): number {
  let count = 1;
  for (let now = first; now.to < last && count < most; count += 1) now = periodAfter(now, periods);
  return count;
}

/** The period with a key; null where none has it. */
export function periodOfKey(key: Day, periods: Periods): Stretch | null {
  const found = periodAt(key, periods);
  if (found.key === key) return found;
  // A holiday moved its beginning before the day by which it is named, or its end.
  return [periodBefore(found, periods), periodAfter(found, periods)].find((one) => one.key === key) ?? null;
}

/** The same period a year before: the one that holds the middle of it, twelve months earlier. */
export function sameLastYear({ from, to }: Stretch, periods: Periods): Stretch {
  const middle = addDays(from, Math.floor(daysBetween(from, to) / 2));
  const month = addMonths(monthOf(middle), -12);
  const { last } = daysOf(month);
  const day: Day = `${month}-${middle.slice(8)}`;
  return periodAt(day < last ? day : last, periods);
}
