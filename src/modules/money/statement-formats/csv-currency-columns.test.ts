import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

const asksCurrency = [expect.stringContaining('asks currency')];

describe('a column of currencies', () => {
  test.each(['-', '–', '—', '--', 'N/A', ''])('with “%s” on rows that name none', (nothing) => {
    const lines = [
      'Date,Text,Money out,Money in,Currency',
      `2026-02-11,A,920.00,,${nothing}`,
      `2026-02-08,B,,120.00,${nothing}`,
    ];
    expect(read(lines)).toEqual(['-920.00 ZAR', '120.00 ZAR']);
  });

  test('of what was paid abroad leaves the amounts in the currency that they name', () => {
    const lines = [
      '取引日,出金金額（円）,入金金額（円）,海外出金金額,通貨,取引先',
      '2026/02/11,920,-,-,-,A',
      '2026/02/10,1500,-,10.00,USD,B',
      '2026/02/08,-,120,-,-,C',
    ];
    expect(read(lines)).toEqual(['-920 JPY', '-1500 JPY', '120 JPY']);
  });

  test('of one code is one whatever its name', () => {
    const lines = ['Date,Text,Amount,Geld', '2026-02-11,A,-9.00,ILS', '2026-02-08,B,12.00,ILS'];
    expect(read(lines)).toEqual(['-9.00 ILS', '12.00 ILS']);
  });

  test.each<[what: string, lines: string[]]>([
    ['two codes', ['Date,Text,Amount,Geld', '2026-02-11,A,-9.00,ILS', '2026-02-08,B,12.00,USD']],
    ['a row without one', ['Date,Text,Amount,Geld', '2026-02-11,A,-9.00,ILS', '2026-02-08,B,12.00,']],
    [
      'amounts of their own beside it',
      ['Geld,Date,Text,Amount,Original amount', 'ILS,2026-02-11,A,-9.00,-3.00', 'ILS,2026-02-08,B,12.00,4.00'],
    ],
    [
      'another column of codes',
      ['Date,Text,Amount,Geld,Soort', '2026-02-11,A,-9.00,ILS,USD', '2026-02-08,B,12.00,ILS,USD'],
    ],
  ])('under an unknown name with %s is asked about', (_, lines) => {
    expect(read(lines)).toEqual(asksCurrency);
  });

  test.each(['Original currency', 'ABC'])('that is none of the account (“%s”) names nothing', (name) => {
    const code = name === 'ABC' ? 'ABC' : 'USD';
    const lines = [`Date,Text,Amount,${name}`, `2026-02-11,A,-9.00,${code}`, `2026-02-08,B,12.00,${code}`];
    expect(read(lines)).toEqual(['-9.00 ZAR', '12.00 ZAR']);
  });

  test('that is blank on most rows is that of its rows alone', () => {
    const lines = ['Date,Text,Amount,Currency', '2026-02-11,A,-9.00,', '2026-02-10,B,-4.00,USD', '2026-02-08,C,12.00,'];
    expect(read(lines)).toEqual(['-9.00 ZAR', '-4.00 USD', '12.00 ZAR']);
  });
});
