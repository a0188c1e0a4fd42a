import { type Currency, type Money, money } from '#kernel/money.ts';

/** A subscription as the figures of the business look at it. */
export type Held = {
  readonly userId: string;
  /** Per interval; null where nothing is charged. */
  readonly price: Money | null;
  readonly billingInterval: 'month' | 'year';
  readonly startedAt: Date;
  /** Null while it is active. */
  readonly endedAt: Date | null;
};

export type Metrics = {
  readonly active: number;
  /** A month's, in each currency, the largest count of subscriptions first (§9, monthly recurring revenue). */
  readonly recurring: readonly {
    readonly currency: Currency;
    readonly subscriptions: number;
    readonly revenue: Money;
    readonly average: Money;
  }[];
  /** Of those who had one 30 days ago, how many have none any more (§9, churn); who changed their plan is not lost. */
  readonly churn: { readonly lost: number; readonly of: number };
};

const CHURN_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const MONTHS = 12n;

/** Figures of all subscriptions (§9, subscription metrics). Amounts are never mixed across currencies. */
export function metricsOf(held: readonly Held[], now: Date): Metrics {
  const isActiveAt = (at: number) => (one: Held) =>
    one.startedAt.getTime() <= at && (one.endedAt === null || one.endedAt.getTime() > at);
  const active = held.filter(isActiveAt(now.getTime()));
  const before = peopleOf(held.filter(isActiveAt(now.getTime() - CHURN_DAYS * DAY_MS)));
  const lost = before.difference(peopleOf(active));
  const byCurrency = Map.groupBy(active.flatMap(charged), ({ price }) => price.currency);
  const recurring = [...byCurrency].map(([currency, ones]) => {
    // A year's of all, divided once: shares of single subscriptions would each be rounded.
    const year = ones.reduce((sum, one) => sum + one.price.minor * (one.billingInterval === 'year' ? 1n : MONTHS), 0n);
    const subscriptions = BigInt(ones.length);
    return {
      currency,
      subscriptions: ones.length,
      revenue: money(divided(year, MONTHS), currency),
      average: money(divided(year, MONTHS * subscriptions), currency),
    };
  });
  return {
    active: active.length,
    recurring: recurring.toSorted((a, b) => b.subscriptions - a.subscriptions || (a.currency < b.currency ? -1 : 1)),
    churn: { lost: lost.size, of: before.size },
  };
}

function peopleOf(held: readonly Held[]): Set<string> {
  return new Set(held.map(({ userId }) => userId));
}

function charged(one: Held): { price: Money; billingInterval: Held['billingInterval'] }[] {
  return one.price === null ? [] : [{ price: one.price, billingInterval: one.billingInterval }];
}

/** To the nearest unit, halves up; prices are never below zero. */
function divided(sum: bigint, by: bigint): bigint {
  return (sum * 2n + by) / (by * 2n);
}
