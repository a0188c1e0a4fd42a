import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, money } from '#kernel/money.ts';
import {
  courseOf,
  type Debt,
  interestOf,
  isEndless,
  minimumsOnly,
  monthsOfFreedom,
  ordered,
  type Plan,
  savedBy,
} from './rules.ts';
import { LONGEST } from './walk.ts';

const rand = (minor: bigint | number) => money(minor, 'ZAR');
const debt = (id: string, balance: number, rate: number, minimum: number): Debt => ({
  id,
  name: id,
  balance: rand(balance),
  rate,
  minimum: rand(minimum),
});
const plan = (change: Partial<Plan> = {}): Plan => ({ strategy: 'avalanche', extra: rand(0), once: [], ...change });
const names = (debts: readonly Debt[]) => debts.map(({ id }) => id);

describe('a month’s interest', () => {
  test.each([
    ['R1 200 at 12 %', 1_200_00, 1200, 12_00],
    ['nothing owed', 0, 3000, 0],
    ['nothing charged', 1_000_00, 0, 0],
    ['half a cent is rounded up', 50, 1200, 1],
    ['less than half is not charged', 49, 1200, 0],
    ['21.75 % of R8 432.10', 8_432_10, 2175, 152_83],
  ])('%s', (_, balance, rate, interest) => {
    expect(interestOf(rand(balance), rate)).toEqual(rand(interest));
  });
});

describe('the order', () => {
  const debts = [debt('car', 80_000_00, 1150, 1_900_00), debt('card', 9_000_00, 2175, 450_00)];
  debts.push(debt('store', 3_500_00, 2175, 200_00), debt('family', 3_500_00, 0, 100_00));
  test('avalanche: the highest rate first, of equals the smaller balance', () => {
    expect(names(ordered(debts, 'avalanche'))).toEqual(['store', 'card', 'car', 'family']);
  });
  test('snowball: the smallest balance first, of equals the higher rate', () => {
    expect(names(ordered(debts, 'snowball'))).toEqual(['store', 'family', 'card', 'car']);
  });
  test('of one’s own: as given', () => {
    expect(names(ordered(debts, 'custom'))).toEqual(names(debts));
  });
});

describe('a course', () => {
  test('without debts is over before it begins', () => {
    expect(courseOf([], plan())).toEqual({
      months: [],
      end: 'free',
      unpaid: [],
      interest: rand(0),
      fees: rand(0),
      paid: rand(0),
    });
  });

  test('the last payment is what is left, and interest comes before the payment', () => {
    const { months, end } = courseOf([debt('a', 100_00, 1200, 60_00)], plan());
    expect(months.map(({ interest, paid, balance }) => [interest.minor, paid.minor, balance.minor])).toEqual([
      [1_00n, 60_00n, 41_00n],
      [41n, 41_41n, 0n],
    ]);
    expect(end).toBe('free');
  });

  test('what a paid debt sets free goes to the next in the same month and after it', () => {
    const debts = [debt('a', 100_00, 0, 70_00), debt('b', 200_00, 0, 30_00)];
    const { months } = courseOf(debts, plan({ strategy: 'custom' }));
    expect(months.map(({ lines }) => lines.map(({ debtId, paid }) => [debtId, paid.minor]))).toEqual([
      [
        ['a', 70_00n],
        ['b', 30_00n],
      ],
      [
        ['a', 30_00n],
        ['b', 70_00n],
      ],
      [['b', 100_00n]],
    ]);
    expect(monthsOfFreedom(courseOf(debts, plan()))).toEqual(
      new Map([
        ['a', 2],
        ['b', 3],
      ]),
    );
  });

  test('with the minimums alone nothing goes from one debt to another', () => {
    const debts = [debt('a', 100_00, 0, 70_00), debt('b', 200_00, 0, 30_00)];
    const { months, end } = minimumsOnly(debts, 'ZAR');
    expect([months.length, end, months[1]?.paid]).toEqual([7, 'free', rand(60_00)]);
  });

  test('a payment made once counts in its month, and what is too much is not paid', () => {
    const once = [{ month: 2, amount: rand(500_00) }];
    const { months, paid } = courseOf([debt('a', 300_00, 0, 100_00)], plan({ once }));
    expect(months.map((month) => month.paid.minor)).toEqual([100_00n, 200_00n]);
    expect(paid).toEqual(rand(300_00));
  });

  test('the extra saves what the plan says', () => {
    const debts = [debt('a', 10_000_00, 2400, 300_00)];
    const [slow, fast] = [minimumsOnly(debts, 'ZAR'), courseOf(debts, plan({ extra: rand(200_00) }))];
    expect(savedBy(fast, slow)).toEqual({
      interest: rand(slow.interest.minor - fast.interest.minor),
      months: slow.months.length - fast.months.length,
    });
    expect(slow.months.length).toBeGreaterThan(fast.months.length);
  });

  test('two currencies are no plan', () => {
    const mixed = [debt('a', 100, 0, 10), { ...debt('b', 100, 0, 10), balance: money(100, 'KES') }];
    expect(() => courseOf(mixed, plan())).toThrow('a plan has one currency, not ZAR and KES');
    expect(() => minimumsOnly(mixed, 'ZAR')).toThrow(RangeError);
    expect(() => courseOf([], plan({ once: [{ month: 1, amount: money(1, 'NGN') }] }))).toThrow(RangeError);
  });
});

