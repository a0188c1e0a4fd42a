import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database } from '#platform/database.server.ts';
import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { CategoryKind } from './model.ts';
import type { PeriodSum } from './by-month.ts';
import type { CategoryFigures } from './usage.ts';
import { categories } from './table.server.ts';

export type CategoryRow = typeof categories.$inferSelect;
type NewRow = Omit<typeof categories.$inferInsert, 'workspaceId'>;
type Fields = Partial<
  Pick<
    CategoryRow,
    | 'name'
    | 'parentId'
    | 'kind'
    | 'colour'
    | 'icon'
    | 'isArchived'
    | 'spendingGroup'
    | 'variability'
    | 'taxLine'
    | 'accountCode'
    | 'vatCode'
  >
>;

/** The condition for categories by their ids. */
export const categoriesOfIds = (workspaceId: string, ids: readonly string[]) =>
  and(eq(categories.workspaceId, workspaceId), inArray(categories.id, [...ids]));
const kept = (workspaceId: string) => and(eq(categories.workspaceId, workspaceId), isNull(categories.removedAt));
// Parents first, in their order, then what is below them.
const inOrder = [sql`${categories.parentId} is not null`, categories.position, categories.createdAt, categories.id];

/** The categories themselves. */
export async function categoryRows(db: Database, workspaceId: string): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(kept(workspaceId))
    .orderBy(...inOrder);
}

/** All category ids by their kind, removed ones too: a transaction may still be under one that is only put away. */
export async function idsByKind(
  db: Database,
  workspaceId: string,
): Promise<Readonly<Record<CategoryKind, readonly string[]>>> {
  const { id, kind } = categories;
  const rows = await db.select({ id, kind }).from(categories).where(eq(categories.workspaceId, workspaceId));
  const idsOf = (wanted: CategoryKind) => rows.filter((row) => row.kind === wanted).map((row) => row.id);
  return { income: idsOf('income'), expense: idsOf('expense'), transfer: idsOf('transfer') };
}

/** As `categoryRows`, held against removal until the transaction ends, as whoever files rows under them must hold them. */
export async function heldCategories(db: Database, workspaceId: string, only?: string): Promise<CategoryRow[]> {
  const asked = only === undefined ? kept(workspaceId) : and(kept(workspaceId), eq(categories.id, only));
  return db.select().from(categories).where(asked).orderBy(categories.id).for('key share');
}

/** All categories, held against other changes of the tree but not against rows being filed under them. */
export async function lockTree(db: Database, workspaceId: string): Promise<CategoryRow[]> {
  const all = () => db.select().from(categories).where(kept(workspaceId)).orderBy(categories.id).for('no key update');
  await all();
  // Once more: while this waited, another may have been added.
  return all();
}

/** Holds the one category against rows being filed under it; waits for those that are. */
export async function lockCategory(db: Database, workspaceId: string, id: string): Promise<void> {
  await db
    .select({ id: categories.id })
    .from(categories)
    .where(categoriesOfIds(workspaceId, [id]))
    .for('update');
}

/**
 * How many rows are filed under each category, deleted ones not counted; categories without rows are absent. The module that
 * keeps rows stands on this one, so it is handed in.
 */
export type CountsOfCategories = (db: Database, workspaceId: string) => Promise<ReadonlyMap<string, number>>;

type Days = { readonly from: Day; readonly to: Day };
/** What the ledger knows of how categories are used; handed in for the same reason. */
export type UsageOfCategories = (
  db: Database,
  workspaceId: string,
  asked: { readonly today: Day; readonly year: Days; readonly month: Days },
) => Promise<CategoryFigures>;

/** What transactions in a currency come to by category in each of the periods, in their order. */
export type SumsOfCategories = (
  db: Database,
  workspaceId: string,
  asked: { readonly today: Day; readonly currency: Currency; readonly periods: readonly Days[] },
) => Promise<readonly (readonly PeriodSum[])[]>;

/** Whether the database refused because another category of these books has the name. */
export function isNameTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === '23505' && cause.constraint === 'categories_name';
}

/** Adds categories, parents before their children; the first goes behind what is there. */
export async function addCategories(db: Database, workspaceId: string, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return;
  const next = sql<number>`coalesce((select max(position) + 1 from categories where workspace_id = ${workspaceId}), 0)`;
  const [found] = await db.select({ first: next.mapWith(Number) }).from(sql`(select) nothing`);
  const first = found?.first ?? 0;
  await db.insert(categories).values(rows.map((row, index) => ({ ...row, workspaceId, position: first + index })));
}

export async function changeCategories(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  fields: Fields,
): Promise<void> {
  if (ids.length === 0 || Object.keys(fields).length === 0) return;
  await db.update(categories).set(fields).where(categoriesOfIds(workspaceId, ids));
}
