import type { Day, Month } from '#kernel/calendar.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import { type AccountRef, accountsIn } from '#modules/money/accounts/service.server.ts';
import type { SumsOfCategories, UsageOfCategories } from '#modules/money/categories/service.server.ts';
import { connectionOf } from '#platform/database.server.ts';
import { sumsByCategory, type SumScope } from './sums.server.ts';
import { NO_CATEGORY } from './table.server.ts';

/** Where money is put away or owed, so that what arrives there is not spent. */
const KEPT_OR_OWED: ReadonlySet<AccountType> = new Set(['savings', 'investment', 'loan']);

/** How categories are used, from sums alone: the day of last use is looked for in the last month with transactions. */
export const usageOfCategories: UsageOfCategories = async (db, workspaceId, { today, year, month }) => {
  const client = connectionOf(db);
  const { rows: used } = await client.query<{ id: string; count: number; lastUsed: Day | null }>({
    name: 'ledger_usage_of_categories',
    text: `with by_account as (
        select category_id, account_id, max(month) as month, sum(count) as count from transaction_sums
        where workspace_id = $1 and category_id <> $2 and count <> 0 group by 1, 2
      ), latest as (
        select *, max(month) over (partition by category_id) as last_month from by_account
      )
      select category_id as id, sum(count)::int as count, max(last.day) as "lastUsed"
      from latest left join lateral (
        select d.day from transaction_days d
        where d.workspace_id = $1 and d.account_id = latest.account_id and d.category_id = latest.category_id
          and d.day >= (latest.month || '-01')::date and d.day < (latest.month || '-01')::date + interval '1 month'
          and d.count <> 0 and latest.month = latest.last_month
        order by d.day desc limit 1
      ) last on true
      group by 1`,
    values: [workspaceId, NO_CATEGORY],
  });
  const { rows: first } = await client.query<{ month: Month | null }>({
    name: 'ledger_first_month',
    text: 'select min(month) as month from transaction_months where workspace_id = $1 and count <> 0',
    values: [workspaceId],
  });
  const accounts = await accountsIn(db, workspaceId);
  const spending = accounts.filter(({ accountType }) => !KEPT_OR_OWED.has(accountType));
  const scopeOf = (some: readonly AccountRef[]): SumScope => {
    const held = new Map(some.map(({ id, currency }) => [id, currency]));
    return { workspaceId, accounts: { held }, categories: { except: [NO_CATEGORY] }, today };
  };
  const named = (sums: Awaited<ReturnType<typeof sumsByCategory>>[number] | undefined) =>
    (sums ?? []).map(({ key, currency, in: came, out }) => ({ id: key, currency, in: came, out }));
  const [ofYear, ofMonth] = await sumsByCategory(db, scopeOf(accounts), [year, month]);
  const [ofSpendingAccounts] = await sumsByCategory(db, scopeOf(spending), [month]);
  return {
    used,
    firstMonth: first[0]?.month ?? null,
    ofYear: named(ofYear),
    ofMonth: named(ofMonth),
    ofSpendingAccounts: named(ofSpendingAccounts),
  };
};

/** What the transactions in a currency come to by category in each period; of accounts that the member sees. */
export const sumsOfCategories: SumsOfCategories = async (db, workspaceId, { today, currency, periods }) => {
  const scope: SumScope = { workspaceId, accounts: { currency, id: null }, categories: null, today };
  const sums = await sumsByCategory(db, scope, periods);
  return sums.map((ofPeriod) =>
    ofPeriod.map(({ key, in: came, out }) => ({ id: key === NO_CATEGORY ? null : key, in: came, out })),
  );
};
