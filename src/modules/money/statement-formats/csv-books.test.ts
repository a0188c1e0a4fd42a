import { describe, expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { readCsv } from './csv.ts';

/** The account and amount of each row; else what the file asks for. */
function read(lines: readonly string[], answers: Answers = {}): readonly string[] {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers });
  if (reading.kind === 'unmapped') return reading.missing;
  if (reading.kind === 'questions') return reading.questions.map(({ about }) => `asks ${about}`);
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap(({ account, rows }) => rows.map(({ amount }) => `${account} ${decimalOf(amount)}`));
}

describe('a ledger that names the kind of each account', () => {
  const LEDGER = [
    'Date,Account Name,Description,Debit,Credit,Account Group,Account Type',
    '2026-08-03,Cheque,Client,4600.00,0.00,Asset,Cash and Bank',
    '2026-08-03,Sales,Client,0.00,4000.00,Income,Operating',
    '2026-08-03,VAT 15%,Client,0.00,600.00,Liability,Sales Taxes',
    '2026-08-05,Card,Software,0.00,389.00,Liability,Credit Card',
    '2026-08-05,Software,Software,389.00,0.00,Expense,Operating',
    '2026-08-09,Cheque,Transfer,0.00,389.00,Asset,Cash and Bank',
    '2026-08-09,Card,Transfer,389.00,0.00,Liability,Credit Card',
  ];

  test('asks what a debit is, and has the rows of accounts with money alone', () => {
    expect(read(LEDGER)).toEqual(['asks sign']);
    expect(read(LEDGER, { sign: 'inverted' })).toEqual([
      'Cheque 4600.00',
      'Cheque -389.00',
      'Card -389.00',
      'Card 389.00',
    ]);
  });

  test('says of the rows of categories why they are left out', () => {
    const reading = readCsv(`${LEDGER.join('\n')}\n`, 'utf-8', {
      currency: 'ZAR',
      mapping: undefined,
      answers: { sign: 'inverted' },
    });
    expect(
      reading.kind === 'read' && reading.accounts.flatMap(({ skipped }) => skipped.map(({ line }) => line)),
    ).toEqual([3, 4, 6]);
  });

  test.each([
    ['a kind is not known', LEDGER.map((line) => line.replace('Income,Operating', 'Foo,Bar'))],
    ['no column names the kinds', LEDGER.map((line) => line.split(',').slice(0, 5).join(','))],
  ])('has all rows where %s', (_, lines) => {
    expect(read(lines, { sign: 'inverted' })).toHaveLength(7);
  });

  test('has all rows where all are of accounts', () => {
    const lines = LEDGER.filter((line) => !/Operating|Sales Taxes/.test(line));
    expect(read(lines, { sign: 'inverted' })).toHaveLength(4);
  });
});

describe('units of several funds', () => {
  const funds = (rows: readonly string[]) => [
    'Date,Transaction type,Fund,Amount,Unit price,Units,Unit balance',
    ...rows,
  ];

  test('are an account each where amounts have the signs of their units', () => {
    const lines = funds([
      '2026-01-15,Contribution,Alpha,5000.00,125.0000,40.0000,160.0000',
      '2026-02-10,Switch out,Alpha,-2500.00,125.0000,-20.0000,140.0000',
      '2026-02-10,Switch in,Beta,2500.00,1.0000,2500.0000,2620.5000',
      '2026-03-01,Withdrawal,Beta,-100.00,1.0000,-100.0000,2520.5000',
    ]);
    expect(read(lines, { sign: 'as-written' })).toEqual([
      'Alpha 5000.00',
      'Alpha -2500.00',
      'Beta 2500.00',
      'Beta -100.00',
    ]);
  });

  test('are one account, which pays for them, where amounts have the other signs', () => {
    const lines = funds([
      '2026-01-15,Buy,Alpha,-5000.00,125.0000,40.0000,160.0000',
      '2026-02-10,Sell,Alpha,2500.00,125.0000,-20.0000,140.0000',
      '2026-02-10,Buy,Beta,-2500.00,1.0000,2500.0000,2620.5000',
      '2026-03-01,Sell,Beta,100.00,1.0000,-100.0000,2520.5000',
    ]);
    expect(read(lines, { sign: 'as-written' })).toEqual([
      'null -5000.00',
      'null 2500.00',
      'null -2500.00',
      'null 100.00',
    ]);
  });
});

test('a column that is named for a currency and no more is asked about beside amounts that differ', () => {
  const heading = 'Date,Account,Note,ZAR,Income/Expense,Amount,Currency';
  const rows = ['2026-10-30,Cash,Lunch,85,Exp.,85,ZAR', '2026-10-29,Cash,Gift,250,Income,250,ZAR'];
  expect(read([heading, ...rows])).toEqual(['Cash -85.00', 'Cash 250.00']);
  expect(read([heading, ...rows, '2026-10-28,Card,Music,32.50,Exp.,1.75,USD'])).toEqual([
    'The column “ZAR” has amounts too. Check which column has the right ones.',
  ]);
});

test('more lines with amounts in columns that are not read than lines that are read are asked about', () => {
  expect(
    read([
      'Date,Doc,Particulars,Paid,Balance,Withdrawn,Paid,Balance,Charged,Paid,Balance',
      '2026-06-30,R1,Check-off,,,,2000.00,2000.00,,,',
      '2026-07-31,R2,Check-off,500.00,500.00,,2000.00,4000.00,,4150.00,110981.80',
      '2026-08-14,,Levy,,,250.00,,3750.00,,,',
      '2026-08-31,R3,Loan,,,,,,1210.50,,112192.30',
    ]),
  ).toEqual(['Most lines have an amount in another column. Check which column has the right ones.']);
});
