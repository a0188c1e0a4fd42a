import type { Work } from './figures.ts';

export type TimeSpent = {
  readonly minutes: number;
  readonly isBillable: boolean;
  /** Minor units for an hour; null: that of the project. */
  readonly rateMinor: bigint | null;
};

type Rates = { readonly rate: bigint | null; readonly costRate: bigint | null };

/** What so many minutes come to at a rate for an hour, half a minor unit rounded up. Each entry is rounded once, by itself. */
export function amountOfMinutes(minutes: number, rate: bigint): bigint {
  return (BigInt(minutes) * rate * 2n + 60n) / 120n;
}

/** What an entry is worth to the client; nothing where it is not billed, or has no rate. */
export function valueOf({ minutes, isBillable, rateMinor }: TimeSpent, rate: bigint | null): bigint {
  return isBillable ? amountOfMinutes(minutes, rateMinor ?? rate ?? 0n) : 0n;
}

/** Sums of entries: those of their amounts, so that an invoice adds up. */
export function workOf(times: readonly TimeSpent[], { rate, costRate }: Rates): Work {
  const total = { minutes: 0, billableMinutes: 0, value: 0n, cost: 0n };
  for (const time of times) {
    total.minutes += time.minutes;
    if (time.isBillable) total.billableMinutes += time.minutes;
    total.value += valueOf(time, rate);
    total.cost += amountOfMinutes(time.minutes, costRate ?? 0n);
  }
  return total;
}
