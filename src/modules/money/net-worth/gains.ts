import { type Currency, minorDigits } from '#kernel/money.ts';
import type { Ratio } from '#modules/money/exchange-rates/rules.ts';

/** What moved on a day: units of a currency, below zero out, and what one was worth then; null where no rate is known. */
export type Flow = { readonly units: bigint; readonly rate: Ratio | null };

/**
 * A currency that is held, or owed, by average cost. `units` is the balance; all other figures are fractions, exact, of
 * which the denominator is `per`.
 */
type Position = {
  readonly units: bigint;
  readonly per: bigint;
  /** Of the balance, what came in at known rates, and what it was worth then. */
  readonly known: bigint;
  readonly cost: bigint;
  /** What was gained, or lost, by what left: its worth then less its average cost. */
  readonly realised: bigint;
  /** Of what left, above zero: where the rate then, or when it came in, is not known. */
  readonly unclear: bigint;
};

const NOTHING: Position = { units: 0n, per: 1n, known: 0n, cost: 0n, realised: 0n, unclear: 0n };

/**
 * What comes in is held at the average rate at which all of it came in; what leaves takes that average along. A balance
 * below zero is owed in the same way: what leaves is borrowed at its rate, what comes in pays back at the average.
 * @param flows the earliest first
 */
export function positionOf(flows: readonly Flow[]): Position {
  return flows.reduce((held, { units, rate }) => {
    const returns = units > 0n !== held.units > 0n && held.units !== 0n;
    const back = !returns ? 0n : sizeOf(units) < sizeOf(held.units) ? units : -held.units;
    const rest = units - back;
    const left = back === 0n ? held : reduced(held, back, rate);
    return rest === 0n ? left : grown(left, rest, rate);
  }, NOTHING);
}

const sizeOf = (units: bigint) => (units < 0n ? -units : units);

/** More of it comes in, or is owed. */
function grown(held: Position, units: bigint, rate: Ratio | null): Position {
  if (rate === null) return { ...held, units: held.units + units };
  const { per } = held;
  return {
    units: held.units + units,
    per: per * rate.per,
    known: (held.known + units * per) * rate.per,
    cost: held.cost * rate.per + units * rate.units * per,
    realised: held.realised * rate.per,
    unclear: held.unclear * rate.per,
  };
}

/** A part of it leaves, or is paid back, at its average: as much of what is known as of what is not. */
function reduced(held: Position, units: bigint, rate: Ratio | null): Position {
  const [whole, part] = [sizeOf(held.units), sizeOf(units)];
  const [worth, below] = rate === null ? [0n, 1n] : [rate.units, rate.per];
  const gained = rate === null ? 0n : part * (held.known * worth - held.cost * below);
  const clear = rate === null ? 0n : part * sizeOf(held.known);
  const all = whole * below;
  return {
    units: held.units + units,
    per: held.per * all,
    known: held.known * (whole - part) * below,
    cost: held.cost * (whole - part) * below,
    realised: held.realised * all + gained,
    unclear: held.unclear * all + (part * whole * held.per - clear) * below,
  };
}

/** What the known part of a balance is worth above its cost, at a rate; a fraction of `per` and the rate's own. */
export function unrealisedAt(
  { known, cost, per }: Position,
  rate: Ratio,
): { readonly of: bigint; readonly per: bigint } {
  return { of: known * rate.units - cost * rate.per, per: per * rate.per };
}

/** The average rate at which the known part came in; null where there is none. */
export function averageOf({ known, cost }: Position): Ratio | null {
  if (known === 0n || cost === 0n) return null;
  return { units: sizeOf(cost), per: sizeOf(known) };
}

/** A rate between currencies as one between their minor units, of which `scale` are counted as one. */
export function minorRate({ units, per }: Ratio, from: Currency, to: Currency, scale = 1n): Ratio {
  return {
    units: units * 10n ** BigInt(minorDigits(to)),
    per: per * 10n ** BigInt(minorDigits(from)) * scale,
  };
}

/** The same the other way round. */
export function majorRate({ units, per }: Ratio, from: Currency, to: Currency, scale = 1n): Ratio {
  return {
    units: units * 10n ** BigInt(minorDigits(from)) * scale,
    per: per * 10n ** BigInt(minorDigits(to)),
  };
}

/** The nearest whole number, half away from zero. @param per above zero */
export function nearest(of: bigint, per: bigint): bigint {
  const size = (2n * sizeOf(of) + per) / (2n * per);
  return of < 0n ? -size : size;
}
