import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Passkey } from './passkeys.model.ts';
import { passkeyChallenges, passkeys } from './table.server.ts';

export type KnownPasskey = typeof passkeys.$inferSelect;
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** How long an authenticator may take to answer, in minutes. */
const CHALLENGE_MINUTES = 5;

/** Makes a challenge for one answer; those that nobody answered in time go. */
export async function addChallenge(
  db: Database,
  { purpose, sessionId, now }: { purpose: Purpose; sessionId: string | null; now: Date },
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await asRole(db, 'ilifa_auth', async () => {
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
    await db.insert(passkeyChallenges).values({ challenge, purpose, sessionId, expiresAt });
  });
  return challenge;
}

/** Whether we asked this, for this purpose and session, and nobody has answered yet. It cannot be answered again. */
export async function takeChallenge(
  db: Database,
  { challenge, purpose, sessionId, now }: { challenge: string; purpose: Purpose; sessionId: string | null; now: Date },
): Promise<boolean> {
  const ofSession = passkeyChallenges.sessionId;
  const [row] = await asRole(db, 'ilifa_auth', () =>
    db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challenge, challenge),
          eq(passkeyChallenges.purpose, purpose),
          sessionId === null ? isNull(ofSession) : eq(ofSession, sessionId),
        ),
      )
      .returning({ expiresAt: passkeyChallenges.expiresAt }),
  );
  return row !== undefined && row.expiresAt > now;
}

export async function passkeysOf(db: Database, userId: string): Promise<KnownPasskey[]> {
  return asRole(db, 'ilifa_auth', () =>
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
  );
}

export async function passkeyByCredential(db: Database, credentialId: string): Promise<KnownPasskey | null> {
  const [row] = await asRole(db, 'ilifa_auth', () =>
    db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)),
  );
  return row ?? null;
}

/** Null where the key is somebody's already. */
export async function insertPasskey(
  db: Database,
  passkey: Omit<typeof passkeys.$inferInsert, 'id'>,
): Promise<string | null> {
  const id = randomUUIDv7();
  const added = await asRole(db, 'ilifa_auth', () =>
    db
      .insert(passkeys)
      .values({ id, ...passkey })
      .onConflictDoNothing()
      .returning({ id: passkeys.id }),
  );
  return added[0]?.id ?? null;
}

export async function countUse(db: Database, id: string, { counter, now }: { counter: number; now: Date }) {
  await asRole(db, 'ilifa_auth', () =>
    db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id)),
  );
}

/** False where the person has no such passkey. */
export async function renamePasskey(db: Database, userId: string, { id, name }: { id: string; name: string }) {
  return asRole(db, 'ilifa_auth', async () => {
    const own = and(eq(passkeys.userId, userId), eq(passkeys.id, id));
    return (await db.update(passkeys).set({ name }).where(own).returning({ id: passkeys.id })).length === 1;
  });
}

/** Its name; null where the person has no such passkey. */
export async function deletePasskey(db: Database, userId: string, id: string): Promise<string | null> {
  return asRole(db, 'ilifa_auth', async () => {
    const own = and(eq(passkeys.userId, userId), eq(passkeys.id, id));
    return (await db.delete(passkeys).where(own).returning({ name: passkeys.name }))[0]?.name ?? null;
  });
}

export function presentPasskey({ id, name, isSynced, createdAt, lastUsedAt }: KnownPasskey): Passkey {
  return { id, name, isSynced, createdAt, lastUsedAt };
}
