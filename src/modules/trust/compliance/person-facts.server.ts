import { and, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alertCountsKnown } from '#modules/access/alerts/service.server.ts';
import { isAsked } from '#modules/people/consents/rules.ts';
import { consentsOf } from '#modules/people/consents/service.server.ts';
import { deviceTrust, isTrustedDevice } from '#modules/access/devices/rules.ts';
import { daysBetween, devicesOf } from '#modules/access/devices/service.server.ts';
import { hasSecondFactor } from '#modules/access/two-factor/service.server.ts';
import { overdueCount } from '#modules/trust/data-requests/service.server.ts';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { securityAuditLogs } from '#platform/table.server.ts';
import type { PersonFacts } from './person-evidence.ts';
import type { Witness } from './service.server.ts';
import { type Depth, recordFacts } from './record-facts.server.ts';
import { sessionFacts } from './session-facts.server.ts';

/** Looks up what is known of how a person is guarded. */
export async function personFacts(
  db: Database,
  userId: string,
  { isOverTls, above, services }: Witness,
  depth: Depth,
): Promise<PersonFacts> {
  const now = services.now();
  const devices = await devicesOf(db, userId);
  const [exported] = await db
    .select({ at: securityAuditLogs.createdAt })
    .from(securityAuditLogs)
    .where(and(eq(securityAuditLogs.userId, userId), eq(securityAuditLogs.action, 'export.made')))
    .orderBy(desc(securityAuditLogs.createdAt))
    .limit(1);
  const { critical, high } = (await alertCountsKnown(db, services.held, userId)).openBySeverity;
  const {
    devices: inUse,
    openSessions,
    riskySessions,
    endlessSessions,
    agedSessions,
  } = await sessionFacts(db, [userId], now);
  const others = await othersInBooksOf(db, userId);
  const [decision] = await consentsOf(db, userId);
  return {
    isOverTls,
    numbers: await above.sealedNumbers(db, 'personal', services.keyring),
    daysSinceExport: exported === undefined ? null : daysBetween(exported.at, now),
    isConsentCurrent: !isAsked(decision ?? null),
    overdueRequests: await overdueCount(db, userId, now),
    hasSecondFactor: await hasSecondFactor(db, userId),
    openSessions,
    riskySessions,
    endlessSessions,
    agedSessions,
    untrustedInUse: devices.filter(
      ({ deviceFingerprint, isTrusted, trustScore: score }) =>
        inUse.has(deviceFingerprint) && !isTrustedDevice({ isTrusted, score }),
    ).length,
    staleDevices: devices.filter(
      ({ trustScore, lastSeenAt }) => deviceTrust(trustScore, daysBetween(lastSeenAt, now)).isRiskFactor,
    ).length,
    graveAlerts: critical + high,
    looseBooks: await looseBooksOf(db, userId),
    membersWithoutFactor: others.length === 0 ? 0 : (await services.accessResolver.withoutSecondFactor(others)).length,
    waitingInvitations: await above.waitingInvitations(db, { ownedBy: userId }, now),
    record: await recordFacts(db, 'person', depth),
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

/** Everyone beside the person in books that are theirs. */
async function othersInBooksOf(db: Database, userId: string): Promise<string[]> {
  const owned = db
    .select({ id: members.workspaceId })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(eq(members.userId, userId), eq(members.role, 'owner'), isNull(workspaces.archivedAt)));
  const rows = await asRole(db, 'ilifa_auth', () =>
    db
      .selectDistinct({ userId: members.userId })
      .from(members)
      .where(and(inArray(members.workspaceId, owned), ne(members.userId, userId))),
  );
  return rows.map((row) => row.userId);
}
