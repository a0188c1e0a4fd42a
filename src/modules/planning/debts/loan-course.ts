import { addMonths, type Month, monthsBetween } from '#kernel/calendar.ts';
import { type Currency, minorDigits, type Money } from '#kernel/money.ts';
import type { Strategy } from './rules.ts';
import { chargesOn, minimumOn, type PrimeRate, rateIn, type Terms, type TermsInMonth, turningMonths } from './terms.ts';
import {
  type Charges,
  compared,
  type Course,
  larger,
  LONGEST,
  oneCurrency,
  type Owed,
  poured,
  smaller,
  total,
  walk,
} from './walk.ts';

/** A debt with all that was agreed on it. */
export type Loan = {
  readonly id: string;
  readonly name: string;
  readonly balance: Money;
  readonly terms: Terms;
  /** What the balance already holds of the first month: its charges, and payments. */
  readonly soFar: { readonly isCharged: boolean; readonly paid: bigint };
};

/** Months without payments on a debt, or, where none is named, with the minimums alone. Both months are included. */
export type Pause = { readonly debtId: string | null; readonly from: Month; readonly until: Month };

export type LoanPlan = {
  readonly currency: Currency;
  /** The month that is month 1. */
  readonly firstMonth: Month;
  readonly strategy: Strategy;
  /** Paid each month on top of the minimums. */
  readonly extra: bigint;
  readonly once: readonly { readonly month: Month; readonly amount: bigint }[];
  /** Paid on top once a year, in this month of the calendar (1 to 12). */
  readonly bonus: { readonly month: number; readonly amount: bigint } | null;
  readonly pauses: readonly Pause[];
};

/** What a debt asks for in the first month, before anything was paid in it: a plan pays it as long as anything is owed. */
export type FirstMinimum = { readonly id: string; readonly minimum: bigint; readonly charges: bigint };

type Prepared = {
  readonly loan: Loan;
  readonly thousand: bigint;
  readonly termsAt: (month: number) => TermsInMonth;
  readonly isPaused: (month: number) => boolean;
};

/** Debts as they are walked: what holds for each in each month, read off the calendar once. */
function prepare(loans: readonly Loan[], plan: LoanPlan, primes: readonly PrimeRate[]) {
  const numberOf = (month: Month) => monthsBetween(plan.firstMonth, month) + 1;
  const thousand = 1000n * 10n ** BigInt(minorDigits(plan.currency));
  const prepared = loans.map((loan): Prepared => {
    const { terms } = loan;
    const last = Math.min(LONGEST, Math.max(1, ...turningMonths(terms, primes).map((month) => numberOf(month) + 1)));
    const rates = Array.from({ length: last }, (_, at) => rateIn(terms, addMonths(plan.firstMonth, at), primes));
    const until = terms.minimum.kind === 'term' ? numberOf(terms.minimum.until) : null;
    const own = plan.pauses.filter(({ debtId }) => debtId === loan.id);
    return {
      loan,
      thousand,
      termsAt: (month) => ({
        rate: rates[Math.min(month, last) - 1] ?? 0,
        // An end further away than is walked is none that instalments go by.
        left: until === null ? null : Math.min(LONGEST, Math.max(1, until - month + 1)),
      }),
      isPaused: (month) => own.some(({ from, until: end }) => numberOf(from) <= month && month <= numberOf(end)),
    };
  });
  // After this month nothing changes by the calendar but the yearly bonus.
  const turns = [
    ...loans.flatMap(({ terms }) => turningMonths(terms, primes).map((month) => numberOf(month) + 1)),
    ...plan.once.map(({ month }) => numberOf(month)),
    ...plan.pauses.map(({ until }) => numberOf(until) + 1),
    1,
  ];
  return { prepared, numberOf, lastTurn: Math.min(LONGEST, Math.max(...turns)) };
}

function chargesAt(one: Prepared, balance: bigint, month: number): Charges {
  return chargesOn(one.loan.terms, one.termsAt(month).rate, balance, one.thousand);
}

function minimumAt(one: Prepared, balance: bigint, month: number): bigint {
  return minimumOn(one.loan.terms.minimum, one.termsAt(month), balance, chargesAt(one, balance, month));
}

/** What is still to be paid on a debt this month: nothing in a pause, and in the first month what was not paid yet. */
function requiredOf(one: Prepared, balance: bigint, month: number): bigint {
  if (balance === 0n || one.isPaused(month)) return 0n;
  const minimum = minimumAt(one, balance, month);
  return month === 1 ? larger(0n, minimum - one.loan.soFar.paid) : minimum;
}

/** What the first month's charges still add. */
function stillCharged(one: Prepared, balance: bigint, month: number): Charges {
  return month === 1 && one.loan.soFar.isCharged ? { interest: 0n, fees: 0n } : chargesAt(one, balance, month);
}

export function firstMinimums(loans: readonly Loan[], plan: LoanPlan, primes: readonly PrimeRate[]): FirstMinimum[] {
  return prepare(loans, plan, primes).prepared.map((one) => {
    const balance = one.loan.balance.minor;
    const { interest, fees } = chargesAt(one, balance, 1);
    return { id: one.loan.id, minimum: balance === 0n ? 0n : minimumAt(one, balance, 1), charges: interest + fees };
  });
}

