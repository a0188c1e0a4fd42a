import { expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import { tableOfJson } from './json-table.ts';
import { readSheets } from './read-sheets.ts';

const ROWS = [
  ['DEBIT', 'CardPurchases', '2026-10-09', '2026-10-08', 17.5],
  ['DEBIT', 'Transfers', '2026-10-08', '2026-10-07', 10.25],
  ['CREDIT', 'Deposits', '2026-10-07', '2026-10-06', 732.02],
] as const;

test('of several days of an entry the one on which it was booked counts, of two kinds the one that says which way money went', () => {
  const transactions = ROWS.map(([type, transactionType, postingDate, transactionDate, amount]) => ({
    type,
    transactionType,
    description: 'Shop',
    postingDate,
    valueDate: postingDate,
    actionDate: '2026-10-10',
    transactionDate,
    amount,
  }));
  const found = tableOfJson(JSON.stringify({ data: { transactions } }));
  if (found === null || found === 'broken') throw new Error(String(found));
  const reading = readSheets(
    { format: 'spreadsheet', text: found.table },
    { currency: 'ZAR', mapping: undefined, answers: {} },
  );
  expect(
    reading.kind === 'read' &&
      reading.accounts.flatMap(({ rows }) => rows.map(({ day, amount }) => `${day} ${decimalOf(amount)}`)),
  ).toEqual(['2026-10-09 -17.50', '2026-10-08 -10.25', '2026-10-07 732.02']);
});
