import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { firstMinimums, loanCourse, loanMinimumsOnly, type LoanPlan } from './loan-course.ts';
import { loan, plan, PRIMES, rand } from '#testing/loans.ts';
import { type MinimumRule, nextPaymentOn, type RateRule, type Terms } from './terms.ts';
import type { Course } from './walk.ts';

const paidIn = (course: Course) => course.months.map(({ paid }) => paid.minor);

describe('a month of a debt', () => {
  test('adds interest, the fee and insurance on what is owed, then takes the payment', () => {
    const one = loan('card', 10_000_00, { monthlyFee: 69_00n, insurancePerThousand: 4_50n });
    const [month] = loanCourse([one], plan(), PRIMES).months;
    expect(month?.lines).toEqual([
      { debtId: 'card', interest: rand(200_00), fees: rand(114_00), paid: rand(500_00), balance: rand(9_814_00) },
    ]);
  });

  test.each<[string, MinimumRule, bigint]>([
    ['a fixed instalment', { kind: 'fixed', amount: 700_00n }, 700_00n],
    ['5 % of the balance', { kind: 'percent', percent: 500, floor: 100_00n }, 500_00n],
    ['the floor of a small balance', { kind: 'percent', percent: 50, floor: 100_00n }, 100_00n],
    ['1 % with interest and fees', { kind: 'percent-and-interest', percent: 100, floor: 0n }, 369_00n],
    ['equal instalments over a year, with the fee', { kind: 'term', until: '2027-11' }, 1_014_60n],
  ])('asks for %s', (_, minimum, expected) => {
    const one = loan('a', 10_000_00, { minimum, monthlyFee: 69_00n });
    expect(firstMinimums([one], plan(), PRIMES)).toEqual([{ id: 'a', minimum: expected, charges: 269_00n }]);
  });

  test('that holds a charge and a payment already adds no charge again and asks for the rest', () => {
    const one = { ...loan('a', 10_000_00), soFar: { isCharged: true, paid: 200_00n } };
    const { months } = loanCourse([one], plan(), PRIMES);
    expect(months.slice(0, 2).map(({ interest, paid }) => [interest.minor, paid.minor])).toEqual([
      [0n, 300_00n],
      [194_00n, 500_00n],
    ]);
    const over = { ...one, soFar: { isCharged: true, paid: 900_00n } };
    expect(paidIn(loanCourse([over], plan(), PRIMES))[0]).toBe(0n);
  });
});

describe('a rate', () => {
  const rates = (change: Partial<Terms>) => {
    const course = loanCourse(
      [loan('a', 120_000_00, { minimum: { kind: 'fixed', amount: 5_000_00n }, ...change })],
      plan(),
      PRIMES,
    );
    let before = 120_000_00n;
    return course.months.slice(0, 5).map(({ interest, balance }) => {
      const yearly = Number((interest.minor * 12n * 10_000n + before / 2n) / before);
      before = balance.minor;
      return yearly;
    });
  };
  test('follows the prime rate from the month after it changed, with its margin', () => {
    expect(rates({ rate: { kind: 'prime', country: 'ZA', margin: 200 } })).toEqual([1225, 1225, 1200, 1200, 1200]);
  });
  test('is that of the promotion up to and with its last month', () => {
    expect(rates({ promotion: { rate: 0, until: '2027-01' } })).toEqual([0, 0, 2400, 2400, 2400]);
  });
  test('changes in the month that was agreed, whatever the order', () => {
    const fixed = (rate: number): RateRule => ({ kind: 'fixed', rate });
    const changes = [
      { from: '2027-03', rate: fixed(1800) },
      { from: '2027-01', rate: fixed(2100) },
    ];
    expect(rates({ changes })).toEqual([2400, 2100, 2100, 1800, 1800]);
  });
  test('under prime is not below zero, and a country without a known one counts as zero', () => {
    expect(rates({ rate: { kind: 'prime', country: 'ZA', margin: -2000 } })[0]).toBe(0);
    expect(rates({ rate: { kind: 'prime', country: 'US', margin: 300 } })[0]).toBe(300);
  });
});

