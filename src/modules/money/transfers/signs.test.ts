import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesOf } from './signs.ts';

const named = (name: string, lastDigits: string | null = null) =>
  namesOf([{ id: 'a', name, accountType: 'cheque', lastDigits }]);

test.each([
  ['M-Pesa', 'Moved to m-pesa today', true],
  ['M-Pesa', 'Moved to M Pesa', false],
  ['Joint (R&D) 50/50', 'TO JOINT (R&D) 50/50', true],
  ['a.b+c', 'axb+c', false],
  ['Savings', 'SavingsPlus', false],
  ['Übergang', 'an übergang 1', true],
])('the account "%s" in "%s": %s', (name, text, isNamed) => {
  expect(named(name)?.test(text) ?? false).toBe(isNamed);
});

test('the end of a number names an account, and a name of three letters does not', () => {
  expect(named('FNB', '4455')?.test('TRF 62004455')).toBe(true);
  expect(named('FNB', '4455')?.test('TRF 44551')).toBe(false);
  expect(named('FNB')).toBeNull();
});

test('whatever an account is called, its own name names it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 4, maxLength: 40, unit: 'grapheme' }), (name) => {
      expect(named(name)?.test(`- ${name} -`) ?? name.length < 4).toBe(true);
    }),
  );
});
