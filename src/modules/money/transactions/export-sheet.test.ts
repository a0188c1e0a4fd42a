import { expect, test } from 'vitest';
import type { ExportedRow } from './model.ts';
import { exportSheet } from './export-sheet.ts';

const row: ExportedRow = {
  bookedOn: '2026-11-02',
  description: 'Checkers',
  bankText: 'POS PURCHASE CHECKERS, ROSEBANK',
  category: 'Groceries',
  account: 'Cheque',
  amount: { minor: -1_234_56n, currency: 'ZAR' },
  reference: null,
  status: 'booked',
  codes: null,
  tags: [],
  note: null,
  original: null,
};
const lines = (...rows: ExportedRow[]) => exportSheet(rows).split('\r\n').slice(1, -1);

test('a transaction is a line with its day, words, category, account and exact amount', () => {
  expect(exportSheet([row])).toMatch(/^\uFEFFDate,Description,Bank description,Category,Account,Amount,Currency,/);
  expect(lines(row)).toEqual([
    '2026-11-02,Checkers,"POS PURCHASE CHECKERS, ROSEBANK",Groceries,Cheque,-1234.56,ZAR,,booked,,',
  ]);
});

test('what a spreadsheet would run is text, and an amount stays a number', () => {
  expect(
    lines({ ...row, description: '=HYPERLINK("http://evil.example")', reference: '@SUM(A1)', bankText: null }),
  ).toEqual([`2026-11-02,"'=HYPERLINK(""http://evil.example"")",,Groceries,Cheque,-1234.56,ZAR,'@SUM(A1),booked,,`]);
});

test('tags and note stand at the end', () => {
  expect(lines({ ...row, bankText: null, tags: ['Home', 'Work, own'], note: 'Two\nlines' })).toEqual([
    '2026-11-02,Checkers,,Groceries,Cheque,-1234.56,ZAR,,booked,"Home; Work, own","Two\nlines"',
  ]);
});

test('an amount that is withheld is left empty, not zero', () => {
  const withheld = { minor: 0n, currency: 'ZAR', withheld: true } as const;
  expect(lines({ ...row, bankText: null, amount: withheld })).toEqual([
    '2026-11-02,Checkers,,Groceries,Cheque,,ZAR,,booked,,',
  ]);
});

test('a business has the codes of categories at the end', () => {
  const sheet = exportSheet([
    { ...row, codes: { account: '5000', vat: 'Standard 15%' } },
    { ...row, codes: { account: '', vat: '' } },
  ]);
  const [head, first, second] = sheet.split('\r\n');
  expect(head?.endsWith(',Status,Tags,Note,Account code,VAT code')).toBe(true);
  expect(first?.endsWith(',booked,,,5000,Standard 15%')).toBe(true);
  expect(second?.endsWith(',booked,,,,')).toBe(true);
});

test('what was paid in another currency has columns where there is any, empty where it is withheld', () => {
  const withheld = { minor: 0n, currency: 'USD', withheld: true } as const;
  const original = {
    amount: { minor: 100_00n, currency: 'USD' },
    rate: { value: '18.5', per: 'original' },
    fee: { minor: 25_00n, currency: 'ZAR' },
  } as const;
  const sheet = exportSheet([
    { ...row, original, codes: { account: '5000', vat: '' } },
    row,
    { ...row, original: { ...original, rate: { value: '0.054', per: 'account' }, fee: null } },
    { ...row, original: { ...original, amount: withheld, rate: null, fee: null } },
  ]);
  expect(sheet.split('\r\n').map((line) => line.split(',').slice(-7).join(','))).toEqual([
    'Original amount,Original currency,Rate,Rate for 1,Fee,Account code,VAT code',
    '100.00,USD,18.5,USD,25.00,5000,',
    ',,,,,,',
    '100.00,USD,0.054,ZAR,,,',
    ',USD,,,,,',
    '',
  ]);
});
