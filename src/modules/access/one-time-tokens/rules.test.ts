import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeIn, MINUTES, readable } from './rules.ts';

test.each([
  ['12345678', '12345678'],
  ['1234 5678', '12345678'],
  [' 1234-5678 ', '12345678'],
  ['1234567', null],
  ['123456789', null],
  ['1234567a', null],
  ['a12345678', null],
  ['12 34-56 78', '12345678'],
  ['1234.5678', null],
  ['', null],
])('who types %o means the code %o', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

test('every code is understood as it is written in the e-mail', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
      const code = String(number).padStart(8, '0');
      expect(codeIn(readable(code))).toBe(code);
    }),
  );
});

test('a code is written in two groups of four', () => {
  expect(readable('12345678')).toBe('1234 5678');
});

test('each proof holds so many minutes: a reset shorter than a sign-up, a new address for a day', () => {
  expect(MINUTES).toEqual({
    'sign-up': 60,
    reset: 30,
    'email-change': 1440,
    provider: 10,
    'provider-link': 10,
    'provider-sign-up': 30,
  });
});