describe('the plan', () => {
  const two = [
    loan('small', 1_000_00, { rate: { kind: 'fixed', rate: 0 }, minimum: { kind: 'fixed', amount: 100_00n } }),
    loan('large', 9_000_00, { rate: { kind: 'fixed', rate: 0 }, minimum: { kind: 'fixed', amount: 300_00n } }),
  ];
  const firstOf = (change: Partial<LoanPlan>) =>
    loanCourse(two, plan({ extra: 50_00n, ...change }), PRIMES).months[0]?.lines.map(({ paid }) => paid.minor);

  test('gives the extra to the smallest debt, the largest instalment, or the first on the list', () => {
    expect(firstOf({ strategy: 'snowball' })).toEqual([150_00n, 300_00n]);
    expect(firstOf({ strategy: 'highest-instalment' })).toEqual([100_00n, 350_00n]);
    expect(firstOf({ strategy: 'custom' })).toEqual([150_00n, 300_00n]);
  });

  test('pays a bonus each December, a lump sum once, and only minimums in a pause', () => {
    const change = {
      bonus: { month: 12, amount: 1_000_00n },
      once: [{ month: '2027-01', amount: 70_00n }],
      pauses: [{ debtId: null, from: '2027-02', until: '2027-03' }],
      extra: 50_00n,
    };
    expect(paidIn(loanCourse(two, plan({ strategy: 'custom', ...change }), PRIMES)).slice(0, 5)).toEqual([
      1_450_00n,
      520_00n,
      300_00n,
      300_00n,
      450_00n,
    ]);
  });

  test('pays nothing on a debt while its payments are paused, and interest goes on', () => {
    const one = loan('a', 10_000_00);
    const pauses = [{ debtId: 'a', from: '2026-12', until: '2027-01' }];
    const { months } = loanCourse([one], plan({ pauses, extra: 0n }), PRIMES);
    expect(months.slice(0, 3).map(({ paid, balance }) => [paid.minor, balance.minor])).toEqual([
      [0n, 10_200_00n],
      [0n, 10_404_00n],
      [500_00n, 10_112_08n],
    ]);
  });

  test('pays what lenders ask for where a higher rate makes it more than before', () => {
    const minimum: MinimumRule = { kind: 'percent-and-interest', percent: 100, floor: 0n };
    const changes = [{ from: '2027-01', rate: { kind: 'fixed', rate: 4800 } as const }];
    const { months } = loanCourse([loan('a', 10_000_00, { minimum, changes })], plan(), PRIMES);
    expect(paidIn({ months } as Course).slice(0, 2)).toEqual([300_00n, 495_00n]);
  });

  test('refuses debts of another currency', () => {
    expect(() => loanCourse([{ ...loan('a', 1), balance: money(1, 'KES') }], plan(), PRIMES)).toThrow(RangeError);
  });
});

describe('a plan without an end', () => {
  test('is told from one that ends, also with fees, a promotion that runs out and a bonus', () => {
    const grows = loan('a', 10_000_00, { monthlyFee: 350_00n });
    expect(loanMinimumsOnly([grows], plan(), PRIMES).end).toBe('never');
    expect(loanCourse([grows], plan(), PRIMES)).toMatchObject({ end: 'never', unpaid: ['a'] });
    expect(loanCourse([grows], plan({ extra: 60_00n }), PRIMES).end).toBe('free');
    expect(loanCourse([grows], plan({ bonus: { month: 12, amount: 9_000_00n } }), PRIMES).end).toBe('free');
    const dear = { kind: 'fixed', rate: 12_000 } as const;
    const lured = loan('b', 50_000_00, { rate: dear, promotion: { rate: 0, until: '2027-05' } });
    expect(loanMinimumsOnly([lured], plan(), PRIMES).end).toBe('never');
  });

  test('a share of the balance that is as large as the interest never pays it off', () => {
    const card = (percent: number) => loan('a', 10_000_00, { minimum: { kind: 'percent', percent, floor: 0n } });
    expect(loanMinimumsOnly([card(200)], plan(), PRIMES).end).toBe('never');
    // A share alone only comes near to nothing: a floor ends it.
    const floored = loan('a', 10_000_00, { minimum: { kind: 'percent', percent: 400, floor: 50_00n } });
    expect(loanMinimumsOnly([floored], plan(), PRIMES).end).toBe('free');
  });
});

test.each([
  ['later this month', 28, '2026-11-20', '2026-11-28'],
  ['today', 20, '2026-11-20', '2026-11-20'],
  ['in the next month', 5, '2026-11-20', '2026-12-05'],
  ['on the last day of a short month', 31, '2027-02-03', '2027-02-28'],
  ['on 29 February', 30, '2028-02-29', '2028-02-29'],
  ['after the last day of a short month', 31, '2027-03-01', '2027-03-31'],
])('the next payment is %s', (_, paymentDay, today, expected) => {
  expect(nextPaymentOn(paymentDay, today)).toBe(expected);
});

test('an end in a thousand years is worked out as fast as another', () => {
  const far = loan('a', 1_000_000_00, { ...loan('a', 1).terms, minimum: { kind: 'term', until: '2999-12' } });
  const from = performance.now();
  expect(loanMinimumsOnly([far], plan(), PRIMES).months).toHaveLength(1200);
  expect(performance.now() - from).toBeLessThan(2_000);
});
