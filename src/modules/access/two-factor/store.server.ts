import { randomUUIDv7 } from 'node:crypto';
import { and, count, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { asRole, type Database, takeTurn } from '#platform/database.server.ts';
import { GUESSES, isGuessingLocked } from './rules.ts';
import { backupCodes, emailCodes, failedFactors, totpSecrets } from './table.server.ts';

// All of this is out of reach of the role that works on books: every function here takes the role that keeps identities.

const asKeeper = <T>(db: Database, work: () => Promise<T>) => asRole(db, 'ilifa_auth', work);

export async function totpOf(db: Database, userId: string) {
  const [row] = await asKeeper(db, () => db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId)));
  return row ?? null;
}

/** Puts a secret in the place of one that was never confirmed. False where one is in use. */
export async function beginTotp(db: Database, userId: string, sealed: string): Promise<boolean> {
  const set = { sealed, lastStep: null };
  const kept = await asKeeper(db, () =>
    db
      .insert(totpSecrets)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: totpSecrets.userId, set, setWhere: isNull(totpSecrets.confirmedAt) })
      .returning({ userId: totpSecrets.userId }),
  );
  return kept.length === 1;
}

/** Uses up a step, and all before it; false where it was used. Two who try at once wait here for each other. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const unused = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step));
  const taken = await asKeeper(db, () =>
    db
      .update(totpSecrets)
      .set({ lastStep: step })
      .where(and(eq(totpSecrets.userId, userId), unused))
      .returning({ userId: totpSecrets.userId }),
  );
  return taken.length === 1;
}

export async function confirmTotp(db: Database, userId: string, now: Date): Promise<void> {
  await asKeeper(db, () => db.update(totpSecrets).set({ confirmedAt: now }).where(eq(totpSecrets.userId, userId)));
}

/** False where there was none in use. */
export async function deleteTotp(db: Database, userId: string): Promise<boolean> {
  const inUse = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  const gone = await asKeeper(db, () => db.delete(totpSecrets).where(inUse).returning({ id: totpSecrets.userId }));
  return gone.length === 1;
}

/** From now on these codes open, and none from before. */
export async function replaceBackupCodes(db: Database, userId: string, hashes: readonly string[]): Promise<void> {
  await asKeeper(db, async () => {
    await db.delete(backupCodes).where(eq(backupCodes.userId, userId));
    if (hashes.length > 0) await db.insert(backupCodes).values(hashes.map((hash) => ({ userId, hash })));
  });
}

/** False where it is none, or was used. */
export async function takeBackupCode(db: Database, userId: string, hash: string, now: Date): Promise<boolean> {
  const unused = and(eq(backupCodes.userId, userId), eq(backupCodes.hash, hash), isNull(backupCodes.usedAt));
  const taken = await asKeeper(db, () =>
    db.update(backupCodes).set({ usedAt: now }).where(unused).returning({ hash: backupCodes.hash }),
  );
  return taken.length === 1;
}

export async function backupCodesLeft(db: Database, userId: string): Promise<number> {
  const [row] = await asKeeper(db, () =>
    db
      .select({ left: count() })
      .from(backupCodes)
      .where(and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt))),
  );
  return row?.left ?? 0;
}

/** The code of a session; one that was sent before is good no more. */
export async function putEmailCode(
  db: Database,
  { sessionId, hash, expiresAt }: { sessionId: string; hash: string; expiresAt: Date },
): Promise<void> {
  const set = { hash, expiresAt };
  await asKeeper(db, () =>
    db
      .insert(emailCodes)
      .values({ sessionId, ...set })
      .onConflictDoUpdate({ target: emailCodes.sessionId, set }),
  );
}

/** Uses it up; false where it is not the code of the session, or too old. */
export async function takeEmailCode(
  db: Database,
  { sessionId, hash, now }: { sessionId: string; hash: string; now: Date },
): Promise<boolean> {
  const good = and(eq(emailCodes.sessionId, sessionId), eq(emailCodes.hash, hash), gt(emailCodes.expiresAt, now));
  const taken = await asKeeper(db, () => db.delete(emailCodes).where(good).returning({ hash: emailCodes.hash }));
  return taken.length === 1;
}

/** An attempt that counts as a failure until it is forgiven. `isLast`: if it fails, the second step is locked. */
export type Guess = { readonly id: string; readonly isLast: boolean };

/**
 * Counts an attempt as a failure before it is looked at; null where the second step is locked already. A person's
 * attempts wait here for each other, so that a burst of them is not judged by one count.
 */
export async function countGuess(db: Database, userId: string, now: Date): Promise<Guess | null> {
  return asKeeper(db, async () => {
    await takeTurn(db, `second step ${userId}`);
    const own = eq(failedFactors.userId, userId);
    await db.delete(failedFactors).where(and(own, lt(failedFactors.at, before(now, GUESSES.inADay.minutes))));
    const wrong = await wrongGuesses(db, userId, now);
    if (isGuessingLocked(wrong)) return null;
    const id = randomUUIDv7();
    await db.insert(failedFactors).values({ id, userId, at: now });
    return { id, isLast: isGuessingLocked({ atOnce: wrong.atOnce + 1, inADay: wrong.inADay + 1 }) };
  });
}

function before(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}

async function wrongGuesses(db: Database, userId: string, now: Date): Promise<{ atOnce: number; inADay: number }> {
  const atOnce = sql<number>`count(*) filter (where at > ${before(now, GUESSES.atOnce.minutes)})`.mapWith(Number);
  const inADay = gte(failedFactors.at, before(now, GUESSES.inADay.minutes));
  const [row] = await db
    .select({ atOnce, inADay: count() })
    .from(failedFactors)
    .where(and(eq(failedFactors.userId, userId), inADay));
  return row ?? { atOnce: 0, inADay: 0 };
}

/** Whether wrong codes keep a person from their second step right now. */
export async function isSecondStepLocked(db: Database, userId: string, now: Date): Promise<boolean> {
  return isGuessingLocked(await asKeeper(db, () => wrongGuesses(db, userId, now)));
}

/** The attempt was none that failed. */
export async function forgiveGuess(db: Database, id: string): Promise<void> {
  await asKeeper(db, () => db.delete(failedFactors).where(eq(failedFactors.id, id)));
}

/** Opens a second step that wrong codes had locked. Answers how many they were. */
export async function forgetGuesses(db: Database, userId: string): Promise<number> {
  const gone = await asKeeper(db, () =>
    db.delete(failedFactors).where(eq(failedFactors.userId, userId)).returning({ id: failedFactors.id }),
  );
  return gone.length;
}
