import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Stretch } from '#kernel/period-rules.ts';
import { type AccountRef, accountsIn } from '#modules/money/accounts/service.server.ts';
import { movedBefore, sumsByCategory } from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { CategorySum } from './buckets.ts';
import type { BudgetAccount } from './model.ts';
import { chosenAccounts } from './reading.store.server.ts';

/** Types of accounts whose money people spend; of others, such as loans, it is not on the budget unless they say so. */
const ON_BUDGET: ReadonlySet<AccountRef['accountType']> = new Set([
  'cheque',
  'savings',
  'credit-card',
  'cash',
  'mobile-money',
]);

/** The accounts whose money is on the budget. */
export async function accountsOnBudget(db: Database, workspaceId: string): Promise<AccountRef[]> {
  const chosen = await chosenAccounts(db, workspaceId);
  const accounts = await accountsIn(db, workspaceId);
  return accounts.filter(({ id, accountType }) => chosen.get(id) ?? ON_BUDGET.has(accountType));
}

/** Open accounts and those on the budget, and whether the money of each is on it. */
export async function accountChoices(db: Database, workspaceId: string): Promise<BudgetAccount[]> {
  const on = new Set((await accountsOnBudget(db, workspaceId)).map(({ id }) => id));
  const accounts = await accountsIn(db, workspaceId);
  return accounts
    .filter(({ id, isActive }) => isActive || on.has(id))
    .map(({ id, name }) => ({ id, name, isOn: on.has(id) }));
}

export type Held = Pick<AccountRef, 'id' | 'currency'>;

/** By category, for each of the periods; `only`: of these categories alone. */
export async function sumsOf(
  db: Database,
  workspaceId: string,
  accounts: readonly Held[],
  periods: readonly Pick<Stretch, 'from' | 'to'>[],
  { today, only = null }: { readonly today: Day; readonly only?: readonly string[] | null },
): Promise<CategorySum[][]> {
  if (accounts.length === 0 || periods.length === 0) return periods.map(() => []);
  const held = new Map(accounts.map(({ id, currency }): [string, Currency] => [id, currency]));
  const categories = only === null ? null : { only };
  return sumsByCategory(db, { workspaceId, accounts: { held }, categories, today }, periods);
}

/** Balances of accounts before a day. */
export async function balancesBefore(
  db: Database,
  workspaceId: string,
  accounts: readonly Pick<AccountRef, 'id' | 'openingMinor'>[],
  day: Day,
): Promise<ReadonlyMap<string, bigint>> {
  const moved = await movedBefore(db, workspaceId, day);
  return new Map(accounts.map(({ id, openingMinor }) => [id, openingMinor + (moved.get(id) ?? 0n)]));
}
