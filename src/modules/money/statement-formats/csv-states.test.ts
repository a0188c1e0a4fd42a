import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

describe('a payment of which a part came back', () => {
  const lines = (payment: string, refund: string): string[] => [
    'Date,Type,Details,Amount,Status',
    '2026-09-23,Payment,Noodles,-28.00,Completed',
    `2026-09-24,Payment,Cups,-50.00,${payment}`,
    ...(refund === '' ? [] : [`2026-09-25,${refund}`]),
  ];

  test('moved, and so did what came back', () => {
    expect(read(lines('Returned (10.00)', 'Refund,Cups,10.00,Returned (10.00)'))).toEqual([
      '-28.00 ZAR',
      '-50.00 ZAR',
      '10.00 ZAR',
    ]);
  });

  test('moved where its refund is in another file', () => {
    expect(read(lines('Returned (10.00)', ''))).toEqual(['-28.00 ZAR', '-50.00 ZAR']);
  });

  test('is told from one that came back whole', () => {
    expect(read(lines('Returned (50.00)', ''))).toEqual(['-28.00 ZAR']);
    expect(read(lines('Returned', 'Refund,Cups,50.00,Returned'))).toEqual(['-28.00 ZAR', '-50.00 ZAR', '50.00 ZAR']);
  });

  test('is told from a row of which nothing says that it came back', () => {
    expect(read(lines('Returned', ''))).toEqual(['-28.00 ZAR']);
    expect(read(lines('Completed', 'Refund,Cups,10.00,Returned'))).toEqual(['-28.00 ZAR', '-50.00 ZAR']);
  });
});

describe('a row that is not booked yet', () => {
  const lines = (status: string, done = '04.09.2026'): string[] => [
    'Utført dato;Bokført dato;Rentedato;Beskrivelse;Beløp inn;Beløp ut;Valuta;Status',
    `${done};;;Kaffe;;-112,00;NOK;${status}`,
    '17.08.2026;17.08.2026;17.08.2026;Apotek;;-364,80;NOK;Bokført',
    '14.08.2026;14.08.2026;14.08.2026;Lønn;50631,02;;NOK;Bokført',
  ];

  test('has the other day of its line', () => {
    expect(read(lines('Reservert'))).toEqual(['-112.00 NOK pending', '-364.80 NOK', '50631.02 NOK']);
  });

  test('has no day where the line has none', () => {
    expect(read(lines('Ikke bokført', ''))).toEqual(['-112.00 NOK pending', '-364.80 NOK', '50631.02 NOK']);
  });

  test('is told from a booked row whose day is missing', () => {
    expect(read(lines('Bokført'))).toEqual(['-364.80 NOK', '50631.02 NOK']);
  });
});
