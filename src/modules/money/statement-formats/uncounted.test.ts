import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

const ROWS = [
  '2026-03-01,2026-03-02,A,-5.00,X1',
  '2026-03-03,2026-03-04,B,7.25,X2',
  '2026-03-05,2026-03-05,C,-2.50,X3',
];
const HEADING = 'Booking date,Value date,Text,Amount,Transaction ID';
const PLAIN = ['-5.00 ZAR', '7.25 ZAR', '-2.50 ZAR'];

describe('the last lines are doubted', () => {
  test.each([
    ['without the value date that all others have', ['2026-03-06,,D,9.75,X4'], ['9.75 ZAR doubted']],
    ['without the number that all others have', ['2026-03-06,2026-03-06,D,9.75,'], ['9.75 ZAR doubted']],
    [
      'all that lack it',
      ['2026-03-06,,D,-9.75,X4', '2026-03-06,,E,-9.85,X5'],
      ['-9.75 ZAR doubted', '-9.85 ZAR doubted'],
    ],
  ])('%s', (_, more, found) => {
    expect(read([HEADING, ...ROWS, ...more])).toEqual([...PLAIN, ...found]);
  });

  const spent = ['2026-03-01,A,-5.00', '2026-03-03,B,-7.25', '2026-03-05,C,-2.50'];
  const found = ['-5.00 ZAR', '-7.25 ZAR', '-2.50 ZAR'];

  test('where the amount of one is the sum of all others', () => {
    expect(read(['Date,Text,Amount', ...spent, '2026-03-05,Movements,-14.75'])).toEqual([
      ...found,
      '-14.75 ZAR doubted',
    ]);
    expect(read(['Date,Text,Amount', ...spent, '2026-03-05,D,-14.76'])).toEqual([...found, '-14.76 ZAR']);
  });

  test('the first one too, where a list begins with its total', () => {
    expect(read(['Date,Text,Amount', '2026-03-05,Movements,-14.75', ...spent])).toEqual([
      '-14.75 ZAR doubted',
      ...found,
    ]);
  });
});

describe('nothing is doubted', () => {
  test.each([
    ['where one before lacks it too', ['2026-03-06,,D,9.75,X4', '2026-03-07,2026-03-07,E,1.00,X5']],
    ['where all have it', ['2026-03-06,2026-03-06,D,9.75,X4']],
  ])('%s', (_, more) => {
    expect(read([HEADING, ...ROWS, ...more]).filter((row) => row.endsWith('doubted'))).toEqual([]);
  });

  test('where money went both ways', () => {
    const lines = ['Date,Text,Amount', '2026-03-01,A,-5.00', '2026-03-03,B,7.25', '2026-03-05,C,-2.50'];
    expect(read([...lines, '2026-03-05,D,-0.25'])).not.toContain('-0.25 ZAR doubted');
  });

  test('of so few rows that it may be chance', () => {
    expect(read(['Date,Text,Amount', '2026-03-01,A,-5.00', '2026-03-02,B,-2.00', '2026-03-03,C,-7.00'])).toEqual([
      '-5.00 ZAR',
      '-2.00 ZAR',
      '-7.00 ZAR',
    ]);
  });
});
