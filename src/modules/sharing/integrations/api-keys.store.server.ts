import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { users } from '#modules/access/identity/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { apiKeys } from './table.server.ts';

type Row = typeof apiKeys.$inferSelect;

const isActive = (now: Date) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));

const SHOWN = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  revokedAt: apiKeys.revokedAt,
  lastUsedAt: apiKeys.lastUsedAt,
  madeBy: users.name,
};

/** All keys of the books, the latest first. As `ilifa_auth`, who knows the names of people. */
export async function keysOf(db: Database, workspaceId: string) {
  return db
    .select(SHOWN)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.workspaceId, workspaceId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

export async function activeCount(db: Database, workspaceId: string, now: Date): Promise<number> {
  return db.$count(apiKeys, and(eq(apiKeys.workspaceId, workspaceId), isActive(now)));
}

export async function addKey(
  db: Database,
  workspaceId: string,
  key: Omit<typeof apiKeys.$inferInsert, 'workspaceId'>,
): Promise<void> {
  await db.insert(apiKeys).values({ ...key, workspaceId });
}

/** Null where there is none, or it is revoked already. */
export async function revokeKey(db: Database, workspaceId: string, id: string, now: Date) {
  const [row] = await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ prefix: apiKeys.prefix });
  return row ?? null;
}

/** Whoever leaves opens nothing with a program either; nor does anybody open the books that go. As `ilifa_auth`. */
export async function revokeKeysOf(
  db: Database,
  { userId, books }: { userId: string; books: readonly string[] },
  now: Date,
): Promise<void> {
  const theirs = or(eq(apiKeys.userId, userId), inArray(apiKeys.workspaceId, [...books]));
  await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(theirs, isNull(apiKeys.revokedAt)));
}

/** Whoever is out of books reads them by no key either, nor when they come back. As `ilifa_auth`. */
export async function revokeKeysIn(db: Database, workspaceId: string, userId: string, now: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
}

/** The key of this hash that opens something now, with who made it. As `ilifa_auth`. */
export async function keyByHash(db: Database, keyHash: string, now: Date) {
  const [row] = await db
    .select({ key: apiKeys, maker: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.keyHash, keyHash), isActive(now)));
  return row ?? null;
}

/** Notes the use, once a minute at most: what is asked often writes no row each time. As `ilifa_auth`. */
export async function noteUse(db: Database, { workspaceId, id }: Pick<Row, 'workspaceId' | 'id'>, now: Date) {
  const before = new Date(now.getTime() - 60_000);
  const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before));
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id), isOld));
}
