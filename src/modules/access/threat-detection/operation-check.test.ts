import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operationCheck, type OperationFacts } from './operation-check.ts';

const plain: OperationFacts = { operation: null, remaining: 5, isLoopback: false, isSameUserAgent: true };

describe('security check of an operation (§4)', () => {
  test.each([
    [{}, { risk: 0, isAllowed: true, requirements: [] }],
    [{ operation: 'data_export' }, { risk: 50, isAllowed: true, requirements: ['ADDITIONAL_VERIFICATION'] }],
    [{ operation: 'bulk_operation' }, { risk: 50, isAllowed: true }],
    [{ remaining: 3 }, { risk: 0 }],
    [{ remaining: 2 }, { risk: 25, requirements: ['SLOW_DOWN'] }],
    [{ remaining: 0 }, { risk: 25, isAllowed: true }],
    [{ remaining: -1 }, { risk: 100, isAllowed: false }],
    [{ isLoopback: true }, { risk: 0 }],
    [{ operation: 'data_export', isLoopback: true }, { risk: 40 }],
    [{ isSameUserAgent: false }, { risk: 30, requirements: ['VERIFY_DEVICE'] }],
    [
      { operation: 'data_export', remaining: 2 },
      { risk: 75, isAllowed: false },
    ],
    [
      { operation: 'data_export', remaining: 2, isLoopback: true },
      { risk: 65, isAllowed: true },
    ],
    [
      { operation: 'data_export', isSameUserAgent: false },
      { risk: 80, isAllowed: false },
    ],
    [
      { operation: 'data_export', isSameUserAgent: false, isLoopback: true },
      { risk: 70, isAllowed: true },
    ],
    [{ operation: 'data_export', remaining: 0, isSameUserAgent: false }, { risk: 100 }],
  ] as const)('%j', (change, verdict) => {
    expect(operationCheck({ ...plain, ...change })).toMatchObject(verdict);
  });

  test('the risk stays between 0 and 100, and more evidence never lowers it', () => {
    const facts = fc.record({
      operation: fc.constantFrom(null, 'data_export' as const, 'bulk_operation' as const),
      remaining: fc.integer({ min: -2, max: 10 }),
      isLoopback: fc.boolean(),
      isSameUserAgent: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, fc.nat(3), (before, fewer) => {
        const { risk } = operationCheck(before);
        expect(risk).toBeGreaterThanOrEqual(0);
        expect(risk).toBeLessThanOrEqual(100);
        for (const worse of [
          { ...before, remaining: before.remaining - fewer },
          { ...before, isSameUserAgent: false },
          { ...before, operation: 'data_export' as const },
          { ...before, isLoopback: false },
        ])
          expect(operationCheck(worse).risk).toBeGreaterThanOrEqual(risk);
      }),
    );
  });
});
