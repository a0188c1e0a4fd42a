import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import { loansIn } from './given-store.server.ts';
import { lentFrom } from './loans-given.ts';
import { monthsIn } from './months.store.server.ts';
import { owedFrom } from './owed-from.ts';
import { debtsIn } from './store.server.ts';

export { nextPayments, recordMonth } from './overview.server.ts';

/** A loan to a person, or a debt without an account, and what was owed of it from each day on. */
export type LoanOrDebt = {
  readonly id: string;
  readonly source: 'lent' | 'debt';
  readonly name: string;
  readonly currency: Currency;
  /** Below zero where the workspace owes it. */
  readonly steps: readonly { readonly day: Day; readonly minor: bigint }[];
};

/** All that the caller sees. What is owed on a debt with an account is the balance of that account. */
export async function loansAndDebts(db: Database, workspaceId: string): Promise<LoanOrDebt[]> {
  const byHand = (await debtsIn(db, workspaceId)).filter(({ accountId }) => accountId === null);
  const months = Map.groupBy(await monthsIn(db, workspaceId), ({ debtId }) => debtId);
  return [
    ...(await loansIn(db, workspaceId)).map((loan) => {
      const { id, person: name, amount } = loan;
      return { id, source: 'lent' as const, name, currency: amount.currency, steps: lentFrom(loan) };
    }),
    ...byHand.map((debt) => {
      const { id, name, balance } = debt;
      return {
        id,
        source: 'debt' as const,
        name,
        currency: balance.currency,
        steps: owedFrom(debt, months.get(id) ?? []),
      };
    }),
  ];
}
