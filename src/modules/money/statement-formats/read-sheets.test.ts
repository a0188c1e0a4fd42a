import { describe, expect, test } from 'vitest';
import type { Opened, Reading } from './model.ts';
import { readSheets } from './read-sheets.ts';
import { withSheets } from './opened.ts';

const table = (...lines: string[]): string => `${lines.map((line) => line.replaceAll('|', '\t')).join('\n')}\n`;
const opened = (format: Opened['format'], ...sheets: string[]): Opened => ({
  format,
  text: withSheets(sheets.map((text) => ({ name: '', text }))),
});
const read = (given: Opened): Reading => readSheets(given, { currency: 'ZAR', mapping: undefined, answers: {} });
const told = (reading: Reading) =>
  reading.kind === 'read'
    ? reading.accounts.flatMap(({ rows, failed }) => [
        ...rows.map(({ amount, doubt }) => `${amount.minor}${doubt === undefined ? '' : ' doubted'}`),
        ...failed.map(({ text }) => `failed ${text}`),
      ])
    : [reading.kind];

const MAIN = table(
  'Date|Details|Amount|Balance',
  '2026-03-02|SHOP|-10.00|90.00',
  '2026-03-03|PAY|100.00|190.00',
  '2026-03-31|MONTHLY FEE|-69.00|121.00',
);

describe('a table without balances, beside one whose balances are right', () => {
  test('that repeats what was moved is left out', () => {
    const fees = table('Date|Fees charged|Amount', '2026-03-31|Monthly fee|69.00', '2026-03-31|Interest|0.00');
    expect(told(read(opened('pdf', MAIN, fees)))).toEqual(['-1000', '10000', '-6900']);
  });

  test('that names another amount is for a person to add', () => {
    const other = table('Date|Description|Amount', '2026-03-30|VOUCHER|-7.00', '2026-03-31|Interest|-1.00');
    expect(told(read(opened('spreadsheet', MAIN, other)))).toEqual([
      '-1000',
      '10000',
      '-6900',
      'failed VOUCHER',
      'failed Interest',
    ]);
  });

  test('may be yet to be booked', () => {
    const pending = table(
      'Date|Description|Status|Amount',
      '2026-03-30|UBER|Pending|-7.00',
      '2026-03-31|KFC|Pending|-8.00',
    );
    expect(told(read(opened('spreadsheet', pending, MAIN)))).toEqual(['-700', '-800', '-1000', '10000', '-6900']);
  });
});

describe('a row at the end without the balance that all others have', () => {
  test('is to be looked at', () => {
    expect(told(read(opened('spreadsheet', `${MAIN}${table('2026-03-31|Fees|69.00|')}`)))).toEqual([
      '-1000',
      '10000',
      '-6900',
      '6900 doubted',
    ]);
  });

  test('is none where others lack it as well', () => {
    const daily = table(
      'Date|Details|Amount|Balance',
      '2026-03-02|A|-10.00|',
      '2026-03-02|B|-10.00|80.00',
      '2026-03-03|C|20.00|100.00',
      '2026-03-04|D|-1.00|99.00',
      '2026-03-05|E|-1.00|',
    );
    expect(told(read(opened('spreadsheet', daily)))).toEqual(['-1000', '-1000', '2000', '-100', '-100']);
  });
});

describe('a PDF without balances', () => {
  test('of one column of money, and no amount elsewhere, is read', () => {
    const plain = table('Date|Details|Amount', '2026-03-02|SHOP|-10.00', '2026-03-03|PAY|100.00');
    expect(told(read(opened('pdf', plain)))).toEqual(['-1000', '10000']);
  });

  test.each([
    ['of two columns', table('Date|Details|Debit|Credit', '2026-03-02|SHOP|10.00|', '2026-03-03|PAY||100.00')],
    [
      'with an amount among its words',
      table('Date|Details|Amount', '2026-03-02|SHOP 5.00|-10.00', '2026-03-03|A|7.00'),
    ],
    ['with a side among its words', table('Date|Details|Amount', '2026-03-02|SHOP Cr|-10.00', '2026-03-03|A|7.00')],
    [
      'with an amount on another line',
      table('Date|Details|Amount', '2026-03-02|A|-10.00', '|Fee 5.00|', '2026-03-03|A|7.00'),
    ],
  ])('%s is asked about', (_, text) => {
    expect(told(read(opened('pdf', text)))).toEqual(['unmapped']);
  });
});
