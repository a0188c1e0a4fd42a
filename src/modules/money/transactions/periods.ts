import type { Day } from '#kernel/calendar.ts';
import { lastPeriods, periodAt, type Periods } from '#kernel/period-rules.ts';

export type Period = { readonly key: string; readonly label: string; readonly from: Day; readonly to: Day };

/** Spans that people ask for, as they are today. Months begin when the person's do; years are those of the calendar. */
export function periodsAt(today: Day, months: Periods): Period[] {
  const month = periodAt(today, months);
  const lastMonths = lastPeriods(month, 12, months);
  const before = (count: number) => lastMonths.at(-1 - count) ?? month;
  const year = Number(today.slice(0, 4));
  const span = (key: string, label: string, from: Day, to: Day): Period => ({ key, label, from, to });
  return [
    span('this-month', 'This month', month.from, month.to),
    span('last-month', 'Last month', before(1).from, before(1).to),
    span('3-months', 'Last 3 months', before(2).from, month.to),
    span('12-months', 'Last 12 months', before(11).from, month.to),
    span('this-year', 'This year', `${year}-01-01`, `${year}-12-31`),
    span('last-year', 'Last year', `${year - 1}-01-01`, `${year - 1}-12-31`),
  ];
}

/** Which of them two days are; `any` where none is set, `days` where they are none of them. */
export function periodOf(periods: readonly Period[], from: Day, to: Day): string {
  if (from === '' && to === '') return 'any';
  return periods.find((period) => period.from === from && period.to === to)?.key ?? 'days';
}

/** What is typed, parted from the span that it ends with, such as "groceries last 3 months"; null where it ends with none. */
export function withoutPeriod(
  typed: string,
  periods: readonly Period[],
): { readonly rest: string; readonly period: Period } | null {
  const text = typed.trim();
  const period = periods.find(({ label }) => text.toLowerCase().endsWith(` ${label.toLowerCase()}`));
  if (period === undefined) return null;
  const rest = text.slice(0, -period.label.length).replace(/[\s,]+$/, '');
  return rest === '' ? null : { rest, period };
}
