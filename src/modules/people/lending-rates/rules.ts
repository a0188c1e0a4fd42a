import type { Day } from '#kernel/calendar.ts';
import { KNOWN_RATES } from './known.ts';

/** Countries whose prime rate is followed. */
export const RATE_COUNTRIES = ['ZA', 'KE', 'NG'] as const;
export type RateCountry = (typeof RATE_COUNTRIES)[number];

/** `prime`: what loans are linked to. `policy`: the rate of the central bank, to which laws tie the caps of South Africa. */
export const RATE_KINDS = ['prime', 'policy'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** A rate that holds in a country from a day on, in hundredths of a percent a year, and who says so. */
export type LendingRate = {
  readonly country: RateCountry;
  readonly kind: RateKind;
  readonly day: Day;
  readonly rate: number;
  readonly source: string;
};

/** All that is known, the earliest first: what an operator entered takes the place of what came with the product. */
export function mergedRates(entered: readonly LendingRate[]): LendingRate[] {
  const keyOf = ({ country, kind, day }: LendingRate) => `${country} ${kind} ${day}`;
  const merged = new Map([...KNOWN_RATES, ...entered].map((rate) => [keyOf(rate), rate]));
  return [...merged.values()].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** The rate that holds on a day; null before the first that is known. */
export function rateOn(rates: readonly LendingRate[], country: string, kind: RateKind, day: Day): LendingRate | null {
  return (
    rates
      .filter((rate) => rate.country === country && rate.kind === kind && rate.day <= day)
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .at(-1) ?? null
  );
}
