import type { Day } from '#kernel/calendar.ts';
import { KNOWN_RATES } from './known.ts';
import type { LendingRate, RateKind } from './model.ts';

const keyOf = ({ country, kind, day }: LendingRate) => `${country} ${kind} ${day}`;

/** All that is known, the earliest first: what an operator entered takes the place of what came with the product. */
export function mergedRates(entered: readonly LendingRate[]): LendingRate[] {
  const merged = new Map([...KNOWN_RATES, ...entered].map((rate) => [keyOf(rate), rate]));
  return [...merged.values()].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** What came with the product and nothing that was entered takes the place of, the latest first. */
export function stillKnown(entered: readonly LendingRate[]): LendingRate[] {
  const replaced = new Set(entered.map(keyOf));
  return KNOWN_RATES.filter((rate) => !replaced.has(keyOf(rate))).toSorted((a, b) =>
    a.day > b.day ? -1 : a.day < b.day ? 1 : 0,
  );
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
