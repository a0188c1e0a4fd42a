import { expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import { xlsOf } from '#testing/xls-files.server.ts';
import { readStatement } from './service.server.ts';

const ROWS = [
  ['account', 'category', 'currency', 'amount', 'ref_currency_amount', 'type', 'date', 'transfer'],
  ['Cheque', 'Groceries', 'ZAR', '-219.90', '-219.90', 'Expenses', '2026-09-30T19:00:00.000Z', 'false'],
  ['Cheque', 'TRANSFER', 'ZAR', '-1000.00', '-1000.00', 'Expenses', '2026-09-28T10:00:00.000Z', 'true'],
  ['Cash', 'TRANSFER', 'ZAR', '1000.00', '1000.00', 'Income', '2026-09-28T10:00:00.000Z', 'true'],
  ['Euro card', 'Subscription', 'EUR', '-12.99', '-261.10', 'Expenses', '2026-09-27T22:30:00.000Z', 'false'],
];

function movementsIn(bytes: Uint8Array): readonly string[] {
  const reading = readStatement(bytes, { currency: 'ZAR' });
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap(({ account, rows }) =>
    rows.map(
      ({ day, amount, category }) => `${account} ${day} ${decimalOf(amount)} ${amount.currency} ${category ?? ''}`,
    ),
  );
}

test('what another program wrote as a workbook of one sheet reads the same as its CSV', () => {
  const csv = movementsIn(Buffer.from(ROWS.map((cells) => `${cells.join(';')}\n`).join('')));
  expect(csv).toHaveLength(4);
  expect(movementsIn(xlsOf([{ name: 'Wallet', rows: ROWS }]))).toEqual(csv);
});

test('beside another sheet it is a table like any other', () => {
  const both = [
    { name: 'Wallet', rows: ROWS },
    {
      name: 'Other',
      rows: [
        ['Date', 'Details', 'Amount'],
        ['2026-09-30', 'Shop', '-5.00'],
      ],
    },
  ];
  expect(movementsIn(xlsOf(both))).not.toHaveLength(4);
});
