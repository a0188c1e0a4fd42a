import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLines as read } from '#testing/csv-lines.ts';
import { readCsv } from './csv.ts';

const HEADING = 'Purchase date,Text,Amount,Debit,Credit,Booked';
const WAITING = ['2026-03-05,Bakery,24.45,,,', '2026-03-05,Shop,37.90,,,', '2026-03-04,Taxi,72.75,,,'];
const BOOKED = ['2026-03-02,Bookshop,16.30,16.30,,2026-03-04', '2026-03-01,From account,600.00,,600.00,2026-03-03'];

const unread = (lines: readonly string[]) => {
  const reading = readCsv(`${lines.join('\n')}\n`, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts.flatMap(({ skipped }) => skipped.map(({ line, reason }) => `${line} ${reason}`));
};

describe('sides that only booked rows have, beside amounts of all rows', () => {
  test('count, and rows that are not booked yet are left out as such', () => {
    const lines = [HEADING, ...WAITING, ...BOOKED];
    expect(read(lines)).toEqual(['-16.30 ZAR', '600.00 ZAR']);
    expect(unread(lines)).toEqual(['2 not-completed', '3 not-completed', '4 not-completed']);
  });

  test('count where nothing was paid on the card', () => {
    expect(read([HEADING, ...WAITING, BOOKED[0] ?? ''])).toEqual(['-16.30 ZAR']);
  });

  test.each<[what: string, waiting: string]>([
    ['a row without a side that is booked all the same', '2026-03-05,Bakery,24.45,,,2026-03-06'],
    ['a side that is another amount', '2026-03-05,Bakery,24.45,20.00,,2026-03-06'],
  ])('%s leaves the signs to the person', (_, waiting) => {
    expect(read([HEADING, ...WAITING, waiting, ...BOOKED])).toEqual([expect.stringMatching(/asks sign|unmapped/)]);
  });

  test('amounts with a minus count by themselves', () => {
    const lines = [HEADING, '2026-03-05,Bakery,-24.45,,,', '2026-03-02,Bookshop,-16.30,-16.30,,2026-03-04'];
    expect(read(lines)).toEqual(['-24.45 ZAR', '-16.30 ZAR']);
  });

  test('whichever rows wait, no other row counts, and each by its side', () => {
    const row = fc.record({
      cents: fc.integer({ min: 1, max: 99_999 }),
      isIn: fc.boolean(),
      isWaiting: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 9 }), (rows) => {
        fc.pre(rows.some(({ isWaiting }) => isWaiting) && rows.some(({ isWaiting }) => !isWaiting));
        const lines = rows.map(({ cents, isIn, isWaiting }, at) => {
          const amount = (cents / 100).toFixed(2);
          const sides = isWaiting ? ',,' : `${isIn ? '' : amount},${isIn ? amount : ''},2026-03-1${at}`;
          return `2026-03-0${at + 1},Shop,${amount},${sides}`;
        });
        const wanted = rows.flatMap(({ cents, isIn, isWaiting }) =>
          isWaiting ? [] : [`${isIn ? '' : '-'}${(cents / 100).toFixed(2)} ZAR`],
        );
        expect(read([HEADING, ...lines])).toEqual(wanted);
      }),
    );
  });
});
