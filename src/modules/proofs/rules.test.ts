import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeIn, readable } from './rules.ts';

test.each([
  ['12345678', '12345678'],
  ['1234 5678', '12345678'],
  [' 1234-5678 ', '12345678'],
  ['1234567', null],
  ['123456789', null],
  ['1234567a', null],
  ['', null],
])('who types %o means the code %o', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test('every code is understood as it is written in the letter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
      const code = String(number).padStart(8, '0');
      expect(codeIn(readable(code))).toBe(code);
    }),
  );
});
