import { HIGHEST_RATE } from '#kernel/yearly-rate.ts';
import { addMonths, type Day, type Month, monthOf } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import { actualMonths, paidOff, rateFrom, usualPayment } from './actual.ts';
import { plainTerms } from './agreed.ts';
import { type OwedAccount, sumsFrom, type SumOfMonth } from './balances.server.ts';
import { kindOfAccount } from './from-accounts.ts';
import { LONGEST_NAME } from './kept-plan.ts';
import type { NewDebt } from './model.ts';

/** Whole months that the usual payment and the rate are read from. */
const MONTHS_BACK = 3;

/** Debts for accounts that owe, with the rate and the payment of their last three whole months. */
export async function debtsFrom(
  db: Database,
  workspaceId: string,
  accounts: readonly OwedAccount[],
  today: Day,
): Promise<NewDebt[]> {
  const thisMonth = monthOf(today);
  const ids = accounts.map(({ id }) => id);
  const sums = await sumsFrom(db, workspaceId, ids, addMonths(thisMonth, -MONTHS_BACK));
  const rows = sums.filter(({ month }) => month < thisMonth);
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return accounts.map((account) => {
    const own = byAccount.get(account.id) ?? [];
    const months = actualMonths(own);
    const owedBefore = owedAtBeginnings(account.opening, own);
    const rate = rateFrom(months.map(({ month, interest }) => ({ interest, owed: owedBefore.get(month) ?? 0n })));
    const payment = money(usualPayment(months.map(paidOff)), account.currency);
    return {
      agreedOn: null,
      paymentDay: null,
      name: account.name.slice(0, LONGEST_NAME),
      kind: kindOfAccount(account),
      accountId: account.id,
      balance: money(account.owed, account.currency),
      balanceOn: today,
      agreed: plainTerms(Math.min(rate ?? 0, HIGHEST_RATE), payment),
    };
  });
}

/** What was owed when each month with transactions began, back from what was owed at the end of them. */
function owedAtBeginnings(owedNow: bigint, rows: readonly SumOfMonth[]): ReadonlyMap<Month, bigint> {
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  let owed = owedNow;
  const latestFirst = [...byMonth].toSorted(([a], [b]) => (a < b ? 1 : -1));
  return new Map(
    latestFirst.map(([month, own]) => {
      owed += own.reduce((sum, { minor }) => sum + minor, 0n);
      return [month, owed] as const;
    }),
  );
}
