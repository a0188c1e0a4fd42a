import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { asRole, connectionOf, type Database } from '#platform/database.server.ts';
import { securityAuditLogs } from '#platform/table.server.ts';
import { PATTERNS } from './risk-level.ts';

/** §7: default limit of the audit log. */
export const MOST_LINES = 100;

const { userId, action, createdAt, metadata, number, workspaceId, resourceType, ipAddress, userAgent } =
  securityAuditLogs;

export type Chosen = { readonly since: Date | null; readonly show: 'all' | 'critical' | 'risky' };

function isChosen(person: string, { since, show }: Chosen) {
  const risky = sql`(${metadata}->>'riskLevel' in ('medium', 'high') or ${action} ~* ${PATTERNS.risky})`;
  const critical = sql`${action} ~* ${PATTERNS.critical}`;
  return and(
    eq(userId, person),
    since === null ? undefined : gt(createdAt, since),
    show === 'all' ? undefined : show === 'risky' ? risky : critical,
  );
}

/** The lines under a person's name that the connection sees, the newest first. */
export function recordOf(db: Database, person: string, chosen: Chosen, most = MOST_LINES) {
  return db
    .select({ number, workspaceId, action, resourceType, ipAddress, userAgent, metadata, at: createdAt })
    .from(securityAuditLogs)
    .where(isChosen(person, chosen))
    .orderBy(desc(createdAt), desc(number))
    .limit(most);
}

/** How many there are of them. */
export function countRecord(db: Database, person: string, chosen: Chosen): Promise<number> {
  return db.$count(securityAuditLogs, isChosen(person, chosen));
}

/** How often each action stands in a person's record, the most frequent first; `recent`: how often within the hour. */
export function actionCounts(db: Database, person: string, now: Date) {
  const hourAgo = new Date(now.getTime() - 60 * 60_000).toISOString();
  const recent = sql<number>`count(*) filter (where ${createdAt} > ${hourAgo})`.mapWith(Number);
  return db
    .select({ action, count: count(), recent })
    .from(securityAuditLogs)
    .where(eq(userId, person))
    .groupBy(action)
    .orderBy(desc(count()), action);
}

/** The same of everybody. */
export async function siteActionCounts(db: Database, now: Date) {
  const { rows } = await asRole(db, 'ilifa_auth', () =>
    connectionOf(db).query<{ action: string; times: bigint; recent: bigint }>(
      'select action, times, recent from site_action_counts($1)',
      [now],
    ),
  );
  return rows.map((row) => ({ action: row.action, count: Number(row.times), recent: Number(row.recent) }));
}
