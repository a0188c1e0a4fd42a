import * as z from 'zod';
import { isCurrency, type Money, parseMoney } from './money.ts';
import { MoneySchema } from './money-schema.ts';
import { type Tier } from './tiers.ts';
import { TierSchema } from './tier-schema.ts';

/** What a plan costs for an interval, in one currency. The free plan has no price; what is not set has none either. */
export const PriceSchema = z.object({
  tier: TierSchema.exclude(['free']),
  interval: z.enum(['month', 'year']),
  price: MoneySchema,
});
export type Price = z.infer<typeof PriceSchema>;

const AmountSchema = z.string().regex(/^\d{1,9}(\.\d{1,4})?$/);
const SettingSchema = z.partialRecord(
  PriceSchema.shape.tier,
  z.record(
    z.string().refine(isCurrency),
    z.strictObject({ month: AmountSchema.optional(), year: AmountSchema.optional() }),
  ),
);

/**
 * Prices as an operator sets them, `{"pro":{"ZAR":{"month":"149","year":"1490"},"KES":{"month":"990"}}}`: amounts are
 * texts, so that none passes through a float. Null where one does not parse, or is nothing.
 */
export function readPrices(text: string): readonly Price[] | null {
  try {
    const set = SettingSchema.parse(JSON.parse(text));
    return Object.entries(set).flatMap(([tier, byCurrency]) =>
      Object.entries(byCurrency).flatMap(([currency, amounts]) =>
        Object.entries(amounts).map(([interval, amount = '']) =>
          PriceSchema.parse({ tier, interval, price: positive(parseMoney(amount, currency)) }),
        ),
      ),
    );
  } catch {
    return null;
  }
}

function positive(amount: Money | null): Money {
  if (amount === null || amount.minor <= 0n) throw new RangeError('a price is more than nothing');
  return amount;
}

/** What a plan costs in a currency; null for an interval that has no price. */
export function priceOf(
  prices: readonly Price[],
  { tier, currency }: { tier: Tier; currency: string },
): { month: Money | null; year: Money | null } {
  const found = (interval: Price['interval']) =>
    prices.find((one) => one.tier === tier && one.interval === interval && one.price.currency === currency)?.price ??
    null;
  return { month: found('month'), year: found('year') };
}

type Write = (value: Money) => string;

export const PRICE_ON_REQUEST = 'Talk to us';

/** The price in words: the month's, else the year's; {@link PRICE_ON_REQUEST} where none is set (decisions, "Plans"). */
export function priceWords({ month, year }: ReturnType<typeof priceOf>, write: Write): string {
  if (month !== null) return `${write(month)} a month`;
  return year === null ? PRICE_ON_REQUEST : `${write(year)} a year`;
}

/** The year's price beside the month's; empty where there are not both. */
export function yearWords({ month, year }: ReturnType<typeof priceOf>, write: Write): string {
  return month === null || year === null ? '' : `or ${write(year)} a year`;
}
