import { and, desc, eq, getColumns, inArray, sql } from 'drizzle-orm';
import { money, negate } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import { type Chosen, rowsOf } from './filter.server.ts';
import type { Page, Totals, Transaction } from './model.ts';
import { countOf, type Window, windowOf } from './paging.ts';
import { maskedWords } from './rules.ts';
import { moneyFlow } from '#modules/money/ledger/rules.ts';
import { searchPage, searchTotals } from './search.server.ts';
import { kindSumsOf, stretchesOf } from './stretches.server.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';

/** One page of the rows of a filter, newest first. A page far down costs what the first one does. */
export async function pageOf(db: Database, chosen: Chosen, page: number, pageSize: number): Promise<Page> {
  const slice = { offset: (page - 1) * pageSize, limit: pageSize };
  const stretches = await stretchesOf(db, chosen);
  if (chosen.search !== null) {
    const { ids, ...found } = await searchPage(db, chosen, stretches, slice);
    return { ...found, rows: await rowsById(db, chosen.workspaceId, ids) };
  }
  const window = windowOf(stretches, slice.offset, slice.limit);
  const ids = window === null ? [] : await idsIn(db, chosen, window, slice.limit);
  const rows = await rowsById(db, chosen.workspaceId, ids);
  return { rows, count: countOf(stretches), isLeast: false, since: null };
}

/** What all rows of a filter come to. */
export async function totalsOf(db: Database, chosen: Chosen): Promise<Totals> {
  const { sums, since } =
    chosen.search === null
      ? { sums: await kindSumsOf(db, chosen), since: null }
      : await searchTotals(db, chosen, await stretchesOf(db, chosen));
  const flow = moneyFlow(sums, chosen.currency, chosen);
  return {
    count: sums.reduce((all, { count }) => all + count, 0),
    moneyIn: flow.in,
    moneyOut: negate(flow.out),
    net: flow.left,
    transfers: flow.transferred,
    since,
  };
}

/** Ids first: an index holds them all in order, so the rows that are skipped are never read. */
async function idsIn(db: Database, chosen: Chosen, { from, to, skip }: Window, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from transactions where ${rowsOf(chosen, { from, to })}
    order by booked_on desc, id desc offset ${skip} limit ${limit}`);
  return rows.map(({ id }) => id);
}

async function rowsById(db: Database, workspaceId: string, ids: string[]): Promise<Transaction[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...getColumns(transactions),
      isMasked: sql<boolean>`(select app_accounts()) is not null and hides_other_side(${transactions.id})`,
      isTheirs: sql<boolean>`not (select app_own_rows_only()) or ${transactions.userId} = (select app_user())`,
    })
    .from(transactions)
    .where(and(eq(transactions.workspaceId, workspaceId), inArray(transactions.id, ids)))
    .orderBy(desc(transactions.bookedOn), desc(transactions.id));
  return rows.map(presentRow);
}

function presentRow(row: typeof transactions.$inferSelect & { isMasked: boolean; isTheirs: boolean }): Transaction {
  const { id, accountId, bookedOn, categoryId, categorySource, status, importId, isMasked, isTheirs } = row;
  const amount = money(row.minor, row.currency);
  return {
    id,
    accountId,
    bookedOn,
    description: isMasked ? maskedWords(row.minor) : row.description,
    bankText: isMasked ? null : row.bankText,
    categoryId,
    categorySource,
    amount,
    reference: isMasked ? null : row.reference,
    status,
    importId,
    isMasked,
    isTheirs,
  };
}
