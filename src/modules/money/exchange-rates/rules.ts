import { addDays, type Day, daysBetween } from '#kernel/calendar.ts';
import { type Currency, type Money, money, withheldIn } from '#kernel/money.ts';
import { type ExchangeRate, type RateSource, RateSourceSchema } from './model.ts';
import { chained, converted, inverse, type Ratio, ratioOf } from './ratio.ts';

export { type Per, differenceFrom, fittingPer, impliedRate, originalAt } from './paid.ts';
export { plainRate } from './plain-rate.ts';
export { inCurrencies } from './reading.ts';
export { chained, converted, inverse, type Ratio, ratioOf, roundedRate } from './ratio.ts';

/**
 * How many days a rate is good for after its own. The European Central Bank publishes none on weekends and holidays; the
 * longest gap, at Easter, is five days.
 */
export const LONGEST_AGE = 7;

/** A rate that holds on a day, how many days old it is then, and where it is from; several where it goes through others. */
export type FoundRate = { readonly ratio: Ratio; readonly age: number; readonly sources: readonly RateSource[] };

const ONE: FoundRate = { ratio: { units: 1n, per: 1n }, age: 0, sources: [] };

const preferenceOf = (source: RateSource) => RateSourceSchema.options.indexOf(source);

/**
 * What one unit of `from` is worth in `to` on the day, or null where no rate is known: never 1. A rate of the day or the
 * latest before it counts, at most `LONGEST_AGE` days old; of one day, one that a person entered comes before that of a
 * file, and that before the European Central Bank's. A rate between the two currencies, either way round, comes before one
 * through a third currency, and that before one through two, such as shilling, dollar, euro, rand. Of several of these the
 * newest counts, one through the euro where they are as new. Such a rate is as old as its oldest part.
 */
export function rateOn(rates: readonly ExchangeRate[], from: Currency, to: Currency, day: Day): FoundRate | null {
  if (from === to) return ONE;
  const valid = ratesOf(rates, day);
  const [starts, ends] = [neighbours(valid, from), neighbours(valid, to)];
  const through = (...bases: readonly Currency[]) => along(valid, [from, ...bases, to], day);
  const best = (found: readonly (FoundRate | null)[]) =>
    found.filter((one) => one !== null).toSorted((a, b) => a.age - b.age)[0];
  return (
    best([through()]) ??
    best(starts.map((base) => through(base))) ??
    best(starts.flatMap((first) => ends.map((second) => through(first, second)))) ??
    null
  );
}

/** The rates that are good on a day. Days are compared as text: there are tens of thousands of rates. */
export function ratesOf(rates: readonly ExchangeRate[], day: Day): ExchangeRate[] {
  const since = addDays(day, -LONGEST_AGE);
  return rates.filter((rate) => since <= rate.day && rate.day <= day);
}

/** The rates from each currency to the next, multiplied; null where one is not known. */
function along(rates: readonly ExchangeRate[], path: readonly Currency[], day: Day): FoundRate | null {
  let found = ONE;
  for (const [index, to] of path.slice(1).entries()) {
    const next = between(rates, path[index] ?? to, to, day);
    if (next === null) return null;
    found = {
      ratio: chained(found.ratio, next.ratio),
      age: Math.max(found.age, next.age),
      sources: [...new Set([...found.sources, ...next.sources])],
    };
  }
  return found;
}

/** Currencies that have a rate with this one: the euro first, the others in alphabetical order. */
function neighbours(rates: readonly ExchangeRate[], currency: Currency): Currency[] {
  const others = rates.flatMap(({ from, to }) => (from === currency ? [to] : to === currency ? [from] : []));
  return [...new Set(others)].toSorted((a, b) => (a === 'EUR' ? -1 : b === 'EUR' ? 1 : a < b ? -1 : 1));
}

/** The best of the rates between two currencies, either way round; as they were given before turned round. */
function between(rates: readonly ExchangeRate[], from: Currency, to: Currency, day: Day): FoundRate | null {
  const isTurned = (rate: ExchangeRate) => rate.from === to;
  const [best] = rates
    .filter((rate) => (rate.from === from && rate.to === to) || (rate.from === to && rate.to === from))
    .toSorted(
      (a, b) =>
        (a.day < b.day ? 1 : a.day > b.day ? -1 : 0) ||
        preferenceOf(a.source) - preferenceOf(b.source) ||
        Number(isTurned(a)) - Number(isTurned(b)),
    );
  if (best === undefined) return null;
  const ratio = ratioOf(best.rate);
  return {
    ratio: isTurned(best) ? inverse(ratio) : ratio,
    age: daysBetween(best.day, day),
    sources: [best.source],
  };
}

/**
 * Amounts of several currencies in one. `missing` names the currencies without a rate, in alphabetical order; while there
 * are any, `known` is only a part of the total, and the total is unknown. `oldest` is the age in days of the oldest rate
 * used, null where none was. Nothing is worth nothing in any currency, so an amount of zero needs no rate.
 */
export type ConvertedTotal = {
  readonly known: Money;
  readonly missing: readonly Currency[];
  readonly oldest: number | null;
};

export function totalIn(
  to: Currency,
  amounts: readonly Money[],
  rates: readonly ExchangeRate[],
  day: Day,
): ConvertedTotal {
  const isNothing = ({ minor, withheld }: Money) => minor === 0n && withheld !== true;
  const parts = amounts
    .filter((amount) => !isNothing(amount))
    .map((amount) => ({ amount, rate: rateOn(rates, amount.currency, to, day) }));
  const known = parts.flatMap(({ amount, rate }) => (rate === null ? [] : [converted(amount, to, rate.ratio)]));
  const used = parts.flatMap(({ amount, rate }) => (rate === null || amount.currency === to ? [] : [rate.age]));
  const missing = new Set(parts.flatMap(({ amount, rate }) => (rate === null ? [amount.currency] : [])));
  return {
    known: known.some(({ withheld }) => withheld === true)
      ? withheldIn(to)
      : money(
          known.reduce((sum, { minor }) => sum + minor, 0n),
          to,
        ),
    missing: [...missing].toSorted(),
    oldest: used.length === 0 ? null : Math.max(...used),
  };
}
