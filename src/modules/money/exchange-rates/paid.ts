import { absolute, type Currency, LARGEST_MINOR, minorDigits, type Money, money } from '#kernel/money.ts';
import { converted, inverse, type Ratio } from './ratio.ts';

/** Of which currency a stated rate says what one unit is worth: that which was paid, or that of the account. */
export type Per = 'original' | 'account';

/** What one unit of what was paid came to in the account, exactly; null where either is nothing, or withheld. */
export function impliedRate(amount: Money, original: Money): Ratio | null {
  if (amount.withheld === true || original.withheld === true || amount.minor === 0n || original.minor === 0n)
    return null;
  return {
    units: absolute(amount).minor * 10n ** BigInt(minorDigits(original.currency)),
    per: absolute(original).minor * 10n ** BigInt(minorDigits(amount.currency)),
  };
}

/** How far one rate is above another (below: negative), in tenths of a per cent, half a tenth away from zero. */
export function differenceFrom(market: Ratio, rate: Ratio): bigint {
  const [mine, theirs] = [rate.units * market.per, market.units * rate.per];
  const size = mine < theirs ? theirs - mine : mine - theirs;
  const tenths = (2n * 1000n * size + theirs) / (2n * theirs);
  return mine < theirs ? -tenths : tenths;
}

/** Tenths of a per cent by which a stated rate may differ from what was paid: the bank may have taken its fee in between. */
const FARTHEST = 100n;

/**
 * Of which currency a rate is, where a statement does not say: that by which it comes nearest to what was paid. Null where
 * it is more than a tenth away either way, so that it is some other figure.
 */
export function fittingPer(rate: Ratio, amount: Money, original: Money): Per | null {
  const implied = impliedRate(amount, original);
  if (implied === null) return null;
  const away = (one: Ratio) => {
    const tenths = differenceFrom(implied, one);
    return tenths < 0n ? -tenths : tenths;
  };
  const [direct, turned] = [away(rate), away(inverse(rate))];
  if (direct > FARTHEST && turned > FARTHEST) return null;
  return direct <= turned ? 'original' : 'account';
}

/**
 * What was paid, where a statement names only the rate by which the amount was converted: the amount of the other currency
 * that comes to it. Null where none comes to it exactly, since the rate is rounded then.
 */
export function originalAt(amount: Money, rate: Ratio, currency: Currency): Money | null {
  const original = converted(absolute(amount), currency, inverse(rate));
  const isExact = converted(original, amount.currency, rate).minor === absolute(amount).minor;
  return isExact && original.minor > 0n && original.minor <= LARGEST_MINOR ? money(original.minor, currency) : null;
}
