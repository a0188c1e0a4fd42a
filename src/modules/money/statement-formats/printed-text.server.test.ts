import { expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import type { ReadOptions } from './service.server.ts';
import { readStatement } from './service.server.ts';

const read = (lines: readonly string[], more: ReadOptions = {}) =>
  readStatement(Buffer.from(`${lines.join('\n')}\n`), { currency: 'ZAR', ...more });
const amountsIn = (lines: readonly string[], more: ReadOptions = {}): string[] => {
  const reading = read(lines, more);
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap(({ rows }) =>
    rows.map(({ day, amount }) => `${day} ${decimalOf({ ...amount, currency: 'ZAR' })}`),
  );
};

const PRINTED = [
  'My Bank   Statement of account 62001234567',
  'Period: 01 July 2026 to 31 July 2026',
  '',
  'Date     Description                       Debit         Credit',
  '01 Jul   SALARY ACB CREDIT                            18,500.00',
  '02 Jul   WOOLWORTHS SANDTON               842.15',
  '15 Jul   REFUND WOOLWORTHS                               842.15',
];

test('a print with two sides and no balance asks for its columns, which it shows as they stand', () => {
  const reading = read(PRINTED);
  expect(reading).toMatchObject({
    kind: 'unmapped',
    missing: ['This file has no balance to check its amounts against. Check what each column is.'],
    columns: [{ role: 'day' }, { role: 'description' }, { role: 'money-out' }, { role: 'money-in' }],
  });
  if (reading.kind !== 'unmapped') return;
  const { delimiter, heading, skipLines, columns } = reading;
  const roles = columns.map(({ role }) => role);
  const mapping = { delimiter, heading, skipLines, columns: roles, dateOrder: null, decimal: null, sign: null };
  expect(amountsIn(PRINTED, { mapping })).toEqual(['2026-07-01 18500.00', '2026-07-02 -842.15', '2026-07-15 842.15']);
});

test('lines copied from a page, parted by single spaces, are read by their running balance', () => {
  const lines = [
    '01/07/2026 SALARY ACB CREDIT 18,500.00 18,500.00',
    '02/07/2026 WOOLWORTHS SANDTON -842.15 17,657.85',
    '15/07/2026 REFUND WOOLWORTHS 842.15 18,500.00',
    '17/07/2026 CHECKERS HYPER -1,256.40 17,243.60',
  ];
  const found = ['2026-07-01 18500.00', '2026-07-02 -842.15', '2026-07-15 842.15', '2026-07-17 -1256.40'];
  expect(amountsIn(lines)).toEqual(found);
  const alone = lines.map((line) => line.replace(/ [\d,.]+$/, ''));
  expect(amountsIn(['Date Description Amount', ...alone])).toEqual(found);
});
