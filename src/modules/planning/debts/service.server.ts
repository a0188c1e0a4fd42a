import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import { loansIn } from './given-store.server.ts';
import { lentFrom } from './loans-given.ts';

export { nextPayments, recordMonth } from './overview.server.ts';

/** Money lent to a person, and what was still owed of it from each day on. */
export type MoneyLent = {
  readonly id: string;
  readonly person: string;
  readonly currency: Currency;
  readonly steps: readonly { readonly day: Day; readonly minor: bigint }[];
};

/** All loans to people that the caller sees. */
export async function moneyLent(db: Database, workspaceId: string): Promise<MoneyLent[]> {
  return (await loansIn(db, workspaceId)).map((loan) => {
    const { id, person, amount } = loan;
    return { id, person, currency: amount.currency, steps: lentFrom(loan) };
  });
}
