import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { complianceScore, complianceStatus, type Part, riskLabel, WEIGHTS } from './compliance.ts';

describe('compliance (§4, §9)', () => {
  test('the weights are those of §9 and sum to 90 [§9 compliance weights]', () => {
    expect(WEIGHTS).toEqual({ dataProtection: 25, authentication: 20, session: 15, access: 20, audit: 10 });
    expect(Object.values(WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(90);
  });

  test.each([
    [{}, 75],
    [{ dataProtection: 100, authentication: 100, session: 100, access: 100, audit: 100 }, 100],
    [{ dataProtection: 0, authentication: 0, session: 0, access: 0, audit: 0 }, 0],
    [{ dataProtection: 0, authentication: 100, session: 100, access: 100, audit: 100 }, 72],
    [{ dataProtection: 100, authentication: 100, session: 100, access: 100, audit: 0 }, 89],
    [{ session: 40 }, 40],
  ])('%j comes to %d', (parts, score) => {
    expect(complianceScore(parts)).toBe(score);
  });

  test.each([
    [100, 'compliant'],
    [85, 'compliant'],
    [84, 'partial'],
    [60, 'partial'],
    [59, 'non-compliant'],
    [0, 'non-compliant'],
  ])('at %d the status is %s', (score, status) => {
    expect(complianceStatus(score)).toBe(status);
  });

  test.each([
    [49, 'Critical'],
    [50, 'High'],
    [69, 'High'],
    [70, 'Medium'],
    [84, 'Medium'],
    [85, 'Low'],
  ])('at %d the risk is %s', (score, label) => {
    expect(riskLabel(score)).toBe(label);
  });

  test('a score stays between 0 and 100, and no better part lowers it', () => {
    const part = fc.constantFrom(...(Object.keys(WEIGHTS) as Part[]));
    const parts = fc.record({
      dataProtection: fc.nat(100),
      authentication: fc.nat(100),
      session: fc.nat(100),
      access: fc.nat(100),
      audit: fc.nat(100),
    });
    fc.assert(
      fc.property(parts, part, fc.nat(100), (before, which, more) => {
        const better = complianceScore({ ...before, [which]: Math.min(100, before[which] + more) });
        expect(better).toBeGreaterThanOrEqual(complianceScore(before));
        expect(better).toBeLessThanOrEqual(100);
        expect(complianceScore(before)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
