import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthOfMonth } from '#kernel/calendar.ts';
import { readCsv } from './csv.ts';

/** The days of a table with such a column, in the order of its rows; a row that could not be read is its reason. */
function days(cells: readonly string[], heading = 'Date,Description,Amount'): (string | null)[] {
  const lines = cells.map((cell, at) => `${cell},Text,-${at + 1}.50`);
  const text = `${heading === '' ? '' : `${heading}\n`}${lines.join('\n')}\n`;
  const reading = readCsv(text, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
  if (reading.kind !== 'read') return [reading.kind];
  return reading.accounts
    .flatMap(({ rows, failed }) => [
      ...rows.map(({ line, day }) => ({ line, day })),
      ...failed.map(({ line, reason }) => ({ line, day: reason })),
    ])
    .toSorted((a, b) => a.line - b.line)
    .map(({ day }) => day);
}

describe('days without separators, the year last', () => {
  test.each<[what: string, cells: string[], found: (string | null)[]]>([
    ['on the 19th, 20th and 21st', ['19052026', '20052026', '21052026'], ['2026-05-19', '2026-05-20', '2026-05-21']],
    ['on one day alone', ['20052026'], ['2026-05-20']],
    ['among other days', ['05052026', '20052026', '30052026'], ['2026-05-05', '2026-05-20', '2026-05-30']],
    ['with a clock time run together', ['20052026101500', '21052026235959'], ['2026-05-20', '2026-05-21']],
    ['with hours and minutes run together', ['200520261015', '210520262359'], ['2026-05-20', '2026-05-21']],
    ['with a clock that does not exist', ['20052026251500', '21052026101500'], ['2026-05-20', '2026-05-21']],
    ['with the year first and a clock time', ['20260520101500', '20261231235959'], ['2026-05-20', '2026-12-31']],
    ['with the year first and a clock like a year', ['20120520191500', '20121020201500'], ['2012-05-20', '2012-10-20']],
    ['of two centuries', ['31121999', '20011999', '21122100'], ['1999-12-31', '1999-01-20', '2100-12-21']],
    ['beside a clock time', ['19052026 10:15', '22052026 09:00'], ['2026-05-19', '2026-05-22']],
    ['one of which does not exist', ['20052026', '31022026'], ['2026-05-20', 'bad-day']],
    ['one of which has no such month', ['20052026', '20202026'], ['2026-05-20', 'bad-day']],
  ])('%s', (_, cells, found) => {
    expect(days(cells)).toEqual(found);
  });

  test('in a table without a heading', () => {
    expect(days(['20052026', '21052026', '05062026'], '')).toEqual(['2026-05-20', '2026-05-21', '2026-06-05']);
  });

  test('in a column of value days', () => {
    const text = 'Date,Value date,Amount\n2026-05-20,20052026,-1.00\n2026-05-22,22052026,2.00\n';
    const reading = readCsv(text, 'utf-8', { currency: 'ZAR', mapping: undefined, answers: {} });
    expect(reading).toMatchObject({ accounts: [{ rows: [{ valueDay: '2026-05-20' }, { valueDay: '2026-05-22' }] }] });
  });

  test('by a mapping', () => {
    const reading = readCsv('20052026;Rent;-1,00\n', 'utf-8', {
      currency: 'ZAR',
      answers: {},
      mapping: {
        delimiter: ';',
        heading: null,
        skipLines: 0,
        columns: ['day', 'description', 'amount'],
        dateOrder: 'dmy',
        decimal: ',',
        sign: 'as-written',
      },
    });
    expect(reading).toMatchObject({ accounts: [{ rows: [{ day: '2026-05-20' }], failed: [] }] });
  });

  const date = fc
    .record({
      year: fc.integer({ min: 1971, max: 2069 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .filter(({ year, month, day }) => day <= lengthOfMonth(year, month))
    .map(
      ({ year, month, day }) => [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')] as const,
    );

  test('reads back whatever the days are, and so does the year first', () => {
    fc.assert(
      fc.property(fc.array(date, { minLength: 1, maxLength: 6 }), (dates) => {
        // A day above twelve keeps the order of day and month from being asked for.
        const all = [...dates, ['2026', '05', '25'] as const];
        const wanted = all.map((parts) => parts.join('-'));
        expect(days(all.map(([year, month, day]) => `${day}${month}${year}`))).toEqual(wanted);
        expect(days(all.map((parts) => parts.join('')))).toEqual(wanted);
      }),
    );
  });
});

describe('a broken day without separators', () => {
  test.each<[what: string, cells: string[], found: (string | null)[]]>([
    ['among days with the year first', ['20260501', '20112000', '20260503'], ['2026-05-01', 'bad-day', '2026-05-03']],
    ['among days with separators', ['2026-05-01', '20112000'], ['2026-05-01', 'bad-day']],
    ['of no century of ours', ['20051000', '2026-05-01'], ['bad-day', '2026-05-01']],
    ['before what is no clock time', ['20052026 noon', '20052026'], ['bad-day', 'bad-day']],
  ])('%s stays broken', (_, cells, found) => {
    expect(days(cells)).toEqual(found);
  });
});
