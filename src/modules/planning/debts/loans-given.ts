import type { Day } from '#kernel/calendar.ts';
import { type Money, money } from '#kernel/money.ts';

/** Money that was lent to a person, and what came back of it. */
export type LoanGiven = {
  readonly amount: Money;
  readonly lentOn: Day;
  readonly dueOn: Day | null;
  readonly repayments: readonly { readonly day: Day; readonly amount: Money }[];
};

/** What is still owed of a loan; below zero where more came back than was lent. */
export function stillLent({ amount, repayments }: Pick<LoanGiven, 'amount' | 'repayments'>): Money {
  return money(
    repayments.reduce((left, one) => left - one.amount.minor, amount.minor),
    amount.currency,
  );
}

/** Whether it should have been paid back by now. */
export function isOverdue(loan: LoanGiven, today: Day): boolean {
  return loan.dueOn !== null && loan.dueOn < today && stillLent(loan).minor > 0n;
}

/** What is still owed of all loans, currency by currency; nothing in those that are paid back. */
export function lentInAll(loans: readonly LoanGiven[]): Money[] {
  const byCurrency = Map.groupBy(loans, ({ amount }) => amount.currency);
  return [...byCurrency]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, own]) => {
      // A repayment too many settles no other loan.
      const left = own.map((loan) => stillLent(loan).minor).filter((minor) => minor > 0n);
      return money(
        left.reduce((sum, minor) => sum + minor, 0n),
        currency,
      );
    })
    .filter(({ minor }) => minor > 0n);
}
