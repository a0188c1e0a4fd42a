import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

const accountsOf = (lines: readonly string[]) => {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'GBP', mapping: undefined, answers: {} });
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.accounts.map(({ account }) => account);
};

describe('columns that name and number the account', () => {
  test.each<[what: string, lines: string[], accounts: string[]]>([
    [
      'the number is the account, without the mark of a spreadsheet',
      [
        'Date,Description,Value,Balance,Account Name,Account Number',
        `21/09/2026,Corner shop,-12.50,100.00,"'A OWNER","'601234-12345678"`,
        `23/09/2026,Pay,20.00,120.00,"'A OWNER","'601234-12345678"`,
      ],
      ['601234-12345678'],
    ],
    [
      'two accounts may have one name',
      [
        'Account Name,Account Number,Date,Description,Amount,Balance',
        'Everyday,11112222,21/09/2026,Corner shop,-12.50,100.00',
        'Savings,33334444,23/09/2026,Interest,20.00,120.00',
        'Everyday,11112222,24/09/2026,Bakery,-10.00,90.00',
      ],
      ['11112222', '33334444'],
    ],
    [
      'a number that changes while the name stays is that of the other side',
      [
        'Account,Date,Name,Account Number,Amount,Balance',
        'Everyday,21/09/2026,Corner shop,11112222,-12.50,100.00',
        'Everyday,23/09/2026,Employer,33334444,20.00,120.00',
        'Everyday,24/09/2026,Bakery,55556666,-10.00,110.00',
      ],
      ['Everyday'],
    ],
    [
      'a name alone is the account',
      [
        'Account Name,Date,Description,Amount,Balance',
        'Everyday,21/09/2026,Corner shop,-12.50,100.00',
        'Everyday,23/09/2026,Pay,20.00,120.00',
      ],
      ['Everyday'],
    ],
  ])('%s', (_, lines, accounts) => {
    expect(accountsOf(lines)).toEqual(accounts);
  });
});

test('Danish names of days: the day of interest is the day of value', () => {
  const reading = readCsv(
    'Dato;Tekst;Beløb;Saldo;Rentedato\n16-05-2026;Kunde;-20,50;100,00;17-05-2026\n18-05-2026;Løn;50,00;150,00;19-05-2026\n',
    'utf-8',
    { currency: 'DKK', mapping: undefined, answers: {} },
  );
  if (reading.kind !== 'read') throw new Error(reading.kind);
  expect(reading.accounts[0]?.rows.map(({ day, valueDay }) => [day, valueDay])).toEqual([
    ['2026-05-16', '2026-05-17'],
    ['2026-05-18', '2026-05-19'],
  ]);
});
