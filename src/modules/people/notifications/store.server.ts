import { and, desc, eq, gt, inArray, isNull, isNotNull, lte, or, sql } from 'drizzle-orm';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Notice } from './model.ts';
import { BADGE_MOST } from './badge.ts';
import { FETCH_LIMIT } from './rules.ts';
import { userNotifications } from './table.server.ts';

const { id, userId, isRead, isShown, createdAt, expiresAt, snoozedUntil, deletedAt } = userNotifications;

const SHOWN = {
  id,
  type: userNotifications.type,
  severity: userNotifications.severity,
  title: userNotifications.title,
  message: userNotifications.message,
  isRead,
  actionUrl: userNotifications.actionUrl,
  metadata: userNotifications.metadata,
  createdAt,
  expiresAt,
  why: userNotifications.why,
};

/** What the person has in front of them: not deleted, not over, not snoozed. */
function isThere(person: string, now: Date) {
  return and(
    eq(userId, person),
    eq(isShown, true),
    isNull(deletedAt),
    gt(expiresAt, now),
    or(isNull(snoozedUntil), lte(snoozedUntil, now)),
  );
}

/** The newest; unread ones alone unless all are asked for. */
export async function noticesOf(db: Database, person: string, all: boolean, now: Date): Promise<Notice[]> {
  return db
    .select(SHOWN)
    .from(userNotifications)
    .where(and(isThere(person, now), all ? undefined : eq(isRead, false)))
    .orderBy(desc(createdAt), desc(id))
    .limit(FETCH_LIMIT);
}

/** How many are unread, as far as the bell can show. */
export async function unreadOf(db: Database, person: string, now: Date): Promise<number> {
  const some = db
    .select({ id })
    .from(userNotifications)
    .where(and(isThere(person, now), eq(isRead, false)))
    .limit(BADGE_MOST + 1)
    .as('some');
  const [row] = await db.select({ count: sql<bigint>`count(*)` }).from(some);
  return Number(row?.count ?? 0n);
}

/** One that is there, as it is followed. */
export async function noticeToOpen(db: Database, person: string, noticeId: string, now: Date) {
  const [row] = await db
    .select({ actionUrl: userNotifications.actionUrl, workspaceId: userNotifications.aboutWorkspaceId })
    .from(userNotifications)
    .where(and(eq(userId, person), eq(id, noticeId), isNull(deletedAt), gt(expiresAt, now)));
  return row ?? null;
}

/** Answers the ids of those that changed. Null: all that are unread and in front of the person. */
export async function markNotices(
  db: Database,
  person: string,
  { ids, isRead: next }: { ids: readonly string[] | null; isRead: boolean },
  now: Date,
): Promise<string[]> {
  const which = ids === null ? isThere(person, now) : and(eq(userId, person), inArray(id, [...ids]));
  const rows = await db
    .update(userNotifications)
    .set({ isRead: next })
    .where(and(which, eq(isRead, !next), isNull(deletedAt)))
    .returning({ id });
  return rows.map((row) => row.id);
}

/** Takes them away, or (null) brings them back. Answers the ids of those that changed. */
export async function setDeleted(
  db: Database,
  person: string,
  ids: readonly string[],
  at: Date | null,
): Promise<string[]> {
  const rows = await db
    .update(userNotifications)
    .set({ deletedAt: at })
    .where(and(eq(userId, person), inArray(id, [...ids]), at === null ? isNotNull(deletedAt) : isNull(deletedAt)))
    .returning({ id });
  return rows.map((row) => row.id);
}

/** False where there is none. */
export async function snoozeNotice(
  db: Database,
  person: string,
  noticeId: string,
  until: Date | null,
): Promise<boolean> {
  const { rowCount } = await db
    .update(userNotifications)
    .set({ snoozedUntil: until })
    .where(and(eq(userId, person), eq(id, noticeId), isNull(deletedAt)));
  return (rowCount ?? 0) > 0;
}

export type NewRow = typeof userNotifications.$inferInsert;

/** Writes a message down. False where the person was told of the same event before. */
export async function addNotice(db: Database, row: NewRow): Promise<boolean> {
  const { rowCount } = await db
    .insert(userNotifications)
    .values(row)
    .onConflictDoNothing({ target: [userId, userNotifications.dedupeKey] });
  return (rowCount ?? 0) > 0;
}

const MOST_AT_ONCE = 5000;

/** Sweeps what is over or was deleted a while ago; as `ilifa_auth`. Answers how many went. */
export async function sweepNotices(db: Database, now: Date, deletedBefore: Date): Promise<number> {
  const { rowCount } = await connectionOf(db).query(
    `delete from user_notifications where id in (
       select id from user_notifications where expires_at <= $1 or deleted_at <= $2
       limit ${MOST_AT_ONCE} for update skip locked)`,
    [now, deletedBefore],
  );
  return rowCount ?? 0;
}
