import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { formatsFor, writeAmount, writeDay, writeMoney } from './formats.tsx';

const american = { locale: 'en-US' };

test('an amount beyond what a float can hold is written to the cent', () => {
  expect(writeMoney(money(900_719_925_474_099_399n, 'USD'), american)).toBe('$9,007,199,254,740,993.99');
  expect(writeAmount(money(-900_719_925_474_099_399n, 'USD'), american)).toBe('-9,007,199,254,740,993.99');
});

test('the sign is a real minus, a plus where it is asked for, and nothing at nought', () => {
  expect(writeMoney(money(-5_00n, 'ZAR'), american)).toBe('−R 5.00'.replace(' ', '\u00a0'));
  expect(writeMoney(money(5_00n, 'ZAR'), american, { sign: 'always' })).toContain('+');
  expect(writeMoney(money(0n, 'ZAR'), american, { sign: 'always' })).not.toContain('+');
  expect(writeMoney(money(-5_00n, 'ZAR'), american, { sign: 'never' })).not.toContain('−');
});

test('a currency keeps its own decimals and the sign people know it by', () => {
  expect(writeMoney(money(1_250n, 'JPY'), american)).toBe('¥1,250');
  expect(writeMoney(money(1_250_00n, 'KES'), american)).toMatch(/^KSh\s1,250\.00$/);
  expect(writeMoney(money(1_250_00n, 'KES'), american, { code: true })).toMatch(/^KES\s1,250\.00$/);
  expect(writeMoney(money(1_250_00n, 'NGN'), american)).toBe('₦1,250.00');
});

test('a day does not slip, whatever the clock of the machine', () => {
  expect(writeDay('2026-03-01', { locale: 'en-GB' }, 'long')).toBe('1 March 2026');
  expect(writeDay('2026-03', { locale: 'en-GB' }, 'month')).toBe('March 2026');
  expect(writeDay('2026-12-31', american, 'figures')).toBe('12/31/2026');
});

test('the browser decides the notation, and the country where it says nothing', () => {
  expect(formatsFor('de-DE', 'KE').locale).toBe('en-DE');
  expect(formatsFor('zh-Hant-TW', null).locale).toBe('en-TW');
  expect(formatsFor('en', 'KE').locale).toBe('en-KE');
  expect(formatsFor('en', 'XX').locale).toBe('en-ZA');
});
