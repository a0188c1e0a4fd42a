import { type SQL, sql } from 'drizzle-orm';
import { AMOUNTS, can } from '#kernel/permissions.ts';
import type { OpenWorkspace } from '#kernel/caller.ts';
import { NUMBER_WORDS } from '#kernel/written-amounts.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { countsByGroup, idList } from '#modules/money/ledger/service.server.ts';
import { NO_CATEGORY } from '#modules/money/ledger/table.server.ts';
import { type Chosen, rowsOf } from './filter.server.ts';
import { scopeOf } from './stretches.server.ts';
import { groupsOnPage, namesInOrder } from './sorting.ts';
import type { TransactionSort } from './sorting.ts';

/** An order, looked up. */
export type Order = TransactionSort & {
  /** Categories or accounts by their names, where that is the order; else none. */
  readonly ranks: readonly string[];
  readonly numbersHidden: boolean;
};

type Slice = { readonly offset: number; readonly limit: number };

export async function orderBy(
  db: Database,
  { id: workspaceId, role }: Pick<OpenWorkspace, 'id' | 'role'>,
  sort: TransactionSort,
): Promise<Order> {
  const numbersHidden = !can(role, AMOUNTS.read);
  const { column } = sort;
  const named =
    column === 'category'
      ? await categoriesIn(db, workspaceId)
      : column === 'account'
        ? await accountsIn(db, workspaceId)
        : [];
  return { ...sort, ranks: namesInOrder(named), numbersHidden };
}

/** The same the other way round. */
const turned = (order: Order): Order => ({ ...order, direction: order.direction === 'up' ? 'down' : 'up' });

/** The order as SQL, over `id`, `booked_on` and what it sorts by. Equals stand by day and id: no two rows are equal. */
export function orderOf(order: Order): SQL {
  const way = order.direction === 'up' ? sql`asc` : sql`desc`;
  const key = keyOf(order);
  return sql`${key === null ? sql`` : sql`${key} ${way}, `}booked_on ${way}, id ${way}`;
}

function keyOf({ column, ranks, numbersHidden }: Order): SQL | null {
  switch (column) {
    case 'date':
      return null;
    case 'amount':
      return sql`minor`;
    case 'description':
      return words(numbersHidden);
    // Without a category they stand at the end.
    case 'category':
      return sql`coalesce(array_position(${idList(ranks)}, category_id), ${ranks.length + 1})`;
    case 'account':
      return sql`coalesce(array_position(${idList(ranks)}, account_id), ${ranks.length + 1})`;
  }
}

/** The description, without what the member may not read: a place in the order would tell of it. */
function words(numbersHidden: boolean): SQL {
  const text = sql`case when (select app_accounts()) is not null and hides_other_side(id) then ''
    else split_part(search_text, E'\n', 1) end`;
  const read = numbersHidden ? sql`regexp_replace(${text}, ${HIDDEN}, '•', 'gi')` : text;
  return sql`${read} collate "C"`;
}

const HIDDEN = String.raw`[0-9][0-9.,  ]*|\m(?:${NUMBER_WORDS})\M`;

/** The ids of one page of a filter without a search. `count`: how many rows the filter has. */
export async function sortedIds(
  db: Database,
  chosen: Chosen,
  order: Order,
  count: number,
  { offset, limit }: Slice,
): Promise<string[]> {
  const size = Math.min(limit, count - offset);
  if (size <= 0) return [];
  if (order.column === 'category' || order.column === 'account')
    return idsByGroup(db, chosen, order, { offset, limit: size });
  // The last pages are read from the other end.
  if (offset <= count / 2) return idsIn(db, rowsOf(chosen), order, { offset, limit: size });
  const back = { offset: count - offset - size, limit: size };
  return (await idsIn(db, rowsOf(chosen), turned(order), back)).toReversed();
}

async function idsIn(db: Database, rows: SQL, order: Order, { offset, limit }: Slice): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`
    select id from transactions where ${rows} order by ${orderOf(order)} offset ${offset} limit ${limit}`);
  return found.rows.map(({ id }) => id);
}

/** How many rows each category or account has tells which of them a page shows; those are in order by an index. */
async function idsByGroup(db: Database, chosen: Chosen, order: Order, slice: Slice): Promise<string[]> {
  const column = order.column === 'category' ? sql`category_id` : sql`account_id`;
  const rows = await countsOf(db, chosen, order.column === 'category' ? 'category' : 'account');
  const byDay: Order = { ...order, column: 'date', ranks: [] };
  const ids: string[] = [];
  for (const { key, ...part } of groupsOnPage(rows, order.ranks, order.direction, slice)) {
    const isIn = key === null ? sql`${column} is null` : sql`${column} = ${key}`;
    ids.push(...(await idsIn(db, sql`${rowsOf(chosen)} and ${isIn}`, byDay, part)));
  }
  return ids;
}

type GroupCount = { readonly key: string | null; readonly count: number };

/** From the kept sums, where these know all that the filter asks for. */
async function countsOf(db: Database, chosen: Chosen, group: 'category' | 'account'): Promise<GroupCount[]> {
  if (chosen.importId === null && chosen.direction === null) {
    const counts = await countsByGroup(db, scopeOf(chosen), group, chosen);
    return counts.map(({ key, count }) => ({ key: key === NO_CATEGORY ? null : key, count }));
  }
  const column = group === 'category' ? sql`category_id` : sql`account_id`;
  const { rows } = await db.execute<GroupCount>(sql`
    select ${column} as key, count(*)::int as count from transactions where ${rowsOf(chosen)} group by 1`);
  return rows;
}
