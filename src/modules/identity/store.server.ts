import { randomUUIDv7 } from 'node:crypto';
import { and, count, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { SUSPICIOUS_SIGN_IN } from './rules.ts';
import { failedSignIns } from './table.server.ts';

export type FailedSignIn = { email: string; ipAddress: string | null; userAgent: string | null; reason: string };

/** Failures for the address within the window that ends at `now`. */
export async function recentFailures(db: Database, email: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ failures: count() })
    .from(failedSignIns)
    .where(and(eq(failedSignIns.email, email), gt(failedSignIns.at, windowBefore(now))));
  return row?.failures ?? 0;
}

/** Records a failure, and forgets those of the address that no longer count. */
export async function addFailure(db: Database, failure: FailedSignIn, now: Date): Promise<void> {
  await db
    .delete(failedSignIns)
    .where(and(eq(failedSignIns.email, failure.email), lt(failedSignIns.at, windowBefore(now))));
  await db.insert(failedSignIns).values({ id: randomUUIDv7(), ...failure, at: now });
}

function windowBefore(now: Date): Date {
  return new Date(now.getTime() - SUSPICIOUS_SIGN_IN.minutes * 60_000);
}
