import type { Day } from '#kernel/calendar.ts';
import { type Money, money, subtract } from '#kernel/money.ts';

/** Money that was lent to a person, and what came back of it. */
export type LoanGiven = {
  readonly amount: Money;
  readonly lentOn: Day;
  readonly dueOn: Day | null;
  readonly repayments: readonly { readonly day: Day; readonly amount: Money }[];
};

/** What is still owed of a loan, withheld where its amounts are; below zero where more came back than was lent. */
export function stillLent({ amount, repayments }: Pick<LoanGiven, 'amount' | 'repayments'>): Money {
  return repayments.reduce((left, one) => subtract(left, one.amount), amount);
}

/** Whether it should have been paid back by now. */
export function isOverdue(loan: LoanGiven, today: Day): boolean {
  return loan.dueOn !== null && loan.dueOn < today && stillLent(loan).minor > 0n;
}

/** What is still owed of a loan from each day on, in minor units and never below zero, the earliest first. */
export function lentFrom({ amount, lentOn, repayments }: LoanGiven): { readonly day: Day; readonly minor: bigint }[] {
  let left = amount.minor;
  const back = repayments
    // What came back on an earlier day than it was lent is a slip of the pen, and counts on that day.
    .map(({ day, amount: { minor } }) => ({ day: day < lentOn ? lentOn : day, minor }))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map(({ day, minor }) => {
      left -= minor;
      return { day, minor: left > 0n ? left : 0n };
    });
  return [{ day: lentOn, minor: amount.minor }, ...back];
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
