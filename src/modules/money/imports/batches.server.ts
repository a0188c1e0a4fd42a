import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { bankAccounts } from '#modules/money/accounts/table.server.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { importBatches, imports } from './table.server.ts';

type Made = { readonly accountIds: readonly string[]; readonly categoryIds: readonly string[] };
type Entry = Made & { readonly importId: string; readonly batchId: string };

/** Notes that an import was made by a press, and which accounts and categories it made. */
export async function keepInBatch(db: Database, workspaceId: string, entry: Entry): Promise<void> {
  const row = { batchId: entry.batchId, accountIds: [...entry.accountIds], categoryIds: [...entry.categoryIds] };
  await db
    .insert(importBatches)
    .values({ workspaceId, importId: entry.importId, ...row })
    .onConflictDoUpdate({ target: [importBatches.workspaceId, importBatches.importId], set: row });
}

/** The imports of a press that are in the workspace still, in the order of their ids, with what they made. */
export async function batchIn(
  db: Database,
  workspaceId: string,
  batchId: string,
): Promise<Made & { readonly importIds: readonly string[] }> {
  const { importId, accountIds, categoryIds } = importBatches;
  const rows = await db
    .select({ importId, accountIds, categoryIds })
    .from(importBatches)
    .innerJoin(imports, and(eq(imports.workspaceId, importBatches.workspaceId), eq(imports.id, importBatches.importId)))
    .where(
      and(eq(importBatches.workspaceId, workspaceId), eq(importBatches.batchId, batchId), eq(imports.status, 'done')),
    )
    .orderBy(asc(importBatches.importId));
  return {
    importIds: rows.map((row) => row.importId),
    accountIds: [...new Set(rows.flatMap((row) => row.accountIds))],
    categoryIds: [...new Set(rows.flatMap((row) => row.categoryIds))],
  };
}

/** The accounts of these that are there. */
export async function accountsAmong(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: bankAccounts.id, name: bankAccounts.name })
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.workspaceId, workspaceId),
        inArray(bankAccounts.id, [...ids]),
        sql`${bankAccounts.removedAt} is null`,
      ),
    )
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id));
}

/** Of the transactions that imports added: how many are without a category, and the currency of most. */
export async function addedBy(
  db: Database,
  workspaceId: string,
  importIds: readonly string[],
): Promise<{ uncategorised: number; currency: string | null }> {
  if (importIds.length === 0) return { uncategorised: 0, currency: null };
  const rows = await db
    .select({
      currency: transactions.currency,
      count: sql<number>`count(*)::integer`,
      uncategorised: sql<number>`(count(*) filter (where ${transactions.categoryId} is null))::integer`,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.workspaceId, workspaceId),
        inArray(transactions.importId, [...importIds]),
        sql`${transactions.deletedAt} is null`,
        eq(transactions.isSplit, false),
      ),
    )
    .groupBy(transactions.currency);
  const [most] = rows.toSorted((a, b) => b.count - a.count);
  return {
    uncategorised: rows.reduce((sum, { uncategorised }) => sum + uncategorised, 0),
    currency: most?.currency ?? null,
  };
}
