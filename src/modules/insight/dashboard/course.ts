import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { type KindSum, moneyFlow } from '#modules/money/ledger/rules.ts';
import type { Span } from './model.ts';

type DaySum = KindSum & { readonly day: Day; readonly currency: Currency };

/** What was spent from the first day up to the end of each, refunds taken off; empty where nothing counts on any of them. */
export function courseOf({ from, to }: Span, sums: readonly DaySum[], currency: Currency): Money[] {
  const within = sums.filter((sum) => sum.currency === currency && from <= sum.day && sum.day <= to);
  if (moneyFlow(within, currency).count === 0) return [];
  const byDay = Map.groupBy(within, ({ day }) => day);
  let spent = 0n;
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    spent += moneyFlow(byDay.get(addDays(from, index)) ?? [], currency).out.minor;
    return money(spent, currency);
  });
}
