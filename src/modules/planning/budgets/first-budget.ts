import type { Currency } from '#kernel/money.ts';
import { medianOf, roundedUp } from '#kernel/usual-amounts.ts';

/** Spending of a category in a currency, period by period. */
export type PastSpending = {
  readonly categoryId: string;
  readonly currency: Currency;
  readonly periods: readonly bigint[];
};
export type Proposal = { readonly categoryId: string; readonly currency: Currency; readonly minor: bigint };

/** In how many of the periods something has to be spent, for a limit to be proposed: half of them. */
const isUsual = (periods: readonly bigint[]) => periods.filter((minor) => minor > 0n).length * 2 >= periods.length;

/** Limits for what is usually spent: the median of the periods, rounded up. What is rare is left out. */
export function proposals(past: readonly PastSpending[]): Proposal[] {
  return past.flatMap(({ categoryId, currency, periods }) => {
    if (periods.length === 0 || !isUsual(periods)) return [];
    const median = medianOf(periods.map((minor) => (minor > 0n ? minor : 0n)));
    return median === 0n ? [] : [{ categoryId, currency, minor: roundedUp(median, currency) }];
  });
}
