import { type Day, daysOf, monthOf } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { lendingRates } from '#modules/people/lending-rates/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { partOf } from './actual.ts';
import { type OwedAccount, owedAccounts, paidByMonth, rowsOn } from './balances.server.ts';
import { plannedMonth, primesOf } from './live.ts';
import type { DebtMonth, LiveDebt, Overview, StoredDebt } from './model.ts';
import { monthsIn, putMonth } from './months.store.server.ts';
import { debtsIn, settingsOf } from './store.server.ts';

/** Debts as they stand on a day. One whose account was deleted is left out until the account is restored. */
export async function liveDebts(db: Database, workspaceId: string, today: Day): Promise<LiveDebt[]> {
  return standing(db, workspaceId, today, await owedAccounts(db, workspaceId, today));
}

async function standing(db: Database, workspaceId: string, today: Day, accounts: readonly OwedAccount[]) {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const stored = (await debtsIn(db, workspaceId)).filter(({ accountId }) => accountId === null || byId.has(accountId));
  const ids = stored.flatMap(({ accountId }) => accountId ?? []);
  const rows = await rowsOn(db, workspaceId, ids, { from: daysOf(monthOf(today)).first, to: today });
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return stored.map((debt): LiveDebt => {
    const account = debt.accountId === null ? undefined : byId.get(debt.accountId);
    if (account === undefined) return standsAlone(debt);
    const own = byAccount.get(account.id) ?? [];
    const paid = own.reduce((all, { minor }) => (minor > 0n ? all + minor : all), 0n);
    const inCurrency = (minor: bigint) => money(minor, account.currency);
    return {
      ...debt,
      owed: inCurrency(account.owed),
      opening: inCurrency(account.opening),
      paid: inCurrency(paid),
      isCharged: own.some((row) => ['interest', 'fee', 'insurance'].includes(partOf(row))),
    };
  });
}

function standsAlone(debt: StoredDebt): LiveDebt {
  return { ...debt, owed: debt.balance, opening: debt.balance, paid: null, isCharged: false };
}

export async function overviewOf(db: Database, workspaceId: string, today: Day): Promise<Overview> {
  const accounts = await owedAccounts(db, workspaceId, today);
  const debts = await standing(db, workspaceId, today, accounts);
  const settings = await settingsOf(db, workspaceId);
  const planned = new Set(debts.map(({ accountId }) => accountId));
  return {
    settings,
    debts,
    rates: await lendingRates(db),
    months: await recordedMonths(db, workspaceId, debts),
    owing: owingAccounts(accounts)
      .filter(({ id }) => !planned.has(id))
      .map(({ id, name, owed, currency }) => ({ accountId: id, name, owed: money(owed, currency) })),
  };
}

/** Accounts that owe something and can be planned. */
export function owingAccounts(accounts: readonly OwedAccount[]): OwedAccount[] {
  return accounts.filter(({ owed, isActive }) => isActive && owed > 0n);
}

async function recordedMonths(db: Database, workspaceId: string, debts: readonly LiveDebt[]): Promise<DebtMonth[]> {
  const recorded = await monthsIn(db, workspaceId);
  const [first] = recorded;
  if (first === undefined) return [];
  const byId = new Map(debts.map((debt) => [debt.id, debt]));
  const ids = debts.flatMap(({ accountId }) => accountId ?? []);
  const paid = await paidByMonth(db, workspaceId, ids, first.month);
  return recorded.flatMap(({ debtId, month, owedMinor, plannedMinor, freeMonth }) => {
    const debt = byId.get(debtId);
    if (debt === undefined) return [];
    const inCurrency = (minor: bigint) => money(minor, debt.owed.currency);
    const came = debt.accountId === null ? null : inCurrency(paid.get(`${debt.accountId} ${month}`) ?? 0n);
    return { debtId, month, owed: inCurrency(owedMinor), planned: inCurrency(plannedMinor), freeMonth, paid: came };
  });
}

/** Records what the plan of the month is, as it is now. */
export async function recordMonth(db: Database, workspaceId: string, today: Day): Promise<void> {
  const settings = await settingsOf(db, workspaceId);
  const debts = await liveDebts(db, workspaceId, today);
  await putMonth(
    db,
    workspaceId,
    monthOf(today),
    plannedMonth(debts, settings, primesOf(await lendingRates(db)), monthOf(today)),
  );
}
