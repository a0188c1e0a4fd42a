import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compared, decimalFrom, equal, fractionIn, negated, rounded, sizeOf, sumOf } from './fractions.ts';

const fraction = fc.record({
  numerator: fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
  denominator: fc.constantFrom(1n, 100n, 1000n, 3n),
});

test.each([
  ['-1050/100', '-10.5'],
  ['1/1', '1'],
  ['0/100', '0'],
  [' 7/8 ', '0.875'],
  ['-10.50', '-10.5'],
  ['−3', '-3'],
  ['1/3', '0.333333333333'],
])('%s is %s', (text, decimal) => {
  const read = fractionIn(text);
  expect(read && decimalFrom(read)).toBe(decimal);
});

test.each(['', '1/0', '1/00', '/', '1,5', 'abc', '1/2/3', '0x10', '1e5', `${'9'.repeat(30)}/100`])(
  '%j is no fraction',
  (text) => expect(fractionIn(text)).toBeNull(),
);

describe('laws', () => {
  test('what is written is read again', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (numerator) => {
        const written = decimalFrom({ numerator, denominator: 100n });
        const read = fractionIn(written);
        return read !== null && equal(read, { numerator, denominator: 100n });
      }),
    );
  });

  test('a sum and its opposite come to nothing, in any order', () => {
    fc.assert(
      fc.property(fc.array(fraction, { maxLength: 8 }), (all) => {
        const both = [...all, ...all.toReversed().map(negated)];
        return sumOf(both).numerator === 0n;
      }),
    );
  });

  test('rounding is never off by more than half a unit, and is the same for both signs', () => {
    fc.assert(
      fc.property(fraction, ({ numerator, denominator }) => {
        const whole = rounded(numerator, denominator);
        const off = sizeOf(
          sumOf([
            { numerator, denominator },
            { numerator: -whole, denominator: 1n },
          ]),
        );
        expect(rounded(-numerator, denominator)).toBe(-whole);
        expect(rounded(numerator, -denominator)).toBe(-whole);
        return compared(off, { numerator: 1n, denominator: 2n }) <= 0;
      }),
    );
  });
});
