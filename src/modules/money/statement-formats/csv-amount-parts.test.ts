import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

const HEADING = 'Transaction,Processed,Post,Principal,Interest,Misc. Fee,Amount,Balance';
const rows = [
  'Payment - Web,2021-12-08,2021-12-07,392.5,124.24,0.0,516.74,21744.65',
  'Reversal,2021-12-04,2021-12-01,-413.21,-103.53,0.0,-516.74,22137.15',
  'Payment - Web,2021-12-01,2021-12-01,413.21,103.53,0.0,516.74,21723.94',
  'Late fee,2021-10-02,2021-10-02,0.0,0.0,95.0,95.0,22137.15',
];

describe('columns that come to the amount on every row', () => {
  test('are its parts, and a fee among them is not charged beside it', () => {
    expect(read([HEADING, ...rows])).toEqual([expect.stringContaining('asks sign')]);
    const amounts = ['516.74 ZAR', '-516.74 ZAR', '516.74 ZAR', '95.00 ZAR'];
    expect(read([HEADING, ...rows], { answers: { sign: 'as-written' } })).toEqual(amounts);
  });

  test('are a doubt as before where one row differs', () => {
    const wrong = rows.with(3, 'Late fee,2021-10-02,2021-10-02,0.0,0.0,95.0,96.0,22137.15');
    expect(read([HEADING, ...wrong], { answers: { sign: 'as-written' } })).not.toContain('96.00 ZAR');
  });

  test('are its parts for any amounts, under any names', () => {
    const cents = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, cents), { minLength: 3, maxLength: 8 }), (drawn) => {
        const written = (value: number) => (value / 100).toFixed(2);
        const lines = drawn.map(
          ([one, other], at) => `2026-03-0${at + 1},Text,${written(-one)},${written(-other)},${written(-one - other)}`,
        );
        expect(read(['Date,Text,Aaa,Bbb,Amount', ...lines])).toEqual(
          drawn.map(([one, other]) => `${written(-one - other)} ZAR`),
        );
      }),
      { numRuns: 30 },
    );
  });
});

test('the day on which a row was posted is the day, beside the one on which it was processed', () => {
  const lines = [
    'Processed,Posted,Text,Amount',
    '2026-03-05,2026-03-01,Rent,-800.00',
    '2026-03-06,2026-03-02,Pay,900.00',
  ];
  expect(read(lines)).toEqual(['-800.00 ZAR', '900.00 ZAR']);
});
