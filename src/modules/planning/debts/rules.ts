import { type Currency, type Money, money } from '#kernel/money.ts';

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

export type Strategy = 'avalanche' | 'snowball' | 'custom';

/** A payment that is made once, beside those of every month. The first month of a plan is 1. */
export type OncePaid = { readonly month: number; readonly amount: Money };

export type Plan = {
  readonly strategy: Strategy;
  /** What is paid each month beside the minimums. */
  readonly extra: Money;
  readonly once: readonly OncePaid[];
};

/** What happens to a debt in a month: interest is added first, then it is paid. */
export type Line = {
  readonly debtId: string;
  readonly interest: Money;
  readonly paid: Money;
  readonly balance: Money;
};

export type PlanMonth = {
  readonly number: number;
  /** The debts that were open when the month began, in the order of the plan. */
  readonly lines: readonly Line[];
  readonly interest: Money;
  readonly paid: Money;
  readonly balance: Money;
};

/** Where a way of paying leads. */
export type Course = {
  readonly months: readonly PlanMonth[];
  /** `never`: some debt grows faster than it can be paid. `far`: something is owed after a hundred years still. */
  readonly end: 'free' | 'never' | 'far';
  /** The debts that are not paid off. */
  readonly unpaid: readonly string[];
  readonly interest: Money;
  readonly paid: Money;
};

/** A hundred years: what takes longer has no date worth showing. */
export const LONGEST = 1200;
/** Hundredths of a percent in a whole, twelve times: a rate over this is a month's share. */
const YEAR = 120_000n;

/**
 * A month's interest: the nominal yearly rate divided by twelve, rounded to the minor unit, halves up. Lenders that
 * reckon by the day differ by a little; a schedule is an estimate.
 */
export function interestOf(balance: Money, rate: number): Money {
  return money((balance.minor * BigInt(rate) * 2n + YEAR) / (YEAR * 2n), balance.currency);
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
  const byBalance = (a: Debt, b: Debt) => compared(a.balance, b.balance);
  const byMinimum = (a: Debt, b: Debt) => compared(b.minimum, a.minimum);
  return debts.toSorted((a, b) =>
    strategy === 'avalanche'
      ? byRate(a, b) || byBalance(a, b) || byMinimum(a, b)
      : byBalance(a, b) || byRate(a, b) || byMinimum(a, b),
  );
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
  return walked(queue, extra.currency, {
    payments(due, month) {
      const paid = due.map((owed, place) => smaller(owed, queue[place]?.minimum.minor ?? 0n));
      const single = once.filter((one) => one.month === month).reduce((sum, { amount }) => sum + amount.minor, 0n);
      let left = monthly + single - total(paid);
      return paid.map((sum, place) => {
        const more = smaller(left, (due[place] ?? 0n) - sum);
        left -= more;
        return sum + more;
      });
    },
    // A debt whose interest takes all that there is grows whatever is done.
    isHopeless: (balances, month) =>
      month >= lastOnce && balances.some(({ debt, balance }) => interestOf(balance, debt.rate).minor >= monthly),
  });
}

/** The minimums alone: what a debt that is paid off sets free is not paid to another. */
export function minimumsOnly(debts: readonly Debt[], currency: Currency): Course {
  oneCurrency([money(0n, currency), ...debts.flatMap((debt) => [debt.balance, debt.minimum])]);
  return walked(debts, currency, {
    payments: (due) => due.map((owed, place) => smaller(owed, debts[place]?.minimum.minor ?? 0n)),
    isHopeless: (balances) => balances.every(({ debt, balance }) => isEndless({ ...debt, balance })),
  });
}

type Owed = { readonly debt: Debt; readonly balance: Money };
type Way = {
  /** What is paid to each debt of what is due on it, in the order of the debts. */
  readonly payments: (due: readonly bigint[], month: number) => readonly bigint[];
  /** Whether, with these debts open after this month, there is no end. */
  readonly isHopeless: (open: readonly Owed[], month: number) => boolean;
};

function walked(debts: readonly Debt[], currency: Currency, way: Way): Course {
  const months: PlanMonth[] = [];
  let balances = debts.map(({ balance }) => balance.minor);
  let open: readonly Owed[] = openOf(debts, balances, currency);
  let isHopeless = open.length > 0 && way.isHopeless(open, 0);
  while (open.length > 0 && !isHopeless && months.length < LONGEST) {
    const number = months.length + 1;
    const interest = debts.map(({ rate }, place) => interestOf(money(balances[place] ?? 0n, currency), rate).minor);
    const due = balances.map((balance, place) => balance + (interest[place] ?? 0n));
    const paid = way.payments(due, number);
    const before = balances;
    balances = due.map((owed, place) => owed - (paid[place] ?? 0n));
    const lines = debts.flatMap(({ id }, place) =>
      before[place] === 0n
        ? []
        : {
            debtId: id,
            interest: money(interest[place] ?? 0n, currency),
            paid: money(paid[place] ?? 0n, currency),
            balance: money(balances[place] ?? 0n, currency),
          },
    );
    months.push({
      number,
      lines,
      interest: money(total(interest), currency),
      paid: money(total(paid), currency),
      balance: money(total(balances), currency),
    });
    open = openOf(debts, balances, currency);
    isHopeless = open.length > 0 && way.isHopeless(open, number);
  }
  return {
    months,
    end: open.length === 0 ? 'free' : isHopeless ? 'never' : 'far',
    unpaid: open.map(({ debt }) => debt.id),
    interest: money(total(months.map(({ interest }) => interest.minor)), currency),
    paid: money(total(months.map(({ paid }) => paid.minor)), currency),
  };
}

function openOf(debts: readonly Debt[], balances: readonly bigint[], currency: Currency): Owed[] {
  return debts
    .map((debt, place) => ({ debt, balance: money(balances[place] ?? 0n, currency) }))
    .filter(({ balance }) => balance.minor > 0n);
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

function oneCurrency(amounts: readonly Money[]): void {
  const currencies = new Set(amounts.map(({ currency }) => currency));
  if (currencies.size > 1) throw new RangeError(`a plan has one currency, not ${[...currencies].join(' and ')}`);
}

function compared(a: Money, b: Money): number {
  return a.minor === b.minor ? 0 : a.minor < b.minor ? -1 : 1;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
