import { eq } from 'drizzle-orm';
import type { Day, Month } from '#kernel/calendar.ts';
import { type Currency, money } from '#kernel/money.ts';
import type { Period } from '#kernel/periods.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { categories as categoryTable } from '#modules/money/categories/table.server.ts';
import { maskedWords } from '#modules/money/transactions/rules.ts';
import { NO_CATEGORY } from '#modules/money/ledger/table.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Balance, Latest, Span } from './model.ts';
import type { Categories, DaySum, KindSum, KnownCategory, OfMonth, Sum } from './rules.ts';

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

const SUMMED = `sum(greatest(minor, 0))::text as came, sum(least(minor, 0))::text as went, count(*)::int as count`;
type Added = { readonly came: string; readonly went: string; readonly count: number };
type Months = { readonly from: Month; readonly to: Month };
/** Accounts and categories as they were read before: joined here once more, they would be joined row by row. */
type Known = { readonly accounts: readonly Balance[]; readonly categories: Categories };

/** Every month in which there are transactions on these accounts, the newest first. */
export async function monthsWithRows(
  db: Database,
  workspaceId: string,
  accounts: readonly Balance[],
): Promise<Month[]> {
  const { rows } = await connectionOf(db).query<OfMonth>({
    name: 'dashboard_months',
    text: `select month from transaction_months where workspace_id = $1 and account_id = any($2::uuid[])
      group by month having sum(count) > 0 order by month desc`,
    values: [workspaceId, idsIn(accounts)],
  });
  return rows.map(({ month }) => month);
}

/** Kept sums by month, currency and kind of category. */
export async function monthSums(
  db: Database,
  workspaceId: string,
  { accounts, categories }: Known,
  { from, to }: Months,
): Promise<(KindSum & OfMonth)[]> {
  const idsOf = (kind: CategoryKind) => [...categories.values()].filter((one) => one.kind === kind).map(({ id }) => id);
  type Row = Added & OfMonth & { accountId: string; kind: CategoryKind | null };
  const { rows } = await connectionOf(db).query<Row>(
    // Without a name: planned with the very lists, whose members are then found by hash.
    `select month, account_id as "accountId", case when category_id = any($5::uuid[]) then 'expense'
        when category_id = any($6::uuid[]) then 'income' when category_id = any($7::uuid[]) then 'transfer' end as kind,
        sum(in_minor)::text as came, sum(out_minor)::text as went, sum(count)::int as count
      from transaction_sums
      where workspace_id = $1 and account_id = any($2::uuid[]) and month between $3 and $4
      group by 1, 2, 3 having sum(count) <> 0`,
    [workspaceId, idsIn(accounts), from, to, idsOf('expense'), idsOf('income'), idsOf('transfer')],
  );
  const currencyOf = currenciesBy(accounts);
  return rows.map(({ month, accountId, kind, ...added }) => {
    return { month, kind, currency: currencyOf(accountId), ...sumOf(added) };
  });
}

/** Which of these months hold transactions on the accounts; for months that are not those of the calendar. */
export async function periodsWithRows(
  db: Database,
  workspaceId: string,
  accounts: readonly Balance[],
  periods: readonly Period[],
): Promise<Period[]> {
  const { rows } = await connectionOf(db).query<OfMonth>({
    name: 'dashboard_periods',
    text: `select p.month from unnest($3::text[], $4::date[], $5::date[]) as p (month, first_day, last_day)
      where exists (select from transactions t where t.workspace_id = $1 and t.account_id = any($2::uuid[])
        and t.booked_on between p.first_day and p.last_day and t.deleted_at is null)`,
    values: [
      workspaceId,
      idsIn(accounts),
      periods.map(({ month }) => month),
      periods.map(({ from }) => from),
      periods.map(({ to }) => to),
    ],
  });
  const found = new Set(rows.map(({ month }) => month));
  return periods.filter(({ month }) => found.has(month));
}

