import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainRate, typedRate } from './plain-rate.ts';

test.each([
  ['1.50', '1.5'],
  ['007', '7'],
  ['100', '100'],
  ['10.00', '10'],
  ['0.10', '0.1'],
  ['0.000000000001', '0.000000000001'],
  ['999999999999.999999999999', '999999999999.999999999999'],
  ['0', null],
  ['0.00', null],
  ['0.0000000000001', null],
  ['1234567890123', null],
  ['-1', null],
  ['+1', null],
  ['1.', null],
  ['.5', null],
  ['1,5', null],
  ['1e3', null],
  ['1 000', null],
  ['', null],
  ['abc', null],
])('the rate %j is written as %j', (text, expected) => {
  expect(plainRate(text)).toBe(expected);
});

test('written once more, a rate stays the same, and so does its value', () => {
  const decimals = fc.tuple(fc.stringMatching(/^\d{1,12}$/), fc.stringMatching(/^\d{1,12}$/));
  fc.assert(
    fc.property(decimals, ([whole, fraction]) => {
      const plain = plainRate(`${whole}.${fraction}`);
      const value = BigInt(whole + fraction.padEnd(12, '0'));
      expect(plain === null).toBe(value === 0n);
      if (plain === null) return;
      const [kept = '', rest = ''] = plain.split('.');
      expect(BigInt(kept + rest.padEnd(12, '0'))).toBe(value);
      expect(plainRate(plain)).toBe(plain);
    }),
  );
});

test.each([
  ['18,3345', '18.3345'],
  ['18.3345', '18.3345'],
  ['129,5', '129.5'],
  [' 1 450,25 ', '1450.25'],
  ['1\u00a0450', '1450'],
  ['1,500', '1,500'],
  ['1,450.25', '1,450.25'],
  ['1,4,5', '1,4,5'],
])('%j is read as %j', (typed, expected) => {
  expect(typedRate(typed)).toBe(expected);
});
