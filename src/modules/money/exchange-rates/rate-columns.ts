import type { ExchangeRate } from './model.ts';

/** Rates as the columns `source`, `day`, `from`, `to` and `rate`, for one statement that writes them all. */
export function columnsOf(rates: readonly ExchangeRate[]): string[][] {
  return [
    rates.map(({ source }) => source),
    rates.map(({ day }) => day),
    rates.map(({ from }) => from),
    rates.map(({ to }) => to),
    rates.map(({ rate }) => rate),
  ];
}
