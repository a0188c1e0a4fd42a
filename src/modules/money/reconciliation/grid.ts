import { addDays, addMonths, type Day, daysOf, type Month, monthOf } from '#kernel/calendar.ts';
import { MOST_MONTHS } from './limits.ts';
import type { MonthCell, MonthState } from './model.ts';

type Days = { readonly from: Day; readonly to: Day };

/** A statement as an import brought it. */
export type CoveringStatement = Days & {
  readonly importId: string;
  /** What was in the account before its first transaction and after its last; null where the file does not say. */
  readonly before: bigint | null;
  readonly after: bigint | null;
  /** Its closing balance is not what the transactions come to. */
  readonly isMismatched: boolean;
};

type GridFacts = {
  readonly statements: readonly CoveringStatement[];
  /** Days of finished statements. */
  readonly reconciled: readonly Day[];
  readonly today: Day;
};

/**
 * What is known of each month, from the first statement to this month, the newest first. Of two statements that follow each
 * other with the balance unchanged in between, no day is missing: nothing was booked on it.
 */
export function gridOf({ statements, reconciled, today }: GridFacts): MonthCell[] {
  const ordered = statements.toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to));
  const covered = joined(ordered);
  const overlaps = overlapsOf(ordered);
  const lastReconciled = reconciled.toSorted().at(-1) ?? null;
  const firstDay = [ordered[0]?.from, reconciled.toSorted()[0]].flatMap((day) => day ?? []).toSorted()[0];
  if (firstDay === undefined) return [];
  const cells: MonthCell[] = [];
  const newest = [monthOf(today), ...ordered.map(({ to }) => monthOf(to))].toSorted().at(-1) ?? monthOf(today);
  for (let month = newest; month >= monthOf(firstDay) && cells.length < MOST_MONTHS; month = addMonths(month, -1)) {
    const { first, last } = daysOf(month);
    // Nothing is asked of days before the first statement, nor of those that are still to come.
    const wanted = { from: first < firstDay ? firstDay : first, to: last };
    const gaps = last > today ? [] : uncovered(wanted, covered);
    const inMonth = ordered.filter((one) => one.from <= last && one.to >= first);
    const cell = {
      month,
      gaps,
      overlaps: overlaps.flatMap((days) => within(days, { from: first, to: last })),
      importIds: [...new Set(inMonth.map(({ importId }) => importId))],
      reconciledTo: reconciledIn({ from: first, to: last }, lastReconciled),
    };
    const isMismatched = ordered.some((one) => one.isMismatched && monthOf(one.to) === month);
    cells.push({ ...cell, state: stateOf(cell, { month, today, isMismatched }) });
  }
  return cells;
}

type Facts = { readonly month: Month; readonly today: Day; readonly isMismatched: boolean };

/** What asks for something to be done goes first; what was agreed with the bank needs no file. */
function stateOf(
  { gaps, overlaps, reconciledTo }: Omit<MonthCell, 'state'>,
  { month, today, isMismatched }: Facts,
): MonthState {
  const { last } = daysOf(month);
  if (isMismatched) return 'mismatched';
  if (reconciledTo === last) return 'reconciled';
  if (gaps.length > 0) return 'missing';
  if (overlaps.length > 0) return 'duplicate';
  return last > today ? 'running' : 'covered';
}

function reconciledIn({ from, to }: Days, last: Day | null): Day | null {
  if (last === null || last < from) return null;
  return last < to ? last : to;
}

/** The days that statements cover, in order; statements that follow each other are one stretch. */
function joined(ordered: readonly CoveringStatement[]): Days[] {
  const stretches: { from: Day; to: Day; after: bigint | null }[] = [];
  for (const { from, to, before, after } of ordered) {
    const last = stretches.at(-1);
    const follows =
      last !== undefined &&
      (from <= addDays(last.to, 1) || (before !== null && last.after !== null && before === last.after));
    if (!follows) stretches.push({ from, to, after });
    else if (to >= last.to) Object.assign(last, { to, after });
  }
  return stretches;
}

function uncovered({ from, to }: Days, covered: readonly Days[]): Days[] {
  const gaps: Days[] = [];
  let next = from;
  for (const stretch of covered) {
    if (stretch.to < next || stretch.from > to) continue;
    if (stretch.from > next) gaps.push({ from: next, to: addDays(stretch.from, -1) });
    next = addDays(stretch.to, 1);
  }
  return next > to ? gaps : [...gaps, { from: next, to }];
}

/** Days that two files cover. One day is none: a statement begins on the day on which the one before it ended. */
function overlapsOf(ordered: readonly CoveringStatement[]): Days[] {
  const overlaps: { from: Day; to: Day }[] = [];
  let before: CoveringStatement | null = null;
  for (const one of ordered) {
    const end = before === null || before.to > one.to ? one.to : before.to;
    if (before !== null && before.importId !== one.importId && one.from < end) {
      const last = overlaps.at(-1);
      if (last !== undefined && one.from <= last.to) last.to = last.to > end ? last.to : end;
      else overlaps.push({ from: one.from, to: end });
    }
    if (before === null || one.to >= before.to) before = one;
  }
  return overlaps;
}

function within({ from, to }: Days, month: Days): Days[] {
  const days = { from: from > month.from ? from : month.from, to: to < month.to ? to : month.to };
  return days.from <= days.to ? [days] : [];
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
