import { expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import { readCsv } from '#modules/money/statement-formats/csv.ts';
import { type Bank, BANKS } from './bank-facts.ts';

const READ: Readonly<Record<string, readonly string[]>> = {
  'fnb Personal accounts': ['2026-03-02 -489.90', '2026-03-01 31400.00'],
  'fnb Business accounts': ['2026-03-02 -1200.00', '2026-03-03 4500.00'],
  'capitec Personal accounts': ['2026-03-01 31400.00', '2026-03-02 -489.90', '2026-03-03 -0.35'],
  'capitec Business accounts': ['2026-03-02 -1200.00', '2026-03-02 -3.00', '2026-03-03 4500.00', '2026-03-31 -50.00'],
  'absa Accounts': ['2026-03-01 31400.00', '2026-03-02 -8200.00', '2026-03-03 0.00'],
  'standard-bank Accounts': ['2026-03-02 -489.90', '2026-03-03 -8200.00', '2026-03-25 31400.00'],
  'nedbank Cheque accounts': ['2026-03-01 31400.00', '2026-03-02 -8200.00', '2026-03-03 -69.00'],
  'nedbank Credit cards': ['2026-01-24 -20.00', '2026-02-16 500.00'],
  'm-pesa Statement': ['2026-03-05 -1740.00', '2026-03-05 -20.00', '2026-03-06 5000.00'],
  'gtbank Accounts': ['2026-03-02 -24500.00', '2026-03-05 -12500.00', '2026-03-25 900000.00'],
  'opay Wallet': ['2026-03-05 -25000.00', '2026-03-05 -30000.00', '2026-03-06 150000.00'],
};

const layouts = BANKS.flatMap(({ id, currency, layouts: all }) => all.map((layout) => ({ id, currency, ...layout })));

test.each(layouts)('the reader reads the example of $id, $name', ({ id, name, currency, example }) => {
  expect(amountsIn(example, currency)).toEqual(READ[`${id} ${name}`]);
});

test('the reader turns around the amounts of a home loan', () => {
  const lines = [
    'Statement Enquiry :',
    'Account Number : ,1000000042',
    'Account Description :,HOMELOAN',
    '03Mar2026,03Mar2026,INSURANCE,713.5',
    '01Mar2026,01Mar2026,INTEREST,9915.15',
    '01Mar2026,01Mar2026,PAYMENT - THANK YOU,-11418.97',
  ];
  expect(amountsIn(lines, 'ZAR')).toEqual(['2026-03-03 -713.50', '2026-03-01 -9915.15', '2026-03-01 11418.97']);
});

test('each page has an address of its own', () => {
  expect(new Set(BANKS.map(({ id }) => id)).size).toBe(BANKS.length);
});

function amountsIn(lines: readonly string[], currency: Bank['currency']): string[] {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency, mapping: undefined, answers: {} });
  if (reading.kind !== 'read') throw new Error(`not read: ${reading.kind}`);
  const rows = reading.accounts.flatMap((account) => account.rows);
  return rows.map(({ day, amount }) => `${day ?? ''} ${decimalOf(amount)}`);
}
