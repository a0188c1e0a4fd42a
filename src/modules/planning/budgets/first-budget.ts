import { type Currency, minorDigits } from '#kernel/money.ts';

/** Spending of a category in a currency, period by period. */
export type PastSpending = {
  readonly categoryId: string;
  readonly currency: Currency;
  readonly periods: readonly bigint[];
};
export type Proposal = { readonly categoryId: string; readonly currency: Currency; readonly minor: bigint };

/** The middle one; of two, the half of both, rounded down. @throws RangeError for none */
export function medianOf(amounts: readonly bigint[]): bigint {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new RangeError('no median of nothing');
  return (low + high) / 2n;
}

/** Up to a figure that people say: tens, from a thousand hundreds. Half a unit is rounded too. */
export function roundedUp(minor: bigint, currency: Currency): bigint {
  const unit = 10n ** BigInt(minorDigits(currency));
  const step = minor >= 1000n * unit ? 100n * unit : minor >= 100n * unit ? 10n * unit : unit;
  return ((minor + step - 1n) / step) * step;
}

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
