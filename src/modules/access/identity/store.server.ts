import { randomUUIDv7 } from 'node:crypto';
import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import { asRole, type Database, takeTurn } from '#platform/database.server.ts';
import { FAILURES_KEPT_MINUTES, isLocked, SUSPICIOUS_SIGN_IN } from './rules.ts';
import { failedSignIns } from './table.server.ts';

export type FailedSignIn = { email: string; ipAddress: string | null; userAgent: string | null; reason: string };

/** Failures for the address within the window that ends at `now`. */
async function recentFailures(db: Database, email: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ failures: count() })
    .from(failedSignIns)
    .where(and(eq(failedSignIns.email, email), gt(failedSignIns.at, windowBefore(now))));
  return row?.failures ?? 0;
}

/**
 * Counts an attempt as a failure before its password is looked at, and forgets those that no longer count, of
 * whatever address; null where the address is locked already. Attempts at one address wait here for each other, so that a burst of
 * them is not judged by one count.
 */
export async function countAttempt(db: Database, attempt: FailedSignIn, now: Date): Promise<string | null> {
  await takeTurn(db, `sign-in ${attempt.email}`);
  if (isLocked(await recentFailures(db, attempt.email, now))) return null;
  await db.delete(failedSignIns).where(lt(failedSignIns.at, minutesBefore(now, FAILURES_KEPT_MINUTES)));
  const id = randomUUIDv7();
  await db.insert(failedSignIns).values({ id, ...attempt, at: now });
  return id;
}

/** Remembers a sign-in that failed elsewhere, such as at a provider: it counts like one here. */
export async function trackFailure(db: Database, failure: FailedSignIn, now: Date): Promise<void> {
  await takeTurn(db, `sign-in ${failure.email}`);
  await asRole(db, 'ilifa_auth', () => db.insert(failedSignIns).values({ id: randomUUIDv7(), ...failure, at: now }));
}

/** The attempt was none that failed. */
export async function forgiveAttempt(db: Database, id: string): Promise<void> {
  await db.delete(failedSignIns).where(eq(failedSignIns.id, id));
}

/** Failures for the address in the window of the lock, and in the last hour. */
export async function failuresOf(
  db: Database,
  email: string,
  now: Date,
): Promise<{ inWindow: number; inHour: number }> {
  const inWindow =
    sql<number>`count(*) filter (where ${failedSignIns.at} > ${windowBefore(now).toISOString()})`.mapWith(Number);
  const [row] = await db
    .select({ inWindow, inHour: count() })
    .from(failedSignIns)
    .where(and(eq(failedSignIns.email, email), gt(failedSignIns.at, minutesBefore(now, FAILURES_KEPT_MINUTES))));
  return row ?? { inWindow: 0, inHour: 0 };
}

/** Failures for the address in the last minutes, of which no more than an hour is remembered. */
export async function failuresWithin(db: Database, email: string, minutes: number, now: Date): Promise<number> {
  const since = minutesBefore(now, minutes);
  const [row] = await asRole(db, 'ilifa_auth', () =>
    db
      .select({ failures: count() })
      .from(failedSignIns)
      .where(and(eq(failedSignIns.email, email), gt(failedSignIns.at, since))),
  );
  return row?.failures ?? 0;
}

/** Whether failures keep an address from signing in right now. */
export async function isSignInLocked(db: Database, email: string, now: Date): Promise<boolean> {
  return isLocked(await failuresWithin(db, email.toLowerCase(), SUSPICIOUS_SIGN_IN.minutes, now));
}

/** Forgets what failed at an address, which opens an account that it had locked. Answers how many it was. */
export async function liftLock(db: Database, email: string): Promise<number> {
  const gone = await asRole(db, 'ilifa_auth', () =>
    db.delete(failedSignIns).where(eq(failedSignIns.email, email.toLowerCase())).returning({ id: failedSignIns.id }),
  );
  return gone.length;
}

function windowBefore(now: Date): Date {
  return minutesBefore(now, SUSPICIOUS_SIGN_IN.minutes);
}

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}
