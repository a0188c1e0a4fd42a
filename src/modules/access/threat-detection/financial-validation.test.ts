import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { financialValidation, PAYMENT_LIMIT } from './financial-validation.ts';

const rand = (minor: bigint | number) => money(minor, 'ZAR');
const judged = (minor: bigint | number, limit = PAYMENT_LIMIT) =>
  financialValidation({ amount: rand(minor), hasSession: true, limit });

describe('financial validation (§4)', () => {
  test.each([
    [0, 20, true, false],
    [1_000_000, 20, true, false],
    [1_000_001, 60, true, false],
    [2_500_000, 60, true, false],
    [2_500_001, 60, true, true],
    [4_999_999, 60, true, true],
    [5_000_000, 60, false, true],
    [5_000_001, 60, false, true],
    [-4_999_999, 60, true, true],
    [-5_000_000, 60, false, true],
  ])('%d cents: risk %d, allowed %s, second factor %s', (minor, risk, isAllowed, requiresMfa) => {
    const reason = isAllowed ? null : 'limit_reached';
    expect(judged(minor)).toEqual({ risk, isAllowed, requiresMfa, reason });
  });

  test.each([0, 100, 9_000_000])('without a session %d cents are denied', (minor) => {
    expect(financialValidation({ amount: rand(minor), hasSession: false, limit: PAYMENT_LIMIT })).toMatchObject({
      risk: 100,
      isAllowed: false,
      reason: 'authentication_required',
    });
  });

  test.each([
    ['JPY', 49_999n, true],
    ['JPY', 50_000n, false],
    ['TND', 49_999_999n, true],
    ['TND', 50_000_000n, false],
  ])('counts whole units of %s: %d in its smallest is allowed: %s', (currency, minor, isAllowed) => {
    const facts = { amount: money(minor, currency), hasSession: true, limit: PAYMENT_LIMIT };
    expect(financialValidation(facts).isAllowed).toBe(isAllowed);
  });

  test('an operator may set the limit', () => {
    expect(judged(9_999, 100).isAllowed).toBe(true);
    expect(judged(10_000, 100).isAllowed).toBe(false);
    expect(judged(5_000_000, 100_000).isAllowed).toBe(true);
  });

  test('an amount that is withheld is judged by nobody', () => {
    const amount = { ...rand(0), withheld: true } as const;
    expect(() => financialValidation({ amount, hasSession: true, limit: PAYMENT_LIMIT })).toThrow(RangeError);
  });

  test('risk stays within 0 and 100, and a larger amount never lowers it, nor opens what was shut', () => {
    const amount = fc.bigInt({ min: 0n, max: 10_000_000n });
    fc.assert(
      fc.property(amount, amount, (less, more) => {
        const [small, large] = [judged(less), judged(less + more)];
        expect(large.risk).toBeGreaterThanOrEqual(small.risk);
        expect(large.risk).toBeLessThanOrEqual(100);
        expect(small.risk).toBeGreaterThanOrEqual(0);
        expect(small.isAllowed || !large.isAllowed).toBe(true);
        expect(!small.requiresMfa || large.requiresMfa).toBe(true);
      }),
    );
  });
});