type Wanted = { readonly currencies: readonly Currency[]; readonly categories: Categories };

/** Sums by month, currency and category, from the rows; the months follow each other, the first one first. */
export async function periodSums(
  db: Database,
  workspaceId: string,
  { currencies, categories }: Wanted,
  periods: readonly Period[],
): Promise<(Sum & OfMonth)[]> {
  const { rows } = await connectionOf(db).query<Added & { place: number; currency: Currency; categoryId: string }>({
    name: 'dashboard_period_sums',
    text: `select width_bucket(booked_on, $3::date[]) as place, currency,
        coalesce(category_id, '${NO_CATEGORY}') as "categoryId", ${SUMMED}
      from transactions
      where workspace_id = $1 and currency = any($2::bpchar[]) and booked_on between $4 and $5 and deleted_at is null
      group by 1, 2, 3`,
    values: [workspaceId, currencies, periods.map(({ from }) => from), periods[0]?.from, periods.at(-1)?.to],
  });
  return rows.flatMap(({ place, currency, categoryId, ...added }) => {
    const period = periods[place - 1];
    if (period === undefined) return [];
    return [{ month: period.month, currency, ...ofCategory(categoryId, categories), ...sumOf(added) }];
  });
}

function sumOf({ came, went, count }: Added) {
  return { in: BigInt(came), out: BigInt(went), count };
}

function ofCategory(id: string, categories: Categories) {
  return { categoryId: id === NO_CATEGORY ? null : id, kind: categories.get(id)?.kind ?? null };
}

function idsIn(accounts: readonly Balance[]): string[] {
  return accounts.map(({ accountId }) => accountId);
}

function currenciesBy(accounts: readonly Balance[]) {
  const known = new Map(accounts.map(({ accountId, balance }) => [accountId, balance.currency]));
  return (accountId: string): Currency => {
    const currency = known.get(accountId);
    if (currency === undefined) throw new Error('a sum of an account that was not asked for');
    return currency;
  };
}

/** Sums by day, currency and category, from the rows. */
export async function daySums(
  db: Database,
  workspaceId: string,
  { currencies, categories }: Wanted,
  { from, to }: Span,
): Promise<DaySum[]> {
  const { rows } = await connectionOf(db).query<Added & { day: Day; currency: Currency; categoryId: string }>({
    name: 'dashboard_day_sums',
    // The currencies are named because the index begins with them.
    text: `select booked_on::text as day, currency, coalesce(category_id, '${NO_CATEGORY}') as "categoryId", ${SUMMED}
      from transactions
      where workspace_id = $1 and currency = any($2::bpchar[]) and booked_on between $3 and $4 and deleted_at is null
      group by booked_on, 2, 3`,
    values: [workspaceId, currencies, from, to],
  });
  return rows.map(({ day, currency, categoryId, ...added }) => {
    return { day, currency, ...ofCategory(categoryId, categories), ...sumOf(added) };
  });
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
    isMasked: boolean;
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
        (select app_accounts()) is not null and hides_other_side(t.id) as "isMasked", c.id as "categoryId", c.name, c.colour, c.icon
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
  return rows.map(
    ({ id, bookedOn, description, isMasked, minor, currency, account, categoryId, name, colour, icon }) => ({
      id,
      bookedOn,
      description: isMasked ? maskedWords(minor) : description,
      isMasked,
      amount: money(minor, currency),
      account,
      category: categoryId === null ? null : { id: categoryId, name, colour, icon },
    }),
  );
}

/** When a file was last imported, of those that the person sees. */
export async function lastImportIn(db: Database, workspaceId: string): Promise<Date | null> {
  const { rows } = await connectionOf(db).query<{ last: Date | null }>({
    name: 'dashboard_last_import',
    text: `select max(done_at) as last from imports where workspace_id = $1 and status = 'done'`,
    values: [workspaceId],
  });
  return rows[0]?.last ?? null;
}
