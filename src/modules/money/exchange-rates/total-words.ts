import { plural } from '#kernel/plural.ts';

/** `total.parts.tsx` */
export const TOTAL_WORDS = {
  /** `missing`: codes of currencies. */
  unknown: (missing: readonly string[], days: number) =>
    `The total is unknown: there is no exchange rate for ${new Intl.ListFormat('en-GB').format(missing)} from the last ${plural(days, 'day')}. The known amounts add up to {amount}.`,
  total: 'Total in {currency}: {amount}, at {rates} from {day}.',
  rates: 'exchange rates',
  exchangeRates: 'Exchange rates',
} as const;
