import { eq } from 'drizzle-orm';
import type { Day, Month } from '#kernel/calendar.ts';
import { type Currency, money } from '#kernel/money.ts';
import type { AccountType } from '#modules/accounts/model.ts';
import type { CategoryKind } from '#modules/categories/model.ts';
import { categories as categoryTable } from '#modules/categories/table.server.ts';
import { NO_CATEGORY } from '#modules/transactions/table.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Balance, Latest, Span } from './model.ts';
import type { KindSum, KnownCategory, OfMonth, Sum } from './rules.ts';

/** Balances of accounts, oldest first: what they opened with and the sums that the database keeps. */
export async function balancesIn(db: Database, workspaceId: string): Promise<Balance[]> {
  const { rows } = await connectionOf(db).query<{
    id: string;
    name: string;
    bankName: string;
    accountType: AccountType;
    isActive: boolean;
    currency: Currency;
    balance: string;
  }>({
    name: 'dashboard_balances',
    text: `select a.id, a.name, a.bank_name as "bankName", a.account_type as "accountType", a.is_active as "isActive",
        a.currency, (a.opening_minor + coalesce(s.moved, 0))::text as balance
      from bank_accounts a
      left join (
        select account_id, sum(in_minor + out_minor) as moved from transaction_months
        where workspace_id = $1 group by account_id
      ) s on s.account_id = a.id
      where a.workspace_id = $1 and a.removed_at is null order by a.created_at, a.id`,
    values: [workspaceId],
  });
  return rows.map(({ id, currency, balance, ...account }) => ({
    accountId: id,
    ...account,
    balance: money(BigInt(balance), currency),
  }));
}

type KindRow = { currency: Currency; kind: CategoryKind | null; came: string; went: string; count: number };
type SumRow = KindRow & { categoryId: string };
type Months = { readonly from: Month; readonly to: Month };

function kindSumOf({ currency, kind, came, went, count }: KindRow): KindSum {
  return { currency, kind, in: BigInt(came), out: BigInt(went), count };
}

function sumOf(row: SumRow): Sum {
  return { ...kindSumOf(row), categoryId: row.categoryId === NO_CATEGORY ? null : row.categoryId };
}

// Account by account in the order of its key; sorting all of them by month and category takes ten times as long.
const KEPT = `from bank_accounts a
  cross join lateral (
    select * from transaction_sums s
    where s.workspace_id = $1 and s.account_id = a.id and s.month between $2 and $3 offset 0
  ) s
  left join categories c on c.workspace_id = $1 and c.id = s.category_id
  where a.workspace_id = $1`;
const ADDED = `sum(s.in_minor)::text as came, sum(s.out_minor)::text as went, sum(s.count)::int as count`;

/** Kept sums by month, currency and kind of category. */
export async function monthSums(
  db: Database,
  workspaceId: string,
  { from, to }: Months,
): Promise<(KindSum & OfMonth)[]> {
  const { rows } = await connectionOf(db).query<KindRow & OfMonth>({
    name: 'dashboard_month_sums',
    text: `select s.month, a.currency, c.kind, ${ADDED} ${KEPT} group by 1, 2, 3 having sum(s.count) <> 0`,
    values: [workspaceId, from, to],
  });
  return rows.map((row) => ({ month: row.month, ...kindSumOf(row) }));
}

/** Kept sums by month, currency and category. */
export async function categorySums(
  db: Database,
  workspaceId: string,
  { from, to }: Months,
): Promise<(Sum & OfMonth)[]> {
  const { rows } = await connectionOf(db).query<SumRow & OfMonth>({
    name: 'dashboard_category_sums',
    text: `select s.month, a.currency, c.kind, s.category_id as "categoryId", ${ADDED} ${KEPT}
      group by 1, 2, 3, 4 having sum(s.count) <> 0`,
    values: [workspaceId, from, to],
  });
  return rows.map((row) => ({ month: row.month, ...sumOf(row) }));
}

/** Sums over a few days, from the rows. */
export async function daySums(
  db: Database,
  workspaceId: string,
  currencies: readonly Currency[],
  { from, to }: Span,
): Promise<Sum[]> {
  const { rows } = await connectionOf(db).query<SumRow>({
    name: 'dashboard_day_sums',
    // The currencies are named because the index begins with them.
    text: `select s.currency, c.kind, coalesce(s.category_id, '${NO_CATEGORY}') as "categoryId", s.came, s.went, s.count
      from (
        select currency, category_id, sum(greatest(minor, 0))::text as came, sum(least(minor, 0))::text as went,
          count(*)::int as count
        from transactions
        where workspace_id = $1 and currency = any($2::bpchar[]) and booked_on between $3 and $4 and deleted_at is null
        group by 1, 2
      ) s left join categories c on c.workspace_id = $1 and c.id = s.category_id`,
    values: [workspaceId, currencies, from, to],
  });
  return rows.map(sumOf);
}

/** All categories by id, archived ones too: history keeps them. */
export async function categoriesById(db: Database, workspaceId: string): Promise<Map<string, KnownCategory>> {
  const { id, parentId, name, kind, colour, icon } = categoryTable;
  const rows = await db
    .select({ id, parentId, name, kind, colour, icon })
    .from(categoryTable)
    .where(eq(categoryTable.workspaceId, workspaceId));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The newest rows over the currencies together. */
export async function latestRows(
  db: Database,
  workspaceId: string,
  currencies: readonly Currency[],
  most: number,
): Promise<Latest[]> {
  const { rows } = await connectionOf(db).query<{
    id: string;
    bookedOn: Day;
    description: string;
    minor: bigint;
    currency: Currency;
    account: string;
    categoryId: string | null;
    name: string;
    colour: string;
    icon: string;
  }>({
    name: 'dashboard_latest',
    // The newest of each currency by the index, then the newest of those.
    text: `select t.id, t.booked_on as "bookedOn", t.description, t.minor, t.currency, a.name as account,
        c.id as "categoryId", c.name, c.colour, c.icon
      from unnest($2::bpchar[]) wanted (currency)
      cross join lateral (
        select * from transactions n where n.workspace_id = $1 and n.currency = wanted.currency and n.deleted_at is null
        order by n.booked_on desc, n.id desc limit $3
      ) t
      join bank_accounts a on a.workspace_id = $1 and a.id = t.account_id
      left join categories c on c.workspace_id = $1 and c.id = t.category_id
      order by t.booked_on desc, t.id desc limit $3`,
    values: [workspaceId, currencies, most],
  });
  return rows.map(({ id, bookedOn, description, minor, currency, account, categoryId, name, colour, icon }) => ({
    id,
    bookedOn,
    description,
    amount: money(minor, currency),
    account,
    category: categoryId === null ? null : { id: categoryId, name, colour, icon },
  }));
}
