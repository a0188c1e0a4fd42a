import { type Day, daysBetween } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import type { Span } from './model.ts';

/** What was spent on a day in a currency, in minor units, refunds taken off; several of one day are added up. */
export type DaySpending = { readonly day: Day; readonly currency: Currency; readonly spent: bigint };

/** What was spent from the first day up to the end of each. */
export function courseOf({ from, to }: Span, days: readonly DaySpending[], currency: Currency): Money[] {
  const steps = Array.from({ length: daysBetween(from, to) + 1 }, () => 0n);
  for (const { day, currency: its, spent } of days) {
    const place = its === currency && from <= day && day <= to ? daysBetween(from, day) : -1;
    if (place >= 0) steps[place] = (steps[place] ?? 0n) + spent;
  }
  let sum = 0n;
  return steps.map((step) => money((sum += step), currency));
}
