import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';

const HEADING = 'Date,Description,Amount,Balance';
const rows = (...cells: readonly (readonly [amount: string, balance: string])[]) => [
  HEADING,
  ...cells.map(([amount, balance], at) => `2026-01-${10 + at},Row ${at},${amount},${balance}`),
];

function failed(lines: readonly string[]): (string | number)[][] {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
  if (reading.kind !== 'read') return [[reading.kind]];
  return reading.accounts.flatMap((account) => account.failed.map(({ line, reason }) => [line, reason]));
}

describe('a first row that no balance judges', () => {
  test('is as printed where all others are proved to be so, and marked', () => {
    const lines = rows(['50.00', '420.00'], ['30.00', '450.00'], ['20.00', '470.00'], ['5.00', '475.00']);
    expect(read(lines)).toEqual(['50.00 ZAR doubted', '30.00 ZAR', '20.00 ZAR', '5.00 ZAR']);
    expect(failed(lines)).toEqual([]);
  });

  test('is left to the person where one without a minus is proved to be money out', () => {
    const lines = rows(['50.00', '420.00'], ['30.00', '450.00'], ['20.00', '430.00'], ['5.00', '435.00']);
    expect(failed(lines)).toEqual([[2, 'bad-sign']]);
  });

  test('is left to the person where its words say that it is money out', () => {
    const [heading = '', first = '', ...others] = rows(
      ['50.00', '420.00'],
      ['30.00', '450.00'],
      ['20.00', '470.00'],
      ['5.00', '475.00'],
    );
    expect(failed([heading, first.replace('Row 0', 'ATM withdrawal'), ...others])).toEqual([[2, 'bad-sign']]);
  });

  test('is money in where the balance after it is the amount itself', () => {
    const lines = rows(['1000.00', '1000.00'], ['30.00', '970.00'], ['20.00', '950.00'], ['5.00', '955.00']);
    expect(read(lines)).toEqual(['1000.00 ZAR', '-30.00 ZAR', '-20.00 ZAR', '5.00 ZAR']);
    expect(failed(lines)).toEqual([]);
  });

  test('with a minus is money out where the balance proves every other minus, and not a plain amount', () => {
    const lines = rows(
      ['-50.00', '420.00'],
      ['30.00', '390.00'],
      ['-20.00', '370.00'],
      ['-5.00', '365.00'],
      ['-7.00', '358.00'],
      ['40.00', '398.00'],
      ['-8.00', '390.00'],
    );
    expect(read(lines)).toEqual([
      '-50.00 ZAR',
      '-30.00 ZAR doubted',
      '-20.00 ZAR',
      '-5.00 ZAR',
      '-7.00 ZAR',
      '40.00 ZAR',
      '-8.00 ZAR',
    ]);
    expect(failed(lines.map((line) => line.replace(',-50.00', ',50.00')))).toEqual([[2, 'bad-sign']]);
  });

  test('is never read otherwise than printed without a mark, whatever comes after it', () => {
    const cents = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 4, maxLength: 9 }),
        fc.integer({ min: 100_000, max: 999_999 }),
        (amounts, start) => {
          let balance = start;
          const cells = amounts.map((amount) => {
            balance += amount;
            return [(amount / 100).toFixed(2), (balance / 100).toFixed(2)] as const;
          });
          expect(read(rows(...cells))[0]).toBe(`${((amounts[0] ?? 0) / 100).toFixed(2)} ZAR doubted`);
        },
      ),
    );
  });
});
