import { addMonths, type Day, type Month, monthOf } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';
import { lendingRates } from '#modules/people/lending-rates/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type ActualMonth, actualMonths, paidOff } from './actual.ts';
import { type OwedAccount, owedAccounts, sumsFrom } from './balances.server.ts';
import { plannedMonth, primesOf } from './live.ts';
import type { DebtMonth, LiveDebt, Overview, StoredDebt } from './model.ts';
import { monthsIn, putMonth, type RecordedMonth } from './months.store.server.ts';
import { debtsIn, settingsOf } from './store.server.ts';
import { nextPaymentOn } from './terms.ts';

/** Months that payments are compared with the plan in: a year, and the one that runs. */
const MOST_MONTHS = 13;

/** What moved on the accounts of debts, month by month, by account and month. */
type Movements = ReadonlyMap<string, ActualMonth>;

async function movementsOf(
  db: Database,
  workspaceId: string,
  debts: readonly StoredDebt[],
  from: Month,
): Promise<Movements> {
  const ids = debts.flatMap(({ accountId }) => accountId ?? []);
  const byAccount = Map.groupBy(await sumsFrom(db, workspaceId, ids, from), ({ accountId }) => accountId);
  return new Map(
    [...byAccount].flatMap(([id, rows]) => actualMonths(rows).map((one) => [`${id} ${one.month}`, one] as const)),
  );
}

/** Debts whose accounts are there: one whose account was deleted is left out until the account is restored. */
async function debtsWithAccounts(db: Database, workspaceId: string, accounts: readonly OwedAccount[]) {
  const ids = new Set(accounts.map(({ id }) => id));
  return (await debtsIn(db, workspaceId)).filter(({ accountId }) => accountId === null || ids.has(accountId));
}

/** Debts as they stand in a month. */
function standing(
  debts: readonly StoredDebt[],
  accounts: readonly OwedAccount[],
  movements: Movements,
  month: Month,
): LiveDebt[] {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return debts.map((debt): LiveDebt => {
    const account = debt.accountId === null ? undefined : byId.get(debt.accountId);
    if (account === undefined) return standsAlone(debt);
    const moved = movements.get(`${account.id} ${month}`);
    const inCurrency = (minor: bigint) => money(minor, account.currency);
    return {
      ...debt,
      owed: inCurrency(account.owed),
      opening: inCurrency(account.opening),
      paid: inCurrency(moved === undefined ? 0n : paidOff(moved)),
      isCharged: moved !== undefined && moved.interest + moved.fees > 0n,
    };
  });
}

function standsAlone(debt: StoredDebt): LiveDebt {
  return { ...debt, owed: debt.balance, opening: debt.balance, paid: null, isCharged: false };
}

export async function overviewOf(db: Database, workspaceId: string, today: Day): Promise<Overview> {
  const thisMonth = monthOf(today);
  const accounts = await owedAccounts(db, workspaceId, today);
  const stored = await debtsWithAccounts(db, workspaceId, accounts);
  const recorded = (await monthsIn(db, workspaceId)).filter(({ month }) => month > addMonths(thisMonth, -MOST_MONTHS));
  const movements = await movementsOf(db, workspaceId, stored, recorded[0]?.month ?? thisMonth);
  const debts = standing(stored, accounts, movements, thisMonth);
  const planned = new Set(debts.map(({ accountId }) => accountId));
  return {
    settings: await settingsOf(db, workspaceId),
    debts,
    rates: await lendingRates(db),
    months: withPaid(recorded, debts, movements),
    owing: owingAccounts(accounts)
      .filter(({ id }) => !planned.has(id))
      .map(({ id, name, owed, currency }) => ({ accountId: id, name, owed: money(owed, currency) })),
  };
}

/** Accounts that owe something and can be planned. */
export function owingAccounts(accounts: readonly OwedAccount[]): OwedAccount[] {
  return accounts.filter(({ owed, isActive }) => isActive && owed > 0n);
}

/** Recorded months with what was really paid in each. */
function withPaid(recorded: readonly RecordedMonth[], debts: readonly LiveDebt[], movements: Movements): DebtMonth[] {
  const byId = new Map(debts.map((debt) => [debt.id, debt]));
  return recorded.flatMap(({ debtId, month, owedMinor, plannedMinor, freeMonth }) => {
    const debt = byId.get(debtId);
    if (debt === undefined) return [];
    const inCurrency = (minor: bigint) => money(minor, debt.owed.currency);
    const moved = movements.get(`${debt.accountId} ${month}`);
    const paid = debt.accountId === null ? null : inCurrency(moved === undefined ? 0n : paidOff(moved));
    return { debtId, month, owed: inCurrency(owedMinor), planned: inCurrency(plannedMinor), freeMonth, paid };
  });
}

/** Records what the plan of the month is, as it is now. */
export async function recordMonth(db: Database, workspaceId: string, today: Day): Promise<void> {
  const month = monthOf(today);
  const accounts = await owedAccounts(db, workspaceId, today);
  const stored = await debtsWithAccounts(db, workspaceId, accounts);
  // What a month began with does not hang on what was paid in it.
  const debts = standing(stored, accounts, new Map(), month);
  const primes = primesOf(await lendingRates(db));
  await putMonth(db, workspaceId, month, plannedMonth(debts, await settingsOf(db, workspaceId), primes, month));
}

/** What is paid next on debts whose payment day is known, as the plan of this month has it. */
export async function nextPayments(db: Database, workspaceId: string, today: Day): Promise<NextPayment[]> {
  const month = monthOf(today);
  const accounts = await owedAccounts(db, workspaceId, today);
  const stored = await debtsWithAccounts(db, workspaceId, accounts);
  if (stored.every(({ paymentDay }) => paymentDay === null)) return [];
  const debts = standing(stored, accounts, new Map(), month);
  const primes = primesOf(await lendingRates(db));
  const planned = new Map(
    plannedMonth(debts, await settingsOf(db, workspaceId), primes, month).map((one) => [one.debtId, one.planned]),
  );
  return debts.flatMap(({ id, name, paymentDay, owed }) => {
    const minor = planned.get(id) ?? 0n;
    if (paymentDay === null || owed.minor <= 0n || minor === 0n) return [];
    return { name, day: nextPaymentOn(paymentDay, today), amount: money(minor, owed.currency) };
  });
}

export type NextPayment = { readonly name: string; readonly day: Day; readonly amount: Money };
