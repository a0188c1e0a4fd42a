import { addMonths, type Month } from '#kernel/calendar.ts';
import type { LendingRate } from '#modules/people/lending-rates/model.ts';
import type { Currency } from '#kernel/money.ts';
import { termsOf } from './agreed.ts';
import { type Loan, loanCourse, type LoanPlan } from './loan-course.ts';
import type { LiveDebt, PlanSettings, StoredDebt } from './model.ts';
import { monthsOfFreedom } from './rules.ts';
import type { PrimeRate } from './terms.ts';
import type { Course } from './walk.ts';

/** The prime rates among all that are known. */
export function primesOf(rates: readonly LendingRate[]): PrimeRate[] {
  return rates.filter(({ kind }) => kind === 'prime');
}

/** The currencies of some debts: that of the plan first, then by the alphabet. */
export function currenciesOf(debts: readonly Pick<LiveDebt, 'owed'>[], first: Currency | null): Currency[] {
  const all = [...new Set(debts.map(({ owed }) => owed.currency))].toSorted();
  return first !== null && all.includes(first) ? [first, ...all.filter((one) => one !== first)] : all;
}

/** A plan in one currency. The money on top of minimums is in the plan's own: in another there is none. */
export function planIn(settings: PlanSettings | null, currency: Currency, firstMonth: Month): LoanPlan {
  const { strategy = 'avalanche', pauses = [] } = settings ?? {};
  const own = settings?.currency === currency ? settings : null;
  return {
    currency,
    firstMonth,
    strategy,
    pauses,
    extra: own?.extra.minor ?? 0n,
    once: (own?.once ?? []).map(({ month, amount }) => ({ month, amount: amount.minor })),
    bonus: own?.bonus ? { month: own.bonus.month, amount: own.bonus.amount.minor } : null,
  };
}

/** Debts as they are today: what this month charged and paid already is not counted again. */
export function loansToday(debts: readonly LiveDebt[], currency: Currency): Loan[] {
  return debts
    .filter(({ owed }) => owed.currency === currency)
    .map(({ id, name, owed, agreed, isCharged, paid }) => {
      return { id, name, balance: owed, terms: termsOf(agreed), soFar: { isCharged, paid: paid?.minor ?? 0n } };
    });
}

/**
 * Debts as this month began with them, which is what the month's plan stands on. One that owed nothing then, as a loan
 * that was taken up since, counts with what it owes now.
 */
export function loansAtBeginning(debts: readonly LiveDebt[], currency: Currency): Loan[] {
  return debts
    .filter(({ owed }) => owed.currency === currency)
    .map(({ id, name, owed, opening, agreed }) => {
      const balance = opening.minor > 0n ? opening : owed;
      return { id, name, balance, terms: termsOf(agreed), soFar: { isCharged: false, paid: 0n } };
    });
}

/** What a plan wants of a debt in its first month, and the month in which it is paid off; null where there is none. */
export type Planned = {
  readonly debtId: string;
  readonly owed: bigint;
  readonly planned: bigint;
  readonly freeMonth: Month | null;
};

/** The plan of the month that begins, for each debt that owes something in it. */
export function plannedMonth(
  debts: readonly LiveDebt[],
  settings: PlanSettings | null,
  primes: readonly PrimeRate[],
  month: Month,
): Planned[] {
  return currenciesOf(debts, settings?.currency ?? null).flatMap((currency) => {
    const loans = loansAtBeginning(debts, currency);
    const plan = planIn(settings, currency, month);
    const course = loanCourse(loans, plan, primes);
    const free = monthsOfFreedom(course);
    const lines = course.months[0]?.lines ?? [];
    return loans
      .filter(({ balance }) => balance.minor > 0n)
      .map(({ id, balance }) => {
        const number = free.get(id);
        return {
          debtId: id,
          owed: balance.minor,
          planned: lines.find(({ debtId }) => debtId === id)?.paid.minor ?? 0n,
          freeMonth: number === undefined ? null : addMonths(month, number - 1),
        };
      });
  });
}

/** The month of the calendar in which a course ends; null where it does not, or nothing is owed. */
export function freeMonthOf({ end, months }: Course, firstMonth: Month): Month | null {
  return end !== 'free' || months.length === 0 ? null : addMonths(firstMonth, months.length - 1);
}

/** A debt without what changes from day to day, as it is stored. */
export function storedOf(debt: LiveDebt): StoredDebt {
  const { id, name, kind, accountId, balance, balanceOn, agreed, agreedOn, paymentDay } = debt;
  return { id, name, kind, accountId, balance, balanceOn, agreed, agreedOn, paymentDay };
}
