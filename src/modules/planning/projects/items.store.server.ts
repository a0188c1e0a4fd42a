import { randomUUIDv7 } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import type { By } from './store.server.ts';
import { projectCosts, projectFiles, projectSettlements, projectTasks, projectTimes } from './table.server.ts';

/* What belongs to one project: tasks, expected costs, time, settlements and files. */

type Items =
  | typeof projectTasks
  | typeof projectCosts
  | typeof projectTimes
  | typeof projectSettlements
  | typeof projectFiles;

export type TaskRow = typeof projectTasks.$inferSelect;
export type CostRow = typeof projectCosts.$inferSelect;
export type TimeRow = typeof projectTimes.$inferSelect;
export type SettlementRow = typeof projectSettlements.$inferSelect;
type Own = 'workspaceId' | 'id' | 'projectId' | 'userId' | 'createdAt';

const of = (table: Items, workspaceId: string, projectId: string | null) =>
  and(eq(table.workspaceId, workspaceId), projectId === null ? undefined : eq(table.projectId, projectId));
const thisOne = (table: Items, workspaceId: string, id: string) =>
  and(eq(table.workspaceId, workspaceId), eq(table.id, id));

/** @param projectId null: of all projects */
export function tasksOf(db: Database, workspaceId: string, projectId: string | null): Promise<TaskRow[]> {
  return db
    .select()
    .from(projectTasks)
    .where(of(projectTasks, workspaceId, projectId))
    .orderBy(asc(projectTasks.position), asc(projectTasks.createdAt), asc(projectTasks.id));
}

export function costsOf(db: Database, workspaceId: string, projectId: string | null): Promise<CostRow[]> {
  return db
    .select()
    .from(projectCosts)
    .where(of(projectCosts, workspaceId, projectId))
    .orderBy(sql`due_on nulls last`, asc(projectCosts.createdAt), asc(projectCosts.id));
}

/** The latest first. */
export function timesOf(db: Database, workspaceId: string, projectId: string | null): Promise<TimeRow[]> {
  return db
    .select()
    .from(projectTimes)
    .where(of(projectTimes, workspaceId, projectId))
    .orderBy(desc(projectTimes.day), desc(projectTimes.createdAt), desc(projectTimes.id));
}

export function settlementsOf(db: Database, workspaceId: string, projectId: string): Promise<SettlementRow[]> {
  return db
    .select()
    .from(projectSettlements)
    .where(of(projectSettlements, workspaceId, projectId))
    .orderBy(asc(projectSettlements.day), asc(projectSettlements.createdAt), asc(projectSettlements.id));
}

type Kept = { readonly workspaceId: string; readonly projectId: string } & By;
const keys = ({ workspaceId, projectId, userId, now }: Kept) => {
  return { workspaceId, id: randomUUIDv7(), projectId, userId, createdAt: now };
};

/** After the others. */
export async function addTask(db: Database, row: Omit<TaskRow, Own | 'position'>, kept: Kept): Promise<string> {
  const own = keys(kept);
  const position = sql`(select coalesce(max(position), 0) + 1 from project_tasks
    where workspace_id = ${kept.workspaceId} and project_id = ${kept.projectId})`;
  await db.insert(projectTasks).values({ ...row, position, ...own });
  return own.id;
}

export async function addCost(db: Database, row: Omit<CostRow, Own>, kept: Kept): Promise<string> {
  const own = keys(kept);
  await db.insert(projectCosts).values({ ...row, ...own });
  return own.id;
}

export async function addTime(db: Database, row: Omit<TimeRow, Own>, kept: Kept): Promise<string> {
  const own = keys(kept);
  await db.insert(projectTimes).values({ ...row, ...own });
  return own.id;
}

export async function addSettlement(db: Database, row: Omit<SettlementRow, Own>, kept: Kept): Promise<string> {
  const own = keys(kept);
  await db.insert(projectSettlements).values({ ...row, ...own });
  return own.id;
}

/** An attachment that is there becomes a file of the project. */
export async function addFile(db: Database, row: typeof projectFiles.$inferSelect): Promise<void> {
  await db.insert(projectFiles).values(row);
}

/** Ids of the attachments that are files of a project. */
export async function fileIdsOf(db: Database, workspaceId: string, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projectFiles.id })
    .from(projectFiles)
    .where(of(projectFiles, workspaceId, projectId));
  return rows.map(({ id }) => id);
}

export async function changeTask(
  db: Database,
  workspaceId: string,
  { id, ...row }: Omit<TaskRow, Exclude<Own, 'id'> | 'position'>,
): Promise<void> {
  await db
    .update(projectTasks)
    .set(row)
    .where(thisOne(projectTasks, workspaceId, id));
}

export async function changeCost(
  db: Database,
  workspaceId: string,
  { id, ...row }: Omit<CostRow, Exclude<Own, 'id'>>,
): Promise<void> {
  await db
    .update(projectCosts)
    .set(row)
    .where(thisOne(projectCosts, workspaceId, id));
}

export async function changeTime(
  db: Database,
  workspaceId: string,
  { id, ...row }: Omit<TimeRow, Exclude<Own, 'id'>>,
): Promise<void> {
  await db
    .update(projectTimes)
    .set(row)
    .where(thisOne(projectTimes, workspaceId, id));
}

/** Puts tasks into an order; those that are not named come after them, as they stood. */
export async function orderTasks(db: Database, workspaceId: string, projectId: string, ids: readonly string[]) {
  const tasks = await tasksOf(db, workspaceId, projectId);
  const place = new Map(ids.map((id, at) => [id, at]));
  const ordered = tasks.toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
  for (const [at, { id, position }] of ordered.entries())
    if (position !== at + 1)
      await db
        .update(projectTasks)
        .set({ position: at + 1 })
        .where(thisOne(projectTasks, workspaceId, id));
}

const TABLES = {
  task: projectTasks,
  cost: projectCosts,
  time: projectTimes,
  settlement: projectSettlements,
  file: projectFiles,
};
export type ItemKind = keyof typeof TABLES;

/** The project that something belongs to; null where it is not there. */
export async function projectOfItem(
  db: Database,
  workspaceId: string,
  { kind, id }: { readonly kind: ItemKind; readonly id: string },
): Promise<string | null> {
  const table = TABLES[kind];
  const [row] = await db
    .select({ projectId: table.projectId })
    .from(table)
    .where(thisOne(table, workspaceId, id));
  return row?.projectId ?? null;
}

export async function removeItem(
  db: Database,
  workspaceId: string,
  { kind, id }: { readonly kind: ItemKind; readonly id: string },
): Promise<void> {
  const table = TABLES[kind];
  await db.delete(table).where(thisOne(table, workspaceId, id));
}

export function countItems(db: Database, workspaceId: string, kind: ItemKind, projectId: string): Promise<number> {
  const table = TABLES[kind];
  return db.$count(table, of(table, workspaceId, projectId));
}
