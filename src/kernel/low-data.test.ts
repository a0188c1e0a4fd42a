import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sparesData, stretched } from './low-data.ts';

test.each([
  [null, false, false],
  [null, true, true],
  ['on', false, true],
  ['on', true, true],
  ['off', true, false],
  ['off', false, false],
] as const)('chosen %s, where the browser asks %s: %s', (chosen, asks, spares) => {
  expect(sparesData(chosen, asks)).toBe(spares);
});

test('sparing data never asks more often, and not sparing changes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (time) => {
      expect(stretched(time, false)).toBe(time);
      expect(stretched(time, true)).toBe(4 * time);
    }),
  );
});
