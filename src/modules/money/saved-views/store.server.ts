import { randomUUIDv7 } from 'node:crypto';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { takeTurn } from '#platform/database.server.ts';
import type { SavedView, View } from './model.ts';
import { savedViews } from './table.server.ts';

/** Changes of one workspace's saved views wait for each other, so that no name is given twice. */
export function takeSavedViewsTurn(db: Database, workspaceId: string): Promise<void> {
  return takeTurn(db, `saved-views ${workspaceId}`);
}

export function listSavedViews(db: Database, workspaceId: string): Promise<SavedView[]> {
  return db
    .select({
      id: savedViews.id,
      name: savedViews.name,
      query: savedViews.query,
      sort: savedViews.sort,
      direction: savedViews.direction,
      includeTransfers: savedViews.includeTransfers,
      madeBy: savedViews.userId,
    })
    .from(savedViews)
    .where(eq(savedViews.workspaceId, workspaceId))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
}

export async function countSavedViews(db: Database, workspaceId: string): Promise<number> {
  const [found] = await db.select({ count: count() }).from(savedViews).where(eq(savedViews.workspaceId, workspaceId));
  return found?.count ?? 0;
}

/** Whether a saved view but that of `exceptId` has the name. */
export async function isNameTaken(
  db: Database,
  workspaceId: string,
  { name, exceptId }: { name: string; exceptId?: string },
): Promise<boolean> {
  const others = exceptId === undefined ? undefined : ne(savedViews.id, exceptId);
  const found = await db
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(eq(savedViews.workspaceId, workspaceId), sql`lower(${savedViews.name}) = lower(${name})`, others));
  return found.length > 0;
}

/** Its id; null where another has it. */
export async function addSavedView(
  db: Database,
  workspaceId: string,
  {
    id = randomUUIDv7(),
    userId,
    now,
    ...view
  }: View & { id?: string | undefined; name: string; userId: string; now: Date },
): Promise<string | null> {
  const added = await db
    .insert(savedViews)
    .values({ workspaceId, id, userId, ...view, createdAt: now })
    .onConflictDoNothing({ target: [savedViews.workspaceId, savedViews.id] })
    .returning({ id: savedViews.id });
  return added[0]?.id ?? null;
}

/** False where it is not there. */
export async function renameSavedView(
  db: Database,
  workspaceId: string,
  { id, name }: Pick<SavedView, 'id' | 'name'>,
): Promise<boolean> {
  const changed = await db
    .update(savedViews)
    .set({ name })
    .where(and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  return changed.length > 0;
}

/** False where it is not there. */
export async function removeSavedView(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(savedViews)
    .where(and(eq(savedViews.workspaceId, workspaceId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  return gone.length > 0;
}