describe('a debt that never ends', () => {
  test.each([
    ['the minimum is less than the interest', debt('a', 1_000_00, 2400, 19_99), true],
    ['it is exactly the interest', debt('a', 1_000_00, 2400, 20_00), true],
    ['it is a cent more', debt('a', 1_000_00, 2400, 20_01), false],
    ['nothing is paid, and nothing charged', debt('a', 1_000_00, 0, 0), true],
    ['nothing is owed', debt('a', 0, 2400, 0), false],
  ])('%s', (_, one, endless) => {
    expect(isEndless(one)).toBe(endless);
    expect(minimumsOnly([one], 'ZAR').end === 'free').toBe(!endless);
  });

  test('one that ends is paid off although another does not', () => {
    const course = minimumsOnly([debt('a', 1_000_00, 2400, 10_00), debt('b', 50_00, 0, 25_00)], 'ZAR');
    expect([course.end, course.unpaid, course.months.length]).toEqual(['never', ['a'], 2]);
    expect(savedBy(courseOf([], plan()), course)).toBeNull();
  });

  test('what others set free may still end it', () => {
    const debts = [debt('a', 1_000_00, 2400, 10_00), debt('b', 500_00, 0, 250_00)];
    expect(courseOf(debts, plan({ strategy: 'snowball' })).end).toBe('free');
  });

  test('neither does one whose interest takes all that there is', () => {
    expect(courseOf([debt('a', 100_000_00, 12_000, 500_00)], plan()).end).toBe('never');
    const rescued = plan({ once: [{ month: 3, amount: rand(200_000_00) }] });
    expect(courseOf([debt('a', 100_000_00, 12_000, 500_00)], rescued).end).toBe('free');
  });

  test('a hundred years are enough to say so', () => {
    const course = courseOf([debt('a', 1_000_000_00, 0, 1_00)], plan());
    expect([course.end, course.months.length]).toEqual(['far', LONGEST]);
  });
});

