import { addMonths, monthsBetween } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { firstMinimums, type Loan, loanCourse, loanMinimumsOnly, type LoanPlan } from './loan-course.ts';
import type { Outcome } from './outcome.ts';
import type { OncePaid, Strategy } from './rules.ts';
import { type PrimeRate, rateIn } from './terms.ts';

/** What a plan of real debts comes to, beside all that could be done instead with the same money. */
export function outcomeOfLoans(loans: readonly Loan[], plan: LoanPlan, primes: readonly PrimeRate[]): Outcome {
  const { currency, strategy, firstMonth } = plan;
  const minimums = new Map(firstMinimums(loans, plan, primes).map((one) => [one.id, one]));
  const course = (other: Strategy) => loanCourse(loans, { ...plan, strategy: other }, primes);
  const ways = {
    avalanche: course('avalanche'),
    snowball: course('snowball'),
    'highest-instalment': course('highest-instalment'),
    custom: course('custom'),
    minimums: loanMinimumsOnly(loans, plan, primes),
  };
  return {
    debts: loans.map(({ id, name, balance, terms }) => {
      const minimum = money(minimums.get(id)?.minimum ?? 0n, currency);
      return { id, name, balance, rate: rateIn(terms, firstMonth, primes), minimum };
    }),
    plan: { strategy, extra: money(plan.extra, currency), once: oneOffs(plan, ways[strategy].months.length) },
    chosen: ways[strategy],
    ways,
    stuck: loans.flatMap(({ id, name, balance }) => {
      const { minimum = 0n, charges = 0n } = minimums.get(id) ?? {};
      if (balance.minor === 0n || charges < minimum || ways.minimums.end === 'free') return [];
      return [{ name, minimum: money(minimum, currency), charges: money(charges, currency) }];
    }),
  };
}

/** What is paid beside the monthly payments, by the number of its month: once, or as a bonus of each year. */
function oneOffs({ firstMonth, once, bonus, currency }: LoanPlan, months: number): OncePaid[] {
  const isBonus = (number: number) => Number(addMonths(firstMonth, number - 1).slice(5)) === bonus?.month;
  const numbers = bonus === null ? [] : Array.from({ length: months }, (_, place) => place + 1).filter(isBonus);
  return [
    ...once.map(({ month, amount }) => ({
      month: monthsBetween(firstMonth, month) + 1,
      amount: money(amount, currency),
    })),
    ...numbers.map((month) => ({ month, amount: money(bonus?.amount ?? 0n, currency) })),
  ];
}
