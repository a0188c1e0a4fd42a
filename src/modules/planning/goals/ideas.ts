import type { Day } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { medianOf, roundedUp } from '#kernel/usual-amounts.ts';

/** Months of spending that an emergency fund is for. */
export const EMERGENCY_MONTHS = 3;
/** Fewer months than this say little of what life costs. */
const LEAST_MONTHS = 2;
/** Months between two payments of a cost that is worth a fund of its own. */
const LEAST_APART = 2;
const LONGEST_APART = 24;
/** A detected cost that is less sure is not offered, in percent. */
export const LEAST_CONFIDENCE = 60;
const MOST_SINKING = 6;

/**
 * What an emergency fund comes to: the median month, and three of them rounded up. Null with too little history.
 * @param months what was spent in whole months, any order
 */
export function emergencyFund(
  months: readonly bigint[],
  currency: Currency,
): { readonly monthly: Money; readonly target: Money } | null {
  if (months.length < LEAST_MONTHS) return null;
  const monthly = medianOf(months);
  if (monthly <= 0n) return null;
  return {
    monthly: money(monthly, currency),
    target: money(roundedUp(monthly * BigInt(EMERGENCY_MONTHS), currency), currency),
  };
}

/** A payment that comes back, as far as a sinking fund needs it. */
export type Cost = {
  readonly name: string;
  readonly everyMonths: number;
  readonly next: Day;
  readonly amount: Money;
};

/** Costs that come a few times a year or once, the dearest first; a name that is a goal already is left out. */
export function sinkingFunds(costs: readonly Cost[], names: ReadonlySet<string>, today: Day): Cost[] {
  return costs
    .filter(({ everyMonths, amount, next }) => {
      return everyMonths >= LEAST_APART && everyMonths <= LONGEST_APART && amount.minor > 0n && next > today;
    })
    .filter(({ name }) => !names.has(name.toLowerCase()))
    .toSorted((a, b) => (a.amount.minor > b.amount.minor ? -1 : a.amount.minor < b.amount.minor ? 1 : 0))
    .slice(0, MOST_SINKING);
}
