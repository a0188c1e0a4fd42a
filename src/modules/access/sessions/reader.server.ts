import { type EndReason, WayInSchema } from '#kernel/caller.ts';
import { deviceIdOf, fingerprintOf } from '#modules/access/devices/service.server.ts';
import {
  type AuthSettings,
  dropSessions,
  type KnownUser,
  newToken,
  presentPerson,
  replaceToken,
  sessionCookies,
  sessionToken,
  tokenHash,
} from '#modules/access/identity/service.server.ts';
import type { AuditBuffer } from '#platform/audit-buffer.server.ts';
import { inTransaction, type Pool } from '#platform/database.server.ts';
import { emitterFor, type Listener } from '#platform/events.server.ts';
import type { Arrival, Visitor } from '#platform/app-services.server.ts';
import { sessionCutOff } from './events.ts';
import { SESSION_LIMITS } from './limits.ts';
import { judge, type Judgement, OVERLAP, type Standing } from './rules.ts';
import { markEnded, noteUse, raiseRisk, renew } from './store.server.ts';

type SessionRow = KnownUser &
  Omit<Standing, 'isSameDevice'> & {
    sessionId: string;
    /** Its row in `sessions`, without which it opens nothing; null where it was taken away. */
    via: string | null;
    isPending: boolean;
    deviceFingerprint: string;
  };

/** What the reader of sessions stands on. `pool`: connections of the role `ilifa_auth`. */
export type SessionReading = {
  readonly pool: Pool;
  readonly settings: AuthSettings;
  readonly now: () => Date;
  /** Asked of those alone who have rested longer than an administrator may. */
  readonly isAdmin: (userId: string) => Promise<boolean>;
  /** Holds the line of a session that ended while the audit log is away: it ends all the same. */
  readonly memory: AuditBuffer;
  /** Who hears of a session that was cut off; asked when it happens, since they are put together later. */
  readonly listeners: () => readonly Listener[];
};

/**
 * Tells who a request comes from, in one statement, and judges their session by the rules. A second statement follows
 * once a minute of use, at a renewal, and when the session is over.
 */
export function sessionReader(reading: SessionReading) {
  const { pool, settings } = reading;
  return async (visitor: Visitor): Promise<Arrival | null> => {
    const token = sessionToken(visitor.headers, settings);
    if (token === null) return null;
    const presented = tokenHash(token);
    const { rows } = await pool.query<SessionRow>({ name: 'session', text: READ, values: [presented] });
    const [row] = rows;
    return row === undefined ? null : arrivalOf(reading, visitor, row, presented);
  };
}

const READ = `select u.id, u.email, u.name, u.first_name as "firstName", u.last_name as "lastName",
    u.user_type as "userType", u.country, e.id as "sessionId", s.via, coalesce(s.is_pending, true) as "isPending",
    s.confirmed_at as "confirmedAt", e.session_token = $1 as "isCurrentToken", e.overlap_until as "overlapUntil",
    e.previous_token is not null as "hasOverlap", e.renewed_at as "renewedAt", e.created_at as "createdAt",
    e.expires_at as "expiresAt", e.last_activity as "lastActivity", e.risk_raised_at as "riskRaisedAt",
    e.risk_score as "riskScore", e.requires_mfa as "requiresMfa", e.failed_auth_attempts as "failedAuthAttempts",
    e.device_fingerprint as "deviceFingerprint"
  from enhanced_sessions e join users u on u.id = e.user_id left join sessions s on s.id = e.id
  where (e.session_token = $1 or e.previous_token = $1) and e.is_active`;

async function arrivalOf(
  reading: SessionReading,
  visitor: Visitor,
  row: SessionRow,
  presented: string,
): Promise<Arrival | null> {
  const { settings } = reading;
  const now = reading.now();
  const seen = fingerprintOf(deviceIdOf(visitor.headers.get('cookie'), settings), visitor.userAgent);
  const standing = { ...row, isSameDevice: seen === row.deviceFingerprint };
  const isAdmin = hasRested(row, now) && (await reading.isAdmin(row.id));
  const judgement = judge(standing, now, { isAdmin });
  const over = row.via === null ? 'Session not found or expired' : judgement.over;
  if (over !== null) {
    await end(reading, visitor, row, over, judgement, now);
    return null;
  }
  const setCookie = judgement.renew ? await renewed(reading, row.sessionId, presented, now) : [];
  if (judgement.note && setCookie.length === 0) await note(reading, visitor, row, now);
  const session = {
    id: row.sessionId,
    via: WayInSchema.parse(row.via),
    isPending: row.isPending,
    confirmedAt: judgement.isTrusted ? row.confirmedAt : null,
  };
  return { person: presentPerson(row), session, setCookie };
}

/** Whether it matters that the person is an administrator. */
function hasRested({ lastActivity }: SessionRow, now: Date): boolean {
  return now.getTime() - lastActivity.getTime() > SESSION_LIMITS.idleOfAdmins * 60_000;
}

async function renewed({ pool, settings }: SessionReading, id: string, presented: string, now: Date) {
  const token = newToken();
  const next = tokenHash(token);
  const isOurs = await inTransaction(pool, { role: 'ilifa_auth' }, async (db) => {
    if (!(await renew(db, id, { presented, next }, now))) return false;
    await replaceToken(db, id, next);
    return true;
  });
  return isOurs ? sessionCookies(token, settings) : [];
}

async function note({ pool }: SessionReading, { ipAddress }: Visitor, row: SessionRow, now: Date): Promise<void> {
  const isFirst = row.isCurrentToken && row.hasOverlap && row.overlapUntil === null;
  const seen = isFirst ? { overlapUntil: new Date(now.getTime() + OVERLAP) } : {};
  await inTransaction(pool, { role: 'ilifa_auth' }, (db) =>
    noteUse(db, row.sessionId, { lastActivity: now, ipAddress, ...seen }),
  );
}

/** Reasons that somebody should hear of: the session was, or may have been, in other hands. */
const SUSPICIOUS: ReadonlySet<EndReason> = new Set<EndReason>([
  'Invalid session token',
  'Unknown device',
  'Session risk too high',
]);

async function end(
  { pool, listeners, memory }: SessionReading,
  { ipAddress, userAgent }: Visitor,
  { id: userId, sessionId, deviceFingerprint: deviceId }: SessionRow,
  reason: EndReason,
  { verdict }: Judgement,
  now: Date,
): Promise<void> {
  const isSuspicious = SUSPICIOUS.has(reason);
  const later: (() => Promise<unknown>)[] = [];
  await inTransaction(pool, { role: 'ilifa_auth' }, async (db) => {
    if (isSuspicious) await raiseRisk(db, sessionId, verdict.risk, now);
    await markEnded(db, [sessionId], reason, now);
    await dropSessions(db, [sessionId]);
    const metadata = { reason, riskLevel: isSuspicious ? 'high' : 'low', riskScore: verdict.risk };
    const what = { action: 'session.ended', resourceType: 'sessions', resourceId: sessionId };
    const entry = { workspaceId: null, userId, ...what, ipAddress, userAgent, metadata };
    await memory.appendOrHold(db, entry, (then) => void later.push(then));
    if (isSuspicious) await emitterFor(db, listeners())(sessionCutOff({ userId, deviceId, reason, ipAddress }));
  });
  for (const then of later) await then();
}
