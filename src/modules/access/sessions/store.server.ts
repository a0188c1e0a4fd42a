import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type EndReason, EndReasonSchema } from '#kernel/caller.ts';
import { sessions } from '#modules/access/identity/table.server.ts';
import { asRole, type Database, takeTurn } from '#platform/database.server.ts';
import { MFA_ABOVE, MINUTE, SESSION_LIMITS } from './limits.ts';
import { OVERLAP } from './rules.ts';
import { enhancedSessions } from './table.server.ts';

// Everything here needs the role `ilifa_auth`: nobody else reads what opens a session, nor writes about one.

/** Until when a session lasts that is renewed now. */
function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_LIMITS.maxAge * MINUTE);
}

export type NewSession = {
  readonly id: string;
  readonly userId: string;
  readonly deviceFingerprint: string;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
};

/** Writes down a session that has begun in `sessions`. */
export async function addSession(db: Database, session: NewSession, now: Date): Promise<void> {
  const [row] = await db.select({ token: sessions.token }).from(sessions).where(eq(sessions.id, session.id));
  if (row === undefined) throw new Error('the session that was opened is not there');
  const times = { renewedAt: now, lastActivity: now, createdAt: now, expiresAt: expiryFrom(now) };
  await db.insert(enhancedSessions).values({ ...session, ...times, sessionToken: row.token });
}

/**
 * The sessions of a person that are too many beside the newest, the oldest first. Those that owe a second step are counted
 * for themselves: whoever knows the password alone ends none that is open. Sign-ins of one person wait here for each other,
 * so that two at once are not both let in as the fifth.
 */
export async function sessionsTooMany(
  db: Database,
  { userId, newest }: { userId: string; newest: string },
  now: Date,
): Promise<string[]> {
  await takeTurn(db, `sessions ${userId}`);
  const rows = await db
    .select({ id: enhancedSessions.id, isPending: sessions.isPending })
    .from(enhancedSessions)
    .innerJoin(sessions, eq(sessions.id, enhancedSessions.id))
    .where(and(eq(enhancedSessions.userId, userId), isLive(now)))
    .orderBy(asc(enhancedSessions.createdAt), asc(enhancedSessions.id));
  const isPending = rows.find(({ id }) => id === newest)?.isPending;
  const others = rows.filter((row) => row.id !== newest && row.isPending === isPending);
  return others.slice(0, Math.max(0, others.length + 1 - SESSION_LIMITS.mostAtOnce)).map(({ id }) => id);
}

/** Open, and neither rested nor lasted too long. */
export function isLive(now: Date) {
  const rested = new Date(now.getTime() - SESSION_LIMITS.idle * MINUTE);
  return and(
    eq(enhancedSessions.isActive, true),
    gt(enhancedSessions.expiresAt, now),
    gt(enhancedSessions.lastActivity, rested),
  );
}

/** Writes down that these sessions are over, and why. What has ended before keeps its reason. */
export async function markEnded(
  db: Database,
  sessionIds: readonly string[],
  reason: EndReason,
  now: Date,
): Promise<void> {
  if (sessionIds.length === 0) return;
  await db
    .update(enhancedSessions)
    .set({ isActive: false, terminatedAt: now, terminationReason: reason })
    .where(and(inArray(enhancedSessions.id, [...sessionIds]), eq(enhancedSessions.isActive, true)));
}

/** The same for all of a person's but one. Answers the ids of those that ended. */
export async function markOthersEnded(
  db: Database,
  userId: string,
  except: string | null,
  reason: EndReason,
  now: Date,
): Promise<string[]> {
  const others = except === null ? undefined : ne(enhancedSessions.id, except);
  const rows = await db
    .update(enhancedSessions)
    .set({ isActive: false, terminatedAt: now, terminationReason: reason })
    .where(and(eq(enhancedSessions.userId, userId), eq(enhancedSessions.isActive, true), others))
    .returning({ id: enhancedSessions.id });
  return rows.map(({ id }) => id);
}

/** The same for all of a person's on one device. Answers the ids of those that ended. */
export async function markEndedOn(
  db: Database,
  userId: string,
  deviceFingerprint: string,
  reason: EndReason,
  now: Date,
): Promise<string[]> {
  const isOnIt = and(eq(enhancedSessions.userId, userId), eq(enhancedSessions.deviceFingerprint, deviceFingerprint));
  const rows = await db
    .update(enhancedSessions)
    .set({ isActive: false, terminatedAt: now, terminationReason: reason })
    .where(and(isOnIt, eq(enhancedSessions.isActive, true)))
    .returning({ id: enhancedSessions.id });
  return rows.map(({ id }) => id);
}

/**
 * Puts another token in force; the one that came with the request is taken a while longer. False where another request
 * was first.
 */
