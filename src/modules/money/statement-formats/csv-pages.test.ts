import { describe, expect, test } from 'vitest';
import { accountsOfLines as accounts } from '#testing/csv-lines.ts';

const HEADING = 'Data,,Detalii tranzactie,Debit,Credit,Balanta';
const bought = (day: number, amount: string, balance: string, card: string) => [
  `0${day} august 2021,,Cumparare POS,"${amount}",,"${balance}"`,
  `,,Nr. card: xxxx xxxx xxxx ${card},,,`,
];
const signed = [',A Name,,Another Name,,', ',ING Bank N.V. Amsterdam,,ING Bank N.V. Amsterdam,,'];

describe('a heading that comes again on each page', () => {
  test('is of one account where the last row of a page says which card it was', () => {
    const lines = [
      HEADING,
      ...bought(9, '10,00', '90,00', '8026'),
      ...bought(8, '5,00', '100,00', '7270'),
      ...bought(7, '5,00', '105,00', '8026'),
      ...signed,
      HEADING,
      ...bought(6, '20,00', '110,00', '7270'),
      ...bought(5, '1,00', '130,00', '8026'),
    ];
    expect(accounts(lines)).toEqual({ ' ZAR': ['-10.00', '-5.00', '-5.00', '-20.00', '-1.00'] });
  });

  test('is of another account where a line above it names one', () => {
    const lines = [
      'Account: 62001234567',
      HEADING,
      ...bought(9, '10,00', '90,00', '8026'),
      ...bought(8, '5,00', '100,00', '7270'),
      'Account: 62007654321',
      HEADING,
      ...bought(6, '20,00', '110,00', '7270'),
    ];
    expect(accounts(lines)).toEqual({ '62001234567 ZAR': ['-10.00', '-5.00'], '62007654321 ZAR': ['-20.00'] });
  });

  test('is of another card where nothing else between rows is labelled so', () => {
    const row = (day: number) => `0${day} august 2021,,Cumparare POS,"5,00",,"90,00"`;
    const lines = [
      'Card number: 5236 0000 0000 9288',
      HEADING,
      row(9),
      row(8),
      'Card number: 5236 0000 0000 1111',
      HEADING,
      row(7),
    ];
    expect(Object.keys(accounts(lines))).toHaveLength(2);
  });
});
