import { inArray, and } from 'drizzle-orm';
import { MFA_ABOVE } from '#modules/access/sessions/rules.ts';
import { isLive, SESSION_LIMITS } from '#modules/access/sessions/service.server.ts';
import { enhancedSessions } from '#modules/access/sessions/table.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { SessionBounds } from './person-evidence.ts';

const MINUTE = 60_000;

/** §9, as the checks name it. */
export const BOUNDS: SessionBounds = {
  maxAge: SESSION_LIMITS.maxAge,
  maxHours: SESSION_LIMITS.localMaxHours,
  mostAtOnce: SESSION_LIMITS.mostAtOnce,
};

/** What is known of the open sessions of these people. */
export async function sessionFacts(db: Database, userIds: readonly string[], now: Date) {
  const { userId, deviceFingerprint: device, riskScore: risk, createdAt, expiresAt } = enhancedSessions;
  const rows = await asRole(db, 'ilifa_auth', () =>
    db
      .select({ userId, device, risk, createdAt, expiresAt })
      .from(enhancedSessions)
      .where(and(inArray(userId, [...userIds]), isLive(now))),
  );
  // Another process, whose clock is ahead by as much, may have renewed it just now.
  const lastEnd = now.getTime() + (BOUNDS.maxAge + 1) * MINUTE;
  const begunBefore = now.getTime() - BOUNDS.maxHours * 60 * MINUTE;
  const each = Map.groupBy(rows, (row) => row.userId);
  return {
    openSessions: rows.length,
    devices: new Set(rows.map((row) => row.device)),
    riskySessions: rows.filter((row) => row.risk > MFA_ABOVE).length,
    endlessSessions: rows.filter((row) => row.expiresAt.getTime() > lastEnd).length,
    agedSessions: rows.filter((row) => row.createdAt.getTime() < begunBefore).length,
    crowdedMembers: [...each.values()].filter((own) => own.length > BOUNDS.mostAtOnce).length,
  };
}
