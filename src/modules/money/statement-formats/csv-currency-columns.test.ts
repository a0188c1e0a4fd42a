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

  test.each<[heading: string, nothing: string]>([
    ['Valuta;Utl.belopp/moms;Belopp', '0,00'],
    ['Currency;Foreign amount;Amount', ''],
    ['Currency;Foreign amount;Amount', '-'],
  ])('beside amounts paid abroad, on those rows alone, is not that of the account (%s)', (heading, nothing) => {
    const lines = [
      `Datum;Text;${heading}`,
      `2026-02-17;A;;${nothing};89,00`,
      '2026-02-16;B;USD;9,50;101,25',
      `2026-02-15;C;;${nothing};-120,50`,
      '2026-02-14;D;EUR;4,00;46,10',
      `2026-02-13;E;;${nothing};-33,40`,
    ];
    const answers = { sign: 'as-written', currency: 'SEK' } as const;
    expect(read(lines, { answers })).toEqual(['89.00 SEK', '101.25 SEK', '-120.50 SEK', '46.10 SEK', '-33.40 SEK']);
    expect(read(lines)[0]).toMatch(/^asks currency/);
  });

  test('beside amounts paid abroad of which one has no currency is that of its rows', () => {
    const lines = [
      'Date,Text,Currency,Foreign amount,Amount',
      '2026-02-17,A,USD,0.00,-89.00',
      '2026-02-16,B,USD,9.50,-101.25',
      '2026-02-15,C,,,-12.00',
    ];
    expect(read(lines)).toEqual(['-89.00 USD', '-101.25 USD', '-12.00 USD']);
  });

  test('of the payment is that of the amount, and not the one before the amount asked for', () => {
    const lines = [
      'Date,Text,Orig currency,Orig amount,Payment currency,Amount,Balance',
      '2026-03-15,A,GBP,2500.00,GBP,2500.00,2500.00',
      '2026-03-16,B,,1000.00,GBP,-1000.00,1500.00',
      '2026-03-16,C,GBP,1000.00,EUR,1152.30,1152.30',
      '2026-03-17,D,EUR,23.50,EUR,-23.50,1128.80',
    ];
    expect(read(lines)).toEqual(['2500.00 GBP', '-1000.00 GBP', '1152.30 EUR', '-23.50 EUR']);
  });

  test.each(['Amount(in Rs)', 'Amount (in Rs.)', 'Amount in Rs', 'Amount (Rs)'])(
    'that several countries share is asked about in “%s”',
    (name) => {
      const lines = [`Date,Text,${name},Sign`, '2026-03-13,A,910.00,DR', '2026-03-14,B,1500.00,CR'];
      expect(read(lines)).toEqual(asksCurrency);
      expect(read(lines, { answers: { currency: 'INR' } })).toEqual(['-910.00 INR', '1500.00 INR']);
    },
  );

  test.each(['Amount (in USD)', 'Montant (en EUR)', 'Betrag in CHF'])('in “%s” names the currency', (name) => {
    const lines = [`Date,Text,${name}`, '2026-03-13,A,-910.00', '2026-03-14,B,1500.00'];
    const code = /[A-Z]{3}/.exec(name)?.[0] ?? '';
    expect(read(lines)).toEqual([`-910.00 ${code}`, `1500.00 ${code}`]);
  });

  test.each(['Amount in K', 'Amount (in m)'])('is none in “%s”, which counts thousands', (name) => {
    const lines = [`Date,Text,${name}`, '2026-03-13,A,-910.00', '2026-03-14,B,1500.00'];
    expect(read(lines).join()).not.toMatch(/ZMW|LSL|MWK/);
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
