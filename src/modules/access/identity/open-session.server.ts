import { randomUUIDv7 } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { EndReason, WayIn } from '#kernel/caller.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Emit } from '#platform/events.server.ts';
import type { RequestFacts } from '#platform/procedure.server.ts';
import type { AuthSettings } from './auth.server.ts';
import { sessionClosed, sessionOpened } from './events.ts';
import { newToken, sessionCookies, sessionToken, tokenHash } from './session.server.ts';
import { sessions } from './table.server.ts';
import { visitOf } from './visit.server.ts';

type Opening = {
  readonly db: Database;
  readonly emit: Emit;
  readonly request: RequestFacts;
  readonly resHeaders?: Headers;
  readonly now: Date;
};

/** Who comes in, and how. */
type Entry = { readonly userId: string; readonly via: WayIn };

/** For what the library may ask; how long a session lasts is decided by who keeps its further facts. */
const KEPT_FOR = 7 * 24 * 60 * 60_000;

/**
 * The one way into a session, for every way of signing in: the session that was open in this browser ends (nobody can
 * have planted the new one), the news of it may make it owe a second factor, and its cookie is sent. Answers whether a
 * second step is owed.
 */
export async function openSession(
  { db, emit, request, resHeaders, now }: Opening,
  settings: AuthSettings,
  { userId, via }: Entry,
): Promise<{ sessionId: string; secondStep: boolean }> {
  const { headers, ipAddress, userAgent } = request;
  const before = sessionToken(headers, settings);
  if (before !== null) await closeWhere(db, emit, tokenHash(before), 'New sign-in in this browser');
  const [id, opened] = [randomUUIDv7(), newToken()];
  await asRole(db, 'ilifa_auth', async () => {
    const expiresAt = new Date(now.getTime() + KEPT_FOR);
    const row = { id, userId, token: tokenHash(opened), expiresAt, ipAddress, userAgent, via, confirmedAt: now };
    await db.insert(sessions).values(row);
  });
  const visit = visitOf({ request, ...(resHeaders === undefined ? {} : { resHeaders }) });
  await emit(sessionOpened({ sessionId: id, userId, via, visit }));
  for (const cookie of await sessionCookies(opened, settings)) visit.setCookie(cookie);
  return { sessionId: id, secondStep: await isSessionHeld(db, id) };
}

async function closeWhere(db: Database, emit: Emit, hash: string, reason: EndReason): Promise<void> {
  const rows = await asRole(db, 'ilifa_auth', () =>
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, hash)),
  );
  for (const { id } of rows) await closeSession(db, emit, id, reason);
}

/** Ends one session; who keeps further facts of sessions hears why. */
export async function closeSession(db: Database, emit: Emit, sessionId: string, reason: EndReason): Promise<void> {
  await dropSessions(db, [sessionId]);
  await emit(sessionClosed({ sessionId, reason }));
}

/** Takes the sessions away without any news, for who keeps their further facts. */
export async function dropSessions(db: Database, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await asRole(db, 'ilifa_auth', () => db.delete(sessions).where(inArray(sessions.id, [...sessionIds])));
}

/** From now on another token opens the session. */
export async function replaceToken(db: Database, sessionId: string, hash: string): Promise<void> {
  await asRole(db, 'ilifa_auth', () => db.update(sessions).set({ token: hash }).where(eq(sessions.id, sessionId)));
}

/** Whether the session owes a second factor, and opens nothing until it is shown. */
export async function isSessionHeld(db: Database, sessionId: string): Promise<boolean> {
  const [row] = await asRole(db, 'ilifa_auth', () =>
    db.select({ held: sessions.isPending }).from(sessions).where(eq(sessions.id, sessionId)),
  );
  return row?.held === true;
}

/** From now on the session opens nothing until a second factor is shown. */
export async function holdSession(db: Database, sessionId: string): Promise<void> {
  await asRole(db, 'ilifa_auth', () =>
    db.update(sessions).set({ isPending: true, confirmedAt: null }).where(eq(sessions.id, sessionId)),
  );
}

/** The person has shown that it is them: what the session owed is paid, and the confirmation is fresh. */
export async function confirmSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await asRole(db, 'ilifa_auth', () =>
    db.update(sessions).set({ isPending: false, confirmedAt: now }).where(eq(sessions.id, sessionId)),
  );
}

/** The person has shown that it is them, but goes on owing what the session owes, such as a second factor to set up. */
export async function vouchForSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await setConfirmedAt(db, sessionId, now);
}

/** What opens the session does not count as a fresh confirmation: the next step-up asks. */
export async function doubtSession(db: Database, sessionId: string): Promise<void> {
  await setConfirmedAt(db, sessionId, null);
}

async function setConfirmedAt(db: Database, sessionId: string, confirmedAt: Date | null): Promise<void> {
  await asRole(db, 'ilifa_auth', () => db.update(sessions).set({ confirmedAt }).where(eq(sessions.id, sessionId)));
}
