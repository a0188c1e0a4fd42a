import { randomUUIDv7 } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import type { Tier } from '#kernel/tiers.ts';
import type { Database } from '#platform/database.server.ts';
import type { Subscription } from './model.ts';
import { tierOfPlan } from './rules.ts';
import { subscriptions } from './table.server.ts';

/** All plans that somebody has or had, newest first (§7). */
export async function subscriptionsOf(db: Database, userId: string): Promise<Subscription[]> {
  const { id, status, planName, priceMinor, currency, billingInterval, endDate } = subscriptions;
  const rows = await db
    .select({ id, status, planName, priceMinor, currency, billingInterval, endDate })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
  return rows.map(({ priceMinor, currency, ...row }) => ({
    ...row,
    tier: tierOfPlan(row.planName),
    price: priceMinor === null || currency === null ? null : money(priceMinor, currency),
  }));
}

export type NewSubscription = {
  readonly userId: string;
  readonly planName: string;
  readonly price: Money | null;
  readonly billingInterval: 'month' | 'year';
  readonly endDate: Day | null;
  readonly now: Date;
};

/** The plan from now on, in the place of what was active. Answers what it opens. Needs the role `ilifa_auth`. */
export async function startSubscription(
  db: Database,
  { userId, planName, price, billingInterval, endDate, now }: NewSubscription,
): Promise<{ id: string; tier: Tier }> {
  await endSubscriptions(db, userId);
  const id = randomUUIDv7();
  const cost =
    price === null ? { priceMinor: null, currency: null } : { priceMinor: price.minor, currency: price.currency };
  await db
    .insert(subscriptions)
    .values({ id, userId, status: 'active', planName, ...cost, billingInterval, endDate, createdAt: now });
  return { id, tier: tierOfPlan(planName) };
}

/** Answers how many were active. Needs the role `ilifa_auth`. */
export async function endSubscriptions(db: Database, userId: string): Promise<number> {
  const ended = await db
    .update(subscriptions)
    .set({ status: 'ended' })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active')))
    .returning({ id: subscriptions.id });
  return ended.length;
}
