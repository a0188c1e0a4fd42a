import { sql } from 'drizzle-orm';
import type { Day, Month } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import { chosenBy } from './filter.server.ts';
import { FilterSchema, type Totals } from './model.ts';
import { totalsOf } from './pages.server.ts';
import { NO_CATEGORY } from './table.server.ts';

/** What an account holds: its opening balance and everything booked since. */
export type AccountBalance = { readonly accountId: string; readonly balance: Money };

/** What came and went. `moneyOut` is zero or negative. */
export type Flow = { readonly moneyIn: Money; readonly moneyOut: Money; readonly count: number };
export type MonthFlow = Flow & { readonly month: Month };
export type CategoryFlow = MonthFlow & { readonly categoryId: string | null };

type Months = { currency: string; from: Month; to: Month; withoutTransfers: boolean };

/** The balance of each account that was not deleted. */
export async function balancesIn(db: Database, workspaceId: string): Promise<AccountBalance[]> {
  const { rows } = await db.execute<{ id: string; currency: string; minor: string }>(sql`
    select a.id, a.currency, (a.opening_minor + coalesce(sum(m.in_minor + m.out_minor), 0))::text as minor
    from bank_accounts a
    left join transaction_months m on m.workspace_id = a.workspace_id and m.account_id = a.id
    where a.workspace_id = ${workspaceId} and a.removed_at is null
    group by a.workspace_id, a.id order by a.created_at desc, a.id desc`);
  return rows.map(({ id, currency, minor }) => ({ accountId: id, balance: money(BigInt(minor), currency) }));
}

/** In and out by month, oldest first; months without rows are left out. */
export async function monthsIn(db: Database, workspaceId: string, asked: Months): Promise<MonthFlow[]> {
  const { currency, from, to, withoutTransfers } = asked;
  const { rows } = await db.execute<Sum & { month: Month }>(sql`
    select k.month, ${SUMS} from ${withoutTransfers ? sql`transaction_sums` : sql`transaction_months`} k
    where ${inCurrency(workspaceId, currency)} and k.month between ${from} and ${to}
      ${withoutTransfers ? notTransfers(workspaceId) : sql``}
    group by k.month having sum(k.count) <> 0 order by k.month`);
  return rows.map((row) => ({ month: row.month, ...flowOf(row, currency) }));
}

/** In and out by category and month, oldest month first; null is what has no category. */
export async function categoryMonthsIn(db: Database, workspaceId: string, asked: Months): Promise<CategoryFlow[]> {
  const { currency, from, to, withoutTransfers } = asked;
  const { rows } = await db.execute<Sum & { month: Month; category: string }>(sql`
    select k.month, k.category_id as category, ${SUMS} from transaction_sums k
    where ${inCurrency(workspaceId, currency)} and k.month between ${from} and ${to}
      ${withoutTransfers ? notTransfers(workspaceId) : sql``}
    group by k.month, k.category_id having sum(k.count) <> 0 order by k.month, k.category_id`);
  return rows.map((row) => ({
    month: row.month,
    categoryId: row.category === NO_CATEGORY ? null : row.category,
    ...flowOf(row, currency),
  }));
}

/** In and out between two days, of which the whole months come from the kept sums. */
export async function flowIn(
  db: Database,
  workspaceId: string,
  asked: { currency: string; from: Day; to: Day; withoutTransfers: boolean },
): Promise<Totals> {
  return totalsOf(db, await chosenBy(db, workspaceId, FilterSchema.parse(asked)));
}

/** The months of the first and the last row; null where there are none. */
export async function extentIn(
  db: Database,
  workspaceId: string,
  currency: string,
): Promise<{ first: Month; last: Month } | null> {
  const { rows } = await db.execute<{ first: Month | null; last: Month | null }>(sql`
    select min(k.month) as first, max(k.month) as last from transaction_months k
    where ${inCurrency(workspaceId, currency)} and k.count <> 0`);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}

type Sum = { in: string; out: string; count: number };
const SUMS = sql`sum(k.in_minor)::text as in, sum(k.out_minor)::text as out, sum(k.count)::int as count`;

const inCurrency = (workspaceId: string, currency: string) => sql`k.workspace_id = ${workspaceId} and k.account_id in
  (select id from bank_accounts where workspace_id = ${workspaceId} and currency = ${currency})`;

const notTransfers = (workspaceId: string) => sql`and k.category_id not in
  (select id from categories where workspace_id = ${workspaceId} and kind = 'transfer')`;

function flowOf(row: Sum, currency: string): Flow {
  return { moneyIn: money(BigInt(row.in), currency), moneyOut: money(BigInt(row.out), currency), count: row.count };
}
