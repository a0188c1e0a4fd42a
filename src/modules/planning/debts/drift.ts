import type { Month } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import type { DebtMonth } from './model.ts';

/** When the plan of a month had all debts paid off; null where it had no end. */
export type FreeDate = { readonly month: Month; readonly free: Month | null };

/** The debt-free date of each month that was recorded, the earliest first. */
export function freeDates(months: readonly DebtMonth[]): FreeDate[] {
  return [...Map.groupBy(months, ({ month }) => month)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => {
      const dates = own.map(({ freeMonth }) => freeMonth);
      const known = dates.filter((date) => date !== null);
      return { month, free: known.length < dates.length ? null : (known.toSorted().at(-1) ?? null) };
    });
}

/** What was planned and paid in a month, of debts in one currency that have an account. */
export type PaidMonth = { readonly month: Month; readonly planned: Money; readonly paid: Money };

export function paidMonths(months: readonly DebtMonth[], currency: string): PaidMonth[] {
  const known = months.filter(({ paid, owed }) => paid !== null && owed.currency === currency);
  return [...Map.groupBy(known, ({ month }) => month)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => {
      const sum = (of: (one: DebtMonth) => bigint) =>
        money(
          own.reduce((all, one) => all + of(one), 0n),
          currency,
        );
      return { month, planned: sum(({ planned }) => planned.minor), paid: sum(({ paid }) => paid?.minor ?? 0n) };
    });
}
