import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AUTHENTICATION,
  complianceScore,
  complianceStatus,
  isCompliant,
  type Part,
  PARTS,
  riskLabel,
  severityOf,
  standingOf,
  STATUS_WORDS,
  WEIGHTS,
} from './rules.ts';

describe('compliance', () => {
  test('data protection weighs 25, authentication 20, session 15, access 20, audit 10 [§9 compliance weights]', () => {
    expect(WEIGHTS).toEqual({ dataProtection: 25, authentication: 20, session: 15, access: 20, audit: 10 });
    expect(Object.values(WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(90);
  });

  test('signed in counts 40, session timeout set 30, MFA enabled 30 [§9 authentication score]', () => {
    expect(AUTHENTICATION).toEqual({ signedIn: 40, sessionTimeout: 30, mfa: 30 });
  });

  test.each([
    [69, false],
    [70, true],
    [0, false],
    [100, true],
  ])('compliant at 70 or more, so at %d: %s [§9 authentication score]', (score, is) => {
    expect(isCompliant(score)).toBe(is);
  });

  test.each([
    [{}, 75],
    [{ dataProtection: 100, authentication: 100, session: 100, access: 100, audit: 100 }, 100],
    [{ dataProtection: 0, authentication: 0, session: 0, access: 0, audit: 0 }, 0],
    [{ dataProtection: 0, authentication: 100, session: 100, access: 100, audit: 100 }, 72],
    [{ dataProtection: 100, authentication: 100, session: 100, access: 100, audit: 0 }, 89],
    [{ session: 40 }, 40],
  ])('the score is the weighted mean: %j comes to %d [§9 compliance weights]', (parts, score) => {
    expect(complianceScore(parts)).toBe(score);
  });

  test.each([
    [100, 'compliant'],
    [85, 'compliant'],
    [84, 'partial'],
    [60, 'partial'],
    [59, 'non-compliant'],
    [0, 'non-compliant'],
  ])('§4 compliance status: 85 or more compliant, below 60 non-compliant, so %d is %s', (score, status) => {
    expect(complianceStatus(score)).toBe(status);
  });

  test.each([
    [49, 'Critical', 'critical'],
    [50, 'High', 'high'],
    [69, 'High', 'high'],
    [70, 'Medium', 'medium'],
    [84, 'Medium', 'medium'],
    [85, 'Low', 'low'],
  ])('§4 risk label: below 50 Critical, below 70 High, below 85 Medium, so %d is %s', (score, label, severity) => {
    expect(riskLabel(score)).toBe(label);
    expect(severityOf(score)).toBe(severity);
  });

  test('§4 default score 75 when there are no reports, and the newest one where there are', () => {
    expect(standingOf([])).toEqual({ score: 75, status: 'partial', risk: 'Medium' });
    expect(standingOf([{ overallScore: 59 }, { overallScore: 100 }])).toEqual({
      score: 59,
      status: 'non-compliant',
      risk: 'High',
    });
  });

  test('a score stays between 0 and 100, and no better part lowers it', () => {
    const part = fc.constantFrom(...PARTS);
    const parts = fc.record({
      dataProtection: fc.nat(100),
      authentication: fc.nat(100),
      session: fc.nat(100),
      access: fc.nat(100),
      audit: fc.nat(100),
    });
    fc.assert(
      fc.property(parts, part, fc.nat(100), (before, which: Part, more) => {
        const better = complianceScore({ ...before, [which]: Math.min(100, before[which] + more) });
        expect(better).toBeGreaterThanOrEqual(complianceScore(before));
        expect(better).toBeLessThanOrEqual(100);
        expect(complianceScore(before)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('each status has words of its own', () => {
  expect(STATUS_WORDS).toEqual({
    compliant: 'Compliant',
    partial: 'Partly compliant',
    'non-compliant': 'Not compliant',
  });
});
