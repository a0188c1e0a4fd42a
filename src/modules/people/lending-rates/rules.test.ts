import { expect, test } from 'vitest';
import { KNOWN_RATES } from './known.ts';
import type { LendingRate } from './model.ts';
import { mergedRates, rateOn, stillKnown } from './rules.ts';

const PRIME: LendingRate = { country: 'ZA', kind: 'prime', day: '2025-11-21', rate: 1000, source: 'Entered' };

test('what was entered takes the place of the same day, and stands beside all others', () => {
  const merged = mergedRates([PRIME, { ...PRIME, day: '2026-09-24', rate: 975 }]);
  expect(merged).toHaveLength(KNOWN_RATES.length + 1);
  expect(rateOn(merged, 'ZA', 'prime', '2026-01-01')).toEqual(PRIME);
  expect(rateOn(merged, 'ZA', 'prime', '2026-09-24')?.rate).toBe(975);
  expect(merged.map(({ day }) => day)).toEqual(merged.map(({ day }) => day).toSorted());
});

test.each([
  ['before the first', '2020-01-01', null],
  ['on its day', '2023-05-26', 1175],
  ['a day before the next', '2024-09-19', 1175],
  ['on the day of the next', '2024-09-20', 1150],
])('the rate %s', (_, day, rate) => {
  expect(rateOn(KNOWN_RATES, 'ZA', 'prime', day)?.rate ?? null).toBe(rate);
});

test('what came with the product is listed until it is replaced, the latest first', () => {
  expect(stillKnown([])).toHaveLength(KNOWN_RATES.length);
  const left = stillKnown([PRIME]);
  expect(left).toHaveLength(KNOWN_RATES.length - 1);
  expect(left.some(({ kind, country, day }) => kind === 'prime' && country === 'ZA' && day === PRIME.day)).toBe(false);
  expect(left.map(({ day }) => day)).toEqual(
    left
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
});

test('every rate is dated, sourced, and in order of its series', () => {
  for (const { day, source, rate } of KNOWN_RATES) {
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(source.length).toBeGreaterThan(20);
    expect(rate).toBeGreaterThan(0);
  }
});
