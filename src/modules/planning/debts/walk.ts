import { type Currency, type Money, money } from '#kernel/money.ts';

/** What a month adds to a debt. `fees`: monthly fees and credit-life insurance. */
export type Charges = { readonly interest: bigint; readonly fees: bigint };

/** What happens to a debt in a month: interest and fees are added first, then it is paid. */
export type Line = {
  readonly debtId: string;
  readonly interest: Money;
  readonly fees: Money;
  readonly paid: Money;
  readonly balance: Money;
};

export type PlanMonth = {
  readonly number: number;
  /** The debts that were open when the month began, in the order of the plan. */
  readonly lines: readonly Line[];
  readonly interest: Money;
  readonly fees: Money;
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
  readonly fees: Money;
  readonly paid: Money;
};

/** A hundred years: what takes longer has no date worth showing. */
export const LONGEST = 1200;
/** Hundredths of a percent in a whole, twelve times: a rate over this is a month's share. */
export const YEAR = 120_000n;

/**
 * A month's interest: the nominal yearly rate divided by twelve, rounded to the minor unit, halves up. Lenders that
 * calculate by the day differ by a little; a schedule is an estimate.
 */
export function monthlyInterest(balance: bigint, rate: number): bigint {
  return (balance * BigInt(rate) * 2n + YEAR) / (YEAR * 2n);
}

type Walked = { readonly id: string; readonly balance: Money };
export type Owed<Debt> = { readonly debt: Debt; readonly balance: bigint };

/** How the months go by. The first month is 1. */
export type Way<Debt> = {
  readonly chargesOf: (debt: Debt, balance: bigint, month: number) => Charges;
  /** What is paid to each debt of what is due on it, in the order of the debts. `owed`: before the month's charges. */
  readonly payments: (due: readonly bigint[], month: number, owed: readonly bigint[]) => readonly bigint[];
  /** Whether, with these debts open after this month, there is no end. */
  readonly isHopeless: (open: readonly Owed<Debt>[], month: number) => boolean;
};

/** Month after month until nothing is owed, or there is no end to it. */
export function walk<Debt extends Walked>(debts: readonly Debt[], currency: Currency, way: Way<Debt>): Course {
  const inCurrency = (minor: bigint) => money(minor, currency);
  const months: PlanMonth[] = [];
  let balances = debts.map(({ balance }) => balance.minor);
  let open = openOf(debts, balances);
  let isHopeless = open.length > 0 && way.isHopeless(open, 0);
  while (open.length > 0 && !isHopeless && months.length < LONGEST) {
    const number = months.length + 1;
    const before = balances;
    const charges = debts.map((debt, place) => {
      const balance = before[place] ?? 0n;
      return balance === 0n ? NOTHING : way.chargesOf(debt, balance, number);
    });
    const due = charges.map(({ interest, fees }, place) => (before[place] ?? 0n) + interest + fees);
    const paid = way.payments(due, number, before);
    const after = due.map((owed, place) => owed - (paid[place] ?? 0n));
    const lines = debts.flatMap(({ id }, place): Line[] => {
      if (before[place] === 0n) return [];
      const { interest, fees } = charges[place] ?? NOTHING;
      const [paidHere, left] = [paid[place] ?? 0n, after[place] ?? 0n];
      const [added, fee] = [inCurrency(interest), inCurrency(fees)];
      return [{ debtId: id, interest: added, fees: fee, paid: inCurrency(paidHere), balance: inCurrency(left) }];
    });
    months.push({
      number,
      lines,
      interest: inCurrency(total(charges.map(({ interest }) => interest))),
      fees: inCurrency(total(charges.map(({ fees }) => fees))),
      paid: inCurrency(total(paid)),
      balance: inCurrency(total(after)),
    });
    balances = after;
    open = openOf(debts, balances);
    isHopeless = open.length > 0 && way.isHopeless(open, number);
  }
  return {
    months,
    end: open.length === 0 ? 'free' : isHopeless ? 'never' : 'far',
    unpaid: open.map(({ debt }) => debt.id),
    interest: inCurrency(total(months.map(({ interest }) => interest.minor))),
    fees: inCurrency(total(months.map(({ fees }) => fees.minor))),
    paid: inCurrency(total(months.map(({ paid }) => paid.minor))),
  };
}

const NOTHING: Charges = { interest: 0n, fees: 0n };

function openOf<Debt>(debts: readonly Debt[], balances: readonly bigint[]): Owed<Debt>[] {
  return debts.map((debt, place) => ({ debt, balance: balances[place] ?? 0n })).filter(({ balance }) => balance > 0n);
}

/** What is left of the money goes to the debts in turn, each as far as it is owed. Answers what is paid on each. */
export function poured(
  paid: readonly bigint[],
  due: readonly bigint[],
  order: readonly number[],
  sum: bigint,
): bigint[] {
  const all = [...paid];
  let left = sum;
  for (const place of order) {
    if (left <= 0n) break;
    const more = smaller(left, (due[place] ?? 0n) - (all[place] ?? 0n));
    all[place] = (all[place] ?? 0n) + more;
    left -= more;
  }
  return all;
}

/** @throws RangeError where amounts are in different currencies */
export function oneCurrency(amounts: readonly Money[]): void {
  const currencies = new Set(amounts.map(({ currency }) => currency));
  if (currencies.size > 1) throw new RangeError(`a plan has one currency, not ${[...currencies].join(' and ')}`);
}

export function compared(a: bigint, b: bigint): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

export function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

export function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

export function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
