import { type Currency, type Money, money } from '#kernel/money.ts';
import {
  type Charges,
  compared,
  type Course,
  monthlyInterest,
  oneCurrency,
  poured,
  smaller,
  total,
  walk,
} from './walk.ts';

/** A debt as the rules look at it. All debts of a plan are in one currency. */
export type Debt = {
  readonly id: string;
  readonly name: string;
  /** What is owed now. */
  readonly balance: Money;
  /** Nominal interest a year in hundredths of a percent: 2175 is 21.75 %. */
  readonly rate: number;
  /** What has to be paid each month; the last payment is what is left. */
  readonly minimum: Money;
};

export const STRATEGIES = ['avalanche', 'snowball', 'highest-instalment', 'custom'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** A payment that is made once, beside those of every month. The first month of a plan is 1. */
export type OncePaid = { readonly month: number; readonly amount: Money };

export type Plan = {
  readonly strategy: Strategy;
  /** What is paid each month beside the minimums. */
  readonly extra: Money;
  readonly once: readonly OncePaid[];
};

/** A month's interest on a balance, rounded to the minor unit. */
export function interestOf(balance: Money, rate: number): Money {
  return money(monthlyInterest(balance.minor, rate), balance.currency);
}

/** Whether paying its minimum alone never ends the debt: the interest of each month is as large as the payment. */
export function isEndless({ balance, rate, minimum }: Debt): boolean {
  return balance.minor > 0n && interestOf(balance, rate).minor >= minimum.minor;
}

/**
 * The debts in the order in which what is left over goes to them. It is settled at the beginning and holds to the end,
 * so that paying more never takes longer. Equals: higher rate, smaller balance, larger minimum, then as they were given.
 */
export function ordered(debts: readonly Debt[], strategy: Strategy): Debt[] {
  if (strategy === 'custom') return [...debts];
  const byRate = (a: Debt, b: Debt) => b.rate - a.rate;
  const byBalance = (a: Debt, b: Debt) => compared(a.balance.minor, b.balance.minor);
  const byMinimum = (a: Debt, b: Debt) => compared(b.minimum.minor, a.minimum.minor);
  const orders = {
    avalanche: [byRate, byBalance, byMinimum],
    snowball: [byBalance, byRate, byMinimum],
    'highest-instalment': [byMinimum, byRate, byBalance],
  }[strategy];
  return debts.toSorted((a, b) => orders.map((by) => by(a, b)).find((order) => order !== 0) ?? 0);
}

/**
 * All minimums each month, what they leave over and what is extra to the first debt in the order; what a debt that is
 * paid off sets free goes to the next. @throws RangeError where debts or payments are in different currencies.
 */
export function courseOf(debts: readonly Debt[], { strategy, extra, once }: Plan): Course {
  const queue = ordered(debts, strategy);
  oneCurrency([extra, ...once.map(({ amount }) => amount), ...debts.flatMap((debt) => [debt.balance, debt.minimum])]);
  const monthly = queue.reduce((sum, { minimum }) => sum + minimum.minor, extra.minor);
  const lastOnce = Math.max(0, ...once.map(({ month }) => month));
  const places = queue.map((_, place) => place);
  return walk(queue, extra.currency, {
    chargesOf,
    payments(due, month) {
      const paid = due.map((owed, place) => smaller(owed, queue[place]?.minimum.minor ?? 0n));
      const single = once.filter((one) => one.month === month).reduce((sum, { amount }) => sum + amount.minor, 0n);
      return poured(paid, due, places, monthly + single - total(paid));
    },
    // A debt whose interest takes all that there is grows whatever is done.
    isHopeless: (open, month) =>
      month >= lastOnce && open.some(({ debt, balance }) => monthlyInterest(balance, debt.rate) >= monthly),
  });
}

/** The minimums alone: what a debt that is paid off sets free is not paid to another. */
export function minimumsOnly(debts: readonly Debt[], currency: Currency): Course {
  oneCurrency([money(0n, currency), ...debts.flatMap((debt) => [debt.balance, debt.minimum])]);
  return walk(debts, currency, {
    chargesOf,
    payments: (due) => due.map((owed, place) => smaller(owed, debts[place]?.minimum.minor ?? 0n)),
    isHopeless: (open) => open.every(({ debt, balance }) => isEndless({ ...debt, balance: money(balance, currency) })),
  });
}

function chargesOf({ rate }: Debt, balance: bigint): Charges {
  return { interest: monthlyInterest(balance, rate), fees: 0n };
}

/** What following the plan spares over paying the minimums alone; null where one of the two does not end. */
export function savedBy(plan: Course, minimums: Course): { interest: Money; months: number } | null {
  if (plan.end !== 'free' || minimums.end !== 'free') return null;
  return {
    interest: money(minimums.interest.minor - plan.interest.minor, plan.interest.currency),
    months: minimums.months.length - plan.months.length,
  };
}

/** The month in which each debt is paid off; a debt that never is has none. */
export function monthsOfFreedom({ months, unpaid }: Course): ReadonlyMap<string, number> {
  const last = months.flatMap(({ number, lines }) => lines.map(({ debtId }) => [debtId, number] as const));
  return new Map(last.filter(([debtId]) => !unpaid.includes(debtId)));
}
