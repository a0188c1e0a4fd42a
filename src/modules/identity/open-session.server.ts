import { and, eq, ne } from 'drizzle-orm';
import type { WayIn } from '#kernel/caller.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Announce } from '#platform/events.server.ts';
import type { RequestFacts } from '#platform/procedure.server.ts';
import { type Auth, type AuthSettings, createAuth } from './auth.server.ts';
import { sessionOpened } from './events.ts';
import { sessionCookie, sessionToken } from './session.server.ts';
import { sessions } from './table.server.ts';

type Opening = {
  readonly db: Database;
  readonly announce: Announce;
  readonly request: RequestFacts;
  readonly resHeaders?: Headers;
  readonly now: Date;
};

/** Who comes in, and how. `token`: of the session that the library has begun already; else one is begun here. */
type Entry = { readonly userId: string; readonly via: WayIn; readonly token?: string };

/**
 * The one way into a session, for every way of signing in: the session that was open in this browser ends (nobody can
 * have planted the new one), the news of it may make it owe a second factor, and its cookie is sent. Answers whether a
 * second step is owed.
 */
export async function openSession(
  { db, announce, request, resHeaders, now }: Opening,
  settings: AuthSettings,
  { userId, via, token }: Entry,
): Promise<{ sessionId: string; secondStep: boolean }> {
  const auth = createAuth(db, settings);
  const before = await sessionToken(auth, request.headers, settings.secret);
  const { id, token: opened } = await asRole(db, 'ilifa_auth', async () => {
    const session = token === undefined ? await begin(auth, userId) : { token };
    if (before !== null)
      await db.delete(sessions).where(and(eq(sessions.token, before), ne(sessions.token, session.token)));
    const { ipAddress, userAgent } = request;
    const [row] = await db
      .update(sessions)
      .set({ via, ipAddress, userAgent, confirmedAt: now })
      .where(eq(sessions.token, session.token))
      .returning({ id: sessions.id, token: sessions.token });
    if (row === undefined) throw new Error('the session that was begun is not there');
    return row;
  });
  const { headers, ipAddress, userAgent } = request;
  const setCookie = (cookie: string) => resHeaders?.append('set-cookie', cookie);
  const visit = { cookies: headers.get('cookie'), ipAddress, userAgent, setCookie };
  await announce(sessionOpened({ sessionId: id, userId, via, visit }));
  setCookie(await sessionCookie(auth, opened, settings.secret));
  return { sessionId: id, secondStep: await asRole(db, 'ilifa_auth', () => isHeld(db, id)) };
}

async function begin(auth: Auth, userId: string): Promise<{ token: string }> {
  return (await auth.$context).internalAdapter.createSession(userId);
}

async function isHeld(db: Database, sessionId: string): Promise<boolean> {
  const [row] = await db.select({ held: sessions.isPending }).from(sessions).where(eq(sessions.id, sessionId));
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