describe('whatever the debts are', () => {
  const someDebts = fc
    .array(
      fc.record({
        // Now and then one that is paid off already.
        balance: fc.oneof(
          { arbitrary: fc.constant(0), weight: 1 },
          { arbitrary: fc.integer({ min: 1, max: 20_000_000 }), weight: 4 },
        ),
        rate: fc.integer({ min: 0, max: 6_000 }),
        // Over the interest, so that there is an end.
        over: fc.integer({ min: 100, max: 400_000 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((all) =>
      all.map(({ balance, rate, over }, place) => {
        const minimum = interestOf(rand(balance), rate).minor + BigInt(over);
        return debt(`debt ${place}`, balance, rate, Number(minimum));
      }),
    );
  const someExtra = fc.integer({ min: 0, max: 500_000 }).map(rand);
  const anyStrategy = fc.constantFrom('avalanche' as const, 'snowball' as const, 'custom' as const);
  const runs = { numRuns: 60 };

  test('all that is paid is what was owed and its interest, to the cent, each month and in all', () => {
    fc.assert(
      fc.property(someDebts, someExtra, anyStrategy, (debts, extra, strategy) => {
        const owed = sum(debts.map(({ balance }) => balance));
        const budget = sum(debts.map(({ minimum }) => minimum)) + extra.minor;
        for (const course of [courseOf(debts, plan({ strategy, extra })), minimumsOnly(debts, 'ZAR')]) {
          let before = owed;
          for (const { interest, paid, balance, lines } of course.months) {
            expect(before + interest.minor - paid.minor).toBe(balance.minor);
            expect(sum(lines.map((line) => line.paid))).toBe(paid.minor);
            expect(paid.minor <= budget).toBe(true);
            expect(lines.every((line) => line.balance.minor >= 0n && line.paid.minor >= 0n)).toBe(true);
            before = balance.minor;
          }
          expect(owed + course.interest.minor - course.paid.minor).toBe(before);
          if (course.end === 'free') expect(before).toBe(0n);
        }
      }),
      runs,
    );
  });

  test('each debt that is paid off has its month, but for one of which nothing was owed', () => {
    fc.assert(
      fc.property(someDebts, someExtra, anyStrategy, (debts, extra, strategy) => {
        const course = courseOf(debts, plan({ strategy, extra }));
        const owed = names(debts.filter(({ balance }) => balance.minor > 0n));
        const paidOff = owed.filter((id) => !course.unpaid.includes(id));
        expect(new Set(monthsOfFreedom(course).keys())).toEqual(new Set(paidOff));
        expect(course.months.length === 0).toBe(owed.length === 0);
      }),
      runs,
    );
  });

  test('more extra takes no longer and costs no more interest', () => {
    fc.assert(
      fc.property(someDebts, someExtra, someExtra, anyStrategy, (debts, less, more, strategy) => {
        const slow = courseOf(debts, plan({ strategy, extra: less }));
        const fast = courseOf(debts, plan({ strategy, extra: rand(less.minor + more.minor) }));
        if (slow.end !== 'free') return;
        expect(fast.months.length).toBeLessThanOrEqual(slow.months.length);
        expect(fast.interest.minor <= slow.interest.minor).toBe(true);
      }),
      runs,
    );
  });

  test('no plan takes longer or costs more than the minimums alone', () => {
    fc.assert(
      fc.property(someDebts, someExtra, anyStrategy, (debts, extra, strategy) => {
        const [course, minimums] = [courseOf(debts, plan({ strategy, extra })), minimumsOnly(debts, 'ZAR')];
        if (minimums.end !== 'free') return;
        const saved = savedBy(course, minimums);
        expect(saved?.months).toBeGreaterThanOrEqual(0);
        expect((saved?.interest.minor ?? -1n) >= 0n).toBe(true);
      }),
      runs,
    );
  });

  test('avalanche costs no more interest than any other order, but for what rounding to the cent moves', () => {
    fc.assert(
      fc.property(
        someDebts,
        someExtra,
        fc.constantFrom('snowball' as const, 'custom' as const),
        (debts, extra, other) => {
          const best = courseOf(debts, plan({ extra }));
          const course = courseOf(debts, plan({ strategy: other, extra }));
          if (course.end !== 'free' || best.end !== 'free') return;
          // A cent at most for each debt and month that interest was rounded in.
          const rounded = BigInt(best.months.reduce((count, { lines }) => count + lines.length, 0));
          expect(best.interest.minor <= course.interest.minor + rounded).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('by balance or by rate, the order in which they are written down changes nothing', () => {
    fc.assert(
      fc.property(
        someDebts.chain((debts) =>
          fc.tuple(fc.constant(debts), fc.shuffledSubarray(debts, { minLength: debts.length })),
        ),
        someExtra,
        fc.constantFrom('avalanche' as const, 'snowball' as const),
        ([debts, shuffled], extra, strategy) => {
          const [one, other] = [debts, shuffled].map((all) => courseOf(all, plan({ strategy, extra })));
          expect(other?.months.map(({ balance }) => balance)).toEqual(one?.months.map(({ balance }) => balance));
          expect(other?.interest).toEqual(one?.interest);
        },
      ),
      runs,
    );
  });
});

function sum(amounts: readonly Money[]): bigint {
  return amounts.reduce((all, { minor }) => all + minor, 0n);
}
