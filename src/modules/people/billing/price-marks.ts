import type { Currency, Money } from '#kernel/money.ts';
import { type Price, priceOf, priceWords, yearWords } from '#kernel/prices.ts';
import type { Module } from '#kernel/modules.ts';
import { TIERS, type Tier } from '#kernel/tiers.ts';
import { isSold } from './plan-words.ts';

// Pages are written at build time, and prices are known where they are served: these words stand for them until then.
export const priceMark = (tier: Tier, currency: Currency) => `PRICE-OF-${tier}-IN-${currency}`;
export const yearMark = (tier: Tier, currency: Currency) => `YEAR-OF-${tier}-IN-${currency}`;
/** Stands within structured data, as a text; the quotes around it go with it. */
export const offersMark = (currency: Currency) => `OFFERS-IN-${currency}`;

/** What stands for each mark in one currency. @param there the modules that can be used today */
export function wordsForMarks(
  prices: readonly Price[],
  currency: Currency,
  { write, decimal }: { write: (value: Money) => string; decimal: (value: Money) => string },
  there: readonly Module[],
): ReadonlyMap<string, string> {
  const plans = TIERS.map((tier) => ({ tier, price: priceOf(prices, { tier, currency }) }));
  const offers = plans.flatMap(({ tier, price }) => {
    if (!isSold(tier, there)) return [];
    const amount = tier === 'free' ? '0' : price.month === null ? null : decimal(price.month);
    return amount === null ? [] : { '@type': 'Offer', name: tier, price: amount, priceCurrency: currency };
  });
  return new Map([
    ...plans.flatMap(({ tier, price }) => [
      [priceMark(tier, currency), priceWords(price, write)] as const,
      [yearMark(tier, currency), yearWords(price, write)] as const,
    ]),
    [`"${offersMark(currency)}"`, JSON.stringify(offers)],
  ]);
}
