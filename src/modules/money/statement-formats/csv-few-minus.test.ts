import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';

const asked = [expect.stringContaining('asks sign')];

describe('a few amounts with a minus among many without', () => {
  test('are money out in a table that names the account', () => {
    const lines = [
      'Kontonummer;Buchungsdatum;Waehrung;Betrag;Umsatztext',
      '12345678;2026-07-03;EUR;150,00;A name',
      '12345678;2026-06-10;EUR;-100,00;A reference',
      '12345678;2026-06-05;EUR;5.000,00;A name',
    ];
    expect(read(lines)).toEqual(['150.00 EUR', '-100.00 EUR', '5000.00 EUR']);
  });

  test('are money out in a table that names the accounts of the others', () => {
    const lines = [
      'Date,Name,Counter account,Amount',
      '2026-07-03,Smith,NL91ABNA0417164300,150.00',
      '2026-07-04,Jones,NL13TEST0123456789,12.00',
      '2026-07-05,Landlord,,-800.00',
    ];
    expect(read(lines)).toEqual(['150.00 ZAR', '12.00 ZAR', '-800.00 ZAR']);
  });

  test('are money out on the account of a broker', () => {
    const lines = [
      'Date,Action,Symbol,Quantity,Price,Amount',
      '07/20/2026,Special Div,AAA,,,2.11',
      '07/19/2026,Award,,,,300.00',
      '07/18/2026,Journal,,,,-123.45',
      '07/17/2026,Sell,BBB,100,2.60,260.00',
    ];
    expect(read(lines)).toEqual(['2.11 ZAR', '300.00 ZAR', '-123.45 ZAR', '260.00 ZAR']);
  });

  test('are money out where the words say so, in other languages too', () => {
    const lines = [
      'date,class,desc,notes,amount',
      '24/03/2026,Ventajas,Abono por campaña,,2.83',
      '23/12/2026,Nómina,Nómina recibida,,1394.11',
      '14/05/2026,Ocio,Pago en Bar,,-17.60',
    ];
    expect(read(lines)).toEqual(['2.83 ZAR', '1394.11 ZAR', '-17.60 ZAR']);
  });

  test.each<[what: string, rows: string[], found: string[]]>([
    [
      'say the same as the signs',
      ['Counter Credit,24.00', 'Transfer,23.66', 'Counter Credit,9.00', 'Bill Payment,-11.50'],
      ['24.00 ZAR', '23.66 ZAR', '9.00 ZAR', '-11.50 ZAR'],
    ],
    [
      'say the same in German',
      ['Gutschrift,24.00', 'Umbuchung,23.66', 'Gutschrift,9.00', 'Lastschrift,-11.50'],
      ['24.00 ZAR', '23.66 ZAR', '9.00 ZAR', '-11.50 ZAR'],
    ],
    ['say the opposite', ['Debit,24.00', 'Transfer,23.66', 'Debit,9.00', 'Credit,-11.50'], asked],
    ['say it of one side alone', ['Other,24.00', 'Transfer,23.66', 'Other,9.00', 'Bill Payment,-11.50'], asked],
    [
      'speak of paying by card',
      ['Credit card,24.00', 'Credit card,23.66', 'Credit card,9.00', 'Bill payment,-1.50'],
      asked,
    ],
  ])('are read or asked about where their kinds %s', (_, rows, found) => {
    expect(
      read(['Date,Kind,Memo,Amount', ...rows.map((row, at) => `2026-03-0${at + 1},${row.replace(',', ',Text,')}`)]),
    ).toEqual(found);
  });

  test.each([
    ['a list of shops', 'Date,Merchant,Amount', ['Shoes,20.00', 'Bread,10.00', 'Shoes,-20.00']],
    ['a list of orders', 'Date,Item,Qty,Amount', ['Shoes,1,20.00', 'Bread,2,10.00', 'Shoes,1,-20.00']],
    ['a card', 'Date,Name,Card number,Amount', ['Shoes,1234,20.00', 'Bread,1234,10.00', 'Shoes,1234,-20.00']],
  ])('are asked about in %s', (_, heading, rows) => {
    expect(read([heading, ...rows.map((row, at) => `2026-03-0${at + 1},${row}`)])).toEqual(asked);
  });

  test('on an account are asked about where the words say the opposite', () => {
    const lines = [
      'Account Number,Date,Text,Amount',
      '62001234567,2026-03-01,POS purchase,20.00',
      '62001234567,2026-03-02,Bread,10.00',
      '62001234567,2026-03-03,Shoes,-20.00',
    ];
    expect(read(lines)).toEqual(asked);
  });

  test('on an account are read as they stand, whatever they are', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(sizes, sizes, (ins, outs) => {
        const written = (cents: number) => (cents / 100).toFixed(2);
        const amounts = [...ins.map(written), ...outs.map((cents) => `-${written(cents)}`)];
        const lines = amounts.map((amount) => `62001234567,2026-03-13,Text,${amount}`);
        expect(read(['Account Number,Date,Text,Amount', ...lines])).toEqual(amounts.map((amount) => `${amount} ZAR`));
      }),
      { numRuns: 40 },
    );
  });
});

describe('the answer that is likely', () => {
  const suggested = (rows: readonly (readonly [text: string, amount: string, kind: string])[]) => {
    const lines = rows.map(([text, amount, kind], at) => `2026-01-0${at + 1},${text},${amount},${kind}`);
    const text = `${['Date,Description,Amount,Type', ...lines].join('\n')}\n`;
    const reading = readCsv(text, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
    return reading.kind === 'questions' ? reading.questions.map((question) => question.suggested) : [reading.kind];
  };

  test.each<[what: string, rows: (readonly [string, string, string])[], answer: string | null]>([
    [
      'follows from kinds beside the descriptions',
      [
        ['Noodles', '62.50', 'Purchase'],
        ['Chocolate', '10.89', 'Purchase'],
        ['Paid', '-25.00', 'Payment'],
      ],
      'inverted',
    ],
    [
      'is none where nothing speaks for one',
      [
        ['Noodles', '62.50', 'One'],
        ['Chocolate', '10.89', 'One'],
        ['Paid', '-25.00', 'Two'],
      ],
      null,
    ],
  ])('%s', (_, rows, answer) => {
    expect(suggested(rows)).toEqual([answer]);
  });
});
