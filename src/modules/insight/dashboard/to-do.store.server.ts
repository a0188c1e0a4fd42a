import type { Day } from '#kernel/calendar.ts';
import { absolute, type Currency } from '#kernel/money.ts';
import { cardStatements, comparedBalances } from '#modules/money/accounts/service.server.ts';
import { rowsOfAccounts } from '#modules/money/ledger/service.server.ts';
import { NO_CATEGORY } from '#modules/money/ledger/table.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { Balance, ToDo } from './model.ts';
import { cardPaymentsOf } from './rules.ts';

/** How many transactions of each currency have no category. */
export async function uncategorisedIn(
  db: Database,
  workspaceId: string,
  accounts: readonly Balance[],
): Promise<ReadonlyMap<Currency, number>> {
  const { rows } = await connectionOf(db).query<{ accountId: string; count: number }>({
    name: 'dashboard_uncategorised',
    text: `select account_id as "accountId", sum(count)::int as count from transaction_sums
      where workspace_id = $1 and category_id = $2 group by account_id`,
    values: [workspaceId, NO_CATEGORY],
  });
  const counts = new Map(rows.map(({ accountId, count }) => [accountId, count]));
  const found = new Map<Currency, number>();
  for (const { accountId, balance } of accounts)
    found.set(balance.currency, (found.get(balance.currency) ?? 0) + (counts.get(accountId) ?? 0));
  return found;
}

/** Files that were uploaded and are not imported, as far as the person sees them. */
export async function filesToReview(db: Database, workspaceId: string): Promise<number> {
  const { rows } = await connectionOf(db).query<{ count: number }>({
    name: 'dashboard_files',
    text: `select count(*)::int as count from imports where workspace_id = $1 and status = 'ready'`,
    values: [workspaceId],
  });
  return rows[0]?.count ?? 0;
}

/** Cards of these accounts of which a payment is due soon, or was. */
export async function cardPaymentsIn(
  db: Database,
  workspaceId: string,
  accounts: readonly Balance[],
  today: Day,
): Promise<ToDo['cardPayments']> {
  const statements = await cardStatements(rowsOfAccounts, db, workspaceId, today);
  return cardPaymentsOf(accounts, statements, today);
}

/** Accounts whose latest statement says another balance, the largest difference first. */
export async function differencesIn(
  db: Database,
  workspaceId: string,
  accounts: readonly Balance[],
): Promise<ToDo['differences']> {
  const compared = await comparedBalances(rowsOfAccounts, db, workspaceId, {});
  return compared
    .flatMap(({ accountId, verdict, missing }) => {
      const account = accounts.find((one) => one.accountId === accountId);
      return verdict !== 'differs' || account === undefined ? [] : [{ accountId, name: account.name, missing }];
    })
    .toSorted((a, b) => (absolute(a.missing).minor < absolute(b.missing).minor ? 1 : -1));
}
