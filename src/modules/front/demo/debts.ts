import { addDays, addMonths, type Day, daysOf, monthOf } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { Agreed, NewDebt, PlanSettings } from '#modules/planning/debts/model.ts';
import type { DemoPerson } from './model.ts';

const rand = (units: number) => money(BigInt(units) * 100n, 'ZAR');

/** Months before the last in which the plan was recorded already. */
const RECORDED_MONTHS = 8;

type DemoDebt = Omit<NewDebt, 'accountId' | 'balanceOn'> & {
  /** The name of its account; null for one without. */
  readonly account: string | null;
};

const agreed = (terms: Partial<Agreed> & Pick<Agreed, 'rate' | 'minimum'>): Agreed => ({
  changes: [],
  promotion: null,
  monthlyFee: rand(0),
  insurancePerThousand: rand(0),
  ...terms,
});

function householdDebts(today: Day): DemoDebt[] {
  return [
    {
      name: 'Home loan',
      account: 'Home loan',
      kind: 'home-loan',
      balance: rand(0),
      agreedOn: null,
      paymentDay: 1,
      agreed: agreed({
        rate: { kind: 'prime', country: 'ZA', margin: 0 },
        minimum: { kind: 'fixed', amount: rand(12_890) },
      }),
    },
    {
      name: 'Credit card',
      account: 'Credit card',
      kind: 'card',
      balance: rand(0),
      agreedOn: null,
      paymentDay: 25,
      agreed: agreed({
        rate: { kind: 'fixed', rate: 2025 },
        minimum: { kind: 'percent', percent: 500, floor: rand(250) },
        monthlyFee: rand(62),
      }),
    },
    {
      name: 'Clothing account',
      account: null,
      kind: 'store',
      balance: rand(8_460),
      agreedOn: null,
      paymentDay: 7,
      agreed: agreed({
        rate: { kind: 'fixed', rate: 2050 },
        minimum: { kind: 'percent-and-interest', percent: 500, floor: rand(150) },
        insurancePerThousand: money(3_50n, 'ZAR'),
      }),
    },
    {
      name: 'Furniture loan',
      account: null,
      kind: 'personal',
      balance: rand(21_300),
      agreedOn: addDays(today, -420),
      paymentDay: 28,
      agreed: agreed({
        rate: { kind: 'fixed', rate: 2450 },
        minimum: { kind: 'term', until: addMonths(monthOf(today), 21) },
        monthlyFee: rand(69),
      }),
    },
    {
      name: 'Aunt Zodwa',
      account: null,
      kind: 'person',
      balance: rand(6_000),
      agreedOn: null,
      paymentDay: null,
      agreed: agreed({ rate: { kind: 'fixed', rate: 0 }, minimum: { kind: 'fixed', amount: rand(500) } }),
    },
  ];
}

/** What the demo household owes, how it pays that off, and what it lent. Null for those who owe nothing. */
export function demoDebts(userType: DemoPerson['userType'], today: Day) {
  if (userType === 'business') return null;
  const settings: PlanSettings = {
    currency: 'ZAR',
    strategy: 'avalanche',
    extra: rand(1_500),
    once: [],
    bonus: { month: 12, amount: rand(8_000) },
    pauses: [],
  };
  const lent = {
    person: 'Bheki',
    amount: rand(2_400),
    lentOn: daysOf(addMonths(monthOf(today), -3)).first,
    dueOn: daysOf(addMonths(monthOf(today), 1)).last,
    repayments: [{ day: daysOf(addMonths(monthOf(today), -1)).last, amount: rand(800) }],
    note: 'Laptop for college',
  };
  /** Days on which the plans of the months before were recorded. */
  const recordedOn = Array.from(
    { length: RECORDED_MONTHS },
    (_, at) => daysOf(addMonths(monthOf(today), at - RECORDED_MONTHS)).first,
  );
  return { settings, debts: householdDebts(today), lent, recordedOn };
}
