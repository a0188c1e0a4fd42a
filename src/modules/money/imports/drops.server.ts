import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { DROP_LIMITS } from './model.ts';
import { importDrops } from './table.server.ts';

/** So long the files of a drop may take to arrive, in minutes. */
const OPEN_MINUTES = 60;

export type Drop = { readonly workspaceId: string; readonly userId: string; readonly id: string };

const isOpen = sql`${importDrops.createdAt} > now() - make_interval(mins => ${OPEN_MINUTES})`;
const theDrop = ({ workspaceId, userId, id }: Drop) =>
  and(eq(importDrops.workspaceId, workspaceId), eq(importDrops.id, id), eq(importDrops.userId, userId));

/** Opens a drop for so many files, and forgets those that are over. */
export async function openDrop(
  db: Database,
  { workspaceId, userId }: Omit<Drop, 'id'>,
  files: number,
): Promise<string> {
  await db.delete(importDrops).where(and(eq(importDrops.workspaceId, workspaceId), sql`not (${isOpen})`));
  const id = randomUUIDv7();
  const { bytes: bytesLeft, rows: rowsLeft } = DROP_LIMITS;
  await db.insert(importDrops).values({ workspaceId, id, userId, filesLeft: files, bytesLeft, rowsLeft });
  return id;
}

/** Takes the place of one file. `over`: no such drop is open, or all its files came; `full`: its bytes do not fit. */
export async function takePlace(db: Database, drop: Drop, bytes: number): Promise<'taken' | 'over' | 'full'> {
  const [row] = await db
    .update(importDrops)
    .set({
      filesLeft: sql`${importDrops.filesLeft} - 1`,
      bytesLeft: sql`greatest(${importDrops.bytesLeft} - ${bytes}, -1)`,
    })
    .where(and(theDrop(drop), gt(importDrops.filesLeft, 0), isOpen))
    .returning({ bytesLeft: importDrops.bytesLeft });
  if (row === undefined) return 'over';
  if (row.bytesLeft >= 0) return 'taken';
  await db
    .update(importDrops)
    .set({ bytesLeft: 0 })
    .where(and(theDrop(drop), lt(importDrops.bytesLeft, 0)));
  return 'full';
}

/** Counts the rows of a file that was read; false where they are more than the drop has left. */
export async function takeRows(db: Database, drop: Drop, rows: number): Promise<boolean> {
  const { rowCount } = await db
    .update(importDrops)
    .set({ rowsLeft: sql`${importDrops.rowsLeft} - ${rows}`, isRead: true })
    .where(and(theDrop(drop), gte(importDrops.rowsLeft, rows)));
  return (rowCount ?? 0) > 0;
}

/** Whether all files of a drop came and none could be read: then it was no import. */
export async function isEmptyDrop(db: Database, drop: Drop): Promise<boolean> {
  const [row] = await db
    .select({ filesLeft: importDrops.filesLeft, isRead: importDrops.isRead })
    .from(importDrops)
    .where(theDrop(drop));
  return row?.filesLeft === 0 && !row.isRead;
}
