import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { readText } from './read-sheets.ts';

function accountsOf(lines: readonly string[], answers: Answers = {}) {
  const reading = readText(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers });
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.accounts.map(({ account, rows, check }) => [
    account,
    check.kind,
    ...rows.map(({ amount }) => decimalOf(amount)),
  ]);
}

const HEADING = [
  'Account Transactions',
  'Kloof Design',
  '',
  'Date,Source,Description,Debit,Credit,Running Balance',
  '',
];
const NAMED = HEADING.map((line) => line.replace('Debit,Credit', 'Money in,Money out'));
const cheque = [
  'FNB Cheque,,,,,',
  'Opening Balance,,,22100.10,,22100.10',
  '2026-10-02,Receivable Payment,Botha,5750.00,,27850.10',
  '2026-10-04,Spend Money,Makro,,1289.99,26560.11',
  '2026-10-11,Bank Transfer,To card,,4000.00,22560.11',
  '2026-10-31,Spend Money,Bank fees,,95.40,22464.71',
  'Total FNB Cheque,,,5750.00,5385.39,',
  'Closing Balance,,,22464.71,,22464.71',
];
const card = [
  'Credit Card,,,,,',
  'Opening Balance,,,,3120.00,-3120.00',
  '2026-10-07,Spend Money,Adobe,,649.00,-3769.00',
  '2026-10-11,Bank Transfer,From cheque,4000.00,,231.00',
  '2026-10-19,Spend Money,Uber Eats,,310.80,-79.80',
  'Total Credit Card,,,4000.00,959.80,',
  'Closing Balance,,,,79.80,-79.80',
];

describe('several accounts under one heading', () => {
  test('each below its name and above its opening balance', () => {
    // Of an account in the ledger of a business a debit is money in.
    expect(accountsOf([...HEADING, ...cheque, '', ...card], { sign: 'inverted' })).toEqual([
      ['FNB Cheque', 'matches', '5750.00', '-1289.99', '-4000.00', '-95.40'],
      ['Credit Card', 'matches', '-649.00', '4000.00', '-310.80'],
    ]);
  });

  test('in another language', () => {
    const part = (name: string, amount: string, before: string, after: string) => [
      `${name},,,`,
      `Solde initial,,,${before}`,
      `2026-10-02,Achat,${amount},${after}`,
    ];
    const lines = [
      'Date,Libellé,Montant,Solde',
      ...part('Compte A', '-10.00', '90.00', '80.00'),
      ...part('Livret', '5.50', '1.00', '6.50'),
    ];
    expect(accountsOf(lines).map(([account, , ...amounts]) => [account, ...amounts])).toEqual([
      ['Compte A', '-10.00'],
      ['Livret', '5.50'],
    ]);
  });

  test('lines of names without a balance, such as categories or months, make no accounts', () => {
    const rows = (name: string) => [`${name},,,,,`, `2026-10-02,Spend Money,${name} shop,,649.00,`];
    expect(accountsOf([...NAMED, ...rows('Groceries'), ...rows('Fuel')])).toEqual([
      [null, 'unknown', '-649.00', '-649.00'],
    ]);
  });

  test('no row is lost, and none is in two', () => {
    const section = (name: string, amounts: readonly number[]) => {
      let balance = 100_000;
      const row = (amount: number) => {
        balance += amount;
        const written = (Math.abs(amount) / 100).toFixed(2);
        return `2026-10-05,Bank,Shop,${amount > 0 ? `${written},` : `,${written}`},${(balance / 100).toFixed(2)}`;
      };
      return [`${name},,,,,`, 'Opening Balance,,,1000.00,,1000.00', ...amounts.map(row), `Total ${name},,,,,`, ''];
    };
    const amounts = fc.array(
      fc.integer({ min: -9000, max: 9000 }).filter((amount) => amount !== 0),
      {
        minLength: 3,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 2, maxLength: 4 }), (all) => {
        const lines = all.flatMap((own, at) => section(`Account ${'ABCD'[at]}`, own));
        const found = accountsOf([...NAMED, ...lines]);
        expect(found).toEqual(
          all.map((own, at) => [`Account ${'ABCD'[at]}`, 'matches', ...own.map((amount) => (amount / 100).toFixed(2))]),
        );
      }),
      { numRuns: 60 },
    );
  });
});
