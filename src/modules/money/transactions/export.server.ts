import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type ExportedRow, type Filter, MOST_EXPORTED, type Transaction } from './model.ts';
import type { TransactionSort } from './sorting.ts';
import type { Asker } from './filter.server.ts';
import { pageOf } from './pages.server.ts';
import { orderBy } from './sorting.server.ts';
import { spelledRight } from './spelling.server.ts';

/** Rows read at once; so many are asked about before more are read. */
const BLOCK = 1000;

/**
 * All rows of a filter, block by block, however long the search takes; null where they are more than one export holds.
 * `permit` is asked before more than the first block is read.
 */
export async function exportedRows(
  db: Database,
  asker: Asker,
  { sort, ...filter }: Filter & { sort: TransactionSort },
  permit: () => Promise<void>,
): Promise<ExportedRow[] | null> {
  const order = await orderBy(db, asker, sort);
  const { rows, chosen } = await spelledRight(db, asker, { ...filter, thorough: true }, async (asked) => ({
    ...(await pageOf(db, asked, order, { page: 1, pageSize: BLOCK })),
    chosen: asked,
  }));
  const all = [...rows];
  if (rows.length === BLOCK) await permit();
  for (let page = 2; all.length === (page - 1) * BLOCK; page += 1) {
    if (all.length > MOST_EXPORTED) return null;
    all.push(...(await pageOf(db, chosen, order, { page, pageSize: BLOCK })).rows);
  }
  return all.length > MOST_EXPORTED ? null : named(db, asker.id, all);
}

async function named(db: Database, workspaceId: string, rows: readonly Transaction[]): Promise<ExportedRow[]> {
  const nameOf = (all: readonly { id: string; name: string }[]) => new Map(all.map(({ id, name }) => [id, name]));
  const accounts = nameOf(await accountsIn(db, workspaceId));
  const categories = nameOf(await categoriesIn(db, workspaceId));
  return rows.map(({ accountId, categoryId, bookedOn, description, bankText, amount, reference, status }) => ({
    bookedOn,
    description,
    bankText,
    amount,
    reference,
    status,
    account: accounts.get(accountId) ?? '',
    category: categoryId === null ? null : (categories.get(categoryId) ?? null),
  }));
}
