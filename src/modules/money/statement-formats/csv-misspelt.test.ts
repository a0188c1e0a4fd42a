import { expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';

test('a booking day under a name with a letter too many is the day of the row', () => {
  const lines = ['Buchungssdatum;Kaufdatum;Umsatz/Ort;Betrag in EUR', '28.12.2015;23.12.2015;A shop;-200,00'];
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'EUR', mapping: undefined, answers: {} });
  expect(reading.kind === 'read' ? reading.accounts[0]?.rows.map(({ day }) => day) : reading.kind).toEqual([
    '2015-12-28',
  ]);
});

test.each<[what: string, lines: string[], found: string[]]>([
  [
    'a name with a letter too few',
    ['Date,Descripton,Withdrawls,Deposits', '2026-03-01,Rent,800.00,', '2026-03-02,Pay,,900.00'],
    ['-800.00 ZAR', '900.00 ZAR'],
  ],
  [
    'names that lost their accents',
    ['Datum;Popis;P\uFFFD\uFFFDjem;V\uFFFDdaj', '01.03.2026;Byt;;800,00', '02.03.2026;Mzda;900,00;'],
    ['-800.00 ZAR', '900.00 ZAR'],
  ],
  [
    'a status that lost its accents',
    [
      'Data,Texto,Valor,Status',
      '13/03/2026,Pix,5.00,Conclu\uFFFDdo',
      '14/03/2026,Pix,6.00,Conclu\uFFFDdo',
      '15/03/2026,Compra,-4.00,Conclu?do',
    ],
    ['5.00 ZAR', '6.00 ZAR', '-4.00 ZAR'],
  ],
  [
    'a status that may be a negation',
    ['Data,Texto,Valor,Status', '13/03/2026,Pix,5.00,Conclu\uFFFDdo', '14/03/2026,Pix,6.00,N\uFFFDo autorizado'],
    ['asks statuses: What does the status “N\uFFFDo autorizado” mean in this file?'],
  ],
  [
    'a name that is another word',
    ['Date,Text,Amount,Creditor,Balance', '2026-03-01,Rent,-800.00,5.50,900.00', '2026-03-02,Pay,900.00,6.50,1800.00'],
    ['-800.00 ZAR', '900.00 ZAR'],
  ],
])('%s is read', (_, lines, found) => {
  expect(read(lines)).toEqual(found);
});
