import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceTrust, isTrustedDevice, trustAfterThreat, trustGivenBack, typeOfWidth } from './rules.ts';
import { trustBeforeThreat } from './taken-trust.ts';

test.each([
  [50, 91, { score: 30, isRiskFactor: true }],
  [50, 90, { score: 50, isRiskFactor: false }],
  [50, 7, { score: 50, isRiskFactor: false }],
  [50, 6.9, { score: 55, isRiskFactor: false }],
  [98, 1, { score: 100, isRiskFactor: false }],
  [10, 365, { score: 0, isRiskFactor: true }],
])('a device of trust %d, seen %d days ago [§9 device trust]', (score, days, after) => {
  expect(deviceTrust(score, days)).toEqual(after);
});

test('a device is trusted where its person said so and its score is above 60', () => {
  expect(isTrustedDevice({ isTrusted: true, score: 61 })).toBe(true);
  expect(isTrustedDevice({ isTrusted: true, score: 60 })).toBe(false);
  expect(isTrustedDevice({ isTrusted: false, score: 100 })).toBe(false);
});

test('trust stays between 0 and 100, and a longer absence never raises it', () => {
  const days = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(fc.nat(100), days, days, (score, one, other) => {
      const [shorter, longer] = [Math.min(one, other), Math.max(one, other)];
      const after = deviceTrust(score, longer).score;
      expect(after).toBeGreaterThanOrEqual(0);
      expect(after).toBeLessThanOrEqual(100);
      expect(after).toBeLessThanOrEqual(deviceTrust(score, shorter).score);
    }),
  );
});

test('no device is trusted after a threat, however much it was', () => {
  fc.assert(
    fc.property(fc.nat(100), (score) => {
      const left = trustAfterThreat(score);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(isTrustedDevice({ isTrusted: true, score: left })).toBe(false);
    }),
  );
});

test.each([
  [10, false, 50, false, { score: 50, isTrusted: false }],
  [55, false, 95, true, { score: 95, isTrusted: true }],
  [0, false, 30, true, { score: 30, isTrusted: true }],
  [70, true, 50, false, { score: 70, isTrusted: true }],
])(
  'a device of %d, marked: %s, that had %d, marked: %s, gets that back and no more',
  (score, isTrusted, had, was, after) => {
    expect(trustGivenBack({ score, isTrusted }, { score: had, isTrusted: was })).toEqual(after);
  },
);

test.each([
  [{}, null],
  [{ takenByThreat: 'all' }, null],
  [
    { takenByThreat: { score: 50, isTrusted: false }, other: 1 },
    { score: 50, isTrusted: false },
  ],
])('of %j, %j was taken by a threat', (metadata, before) => {
  expect(trustBeforeThreat(metadata)).toEqual(before);
});

test.each([
  [360, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [3840, 'desktop'],
])('a screen of %i pixels is that of a device of the type %s [§9 device types]', (width, type) => {
  expect(typeOfWidth(width)).toBe(type);
});

test('a threat takes 40 of the trust in a device, and never more than there is', () => {
  expect([100, 41, 40, 39, 0].map(trustAfterThreat)).toEqual([60, 1, 0, 0, 0]);
});
