import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserSessionRisk } from './browser-session-risk.ts';
import { enhancedSession } from './enhanced-session.ts';
import { localSessionCheck } from './local-session-check.ts';

const within = (risk: number) => risk >= 0 && risk <= 100;

describe('of the three readings of session risk the score stays between 0 and 100, and more evidence never lowers it', () => {
  test('enhanced session', () => {
    const facts = fc.record({
      riskScore: fc.nat(100),
      ageMinutes: fc.nat(200),
      minutesSinceConfirmed: fc.nat(100),
      isSameDevice: fc.boolean(),
      failedAuthAttempts: fc.nat(10),
      requiresMfa: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, fc.nat(50), (before, more) => {
        const { risk, isValid } = enhancedSession(before);
        expect(within(risk)).toBe(true);
        for (const worse of [
          { ...before, riskScore: Math.min(100, before.riskScore + more) },
          { ...before, ageMinutes: before.ageMinutes + more },
          { ...before, failedAuthAttempts: before.failedAuthAttempts + more },
          { ...before, isSameDevice: false },
        ]) {
          expect(enhancedSession(worse).risk).toBeGreaterThanOrEqual(risk);
          if (!isValid) expect(enhancedSession(worse).isValid).toBe(false);
        }
      }),
    );
  });

  test('local session check', () => {
    const facts = fc.record({ hoursOpen: fc.nat(20), idleMinutes: fc.nat(90), isSameUserAgent: fc.boolean() });
    fc.assert(
      fc.property(facts, fc.nat(30), (before, more) => {
        const { risk } = localSessionCheck(before);
        expect(within(risk)).toBe(true);
        for (const worse of [
          { ...before, hoursOpen: before.hoursOpen + more },
          { ...before, idleMinutes: before.idleMinutes + more },
          { ...before, isSameUserAgent: false },
        ])
          expect(localSessionCheck(worse).risk).toBeGreaterThanOrEqual(risk);
      }),
    );
  });

  test('browser session risk', () => {
    const facts = fc.record({
      isExpired: fc.boolean(),
      isSameDevice: fc.boolean(),
      tabStamps: fc.record({ own: fc.nat(5000), other: fc.option(fc.nat(5000)) }),
      country: fc.constantFrom('ZA', 'KE', null),
      lastCountry: fc.constantFrom('ZA', 'KE', null),
    });
    fc.assert(
      fc.property(facts, (before) => {
        const { risk } = browserSessionRisk(before);
        expect(within(risk)).toBe(true);
        for (const worse of [
          { ...before, isExpired: true },
          { ...before, isSameDevice: false },
          { ...before, tabStamps: { own: before.tabStamps.own, other: before.tabStamps.own } },
          { ...before, country: 'NG', lastCountry: 'ZA' },
        ])
          expect(browserSessionRisk(worse).risk).toBeGreaterThanOrEqual(risk);
      }),
    );
  });
});
