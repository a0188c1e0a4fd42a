import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { users } from '#modules/access/identity/table.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { erasures } from './table.server.ts';

// All as the role `ilifa_auth`.

/** Puts the person down to be erased; anew where they asked before and changed their mind. */
export async function putErasure(db: Database, userId: string, askedAt: Date, dueAt: Date): Promise<void> {
  const row = { askedAt, dueAt, remindedAt: null, undoneAt: null };
  await db
    .insert(erasures)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: erasures.userId, set: row });
}

/** Nothing happens but an e-mail. False where nothing was to happen. */
export async function undoErasure(db: Database, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(erasures)
    .set({ undoneAt: now })
    .where(and(eq(erasures.userId, userId), isNull(erasures.undoneAt), isNull(erasures.erasedAt)));
  return (rowCount ?? 0) > 0;
}

const isWaiting = and(isNull(erasures.undoneAt), isNull(erasures.erasedAt));
/** Those of these people whose accounts stay. */
export async function notLeaving(db: Database, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ userId: erasures.userId })
    .from(erasures)
    .where(and(isWaiting, inArray(erasures.userId, [...userIds])));
  const leaving = new Set(rows.map(({ userId }) => userId));
  return userIds.filter((id) => !leaving.has(id));
}

const FACTS = { userId: erasures.userId, dueAt: erasures.dueAt, name: users.name, email: users.email };

/**
 * Somebody whose account goes within the time and who was not told yet; theirs until the transaction ends. What another
 * process works on, and who is just signing in, is passed over.
 */
export async function claimReminder(db: Database, before: Date) {
  const [row] = await db
    .select(FACTS)
    .from(erasures)
    .innerJoin(users, eq(users.id, erasures.userId))
    .where(and(isWaiting, isNull(erasures.remindedAt), sql`${erasures.dueAt} <= ${before.toISOString()}`))
    .orderBy(erasures.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function markReminded(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(erasures).set({ remindedAt: now }).where(eq(erasures.userId, userId));
}

/** Somebody whose time has come; as `claimReminder`. */
export async function claimDue(db: Database, now: Date) {
  const [row] = await db
    .select(FACTS)
    .from(erasures)
    .innerJoin(users, eq(users.id, erasures.userId))
    .where(and(isWaiting, sql`${erasures.dueAt} <= ${now.toISOString()}`))
    .orderBy(erasures.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export type Heir = { workspaceId: string; heir: string };

/** Deletes the person and all that is theirs, and answers which books went to whom. In migration "erasures-grants". */
export async function erasePerson(db: Database, userId: string, now: Date): Promise<Heir[]> {
  const { rows } = await connectionOf(db).query<Heir>(
    `select workspace_id as "workspaceId", heir from erase_person($1, $2)`,
    [userId, now],
  );
  return rows;
}

/** Somebody who is owed the last e-mail: their account is gone, or it stays after all. */
export async function claimFarewell(db: Database) {
  const [row] = await db
    .select({
      userId: erasures.userId,
      isErased: sql<boolean>`${erasures.erasedAt} is not null`,
      name: sql<string | null>`coalesce(${erasures.name}, ${users.name})`,
      email: sql<string | null>`coalesce(${erasures.email}, ${users.email})`,
    })
    .from(erasures)
    .leftJoin(users, eq(users.id, erasures.userId))
    .where(or(isNotNull(erasures.erasedAt), isNotNull(erasures.undoneAt)))
    .orderBy(erasures.dueAt)
    .limit(1)
    .for('update', { of: erasures, skipLocked: true });
  return row ?? null;
}

export async function dropErasure(db: Database, userId: string): Promise<void> {
  await db.delete(erasures).where(eq(erasures.userId, userId));
}
