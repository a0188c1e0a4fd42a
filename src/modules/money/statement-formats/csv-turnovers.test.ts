import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

const heading = 'Account No,,Date,Beneficiary,Details,Amount,Currency,D/K';
const row = (code: number, day: number, details: string, amount: string, mark: string) =>
  `LT357300000000000000,${code},2014-10-0${day},,${details},${amount},LTL,${mark}`;
const moves = [row(20, 1, 'Food', '15.31', 'D'), row(20, 2, 'Taxi', '9.40', 'D'), row(20, 3, 'Pay', '300.00', 'K')];
const amounts = ['-15.31 LTL', '-9.40 LTL', '300.00 LTL'];

describe('rows with a date that are the sum of all money in or out', () => {
  test.each<[what: string, words: string]>([
    ['English', 'Turnover'],
    ['Lithuanian', 'Apyvarta'],
    ['Estonian', 'Käive'],
    ['German', 'Summe'],
    ['Polish', 'Obroty'],
    ['words that nobody knows', 'Xyzzy'],
  ])('are totals: %s', (_, words) => {
    const lines = [heading, ...moves, row(82, 3, words, '24.71', 'D'), row(82, 3, words, '300.00', 'K')];
    expect(read(lines)).toEqual(amounts);
  });

  test('are totals where balances stand around them', () => {
    const lines = [
      heading,
      row(10, 1, 'Opening balance', '100.00', 'K'),
      ...moves,
      row(82, 3, 'Turnover', '24.71', 'D'),
      row(82, 3, 'Turnover', '300.00', 'K'),
      row(86, 3, 'Closing balance', '375.29', 'K'),
    ];
    expect(read(lines)).toEqual(amounts);
  });

  test('are totals in columns of their own', () => {
    const lines = [
      'Date,Text,Paid out,Paid in',
      '2014-10-01,Food,15.31,',
      '2014-10-02,Taxi,9.40,',
      '2014-10-03,Pay,,300.00',
      '2014-10-03,Turnover,24.71,',
      '2014-10-03,Turnover,,300.00',
    ];
    expect(read(lines)).toEqual(['-15.31 ZAR', '-9.40 ZAR', '300.00 ZAR']);
  });

  test.each<[what: string, lines: string[], found: string[]]>([
    [
      'a shop with such a name and another amount',
      [...moves, row(20, 4, 'Total', '24.70', 'D')],
      [...amounts, '-24.70 LTL'],
    ],
    [
      'a shop with such a name and the amount of the only other row',
      [moves[0] ?? '', row(20, 4, 'Total', '15.31', 'D')],
      ['-15.31 LTL', '-15.31 LTL'],
    ],
    [
      'last rows of which one is no sum',
      [...moves, row(20, 4, 'Rent', '24.71', 'D'), row(20, 4, 'Gift', '300.01', 'K')],
      [...amounts, '-24.71 LTL', '300.01 LTL'],
    ],
    [
      'last rows that go the same way',
      [...moves, row(20, 4, 'Rent', '24.71', 'D'), row(20, 4, 'Gift', '49.42', 'D')],
      [...amounts, '-24.71 LTL', '-49.42 LTL'],
    ],
  ])('are none: %s', (_, lines, found) => {
    expect(read([heading, ...lines]).map((one) => one.replace(' doubted', ''))).toEqual(found);
  });

  test('are none of any rows that do not come to them', () => {
    const cents = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 2, maxLength: 9 }), fc.integer({ min: 1, max: 50 }), (drawn, off) => {
        const written = (value: number) => (value / 100).toFixed(2);
        const sum = drawn.reduce((total, value) => total + value, 0);
        const rows = drawn.map((value, at) => row(20, (at % 9) + 1, 'Text', written(value), 'D'));
        const total = (value: number) => row(82, 9, 'Turnover', written(value), 'D');
        expect(read([heading, ...rows, total(sum)])).toHaveLength(drawn.length);
        expect(read([heading, ...rows, total(sum + off)])).toHaveLength(drawn.length + 1);
      }),
      { numRuns: 30 },
    );
  });
});