export async function renew(
  db: Database,
  id: string,
  { presented, next }: { presented: string; next: string },
  now: Date,
): Promise<boolean> {
  const renewed = { renewedAt: now, lastActivity: now, expiresAt: expiryFrom(now) };
  const { sessionToken, previousToken, overlapUntil, renewedAt } = enhancedSessions;
  const rows = await db
    .update(enhancedSessions)
    .set({ sessionToken: next, previousToken: presented, overlapUntil: null, ...renewed })
    .where(
      and(
        eq(enhancedSessions.id, id),
        eq(enhancedSessions.isActive, true),
        or(
          eq(sessionToken, presented),
          // The answer with the token before was lost on its way: nobody has ever come with it.
          and(eq(previousToken, presented), isNull(overlapUntil), lt(renewedAt, new Date(now.getTime() - OVERLAP))),
        ),
      ),
    )
    .returning({ id: enhancedSessions.id });
  return rows.length > 0;
}

/** Writes down the last use; with `overlapUntil`, that the token in force has been seen. */
export async function noteUse(
  db: Database,
  id: string,
  use: { lastActivity: Date; ipAddress: string | null; overlapUntil?: Date },
): Promise<void> {
  await db.update(enhancedSessions).set(use).where(eq(enhancedSessions.id, id));
}

/** Raises what is known against a session; it never falls. */
export async function raiseRisk(db: Database, id: string, risk: number, now: Date): Promise<void> {
  await db
    .update(enhancedSessions)
    .set({ riskScore: risk, riskRaisedAt: now })
    .where(and(eq(enhancedSessions.id, id), sql`risk_score < ${risk}`));
}

export async function countFailedAttempt(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(enhancedSessions)
    .set({ failedAuthAttempts: sql`failed_auth_attempts + 1`, riskRaisedAt: now })
    .where(eq(enhancedSessions.id, id));
}

/** The reason for which the session of this token ended; null where it goes on, or none is known. */
export async function endedFor(db: Database, hash: string): Promise<EndReason | null> {
  const [row] = await db
    .select({ reason: enhancedSessions.terminationReason })
    .from(enhancedSessions)
    .where(
      and(
        or(eq(enhancedSessions.sessionToken, hash), eq(enhancedSessions.previousToken, hash)),
        eq(enhancedSessions.isActive, false),
      ),
    );
  return EndReasonSchema.nullable()
    .catch(null)
    .parse(row?.reason ?? null);
}

/** The device that a session was begun on, and what it called itself then. The person themselves may ask. */
export async function deviceOfSession(
  db: Database,
  sessionId: string,
): Promise<{ id: string; userId: string; userAgent: string | null } | null> {
  const [row] = await db
    .select({
      id: enhancedSessions.deviceFingerprint,
      userId: enhancedSessions.userId,
      userAgent: enhancedSessions.userAgent,
    })
    .from(enhancedSessions)
    .where(eq(enhancedSessions.id, sessionId));
  return row ?? null;
}

const LISTED = {
  id: enhancedSessions.id,
  deviceId: enhancedSessions.deviceFingerprint,
  userAgent: enhancedSessions.userAgent,
  ipAddress: enhancedSessions.ipAddress,
  startedAt: enhancedSessions.createdAt,
  lastActivity: enhancedSessions.lastActivity,
  expiresAt: enhancedSessions.expiresAt,
  riskScore: enhancedSessions.riskScore,
  requiresMfa: enhancedSessions.requiresMfa,
  renewedAt: enhancedSessions.renewedAt,
  via: sessions.via,
  isPending: sessions.isPending,
};

/** A person's live sessions, the last used first. */
export async function liveSessions(db: Database, userId: string, now: Date) {
  return db
    .select(LISTED)
    .from(enhancedSessions)
    .innerJoin(sessions, eq(sessions.id, enhancedSessions.id))
    .where(and(eq(enhancedSessions.userId, userId), isLive(now)))
    .orderBy(desc(enhancedSessions.lastActivity), desc(enhancedSessions.id));
}

/** How many sessions go on, of one person or of everybody, and how many of them owe a second factor for their risk. */
export async function sessionCounts(
  db: Database,
  userId: string | null,
  now: Date,
): Promise<{ open: number; risky: number }> {
  const risky = sql<number>`count(*) filter (where ${enhancedSessions.riskScore} > ${MFA_ABOVE})`.mapWith(Number);
  const [row] = await asRole(db, 'ilifa_auth', () =>
    db
      .select({ open: count(), risky })
      .from(enhancedSessions)
      .where(and(userId === null ? undefined : eq(enhancedSessions.userId, userId), isLive(now))),
  );
  return row ?? { open: 0, risky: 0 };
}
