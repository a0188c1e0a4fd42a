import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lengthOfMonth } from '#kernel/calendar.ts';
import { dayIn, decideOrder, writtenDay, type WrittenDay } from './dates.ts';

const written = (...texts: string[]): WrittenDay[] => texts.flatMap((text) => writtenDay(text) ?? []);

describe('a date as banks write it', () => {
  it.each([
    ['2026-03-28', '2026-03-28'],
    ['2026/3/8', '2026-03-08'],
    ['2026.03.28.', '2026-03-28'],
    ['20260328', '2026-03-28'],
    ['20260328120000', '2026-03-28'],
    ['28 Mar 2026', '2026-03-28'],
    ['28Mar2026', '2026-03-28'],
    ['28-MAR-26', '2026-03-28'],
    ['28 Mrt 2026', '2026-03-28'],
    ['28 Maart 2026', '2026-03-28'],
    ['28 März 2026', '2026-03-28'],
    ['March 28, 2026', '2026-03-28'],
    ['05 Mar 2026 09:02:11', '2026-03-05'],
    ['2026-03-28T10:00:00.000+02:00', '2026-03-28'],
    ['2026-03-28 15:40:00 -0700', '2026-03-28'],
    ['Thu 12 Mar 2026', '2026-03-12'],
    ['1 Des 2026', '2026-12-01'],
  ])('%s', (text, day) => {
    const value = writtenDay(text);
    expect(value === null ? null : dayIn(value, 'ymd')).toBe(day);
  });

  it.each([
    '',
    'Pending',
    '0123456789',
    '1234.56',
    '12 345 678',
    '1.234.567',
    'Invoice 12',
    '12/13',
    '18.09. 17:20',
    '2026-03-28x',
  ])('%s is none', (text) => {
    expect(writtenDay(text)).toBeNull();
  });

  it.each(['31/31/2026', '2026-02-30', '20261301', '32 Jan 2026'])('%s has the shape and names no day', (text) => {
    expect(writtenDay(text)).toEqual({ kind: 'impossible' });
  });

  it('31/02/2026 is no day in either order', () => {
    const [value] = written('31/02/2026');
    expect(value === undefined ? 'none' : [dayIn(value, 'dmy'), dayIn(value, 'mdy')]).toEqual([null, null]);
  });
});

describe('the order of a column', () => {
  it.each([
    ['a number above twelve', ['05/09/2024', '13/09/2024'], 'dmy'],
    ['the same, month first', ['09/05/2024', '09/13/2024'], 'mdy'],
    ['dots', ['05.09.2024', '06.09.2024'], 'dmy'],
    ['day and month alike', ['01/01/2026', '02/02/2026'], 'dmy'],
    ['rows that run through time', ['05/09/2024', '12/09/2024', '03/10/2024', '08/11/2024'], 'dmy'],
    ['years first', ['2024-09-05'], 'ymd'],
  ])('is told by %s', (_, texts, order) => {
    expect(decideOrder(written(...texts))).toMatchObject({ order });
  });

  it('is asked for where both fit', () => {
    expect(decideOrder(written('05/09/2024', '05/09/2024', '06/09/2024'))).toEqual({ order: null });
  });

  it('is told by another date of the file, and by a period named in words', () => {
    expect(decideOrder(written('05/09/2024'), written('11/15/2024'))).toMatchObject({ order: 'mdy' });
    expect(decideOrder(written('05/09/2024'), written('1 September 2024', '30 September 2024'))).toMatchObject({
      order: 'dmy',
    });
  });
});

describe('properties', () => {
  const day = fc
    .record({
      year: fc.integer({ min: 1971, max: 2069 }),
      month: fc.integer({ min: 1, max: 12 }),
      date: fc.integer({ min: 1, max: 31 }),
    })
    .filter(({ year, month, date }) => date <= lengthOfMonth(year, month));
  const two = (value: number): string => String(value).padStart(2, '0');

  it('any day, written in any way, reads back', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    fc.assert(
      fc.property(day, ({ year, month, date }) => {
        const expected = `${year}-${two(month)}-${two(date)}`;
        const name = months[month - 1] ?? '';
        for (const [text, order] of [
          [`${two(date)}/${two(month)}/${year}`, 'dmy'],
          [`${month}/${date}/${year}`, 'mdy'],
          [`${two(date)}.${two(month)}.${two(year % 100)}`, 'dmy'],
          [`${year}${two(month)}${two(date)}`, 'ymd'],
          [`${date} ${name} ${year}`, 'ymd'],
          [`${two(date)}${name}${year} 10:11`, 'ymd'],
        ] as const) {
          const value = writtenDay(text);
          expect([text, value === null ? null : dayIn(value, order)]).toEqual([text, expected]);
        }
      }),
    );
  });

  it('no text makes it throw, and what it names exists', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Za-z/. :-]{0,30}$/), (text) => {
        const value = writtenDay(text);
        const named = value === null ? null : dayIn(value, 'dmy');
        if (named !== null)
          expect(Number(named.slice(8))).toBeLessThanOrEqual(
            lengthOfMonth(Number(named.slice(0, 4)), Number(named.slice(5, 7))),
          );
      }),
    );
  });
});

describe('a two-digit year in front', () => {
  it.each([
    [['95/03/04', '95/03/05'], 'ymd'],
    [['26/01/13', '26/01/14', '26/01/20'], 'ymd'],
    [['13/01/26', '14/01/26', '20/01/26'], 'dmy'],
    [['01/13/26', '01/14/26', '01/20/26'], 'mdy'],
  ])('%j', (texts, order) => {
    const days = written(...texts);
    expect(decideOrder(days)).toMatchObject({ order });
    expect(days.every((day) => dayIn(day, order === 'ymd' ? 'ymd' : order === 'mdy' ? 'mdy' : 'dmy') !== null)).toBe(
      true,
    );
  });
});

test.each([
  ['30 septembrie 2026', '2026-09-30'],
  ['1 Ιανουαρίου 2026', '2026-01-01'],
  ['7 ekim 2026', '2026-10-07'],
  ['2 lokakuuta 2026', '2026-10-02'],
  ['3 augusztus 2026', '2026-08-03'],
  ['4 февруари 2026', '2026-02-04'],
])('%s names its month in another language', (text, day) => {
  expect(writtenDay(text)).toEqual({ kind: 'day', day });
});

test.each(['3 foo 2026', '3 abc 2026', '3 constructor 2026'])('%s names no month', (text) => {
  expect(writtenDay(text)).toBeNull();
});
