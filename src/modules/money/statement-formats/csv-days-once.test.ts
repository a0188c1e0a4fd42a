import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

function daysOf(rows: readonly string[]): (string | null)[] {
  const text = ['Description,Date,Value Date,Debit,Credit,Balance', ...rows, ''].join('\n');
  const reading = readCsv(text, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
  if (reading.kind !== 'read') throw new Error(reading.kind);
  return reading.accounts.flatMap((account) => account.rows.map(({ day }) => day));
}

const dayAt = (at: number): string => `2026-03-${String(at).padStart(2, '0')}`;

describe('a day that is printed only at the first row of it', () => {
  test('is that of the rows below, whatever their dates of value', () => {
    const days = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 6 });
    const shifts = fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(days, shifts, fc.boolean(), (counts, moved, isNewestFirst) => {
        const booked = counts.flatMap((count, at) => Array.from({ length: count }, () => dayAt(4 * at + 2)));
        fc.pre(booked.length - counts.length >= 2);
        const days = isNewestFirst ? booked.toReversed() : booked;
        let balance = 1_000_000;
        const rows = days.map((day, at) => {
          const valueDay = dayAt(Number(day.slice(8)) + (moved[at] ?? 0));
          balance -= 1000 * (isNewestFirst ? -1 : 1);
          const shown = isNewestFirst ? balance - 1000 : balance;
          return `SHOP ${at},${day === days[at - 1] ? '' : day},${valueDay},10.00,,${(shown / 100).toFixed(2)}`;
        });
        expect(daysOf(rows)).toEqual(days);
      }),
      { numRuns: 100 },
    );
  });

  test('a row that has no balance yet has its date of value alone', () => {
    const rows = [
      'A,2026-03-02,2026-03-02,10.00,,990.00',
      'B,2026-03-03,2026-03-03,10.00,,980.00',
      'C,,2026-03-05,10.00,,',
      'D,,2026-03-06,10.00,,',
    ];
    expect(daysOf(rows)).toEqual(['2026-03-02', '2026-03-03', '2026-03-05', '2026-03-06']);
  });

  test('where a day is printed twice, an empty one is not that of the row above', () => {
    const rows = [
      'A,2026-03-02,2026-03-02,10.00,,990.00',
      'B,2026-03-02,2026-03-02,10.00,,980.00',
      'C,,2026-03-05,10.00,,970.00',
      'D,,2026-03-06,10.00,,960.00',
    ];
    expect(daysOf(rows)).toEqual(['2026-03-02', '2026-03-02', '2026-03-05', '2026-03-06']);
  });
});
