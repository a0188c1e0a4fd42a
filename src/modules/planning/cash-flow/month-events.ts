import { type DayTable, sameDay } from './day-table.ts';
import type { Known } from './stream.ts';

/*
 * Payments that come once a month on a day that a rule names: a day of the month that weekends and holidays move to the
 * working day before or after, or do not move. A stream may have several, such as two debit orders of one category; what
 * they do not explain is spread as a level.
 */

type Shift = -1 | 0 | 1;
type MonthRule = { readonly day: number; readonly shift: Shift };

const SHIFTS: readonly Shift[] = [0, 1, -1];
/** Months that a rule is looked for in, how many of them it must explain, and the most rules of one stream. */
const [MONTHS_SEEN, LEAST_HITS, MOST_RULES] = [6, 3, 4];
/** Of the months seen so many in a hundred must fit. */
const LEAST_SHARE = 0.6;
/** Payments whose amounts are used for the next. */
const AMOUNTS = 3;
/** Days around the due day in which a payment counts as the one of its month. */
const NEAR = 4;
/** Days that a payment may be late before nobody waits for it. */
const LATE = 4;

/** Where a rule falls in the month of a place, so many months back; -1 outside of the table. */
function dueAt(table: DayTable, place: number, monthsBack: number, { day, shift }: MonthRule): number {
  let due = sameDay(table, place, monthsBack, day);
  if (due < 0 || shift === 0) return due;
  while (due >= 0 && due < table.count && table.isWorkingDay[due] === 0) due += shift;
  return due;
}

type Found = { readonly rule: MonthRule; readonly amount: number };

/** The rules of a stream before an origin, each with its usual amount; `rest`: the average day of what they do not explain. */
function rulesOf(
  { values, since, origin }: Known,
  table: DayTable,
): { readonly rules: readonly Found[]; readonly rest: number } {
  const from = Math.max(since, origin - MONTHS_SEEN * 31);
  let events: number[] = [];
  for (let at = from; at < origin; at += 1) if (values[at] !== 0) events.push(at);
  const rules: Found[] = [];
  const months = Math.min(MONTHS_SEEN, Math.floor((origin - since) / 30));
  while (rules.length < MOST_RULES && events.length >= Math.min(LEAST_HITS, months)) {
    const best = bestRule(events, { origin, months, table });
    if (best === null) break;
    const dues = Array.from({ length: MONTHS_SEEN + 1 }, (_, back) => dueAt(table, origin - 1, back, best));
    const taken = dues.filter((due) => events.includes(due)).map((due) => values[due] ?? 0);
    events = events.filter((at) => !dues.includes(at));
    rules.push({ rule: best, amount: median(taken.slice(0, AMOUNTS)) });
  }
  const left = events.reduce((sum, at) => sum + (values[at] ?? 0), 0);
  return { rules, rest: left / Math.max(origin - from, 1) };
}

type Seen = { readonly origin: number; readonly months: number; readonly table: DayTable };

/** The rule that explains most of the months; of equally good ones the plainest. */
function bestRule(events: readonly number[], { origin, months, table }: Seen): MonthRule | null {
  const votes = new Uint16Array(SHIFTS.length * 32);
  let best = 0;
  for (const at of events)
    for (const key of rulesAt(table, at)) {
      const count = (votes[key] ?? 0) + 1;
      votes[key] = count;
      const most = votes[best] ?? 0;
      if (count > most || (count === most && key < best)) best = key;
    }
  if ((votes[best] ?? 0) < Math.max(Math.min(LEAST_HITS, months), Math.ceil(months * LEAST_SHARE))) return null;
  const rule = ruleOf(best);
  // One that missed twice in a row has ended.
  const latest = [0, 1, 2].map((back) => dueAt(table, origin - 1, back, rule)).filter((due) => due < origin);
  return latest.slice(0, 2).some((due) => events.includes(due)) ? rule : null;
}

/** Plain days first, so that they win where nothing else decides. */
const keyOf = ({ day, shift }: MonthRule) => SHIFTS.indexOf(shift) * 32 + day;
const ruleOf = (key: number): MonthRule => ({ day: key % 32, shift: SHIFTS[Math.floor(key / 32)] ?? 0 });

const worked = new WeakMap<DayTable, (readonly number[])[]>();

/** The rules that fall on a place, as their keys; each place is worked out once. */
function rulesAt(table: DayTable, place: number): readonly number[] {
  const places = worked.get(table) ?? [];
  worked.set(table, places);
  return (places[place] ??= newRulesAt(table, place));
}

function newRulesAt(table: DayTable, place: number): number[] {
  const found = rulesNaming(table, place, 0);
  if (table.isWorkingDay[place] === 0) return found;
  for (const shift of [1, -1] as const) {
    found.push(...rulesNaming(table, place, shift));
    // The days off before it moved here, or those after it.
    for (let at = place - shift; at >= 0 && at < table.count && table.isWorkingDay[at] === 0; at -= shift) {
      if (table.month[at] !== table.month[place]) break;
      found.push(...rulesNaming(table, at, shift));
    }
  }
  return found;
}

/** The rules that name a day: the last of a month stands for the days that it does not have. */
function rulesNaming({ dayOfMonth, monthLength }: DayTable, place: number, shift: Shift): number[] {
  const day = dayOfMonth[place] ?? 1;
  const last = day === monthLength[place] ? LONGEST_MONTH : day;
  return Array.from({ length: last - day + 1 }, (_, more) => keyOf({ day: day + more, shift }));
}

const LONGEST_MONTH = 31;

/** The share of days in which something moves above which no rule is looked for. */
const DENSE = 0.4;

function isDense(values: Float64Array, from: number, origin: number): boolean {
  let moved = 0;
  for (let at = from; at < origin; at += 1) if (values[at] !== 0) moved += 1;
  return moved > (origin - from) * DENSE;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The payments of the month to come by their rules, and the average day of the rest. False: there is no such payment. */
export function scheduledPath(known: Known, table: DayTable, path: Float64Array): boolean {
  const { values, origin, since } = known;
  if (origin - since < 62 || isDense(values, Math.max(since, origin - MONTHS_SEEN * 31), origin)) return false;
  const { rules, rest } = rulesOf(known, table);
  if (rules.length === 0) return false;
  path.fill(rest);
  const last = origin + path.length - 1;
  for (const { rule, amount } of rules) {
    for (let back = monthsAcross(table, origin, last); back >= 0; back -= 1) {
      const due = dueAt(table, Math.min(last + 31, table.count - 1), back, rule);
      if (due > last || due < origin - LATE) continue;
      if (isPaid(values, due, { since, origin, amount })) continue;
      const place = Math.max(due, origin) - origin;
      if (due < origin && origin - due > LATE) continue;
      path[place] = (path[place] ?? 0) + amount;
    }
  }
  return true;
}

/** Months from the one before the origin to the one after the last day. */
function monthsAcross(table: DayTable, origin: number, last: number): number {
  const end = Math.min(last + 31, table.count - 1);
  return (table.month[end] ?? 0) - (table.month[Math.max(origin - LATE, 0)] ?? 0);
}

type Paid = { readonly since: number; readonly origin: number; readonly amount: number };

/** Whether a payment of about the amount came just before the origin, for a due day at or just before it. */
function isPaid(values: Float64Array, due: number, { since, origin, amount }: Paid): boolean {
  const from = Math.max(since, due - NEAR);
  for (let at = from; at < Math.min(origin, due + NEAR + 1); at += 1) {
    const value = values[at] ?? 0;
    if (value !== 0 && Math.abs(value) >= Math.abs(amount) / 2) return true;
  }
  return false;
}
