import type { Day, Month } from '#kernel/calendar.ts';
import { monthOf } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { lacksTerms } from './agreed.ts';
import { capBelow, type Cap } from './caps.ts';
import { currenciesOf, freeMonthOf, loansToday, planIn, plannedMonth, primesOf } from './live.ts';
import { outcomeOfLoans } from './loan-outcome.ts';
import type { LiveDebt, Overview } from './model.ts';
import type { Outcome } from './outcome.ts';
import { rateIn } from './terms.ts';
import { termsOf } from './agreed.ts';

/** What the page says of the debts in one currency. */
export type CurrencyPlan = {
  readonly currency: Currency;
  readonly debts: readonly LiveDebt[];
  readonly outcome: Outcome;
  /** Null where the plan has no end. */
  readonly free: Month | null;
  readonly isOver: boolean;
  readonly planned: Money;
  /** On accounts alone: of a debt without one nobody knows what was paid. */
  readonly paid: Money;
};

/** What is planned for this month, by debt: as it was recorded, else as it is now, since the record may come an hour late. */
export function plannedNow({ debts, settings, rates, months }: Overview, today: Day): ReadonlyMap<string, Money> {
  const thisMonth = monthOf(today);
  const currencyOf = new Map(debts.map(({ id, owed }) => [id, owed.currency]));
  const now = plannedMonth(debts, settings, primesOf(rates), thisMonth).map(
    ({ debtId, planned }) => [debtId, money(planned, currencyOf.get(debtId) ?? '')] as const,
  );
  const recorded = months.filter(({ month }) => month === thisMonth);
  return new Map([...now, ...recorded.map(({ debtId, planned }) => [debtId, planned] as const)]);
}

export function plansOf(overview: Overview, today: Day): CurrencyPlan[] {
  const { debts, settings, rates } = overview;
  const thisMonth = monthOf(today);
  const wanted = plannedNow(overview, today);
  const primes = primesOf(rates);
  return currenciesOf(debts, settings?.currency ?? null).map((currency) => {
    const own = debts.filter(({ owed }) => owed.currency === currency);
    const outcome = outcomeOfLoans(loansToday(debts, currency), planIn(settings, currency, thisMonth), primes);
    const sum = (amounts: readonly (Money | null)[]) =>
      money(
        amounts.reduce((all, amount) => all + (amount?.minor ?? 0n), 0n),
        currency,
      );
    return {
      currency,
      debts: own,
      outcome,
      free: freeMonthOf(outcome.chosen, thisMonth),
      isOver: outcome.chosen.end === 'free' && outcome.chosen.months.length === 0,
      planned: sum(own.map(({ id }) => wanted.get(id) ?? null)),
      paid: sum(own.map(({ paid }) => paid)),
    };
  });
}

/** When nothing is owed in any currency; null where that has no end, or nothing is owed today. */
export function freeInAll(plans: readonly CurrencyPlan[]): Month | null {
  const owing = plans.filter(({ isOver }) => !isOver);
  const months = owing.map(({ free }) => free);
  if (months.includes(null)) return null;
  return (
    months
      .filter((month) => month !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Debts that owe something and have no rate or no payment yet: the plan says little until they have. */
export function unfinished(debts: readonly LiveDebt[]): LiveDebt[] {
  return debts.filter((debt) => debt.owed.minor > 0n && lacksTerms(debt));
}

export type AboveCap = { readonly debt: LiveDebt; readonly rate: number; readonly cap: Cap };

/** Debts whose rate stands above the highest that the law allows. */
export function aboveCaps(debts: readonly LiveDebt[], { rates }: Pick<Overview, 'rates'>, today: Day): AboveCap[] {
  const primes = primesOf(rates);
  return debts.flatMap((debt) => {
    const rate = rateIn(termsOf(debt.agreed), monthOf(today), primes);
    const isFixed = debt.agreed.rate.kind === 'fixed';
    const { kind, agreedOn, owed } = debt;
    const cap = capBelow({ kind, currency: owed.currency, rate, isFixed, agreedOn }, today, rates);
    return cap === null || owed.minor === 0n ? [] : [{ debt, rate, cap }];
  });
}
