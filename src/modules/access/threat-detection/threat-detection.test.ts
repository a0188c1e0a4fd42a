import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deeds, isAlerting, THREATS, threatsIn } from './threat-detection.ts';

const calm: Deeds = {
  requestsInMinute: 0,
  authFailuresInHour: 0,
  countriesInDay: 1,
  devicesInDay: 1,
  minutesSinceAbroad: null,
  isNewCountry: false,
};

describe('threat detection [§9 threat thresholds]', () => {
  test.each([
    [{}, []],
    [{ requestsInMinute: 50 }, []],
    [{ requestsInMinute: 51 }, ['rapid_requests']],
    [{ authFailuresInHour: 4 }, []],
    [{ authFailuresInHour: 5 }, ['excessive_auth_failures']],
    [{ countriesInDay: 2 }, []],
    [{ countriesInDay: 3 }, ['geographic_anomaly']],
    [{ devicesInDay: 3 }, []],
    [{ devicesInDay: 4 }, ['multiple_devices']],
    [{ minutesSinceAbroad: 60 }, []],
    [{ minutesSinceAbroad: 59.9 }, ['impossible_travel']],
    [{ isNewCountry: true }, ['new_country']],
    [{ devicesInDay: 9, authFailuresInHour: 9 }, ['excessive_auth_failures', 'multiple_devices']],
  ] as const)('%j', (change, threats) => {
    expect(threatsIn({ ...calm, ...change })).toEqual(threats);
  });

  test.each([
    ['rapid_requests', 'high', true],
    ['excessive_auth_failures', 'critical', true],
    ['geographic_anomaly', 'medium', false],
    ['multiple_devices', 'medium', false],
    ['impossible_travel', 'high', true],
    ['new_country', 'medium', true],
  ] as const)('%s is %s', (threat, severity, alerts) => {
    expect(THREATS[threat].severity).toBe(severity);
    expect(isAlerting(threat)).toBe(alerts);
  });

  test('more evidence never takes a threat away', () => {
    const deeds = fc.record({
      requestsInMinute: fc.nat(100),
      authFailuresInHour: fc.nat(20),
      countriesInDay: fc.nat(9),
      devicesInDay: fc.nat(9),
      minutesSinceAbroad: fc.option(fc.nat(200)),
      isNewCountry: fc.boolean(),
    });
    fc.assert(
      fc.property(deeds, fc.nat(50), fc.nat(5), (before, more, few) => {
        const after = threatsIn({
          requestsInMinute: before.requestsInMinute + more,
          authFailuresInHour: before.authFailuresInHour + few,
          countriesInDay: before.countriesInDay + few,
          devicesInDay: before.devicesInDay + few,
          minutesSinceAbroad: before.minutesSinceAbroad === null ? null : Math.max(0, before.minutesSinceAbroad - more),
          isNewCountry: true,
        });
        for (const threat of threatsIn(before)) expect(after).toContain(threat);
      }),
    );
  });
});
