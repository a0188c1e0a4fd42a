import { expect, test } from 'vitest';
import { isCurrency } from '#kernel/money.ts';
import { currencyInField } from './currency-numbers.ts';

test('each number is that of one currency, which accounts can be in', () => {
  const codes = Array.from({ length: 1000 }, (_, at) => currencyInField(String(at).padStart(3, '0'))).filter(
    (code) => code !== null && code !== 'XXX',
  );
  expect(codes.length).toBe(158);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => code === null || !isCurrency(code))).toEqual([]);
});

test.each<[field: string, currency: string | null]>([
  ['978', 'EUR'],
  ['710', 'ZAR'],
  ['404', 'KES'],
  ['566', 'NGN'],
  ['008', 'ALL'],
  ['986', 'BRL'],
  ['EUR', 'EUR'],
  ['frf', 'FRF'],
  ['   ', null],
  ['', null],
  ['000', null],
  ['999', 'XXX'],
  ['E2R', 'XXX'],
  ['97 ', 'XXX'],
])('%j is %s', (field, currency) => {
  expect(currencyInField(field)).toBe(currency);
});