/**
 * The order in which what is left over goes to the debts in a month. It hangs on the calendar alone, never on what was
 * paid, so that paying more never takes longer (decision 060). Equals: higher rate, smaller balance, then as given.
 */
function orderIn(prepared: readonly Prepared[], first: readonly bigint[], strategy: Strategy, month: number): number[] {
  const places = prepared.map((_, place) => place);
  if (strategy === 'custom') return places;
  const keys = prepared.map((one, place) => {
    return { rate: one.termsAt(month).rate, balance: one.loan.balance.minor, minimum: first[place] ?? 0n };
  });
  const nothing = { rate: 0, balance: 0n, minimum: 0n };
  return places.toSorted((left, right) => {
    const [a, b] = [keys[left] ?? nothing, keys[right] ?? nothing];
    const byRate = b.rate - a.rate || compared(a.balance, b.balance);
    if (strategy === 'avalanche') return byRate;
    return (strategy === 'snowball' ? compared(a.balance, b.balance) : compared(b.minimum, a.minimum)) || byRate;
  });
}

/**
 * Pays what each lender asks for, and the rest of the money in the order of the strategy. The money of a month is what
 * all debts asked for in the first, and the extra: what a debt sets free goes to the next. Where lenders come to ask for
 * more, that is paid. @throws RangeError where debts are in different currencies.
 */
export function loanCourse(loans: readonly Loan[], plan: LoanPlan, primes: readonly PrimeRate[]): Course {
  oneCurrency([{ minor: 0n, currency: plan.currency }, ...loans.map(({ balance }) => balance)]);
  const { prepared, numberOf, lastTurn } = prepare(loans, plan, primes);
  const first = firstMinimums(loans, plan, primes).map(({ minimum }) => minimum);
  const allPaid = total(loans.map(({ soFar }) => soFar.paid));
  const isResting = (month: number) =>
    plan.pauses.some(
      ({ debtId, from, until }) => debtId === null && numberOf(from) <= month && month <= numberOf(until),
    );
  const singles = Map.groupBy(plan.once, ({ month }) => numberOf(month));
  const bonusIn = (month: number) =>
    plan.bonus !== null && Number(addMonths(plan.firstMonth, month - 1).slice(5)) === plan.bonus.month
      ? plan.bonus.amount
      : 0n;
  /** The money of a month beside what is due in any case. */
  const moneyIn = (month: number) => {
    if (isResting(month)) return 0n;
    const monthly = total(prepared.map((one, place) => (one.isPaused(month) ? 0n : (first[place] ?? 0n))));
    const single = total((singles.get(month) ?? []).map(({ amount }) => amount));
    return monthly + plan.extra + single + bonusIn(month) - (month === 1 ? allPaid : 0n);
  };
  const bonus = plan.bonus?.amount ?? 0n;
  return walk(loans, plan.currency, {
    chargesOf: (loan, balance, month) => stillCharged(preparedOf(prepared, loan), balance, month),
    payments(due, month, owed) {
      const required = prepared.map((one, place) =>
        smaller(due[place] ?? 0n, requiredOf(one, owed[place] ?? 0n, month)),
      );
      const order = orderIn(prepared, first, plan.strategy, month).filter((place) => !prepared[place]?.isPaused(month));
      return poured(required, due, order, moneyIn(month) - total(required));
    },
    // A debt whose charges take all that there ever is grows whatever is done.
    isHopeless: (open, month) => {
      if (month < lastTurn) return false;
      const owed = open.map(({ debt, balance }) => ({ one: preparedOf(prepared, debt), balance }));
      const required = total(owed.map(({ one, balance }) => minimumAt(one, balance, month + 1)));
      const most = larger(required, total(first) + plan.extra) + bonus;
      return owed.some(({ one, balance }) => grows(one, balance, month + 1, most));
    },
  });
}

/** The minimums alone: what a debt that is paid off sets free is not paid to another. */
export function loanMinimumsOnly(loans: readonly Loan[], plan: LoanPlan, primes: readonly PrimeRate[]): Course {
  const { prepared, lastTurn } = prepare(loans, plan, primes);
  return walk(loans, plan.currency, {
    chargesOf: (loan, balance, month) => stillCharged(preparedOf(prepared, loan), balance, month),
    payments: (due, month, owed) =>
      prepared.map((one, place) => smaller(due[place] ?? 0n, requiredOf(one, owed[place] ?? 0n, month))),
    isHopeless: (open: readonly Owed<Loan>[], month) =>
      month >= lastTurn &&
      open.every(({ debt, balance }) => {
        const one = preparedOf(prepared, debt);
        return grows(one, balance, month + 1, minimumAt(one, balance, month + 1));
      }),
  });
}

/** Whether a month's charges are as large as what is paid. */
function grows(one: Prepared, balance: bigint, month: number, paid: bigint): boolean {
  const { interest, fees } = chargesAt(one, balance, month);
  return interest + fees >= paid;
}

function preparedOf(prepared: readonly Prepared[], loan: Loan): Prepared {
  const found = prepared.find((one) => one.loan === loan);
  if (found === undefined) throw new RangeError(`no such debt: ${loan.id}`);
  return found;
}
