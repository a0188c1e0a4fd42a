import { and, eq, getColumns, inArray, sql } from 'drizzle-orm';
import { money, negate } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import { type Chosen, rowsOf } from './filter.server.ts';
import type { Page, Totals, Transaction } from './model.ts';
import { countOf, type Window, windowOf } from './paging.ts';
import type { Stretch } from '#modules/money/ledger/model.ts';
import { maskedWords } from './rules.ts';
import { moneyFlow, originalFrom } from '#modules/money/ledger/rules.ts';
import { searchPage, searchSorted, searchTotals } from './search.server.ts';
import { type Order, orderOf, sortedIds } from './sorting.server.ts';
import { kindSumsOf, stretchesOf } from './stretches.server.ts';
import { transactions } from '#modules/money/ledger/table.server.ts';
import { withShownTags } from '#modules/money/tags/service.server.ts';

type FoundPage = Omit<Page, 'corrected'>;

/** One page of the rows of a filter. A page far down costs what the first one does. */
export async function pageOf(
  db: Database,
  chosen: Chosen,
  order: Order,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<FoundPage> {
  const slice = { offset: (page - 1) * pageSize, limit: pageSize };
  const stretches = await stretchesOf(db, chosen);
  const isNewestFirst = order.column === 'date' && order.direction === 'down';
  if (chosen.search !== null) {
    const { ids, ...found } = isNewestFirst
      ? await searchPage(db, chosen, stretches, slice)
      : await searchSorted(db, chosen, stretches, orderOf(order), slice);
    return { ...found, rows: await rowsById(db, chosen.workspaceId, ids) };
  }
  const count = countOf(stretches);
  const ids =
    order.column === 'date'
      ? await idsByDay(db, chosen, stretches, order.direction, slice)
      : await sortedIds(db, chosen, order, count, slice);
  return { rows: await rowsById(db, chosen.workspaceId, ids), count, isLeast: false, since: null };
}

/** The oldest rows are the last of the newest first, turned round. */
async function idsByDay(
  db: Database,
  chosen: Chosen,
  stretches: readonly Stretch[],
  direction: 'up' | 'down',
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const isUp = direction === 'up';
  const count = countOf(stretches);
  const size = Math.min(limit, count - offset);
  if (size <= 0) return [];
  const window = windowOf(stretches, isUp ? count - offset - size : offset, size);
  const ids = window === null ? [] : await idsIn(db, chosen, window, size);
  return isUp ? ids.toReversed() : ids;
}

/** What all rows of a filter come to. */
export async function totalsOf(db: Database, chosen: Chosen): Promise<Omit<Totals, 'corrected'>> {
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

/** A contributor changes only what they recorded. */
export const IS_THEIRS = sql<boolean>`(not (select app_own_rows_only()) or ${transactions.userId} = (select app_user()))`;

/** Rows in the order of these ids. */
export async function rowsById(db: Database, workspaceId: string, ids: string[]): Promise<Transaction[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      ...getColumns(transactions),
      isMasked: sql<boolean>`(select app_accounts()) is not null and hides_other_side(${transactions.id})`,
      isTheirs: IS_THEIRS,
    })
    .from(transactions)
    .where(and(eq(transactions.workspaceId, workspaceId), inArray(transactions.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [presentRow(row)];
  });
  return withShownTags(db, workspaceId, found);
}

function presentRow(row: typeof transactions.$inferSelect & { isMasked: boolean; isTheirs: boolean }): Transaction {
  const { id, accountId, bookedOn, categoryId, categorySource, status, importId, isMasked, isTheirs } = row;
  const { tagIds, needsReview, parentId, transferId, isCleared, reconciliationId } = row;
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
    note: isMasked ? null : row.note,
    original: isMasked || row.original === null ? null : originalFrom(row.original, row.currency),
    tagIds,
    needsReview,
    parentId,
    transferId,
    state: reconciliationId === null ? (isCleared ? 'cleared' : 'unreconciled') : 'reconciled',
    isMasked,
    isTheirs,
  };
}
