import { randomUUIDv7 } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { addDays, type Day } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import type { Tier } from '#kernel/tiers.ts';
import type { Database } from '#platform/database.server.ts';
import type { Held } from './metrics.ts';
import type { Subscription } from './model.ts';
import { tierOfPlan } from './rules.ts';
import { subscriptions } from './table.server.ts';

/** All plans that somebody has or had, newest first (§7). */
export async function subscriptionsOf(db: Database, userId: string, now: Date): Promise<Subscription[]> {
  const { id, status, planName, priceMinor, currency, billingInterval, endDate } = subscriptions;
  const rows = await db
    .select({ id, status, planName, priceMinor, currency, billingInterval, endDate })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
  return rows.map(({ priceMinor, currency, ...row }) => ({
    ...row,
    // Nobody marks a plan whose last day has passed.
    status: isOver(row.endDate, now) ? ('ended' as const) : row.status,
    tier: tierOfPlan(row.planName),
    price: priceOf({ priceMinor, currency }),
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
  await endSubscriptions(db, userId, now);
  const id = randomUUIDv7();
  const cost =
    price === null ? { priceMinor: null, currency: null } : { priceMinor: price.minor, currency: price.currency };
  await db
    .insert(subscriptions)
    .values({ id, userId, status: 'active', planName, ...cost, billingInterval, endDate, createdAt: now });
  return { id, tier: tierOfPlan(planName) };
}

/** Answers how many were active. Needs the role `ilifa_auth`. */
export async function endSubscriptions(db: Database, userId: string, now: Date): Promise<number> {
  const ended = await db
    .update(subscriptions)
    .set({ status: 'ended', endedAt: now })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'active')))
    .returning({ id: subscriptions.id });
  return ended.length;
}

/** Every subscription there is or was, for the figures of the business. Needs the role `ilifa_auth`. */
export async function everySubscription(db: Database): Promise<Held[]> {
  const { userId, priceMinor, currency, billingInterval, status, createdAt, endedAt, endDate } = subscriptions;
  const rows = await db
    .select({ userId, priceMinor, currency, billingInterval, status, createdAt, endedAt, endDate })
    .from(subscriptions);
  return rows.map((row) => ({
    userId: row.userId,
    price: priceOf(row),
    billingInterval: row.billingInterval,
    startedAt: row.createdAt,
    endedAt: endOf(row),
  }));
}

function priceOf({ priceMinor, currency }: { priceMinor: bigint | null; currency: string | null }): Money | null {
  return priceMinor === null || currency === null ? null : money(priceMinor, currency);
}

type Ending = Pick<typeof subscriptions.$inferSelect, 'status' | 'createdAt' | 'endedAt' | 'endDate'>;

/** When it ended or will: by its last day, unless it was ended before. */
function endOf({ status, createdAt, endedAt, endDate }: Ending): Date | null {
  const byDay = afterDay(endDate);
  if (status === 'active') return byDay;
  const byHand = endedAt ?? createdAt;
  return byDay !== null && byDay < byHand ? byDay : byHand;
}

function isOver(endDate: Day | null, now: Date): boolean {
  const end = afterDay(endDate);
  return end !== null && end <= now;
}

/** A plan holds to the end of its last day, in UTC. */
function afterDay(day: Day | null): Date | null {
  return day === null ? null : new Date(`${addDays(day, 1)}T00:00:00Z`);
}
