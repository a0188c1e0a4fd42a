import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';

const asksDecimal = [expect.stringContaining('asks decimal')];

describe('amounts with three digits behind a separator', () => {
  const balances = (amounts: readonly string[], after: readonly string[]) => [
    'Date;Text;Money out;Money in;Balance',
    ...amounts.map(
      (amount, at) => `2026-09-0${at + 1};A;${at === 0 ? '' : amount};${at === 0 ? amount : ''};${after[at]}`,
    ),
  ];

  test.each<[what: string, lines: string[], found: string[]]>([
    [
      'are thousands where the balances say so',
      balances(['40,000', '8,000', '20,000'], ['140000', '132000', '112000']),
      ['40000.00 ZAR', '-8000.00 ZAR', '-20000.00 ZAR'],
    ],
    [
      'with a point too',
      balances(['40.000', '8.000', '20.000'], ['140000', '132000', '112000']),
      ['40000.00 ZAR', '-8000.00 ZAR', '-20000.00 ZAR'],
    ],
    [
      'are decimals where the balances say so',
      balances(['40.000', '8.000', '20.000'], ['140', '132', '112']),
      ['40.00 ZAR', '-8.00 ZAR', '-20.00 ZAR'],
    ],
    [
      'are thousands where a balance looks like a day',
      balances(['31.000', '8.000'], ['12028000', '12020000']),
      ['31000.00 ZAR', '-8000.00 ZAR'],
    ],
    [
      'are thousands where half of the balances look like days',
      balances(['31.000', '819.000'], ['11081000', '10262000']),
      ['31000.00 ZAR', '-819000.00 ZAR'],
    ],
    [
      'are decimals where rates of exchange have a point',
      ['Date;Text;Amount;Exchange rate', '2026-09-01;A;-29.000;1.000000', '2026-09-02;B;12.900;0.848252'],
      ['-29.00 ZAR', '12.90 ZAR'],
    ],
    [
      'are thousands where rates have a comma',
      ['Date;Text;Amount;Kurs', '2026-09-01;A;-29.000;1,000000', '2026-09-02;B;12.900;0,848252'],
      ['-29000.00 ZAR', '12900.00 ZAR'],
    ],
  ])('%s', (_, lines, found) => {
    expect(read(lines)).toEqual(found);
  });

  test.each<[what: string, lines: string[]]>([
    ['balances of the same shape', balances(['40.000', '8.000', '20.000'], ['140.000', '132.000', '112.000'])],
    ['balances that follow neither way', balances(['40.000', '8.000', '20.000'], ['50000', '70000', '110000'])],
    ['clock times', ['Date;Text;Amount;Clock', '2026-09-01;A;-29.000;12.30', '2026-09-02;B;12.900;14.45']],
    ['rates of both kinds', ['Date;Text;Amount;Kurs', '2026-09-01;A;-29.000;1,000000', '2026-09-02;B;12.900;0.848252']],
  ])('are asked about beside %s', (_, lines) => {
    expect(read(lines)).toEqual(asksDecimal);
  });

  test('are read to the cent or asked about, whatever the balance', () => {
    const thousands = fc.integer({ min: 1, max: 900 });
    fc.assert(
      fc.property(
        fc.array(thousands, { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 1000, max: 9000 }),
        (moves, start) => {
          let balance = start * 1000;
          const lines = moves.map((move, at) => {
            balance += move * 1000;
            return `2026-09-0${at + 1};A;${move}.000;${balance}`;
          });
          const found = read(['Date;Text;Money in;Balance', ...lines]);
          expect(found).toEqual(moves.map((move) => `${move}000.00 ZAR`));
        },
      ),
    );
  });
});
