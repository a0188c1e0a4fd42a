import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOfMinutes, workOf } from './work.ts';

test.each([
  [60, 600_00n, 600_00n],
  [90, 600_00n, 900_00n],
  [1, 100n, 2n],
  // 50 hundredths of a cent are rounded up, 49 are not.
  [1, 30n, 1n],
  [1, 29n, 0n],
  [0, 600_00n, 0n],
  [1440, 0n, 0n],
])('%i minutes at %s an hour', (minutes, rate, amount) => {
  expect(amountOfMinutes(minutes, rate)).toBe(amount);
});

test('an entry goes by its own rate, or that of the project; what is not billed is worth nothing and costs', () => {
  const times = [
    { minutes: 60, isBillable: true, rateMinor: null },
    { minutes: 60, isBillable: true, rateMinor: 900n },
    { minutes: 30, isBillable: false, rateMinor: 900n },
  ];
  expect(workOf(times, { rate: 500n, costRate: 200n })).toEqual({
    minutes: 150,
    billableMinutes: 120,
    value: 1400n,
    cost: 500n,
  });
  expect(workOf(times, { rate: null, costRate: null })).toMatchObject({ value: 900n, cost: 0n });
});

test('no amount is off by more than half a minor unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1440 }), fc.bigInt({ min: 0n, max: 10_000_000n }), (minutes, rate) => {
      const off = amountOfMinutes(minutes, rate) * 60n - BigInt(minutes) * rate;
      expect(off <= 30n && off > -30n).toBe(true);
    }),
  );
});
