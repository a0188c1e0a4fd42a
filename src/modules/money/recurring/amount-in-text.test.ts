import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { amountIn } from './amount-in-text.ts';

test.each([
  ['Netflix, R 199,00', 'ZAR', 19_900n, 'Netflix'],
  ['Netflix R199', 'ZAR', 19_900n, 'Netflix'],
  ['Rent (R 9 500.00)', 'ZAR', 950_000n, 'Rent'],
  ['Rent – R9,500.00 monthly', 'ZAR', 950_000n, 'Rent – monthly'],
  ['KSh 1,200 School fees', 'KES', 120_000n, 'School fees'],
  ['Kshs. 1200 fees', 'KES', 120_000n, 'fees'],
  ['Rent ₦150,000', 'NGN', 15_000_000n, 'Rent'],
  ['Gym N15000', 'NGN', 1_500_000n, 'Gym'],
  ['Hosting 12.50 EUR', 'EUR', 1_250n, 'Hosting'],
  ['Hosting €12,50', 'EUR', 1_250n, 'Hosting'],
  ['Backup $5', 'USD', 500n, 'Backup'],
  ['UGX 45000 for water', 'UGX', 45_000n, 'for water'],
  ['R 450', 'ZAR', 45_000n, ''],
  ['Rent 9500.00', 'ZAR', 950_000n, 'Rent'],
  ['Rent 9 500,00', 'ZAR', 950_000n, 'Rent'],
  ['Rent 9,500', 'ZAR', 950_000n, 'Rent'],
  ['Rent: 9,500.00.', 'ZAR', 950_000n, 'Rent'],
  ['Rent 24.00', 'ZAR', 2_400n, 'Rent'],
  ['R 450 and once more R450', 'ZAR', 45_000n, 'and once more'],
])('%j names an amount', (text, currency, minor, rest) => {
  expect(amountIn(text, 'ZAR')).toEqual({ amount: money(minor, currency), rest });
});

test.each([
  'Rent of flat 12',
  'Standup 10:30',
  'Standup 10.30',
  'Standup 23.59',
  'Version 1.25.10',
  'On 25.12.2026',
  'Interest 12.50%',
  'Unit 12 345',
  'Tel 011,123',
  '9,500 or 9,600',
  'Rent R 9 500 or R 9 600',
  'Pay 50 % now',
  'ABC 123',
  'R 0',
  'Route ER24 call',
  'Born 1990 USA',
  '',
])('%j names none', (text) => {
  expect(amountIn(text, 'ZAR')).toEqual({ amount: null, rest: text });
});

test('a dollar is that of the workspace, where that has dollars', () => {
  expect(amountIn('Backup $5', 'NAD').amount).toEqual(money(500n, 'NAD'));
  expect(amountIn('Backup $5', 'KES').amount).toEqual(money(500n, 'USD'));
});
