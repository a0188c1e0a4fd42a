import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import { dayOf } from '#kernel/calendar.ts';

/** The days and amounts of a file, where its currency is named; else what it asks. */
function read(lines: readonly string[]): string[] {
  const text = `${lines.join('\n')}\n`;
  const today = dayOf(2026, 11, 30);
  const reading = readCsv(text, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {}, today });
  if (reading.kind === 'questions') return reading.questions.map(({ about }) => `asks ${about}`);
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap(({ currency, isCurrencyNamed, rows }) =>
    rows.map(({ day }) => `${day} ${isCurrencyNamed ? currency : 'unnamed'}`),
  );
}

const TABLE = ['Date,Text,Amount', '2026-03-13,Rent,-800', '2026-03-14,Pay,900'];
const days = (currency: string) => [`2026-03-13 ${currency}`, `2026-03-14 ${currency}`];

describe('a currency named above the rows', () => {
  test.each([
    ['Kode Mata Uang : Rp', 'IDR'],
    ['Mata Wang: RM', 'MYR'],
    ['Loại tiền tệ,VND', 'VND'],
    ['Para Birimi: TL', 'TRY'],
    ['Hesap Döviz Cinsi,EUR', 'EUR'],
    ['Валюта счета: рубли', 'RUB'],
    ['Waluta rachunku;PLN', 'PLN'],
    ['Devizanem: HUF', 'HUF'],
    ['Valuutta: EUR', 'EUR'],
    ['幣種：新臺幣', 'TWD'],
    ['新臺幣', 'TWD'],
    ['人民币', 'CNY'],
    ['US dollars', 'USD'],
    ['Schweizer Franken', 'CHF'],
  ])('%s', (line, currency) => {
    expect(read([line.replace(';', ','), ...TABLE])).toEqual(days(currency));
  });

  test.each(['Dollars', 'Francs', 'Pesos', 'Rent in March', 'Real estate'])('is none, or open, in “%s”', (line) => {
    for (const found of read([line, ...TABLE])) expect(['asks currency', ...days('unnamed')]).toContain(found);
  });
});

describe('a currency in the name of the amount', () => {
  test.each([
    ['新臺幣金額', 'TWD'],
    ['金額(日圓)', 'JPY'],
    ['人民币金额', 'CNY'],
    ['Betrag in Schweizer Franken', 'CHF'],
    ['Amount in US dollars', 'USD'],
    ['Importe en euros', 'EUR'],
  ])('%s', (name, currency) => {
    expect(read([`Date,Text,${name}`, ...TABLE.slice(1)])).toEqual(days(currency));
  });

  test.each(['Amount in words', 'Amount in total', '交易金額', '外幣金額'])('is none in %s', (name) => {
    for (const found of read([`Date,Text,${name}`, ...TABLE.slice(1)]))
      expect(['unmapped', ...days('unnamed')]).toContain(found);
  });
});

describe('a sign that several currencies share', () => {
  const rows = ['2026-03-13,Rent,-$800.00', '2026-03-14,Pay,$900.00'];

  test.each(['USD Statement', 'USD account', 'CAD statement'])('is that of the currency above: %s', (title) => {
    expect(read([title, 'Date,Text,Amount', ...rows])).toEqual(days(title.slice(0, 3)));
  });

  test.each(['EUR Statement', 'Statement', 'THE Statement'])('is asked about below “%s”', (title) => {
    expect(read([title, 'Date,Text,Amount', ...rows])).toEqual(['asks currency']);
  });

  test('stands before a name as well', () => {
    expect(read(['Date,Text,£Paid out,£Paid in', '2026-03-13,Rent,800.00,', '2026-03-14,Pay,,900.00'])).toEqual(
      days('GBP'),
    );
  });
});

describe('a month in the title of a statement', () => {
  const rows = ['Date,Text,Amount', '12/28,Shop,-5.00', '01/15,Shop,-6.00', '02/13,Pay,20.00'];

  test.each(['2026/02信用卡對帳單', '2026年2月 ご利用明細', 'Statement February 2026', 'Credit card bill 2026-02'])(
    'gives the year of days without one: %s',
    (title) => {
      expect(read([title, ...rows])).toEqual(['2025-12-28 unnamed', '2026-01-15 unnamed', '2026-02-13 unnamed']);
    },
  );

  test.each(['Branch 2026/02', 'Statement 2026', 'Statement 2026/02/30/1'])('is none in “%s”', (title) => {
    expect(['asks year', 'unmapped']).toContain(read([title, ...rows])[0]);
  });
});
