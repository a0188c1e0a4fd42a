import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { type Held, metricsOf } from './metrics.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60_000);
const held = (change: Partial<Held> = {}): Held => ({
  userId: 'thandi',
  price: money(199_00n, 'ZAR'),
  billingInterval: 'month',
  startedAt: daysAgo(90),
  endedAt: null,
  ...change,
});

test('what recurs is a month of all that is active, a year divided by twelve, by currency [§9 recurring revenue]', () => {
  const { active, recurring } = metricsOf(
    [
      held(),
      held({ price: money(1_200_00n, 'ZAR'), billingInterval: 'year' }),
      held({ price: money(2_500_00n, 'KES') }),
      held({ price: null }),
      held({ endedAt: daysAgo(1) }),
    ],
    NOW,
  );
  expect(active).toBe(4);
  expect(recurring.map(({ revenue }) => revenue)).toEqual([money(299_00n, 'ZAR'), money(2_500_00n, 'KES')]);
});

test('years are divided together, so that no cent is lost on the way', () => {
  const yearly = held({ price: money(100n, 'ZAR'), billingInterval: 'year' });
  expect(
    metricsOf(
      Array.from({ length: 12 }, () => yearly),
      NOW,
    ).recurring[0]?.revenue,
  ).toEqual(money(100n, 'ZAR'));
});

test('the average is of those that are charged in the currency [§9 average revenue]', () => {
  const { recurring } = metricsOf([held(), held({ price: money(100_00n, 'ZAR') }), held({ price: null })], NOW);
  expect(recurring[0]).toMatchObject({ subscriptions: 2, average: money(149_50n, 'ZAR') });
});

test.each([
  ['active throughout', {}, { lost: 0, of: 1 }],
  ['ended just now', { endedAt: NOW }, { lost: 1, of: 1 }],
  ['ended within the 30 days', { endedAt: daysAgo(29.9) }, { lost: 1, of: 1 }],
  ['ended 30 days ago', { endedAt: daysAgo(30) }, { lost: 0, of: 0 }],
  ['begun 30 days ago', { startedAt: daysAgo(30) }, { lost: 0, of: 1 }],
  ['begun and ended since', { startedAt: daysAgo(29), endedAt: daysAgo(2) }, { lost: 0, of: 0 }],
])('a subscription that was %s counts so [§9 churn]', (_, change, churn) => {
  expect(metricsOf([held(change)], NOW).churn).toEqual(churn);
});

test('who changes from one plan to another is not lost', () => {
  const change = [held({ endedAt: daysAgo(3) }), held({ startedAt: daysAgo(3) })];
  expect(metricsOf(change, NOW).churn).toEqual({ lost: 0, of: 1 });
  expect(metricsOf([...change, held({ userId: 'sipho', endedAt: daysAgo(1) })], NOW).churn).toEqual({ lost: 1, of: 2 });
});

test('nobody is lost who was not there, and one more subscription never lowers what recurs', () => {
  const some = fc.record({
    userId: fc.constantFrom('thandi', 'sipho', 'amina'),
    price: fc.option(fc.bigInt({ min: 0n, max: 1_000_000n }).map((minor) => money(minor, 'ZAR'))),
    billingInterval: fc.constantFrom('month' as const, 'year' as const),
    startedAt: fc.nat(100).map(daysAgo),
    endedAt: fc.option(fc.nat(100).map(daysAgo)),
  });
  const revenue = (all: readonly Held[]) => metricsOf(all, NOW).recurring[0]?.revenue.minor ?? 0n;
  fc.assert(
    fc.property(fc.array(some), some, (all, one) => {
      const { lost, of } = metricsOf(all, NOW).churn;
      expect(lost).toBeLessThanOrEqual(of);
      expect(revenue([...all, one])).toBeGreaterThanOrEqual(revenue(all));
    }),
  );
});
