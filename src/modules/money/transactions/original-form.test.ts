import { expect, test } from 'vitest';
import { originalForm, originalFormSchema } from './original-form.ts';

const schema = originalFormSchema('ZAR');
const size = { minor: 100_00n, currency: 'USD' };
const filled = { currency: 'USD', size, rate: '', per: 'original', fee: null } as const;
const messages = (form: object) => schema.safeParse({ ...filled, ...form }).error?.issues.map(({ message }) => message);

test('begins with what is there, and else with a currency that is not the account’s', () => {
  expect(originalForm(null, 'ZAR')).toEqual({ ...filled, size: null });
  expect(originalForm(null, 'USD').currency).toBe('EUR');
  const fee = { minor: 25_00n, currency: 'ZAR' };
  const original = { amount: size, rate: { value: '0.054', per: 'account' }, fee } as const;
  expect(originalForm(original, 'ZAR')).toEqual({ ...filled, rate: '0.054', per: 'account', fee });
});

test('rate and fee may be left out; a rate may have a comma', () => {
  expect(schema.parse(filled)).toEqual({ amount: { minor: 100_00n, currency: 'USD' }, rate: null, fee: null });
  const fee = { minor: 25_00n, currency: 'ZAR' };
  expect(schema.parse({ ...filled, rate: ' 18,50 ', fee })).toEqual({
    amount: { minor: 100_00n, currency: 'USD' },
    rate: { value: '18.5', per: 'original' },
    fee,
  });
});

test.each([
  ['the currency of the account', { currency: 'ZAR' }, 'Choose a currency other than the account’s'],
  ['no amount', { size: null }, 'Enter an amount above zero'],
  ['an amount in words', { size: 'ten' }, 'Enter an amount above zero'],
  ['an amount of nothing', { size: { minor: 0n, currency: 'USD' } }, 'Enter an amount above zero'],
  ['an amount below zero', { size: { minor: -1n, currency: 'USD' } }, 'Enter an amount above zero'],
  ['a fee in words', { fee: 'ten' }, 'Enter an amount above zero'],
  ['a fee of nothing', { fee: { minor: 0n, currency: 'ZAR' } }, 'Enter an amount above zero'],
  ['thousands in a rate', { rate: '1,500' }, 'Enter a number above zero, without a comma for thousands'],
  ['a rate of nothing', { rate: '0' }, 'Enter a number above zero, without a comma for thousands'],
])('%s is refused', (_, form, message) => {
  expect(messages(form)).toEqual([message]);
});
