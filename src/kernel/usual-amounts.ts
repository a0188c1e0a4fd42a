import { type Currency, minorDigits } from './money.ts';

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
