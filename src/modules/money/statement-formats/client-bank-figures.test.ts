import { expect, test } from 'vitest';
import { amountIn, currencyOfCountry, currencyOfNumber, currencyOfWord, dayOfField } from './client-bank-figures.ts';

test.each<[text: string, currency: string, minor: bigint | null]>([
  ['15000.00', 'RUB', 1_500_000n],
  ['15000', 'RUB', 1_500_000n],
  ['7745.7', 'KZT', 774_570n],
  ['15000,5', 'RUB', 1_500_050n],
  ['1 234 567.89', 'RUB', 123_456_789n],
  ['1\u00a0234.5', 'RUB', 123_450n],
  ['0.00', 'RUB', 0n],
  ['007', 'RUB', 700n],
  ['-100.00', 'RUB', -10_000n],
  ['+1.', 'RUB', 100n],
  ['10.5000', 'RUB', 1050n],
  ['1.500', 'KWD', 1500n],
  ['100.00', 'JPY', 100n],
  ['1.500', 'RUB', null],
  ['1.000', 'RUB', null],
  ['10.5001', 'RUB', null],
  ['1,500.00', 'RUB', null],
  ['1 23.45', 'RUB', null],
  ['12 3456', 'RUB', null],
  ['15000-00', 'RUB', null],
  ['.50', 'RUB', null],
  ['1O0', 'RUB', null],
  ['9'.repeat(25), 'RUB', null],
  ['', 'RUB', null],
])('%s in %s', (text, currency, minor) => {
  expect(amountIn(text, currency)?.money.minor ?? null).toBe(minor);
});

test('what is finer than the smallest unit keeps what was written', () => {
  expect(amountIn('100.50', 'JPY')).toMatchObject({ money: { minor: 101n }, roundedFrom: '100.50' });
  expect(amountIn('100.00', 'JPY')).toMatchObject({ roundedFrom: null });
});

test.each<[text: string, day: string | null]>([
  ['10.03.2026', '2026-03-10'],
  ['1.3.2026', '2026-03-01'],
  ['10.03.2026 09:57:58', '2026-03-10'],
  ['2026-03-10', '2026-03-10'],
  ['2026-03-10T00:00:00', '2026-03-10'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', null],
  ['03.13.2026', null],
  ['10.03.26', null],
  ['10/03/2026', null],
  ['10.03.1899', null],
  ['10.03.2200', null],
  ['later', null],
])('%s is %s', (text, day) => {
  expect(dayOfField(text)).toEqual({ day });
});

test.each(['', '  ', '00.00.0000', '  .  .    ', '01.01.0001', '01.01.0001 0:00:00'])('%j is no day', (text) => {
  expect(dayOfField(text)).toBeNull();
});

test.each<[account: string, currency: string | null]>([
  ['40702810543210000001', 'RUB'],
  ['40702840900000000001', 'USD'],
  ['20208000900000000001', null],
  ['40702999900000000001', null],
  ['4070284090000000000', null],
  ['407028409000000000012', null],
  ['KZ79722S000000000001', null],
])('%s is in %s', (account, currency) => {
  expect(currencyOfNumber(account)?.currency ?? null).toBe(currency);
});

test.each<[word: string, currency: string | null]>([
  ['RUR', 'RUB'],
  ['810', 'RUB'],
  ['643', 'RUB'],
  ['usd', 'USD'],
  [' 398 ', 'KZT'],
  ['руб.', 'RUB'],
  ['$', null],
  ['999', null],
  ['тенге', null],
  ['', null],
])('%s is %s', (word, currency) => {
  expect(currencyOfWord(word)).toBe(currency);
});

test.each<[account: string, currency: string | null]>([
  ['KZ79722S000000000001', 'KZT'],
  ['BY13NBRB3600900000002Z00AB00', 'BYN'],
  ['DE89370400440532013000', null],
  ['KZT', null],
  ['40702810543210000001', null],
])('%s is likely in %s', (account, currency) => {
  expect(currencyOfCountry(account)).toBe(currency);
});
