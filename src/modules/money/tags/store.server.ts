import { randomUUIDv7 } from 'node:crypto';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Database, takeTurn } from '#platform/database.server.ts';
import type { Tag } from './model.ts';
import type { KeptTag } from './rules.ts';
import { tags } from './table.server.ts';

/** Changes of one workspace's tags wait for each other, so that no name is given twice. */
export function takeTagsTurn(db: Database, workspaceId: string): Promise<void> {
  return takeTurn(db, `tags ${workspaceId}`);
}

/** All tags by name, deleted ones too. */
export async function keptTags(db: Database, workspaceId: string): Promise<KeptTag[]> {
  const rows = await db
    .select({ id: tags.id, name: tags.name, removedAt: tags.removedAt, mergedInto: tags.mergedInto })
    .from(tags)
    .where(eq(tags.workspaceId, workspaceId))
    .orderBy(asc(sql`lower(${tags.name})`), asc(tags.id));
  return rows.map(({ removedAt, ...tag }) => ({ ...tag, isRemoved: removedAt !== null }));
}

/** Whether a tag that is there, but that of `exceptId`, has the name. */
export async function isNameTaken(
  db: Database,
  workspaceId: string,
  { name, exceptId }: { name: string; exceptId?: string },
): Promise<boolean> {
  const others = exceptId === undefined ? undefined : ne(tags.id, exceptId);
  const isNamed = and(sql`lower(${tags.name}) = lower(${name})`, isNull(tags.removedAt), others);
  const found = await db
    .select({ id: tags.id })
    .from(tags)
    .where(and(eq(tags.workspaceId, workspaceId), isNamed));
  return found.length > 0;
}

export async function addTag(
  db: Database,
  workspaceId: string,
  { name, userId, now }: { name: string; userId: string; now: Date },
): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(tags).values({ workspaceId, id, userId, name, createdAt: now });
  return id;
}

/** False where it is not there. */
export async function renameTag(db: Database, workspaceId: string, { id, name }: Tag): Promise<boolean> {
  return change(db, workspaceId, id, { name });
}

/** Takes a tag away; with `into`, that one has its transactions from then on. False where it is not there. */
export async function removeTag(
  db: Database,
  workspaceId: string,
  id: string,
  { at, into }: { at: Date; into: string | null },
): Promise<boolean> {
  return change(db, workspaceId, id, { removedAt: at, mergedInto: into });
}

async function change(
  db: Database,
  workspaceId: string,
  id: string,
  fields: Partial<Pick<typeof tags.$inferInsert, 'name' | 'removedAt' | 'mergedInto'>>,
): Promise<boolean> {
  const changed = await db
    .update(tags)
    .set(fields)
    .where(and(eq(tags.workspaceId, workspaceId), eq(tags.id, id), isNull(tags.removedAt)))
    .returning({ id: tags.id });
  return changed.length > 0;
}

/** Brings back a tag that was deleted or merged. */
export async function returnTag(db: Database, workspaceId: string, id: string): Promise<void> {
  await db
    .update(tags)
    .set({ removedAt: null, mergedInto: null })
    .where(and(eq(tags.workspaceId, workspaceId), eq(tags.id, id)));
}
