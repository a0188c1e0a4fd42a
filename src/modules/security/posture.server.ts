import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { alertCountsKnown } from '#modules/alerts/service.server.ts';
import { deviceTrust, isTrustedDevice } from '#modules/devices/rules.ts';
import { daysBetween, devicesOf } from '#modules/devices/service.server.ts';
import { hasSecondFactor } from '#modules/factors/service.server.ts';
import { MFA_ABOVE } from '#modules/sessions/rules.ts';
import { isLive } from '#modules/sessions/service.server.ts';
import { enhancedSessions } from '#modules/sessions/table.server.ts';
import { members, workspaces } from '#modules/workspaces/table.server.ts';
import { isAuditTailWhole } from '#platform/audit.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { HeldWork } from '#platform/held-work.server.ts';
import { securityAuditLogs } from '#platform/table.server.ts';
import { LINES_FOLLOWED, type PostureFacts } from './posture.ts';

/** Looks up what is known of how a person is guarded. */
export async function postureFacts(
  db: Database,
  userId: string,
  { isOverTls, held, now }: { isOverTls: boolean; held: HeldWork; now: Date },
): Promise<PostureFacts> {
  const sessions = await db
    .select({ device: enhancedSessions.deviceFingerprint, risk: enhancedSessions.riskScore })
    .from(enhancedSessions)
    .where(and(eq(enhancedSessions.userId, userId), isLive(now)));
  const devices = await devicesOf(db, userId);
  const inUse = new Set(sessions.map(({ device }) => device));
  const [exported] = await db
    .select({ at: securityAuditLogs.createdAt })
    .from(securityAuditLogs)
    .where(and(eq(securityAuditLogs.userId, userId), eq(securityAuditLogs.action, 'export.made')))
    .orderBy(desc(securityAuditLogs.createdAt))
    .limit(1);
  const { critical, high } = (await alertCountsKnown(db, held, userId)).openBySeverity;
  return {
    isOverTls,
    daysSinceExport: exported === undefined ? null : daysBetween(exported.at, now),
    hasSecondFactor: await hasSecondFactor(db, userId),
    riskySessions: sessions.filter(({ risk }) => risk > MFA_ABOVE).length,
    untrustedInUse: devices.filter(
      ({ deviceFingerprint, isTrusted, trustScore: score }) =>
        inUse.has(deviceFingerprint) && !isTrustedDevice({ isTrusted, score }),
    ).length,
    staleDevices: devices.filter(
      ({ trustScore, lastSeenAt }) => deviceTrust(trustScore, daysBetween(lastSeenAt, now)).isRiskFactor,
    ).length,
    graveAlerts: critical + high,
    looseBooks: await looseBooksOf(db, userId),
    isRecordWhole: await isAuditTailWhole(db, LINES_FOLLOWED),
  };
}

/** Books that the person owns and shares, which ask their members for no second factor. */
async function looseBooksOf(db: Database, userId: string): Promise<number> {
  const shared = sql`(select count(*) from members m where m.workspace_id = ${workspaces.id}) > 1`;
  const [row] = await asRole(db, 'ilifa_auth', () =>
    db
      .select({ books: count() })
      .from(members)
      .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
      .where(
        and(
          eq(members.userId, userId),
          eq(members.role, 'owner'),
          eq(workspaces.asksSecondFactor, false),
          isNull(workspaces.archivedAt),
          shared,
        ),
      ),
  );
  return row?.books ?? 0;
}
