import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf } from '#kernel/money.ts';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';

const options = { currency: 'ZAR', mapping: undefined, answers: {} } as const;

describe('a gross amount, its fee and what is left', () => {
  test.each<[what: string, lines: string[], found: string[]]>([
    [
      'rows with nothing but what is left: that is the amount, fee and all',
      [
        'Date,Action,Gross Amount,Commission,Net Amount',
        '2026-01-15,Buy,-560.00,-4.95,-564.95',
        '2026-03-28,Dividend,,0,12.40',
        '2026-06-10,Sell,660.00,-4.95,655.05',
      ],
      ['-564.95 ZAR', '12.40 ZAR', '655.05 ZAR'],
    ],
    [
      'the same with a fee that is written without a minus',
      [
        'Date,Action,Gross Amount,Commission,Net Amount',
        '2026-01-15,Buy,-560.00,4.95,-564.95',
        '2026-03-28,Dividend,,0,12.40',
        '2026-06-10,Sell,660.00,4.95,655.05',
      ],
      ['-564.95 ZAR', '12.40 ZAR', '655.05 ZAR'],
    ],
    [
      'every row has its gross amount: the fee is a row of its own',
      [
        'Date,Action,Gross Amount,Commission,Net Amount',
        '2026-01-15,Buy,-560.00,-4.95,-564.95',
        '2026-03-28,Dividend,12.40,0,12.40',
        '2026-06-10,Sell,660.00,-4.95,655.05',
      ],
      ['-560.00 ZAR', '-4.95 ZAR', '12.40 ZAR', '660.00 ZAR', '-4.95 ZAR'],
    ],
  ])('%s', (_, lines, found) => {
    expect(read(lines)).toEqual(found);
  });

  const written = (minor: bigint) =>
    `${minor < 0n ? '-' : ''}${(minor < 0n ? -minor : minor) / 100n}.${String((minor < 0n ? -minor : minor) % 100n).padStart(2, '0')}`;

  test('whichever columns come first and however the fee is signed, rows and fees come to what is left', () => {
    const row = fc.record({
      gross: fc
        .tuple(fc.bigInt({ min: 10_000n, max: 999_999n }), fc.boolean())
        .map(([value, isOut]) => (isOut ? -value : value)),
      fee: fc.bigInt({ min: 0n, max: 900n }),
      isAlone: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 2, maxLength: 9 }),
        fc.boolean(),
        fc.boolean(),
        (rows, isMinus, isNetFirst) => {
          fc.pre(rows.some(({ fee, isAlone }) => fee > 0n && !isAlone));
          const lines = rows.map(({ gross, fee, isAlone }, at) => {
            const charged = isAlone ? 0n : fee;
            const cells = [
              isAlone ? '' : written(gross),
              written(isMinus ? -charged : charged),
              written(gross - charged),
            ];
            return `2026-03-0${at + 1},Trade,${(isNetFirst ? cells.toReversed() : cells).join(',')}`;
          });
          const names = ['Gross amount', 'Commission', 'Net amount'];
          const heading = ['Date', 'Text', ...(isNetFirst ? names.toReversed() : names)].join(',');
          const reading = readCsv(`${[heading, ...lines].join('\n')}\n`, 'utf-8', options);
          if (reading.kind !== 'read') return;
          const found = reading.accounts.flatMap((account) => account.rows);
          expect(
            found
              .filter(({ part, amount }) => part === 'fee' && amount.minor > 0n)
              .map(({ amount }) => decimalOf(amount)),
          ).toEqual([]);
          const net = rows.reduce((sum, { gross, fee, isAlone }) => sum + gross - (isAlone ? 0n : fee), 0n);
          const sum = found.reduce((total, { amount }) => total + amount.minor, 0n);
          expect([net, -net]).toContain(sum);
        },
      ),
    );
  });
});
