import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

test.each(['CB', 'C', 'D', 'In', 'Deposit'])('one word on every row, such as %s, turns no amount', (kind) => {
  const lines = ['Date;Type;Details;Amount', `2026-03-02;${kind};Shop;-40,00`, `2026-03-03;${kind};Employer;900,00`];
  expect(read(lines)).toEqual(['-40.00 ZAR', '900.00 ZAR']);
});

describe('two words of which we know no direction, or one', () => {
  const rows = [
    ['02', 'Item A', '40.00', 'Kutoa', '960.00'],
    ['03', 'Item B', '15.00', 'Kuweka', '975.00'],
    ['04', 'Item C', '5.00', 'Kutoa', '970.00'],
    ['05', 'Item D', '30.00', 'Kuweka', '1000.00'],
  ];
  const file = (columns: number, words: readonly [string, string] = ['Kutoa', 'Kuweka']) => [
    ['Date', 'Narration', 'Amount', 'Type', 'Balance'].slice(0, columns).join(','),
    ...rows.map(([day, ...cells]) =>
      [`2026-03-${day}`, ...cells].slice(0, columns).join(',').replace('Kutoa', words[0]).replace('Kuweka', words[1]),
    ),
  ];
  const right = ['-40.00 ZAR', '15.00 ZAR', '-5.00 ZAR', '30.00 ZAR'];

  test('are learned from the running balance, also for the row that it does not judge', () => {
    expect(read(file(5))).toEqual(right);
  });

  test('are learned where several columns say the same', () => {
    const more = file(5).map((line, at) => `${line},${at === 0 ? 'From' : line.includes('Kutoa') ? 'Me' : 'Thandi'}`);
    expect(read(more)).toEqual(right);
  });

  test.each<[string, string]>([
    ['Kutoa', 'Kuweka'],
    ['Paid', 'Received'],
  ])('%s and %s are asked about without one, and each answer is a whole reading', (out, into) => {
    expect(read(file(4, [out, into]))).toEqual([expect.stringContaining('asks sign')]);
    expect(read(file(4, [out, into]), { answers: { sign: 'inverted' } })).toEqual(right);
  });
});

describe('a card', () => {
  const spent = ['02,Supermarket,40.00,', '03,Airtime,15.00,', '04,Books,5.00,', '05,Refund books,,5.00'];
  const rows = [...spent, '06,Payment received,,50.00'].map((row) => `2026-03-${row}`);

  test('has purchases and payments in columns, and a balance that is owed', () => {
    const owed = ['140.00', '155.00', '160.00', '155.00', '105.00'];
    const lines = ['Date,Store,Purchases,Payments,Balance', ...rows.map((row, at) => `${row},${owed[at]}`)];
    expect(read(lines)).toEqual(['-40.00 ZAR', '-15.00 ZAR', '-5.00 ZAR', '5.00 ZAR', '50.00 ZAR']);
  });

  test('whose columns are named the other way round is asked about', () => {
    const lines = ['Date,Store,Credit,Debit', ...rows];
    expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
  });

  test('without any sign may be read by its words, if the person says so', () => {
    const lines = ['Date,Details,Amount', ...rows.map((row) => row.replace(',,', ',').replace(/,$/, ''))];
    expect(read(lines)).toEqual([expect.stringContaining('asks sign')]);
    const told = read(lines, { answers: { sign: 'by-words' } });
    expect(told).toEqual(['-40.00 ZAR', '-15.00 ZAR', '-5.00 ZAR', '5.00 ZAR', '50.00 ZAR']);
  });
});

test('charges in rows of their own, beside payments, are no fees: a person says which side is which', () => {
  const lines = [
    'Date,Memo,Charges,Payments',
    '2026-03-02,Item A,40.00,0.00',
    '2026-03-03,Item B,0.00,15.00',
    '2026-03-04,Item C,5.00,0.00',
    '2026-03-05,Item D,0.00,30.00',
  ];
  expect(read(lines)).toEqual(['unmapped']);
});

test.each(['Dr Amount,Cr Amount', 'DR_AMT,CR_AMT', 'Sorties,Entrées', 'Cargos,Abonos', 'Iliyotoka,Iliyoingia'])(
  'columns called %s are money out and money in',
  (names) => {
    const lines = [`Date,Description,${names}`, '2026-03-02,Item A,40.00,', '2026-03-03,Item B,,15.00'];
    expect(read(lines)).toEqual(['-40.00 ZAR', '15.00 ZAR']);
  },
);

test('payments on a loan stay money in where what is owed has a minus, whatever their words say', () => {
  const lines = [
    'Home loan statement,,,,',
    'Date,Text,Debit,Credit,Balance',
    '2026-04-01,INSTALMENT - DEBIT ORDER,,14250.00,1169970.90-',
    '2026-05-02,INSTALMENT - DEBIT ORDER,,14250.00,1167234.63-',
    '2026-05-15,ADDITIONAL PAYMENT,,5000.00,1162234.63-',
  ];
  expect(read(lines)).toEqual(['14250.00 ZAR', '14250.00 ZAR', '5000.00 ZAR']);
});
