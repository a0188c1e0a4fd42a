import { eq } from 'drizzle-orm';
import type { Day, Month } from '#kernel/calendar.ts';
import { type Currency, money } from '#kernel/money.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { categories as categoryTable } from '#modules/money/categories/table.server.ts';
import { maskedWords } from '#modules/money/transactions/rules.ts';
import {
  countsByMonth,
  movedByAccount,
  spentByDay,
  sumsByCategory,
  sumsByKind,
  type SumScope,
} from '#modules/money/ledger/service.server.ts';
import { NO_CATEGORY } from '#modules/money/ledger/table.server.ts';
import { connectionOf, type Database, readTogether } from '#platform/database.server.ts';
import type { Balance, Latest, Span } from './model.ts';
import type { DaySpending } from './course.ts';
import { type Categories, type KindSum, type KnownCategory, merged, type Sum } from './rules.ts';

/** Balances of accounts, oldest first: what they opened with and the sums that the database keeps. */
export async function balancesIn(db: Database, workspaceId: string): Promise<Balance[]> {
  const [{ rows }, sums] = await readTogether(db, [
    () =>
      connectionOf(db).query<{
        id: string;
        name: string;
        bankName: string;
        accountType: AccountType;
        isActive: boolean;
        currency: Currency;
        opening: bigint;
      }>({
        name: 'dashboard_balances',
        text: `select id, name, bank_name as "bankName", account_type as "accountType", is_active as "isActive", currency,
          opening_minor as opening
        from bank_accounts where workspace_id = $1 and removed_at is null order by created_at, id`,
        values: [workspaceId],
      }),
    () => movedByAccount(db, workspaceId),
  ]);
  return rows.map(({ id, currency, opening, ...account }) => ({
    accountId: id,
    ...account,
    balance: money(opening + (sums.get(id)?.moved ?? 0n), currency),
  }));
}

/** Accounts and categories as they were read before: joined here once more, they would be joined row by row. */
type Known = { readonly accounts: readonly Balance[]; readonly categories: Categories };

/** Every month in which there are transactions on these accounts, the newest first. */
export async function monthsWithRows(
  db: Database,
  workspaceId: string,
  accounts: readonly Balance[],
): Promise<Month[]> {
  return (await countsByMonth(db, scopeOf(workspaceId, accounts))).map(({ month }) => month);
}

/** What each period comes to by currency and kind of category, in the order of the periods. */
export async function kindSums(
  db: Database,
  workspaceId: string,
  { accounts, categories }: Known,
  periods: readonly Span[],
): Promise<KindSum[][]> {
  const sums = await sumsByKind(db, scopeOf(workspaceId, accounts), kindsOf(categories), periods);
  return sums.map((own) => own.map(({ key, ...sum }) => ({ kind: key, currency: sum.currency, ...figuresOf(sum) })));
}

/** What each span comes to by currency and category, in the order of the spans. */
export async function categorySums(
  db: Database,
  workspaceId: string,
  { accounts, categories }: Known,
  { today, spans }: { readonly today: Day; readonly spans: readonly Span[] },
): Promise<Sum[][]> {
  const sums = await sumsByCategory(db, { ...scopeOf(workspaceId, accounts), today }, spans);
  return sums.map((own) =>
    merged(
      own.map(({ key, ...sum }) => ({ ...ofCategory(key, categories), currency: sum.currency, ...figuresOf(sum) })),
    ),
  );
}

/** Which of these months hold transactions on the accounts; for months that are not those of the calendar. */
export async function periodsWithRows(
  db: Database,
  workspaceId: string,
  accounts: readonly Balance[],
  periods: readonly Span[],
): Promise<Span[]> {
  const { rows } = await connectionOf(db).query<{ from: Day }>({
    name: 'dashboard_periods',
    text: `select p.first_day as "from" from unnest($3::date[], $4::date[]) as p (first_day, last_day)
      where exists (select from transaction_days d where d.workspace_id = $1 and d.account_id = any($2::uuid[])
        and d.day between p.first_day and p.last_day and d.count <> 0)`,
    values: [
      workspaceId,
      accounts.map(({ accountId }) => accountId),
      periods.map(({ from }) => from),
      periods.map(({ to }) => to),
    ],
  });
  const found = new Set(rows.map(({ from }) => from));
  return periods.filter(({ from }) => found.has(from));
}

/** What was spent on each day of a span by currency; days on which nothing was are left out. */
export async function spentOnDays(
  db: Database,
  workspaceId: string,
  { accounts, categories }: Known,
  span: Span,
): Promise<DaySpending[]> {
  const held = new Map(accounts.map(({ accountId, balance }) => [accountId, balance.currency]));
  const found = await spentByDay(db, { workspaceId, accountIds: [...held.keys()] }, kindsOf(categories), span);
  return found.flatMap(({ accountId, ...day }) => {
    const currency = held.get(accountId);
    return currency === undefined ? [] : { ...day, currency };
  });
}

function kindsOf(categories: Categories) {
  const idsOf = (kind: CategoryKind) => [...categories.values()].filter((one) => one.kind === kind).map(({ id }) => id);
  return { income: idsOf('income'), expense: idsOf('expense'), transfer: idsOf('transfer') };
}

function scopeOf(workspaceId: string, accounts: readonly Balance[]): SumScope {
  const held = new Map(accounts.map(({ accountId, balance }) => [accountId, balance.currency]));
  return { workspaceId, accounts: { held }, categories: null };
}

const figuresOf = ({ in: came, out, count }: Pick<Sum, 'in' | 'out' | 'count'>) => ({ in: came, out, count });

function ofCategory(id: string, categories: Categories) {
  return { categoryId: id === NO_CATEGORY ? null : id, kind: categories.get(id)?.kind ?? null };
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
          and not n.is_split
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
