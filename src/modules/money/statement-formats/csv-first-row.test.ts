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
  test('is left to the person where all others are money in: it may have gone the other way', () => {
    const lines = rows(['50.00', '420.00'], ['30.00', '450.00'], ['20.00', '470.00'], ['5.00', '475.00']);
    expect(failed(lines)).toEqual([[2, 'bad-sign']]);
  });

  test('is left to the person where one without a minus is proved to be money out', () => {
    const lines = rows(['50.00', '420.00'], ['30.00', '450.00'], ['20.00', '430.00'], ['5.00', '435.00']);
    expect(failed(lines)).toEqual([[2, 'bad-sign']]);
  });

  test('is money in where the balance after it is the amount itself', () => {
    const lines = rows(['1000.00', '1000.00'], ['30.00', '970.00'], ['20.00', '950.00'], ['5.00', '955.00']);
    expect(read(lines)).toEqual(['1000.00 ZAR', '-30.00 ZAR', '-20.00 ZAR', '5.00 ZAR']);
    expect(failed(lines)).toEqual([]);
  });

  test('is read where it began with nothing, and else never without a sign, whatever comes after it', () => {
    const cents = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 4, maxLength: 9 }), fc.integer({ min: 0, max: 9 }), (amounts, start) => {
        let balance = start * 100_000;
        const cells = amounts.map((amount) => {
          balance += amount;
          return [(amount / 100).toFixed(2), (balance / 100).toFixed(2)] as const;
        });
        expect(failed(rows(...cells))).toEqual(start === 0 ? [] : [[2, 'bad-sign']]);
      }),
    );
  });
});
