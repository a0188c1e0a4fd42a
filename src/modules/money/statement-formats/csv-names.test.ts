import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';

describe('the name of a currency in a heading', () => {
  test.each<[what: string, heading: string, found: string[]]>([
    ['written out', 'Date;Texte;Débit euros;Crédit euros', ['-85.50 EUR', '70.00 EUR']],
    ['in brackets without a blank', 'Data;Descrição;Saída(R$);Entrada(R$)', ['-85.50 BRL', '70.00 BRL']],
    ['in brackets behind one', 'Data;Descrição;Saída (R$);Entrada (R$)', ['-85.50 BRL', '70.00 BRL']],
    ['a word that is none', 'Date;Texte;Débit total;Crédit total', ['-85.50 ZAR', '70.00 ZAR']],
  ])('%s', (_, heading, found) => {
    expect(read([heading, '2026-05-13;Shop;85,50;', '2026-05-14;Salaire;;70,00'])).toEqual(found);
  });

  test('may be Finnish', () => {
    expect(read(['Kirjauspäivä;Selitys;Määrä EUROA', '2026-05-13;Kauppa;-85,50', '2026-05-14;Palkka;70,00'])).toEqual([
      '-85.50 EUR',
      '70.00 EUR',
    ]);
  });
});

describe('of two dates the one of the booking', () => {
  test.each<[made: string, booked: string]>([
    ['Tranzakció dátuma', 'Könyvelés dátuma'],
    ['#Datum uskutečnění transakce', '#Datum zaúčtování transakce'],
    ['Dátum transakcie', 'Dátum zaúčtovania'],
    ['Fecha operación', 'Fecha de contabilización'],
    ['Data Lançamento', 'Data Contábil'],
    ['Data Liquidação', 'Data Movimento'],
  ])('%s yields to %s', (made, booked) => {
    const text = [`${made};${booked};Text;Suma`, '2026-05-12;2026-05-13;A;-85,50', '2026-05-14;2026-05-15;B;70,00'];
    const reading = readCsv(`${text.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
    expect(reading.kind === 'read' && reading.accounts.flatMap(({ rows }) => rows.map(({ day }) => day))).toEqual([
      '2026-05-13',
      '2026-05-15',
    ]);
  });
});

describe('numbers of something', () => {
  test.each<[name: string, cells: readonly [string, string], isNumber: boolean]>([
    ['Account #', ['-11002', '-11002'], true],
    ['Card number', ['-11002', '-11013'], true],
    ['Account #', ['-110.02', '-110.13'], false],
    ['Heffing', ['-11002', '-11013'], false],
  ])('%s with %j: %s', (name, [one, other], isNumber) => {
    const lines = [`Date,Text,Amount,${name}`, `2026-03-01,A,-5.00,${one}`, `2026-03-02,B,7.00,${other}`];
    expect(read(lines)).toEqual(isNumber ? ['-5.00 ZAR', '7.00 ZAR'] : ['unmapped']);
  });
});

test('the original amount yields to that of the account in Italian', () => {
  const lines = [
    'DATA CONTABILE;DESCRIZIONE;IMPORTO ORIGINARIO;DIVISA IMPORTO ORIGINARIO;IMPORTO MOVIMENTO CONTO',
    '2026-07-06;Bonifico;-20,00;USD;-18,50',
    '2026-07-07;Giroconto;25,00;EUR;25,00',
  ];
  expect(read(lines, { currency: 'EUR' })).toEqual(['-18.50 EUR', '25.00 EUR']);
});

test.each<[numbers: readonly [string, string], found: string[]]>([
  [['202601010001', '202601020002'], ['unmapped']],
  [['20260101000100', '20260102000200'], ['unmapped']],
  [
    ['20260101', '20260102'],
    ['-5.00 ZAR', '7.00 ZAR'],
  ],
])('numbers of twelve digits and more under an unknown name are no days: %j', ([one, other], found) => {
  expect(read(['Volgnommer,Text,Amount', `${one},A,-5.00`, `${other},B,7.00`])).toEqual(found);
});
