import { and, asc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { PENDING_DAYS } from './model.ts';
import { newsletterSubscribers as rows } from './table.server.ts';

// All as the role `ilifa_auth`.

/** What was asked for before this, and not confirmed, is forgotten. */
export function pendingSince(now: Date): Date {
  return new Date(now.getTime() - PENDING_DAYS * 24 * 60 * 60_000);
}

/** How many are read at once. */
const MOST = 5000;

export type Subscriber = { readonly id: string; readonly email: string; readonly confirmedAt: Date | null };

const SUBSCRIBER = { id: rows.id, email: rows.email, confirmedAt: rows.confirmedAt };

/** Keeps an address as pending, or finds it as it is; who asks again while pending has the whole time anew. */
export async function askFor(
  db: Database,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<Subscriber> {
  const [row] = await db
    .insert(rows)
    .values({ id, email, askedAt: now })
    .onConflictDoUpdate({ target: rows.email, set: { askedAt: now } })
    .returning(SUBSCRIBER);
  if (row === undefined) throw new Error('an address that was written is not there');
  return row;
}

/** Null where there is no such pending address, or it was asked for before `since`. */
export async function confirmSubscriber(
  db: Database,
  { id, now, since }: { id: string; now: Date; since: Date },
): Promise<Subscriber | null> {
  const [row] = await db
    .update(rows)
    .set({ confirmedAt: now })
    .where(and(eq(rows.id, id), isNull(rows.confirmedAt), gte(rows.askedAt, since)))
    .returning(SUBSCRIBER);
  return row ?? null;
}

export async function deleteSubscriber(db: Database, id: string): Promise<void> {
  await db.delete(rows).where(eq(rows.id, id));
}

export async function confirmedSubscribers(db: Database) {
  const found = await db
    .select({ id: rows.id, email: rows.email, confirmedAt: rows.confirmedAt })
    .from(rows)
    .where(isNotNull(rows.confirmedAt))
    .orderBy(asc(rows.confirmedAt), asc(rows.id))
    .limit(MOST);
  const confirmed = found.flatMap(({ confirmedAt, ...row }) => (confirmedAt === null ? [] : [{ ...row, confirmedAt }]));
  return { confirmed, ...(await countSubscribers(db)) };
}

export async function countSubscribers(db: Database): Promise<{ total: number; waiting: number }> {
  const total = await db.$count(rows, isNotNull(rows.confirmedAt));
  const waiting = await db.$count(rows, isNull(rows.confirmedAt));
  return { total, waiting };
}

export async function forgetPending(db: Database, before: Date): Promise<void> {
  await db.delete(rows).where(and(isNull(rows.confirmedAt), lt(rows.askedAt, before)));
}
