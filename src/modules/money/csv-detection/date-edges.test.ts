import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { clockIn, dayIn, decideOrder, writtenDay, type WrittenDay } from './dates.ts';

const written = (...texts: string[]): WrittenDay[] => texts.flatMap((text) => writtenDay(text) ?? []);
const open = (first: number, second: number, year: number, more: object = {}): WrittenDay => ({
  kind: 'open',
  first,
  second,
  year,
  dots: false,
  ...more,
});

describe('a date and what follows it', () => {
  it.each([
    ...'| 9:05|, 9:05|T09h05| 09.05.30| 09:05:30,123456| 9:05 am| 9:05pm| 9:05 p.m.'.split('|'),
    ...' 9:05 a.m|Z|+0200|-02:00| 9:05Z| 9:05 Z| 9:05 SAST| 9:05 +0200| 9:05-02:00| as of 2026-03-30|.|. 9:05'.split(
      '|',
    ),
  ])('with %j is that day', (after) => {
    expect(writtenDay(`2026-03-28${after}`)).toEqual({ kind: 'day', day: '2026-03-28' });
  });

  it.each([' 9:5', ' 9', ' 9:05 12345', ' 9:05 xm.', ' as 2026', '1'])('with %j is none', (after) => {
    expect(writtenDay(`2026-03-28${after}`)).toBeNull();
  });

  it('is read up to sixty letters', () => {
    const text = '2026-03-28 as of ';
    expect(writtenDay(text.padEnd(60, 'x'))).toEqual({ kind: 'day', day: '2026-03-28' });
    expect(writtenDay(text.padEnd(61, 'x'))).toBeNull();
  });
});

describe('a date', () => {
  it.each([
    ['  2026-03-28 ', '2026-03-28'],
    ['28Mar26', '2026-03-28'],
    ['28 Mar 69', '2069-03-28'],
    ['28 Mar 70', '1970-03-28'],
    ['Do. 28 Mar 2026', '2026-03-28'],
    ['Thursday, 28 Mar 2026', '2026-03-28'],
    ['28th March 2026', '2026-03-28'],
    ['Sat March 28 2026', '2026-03-28'],
    ['Sat, March 28 2026', '2026-03-28'],
    ['Sat. March 28th, 2026', '2026-03-28'],
    ['Mar. 28, 2026', '2026-03-28'],
    ['March-28-2026', '2026-03-28'],
    ['March 28, 2026 10:15', '2026-03-28'],
    ['2026-Mar-28', '2026-03-28'],
    ['2026/March/8', '2026-03-08'],
    ['2026 mar 28 10:15', '2026-03-28'],
    ['20260328T101010', '2026-03-28'],
    ['20260328 10:10', '2026-03-28'],
    ['20260328,1010', '2026-03-28'],
    ['20260328, 10:10', '2026-03-28'],
    ['202603281010', '2026-03-28'],
    ['19000101', '1900-01-01'],
    ['21991231', '2199-12-31'],
    ['1900-01-01', '1900-01-01'],
    ['1111/11/11', '1111-11-11'],
    ['2199-12-31', '2199-12-31'],
  ])('%j is %s', (text, day) => {
    expect(writtenDay(text)).toEqual({ kind: 'day', day });
  });

  it.each([
    '0999-12-31',
    '1899-12-31',
    '1111-11-12',
    '3000-01-01',
    '9999-12-31',
    '2026-00-10',
    '2026-01-00',
    '2026-13-01',
    '32/12/2026',
    '05/32/2026',
    '13/13/2026',
    '20261301',
    '20112000',
  ])('%s names no day', (text) => {
    expect(writtenDay(text)).toEqual({ kind: 'impossible' });
  });

  it.each([
    ...'No 05/03/2026|on 2026-Mar-28|12 of March 28, 2026|A20260328|AB20260328 x|28 Foo 2026'.split('|'),
    ...'2026-03-281|123/04/2026|12/04/202|12/04/6|1/4/6|2026032812|20260328123|2026-Mar-281'.split('|'),
    ...'March 28, 20261|28 Mar 20261|13132026|00032026|05002026|32052026|05322026|12311899'.split('|'),
    ...'12312200|18991231|22000101|20260328x|20260328,05|20260328,5|20260328,055'.split('|'),
  ])('%s is none', (text) => {
    expect(writtenDay(text)).toBeNull();
  });

  it.each<[text: string, value: WrittenDay]>([
    ['5/3/2026', open(5, 3, 2026)],
    ['5. 3. 2026', open(5, 3, 2026, { dots: true })],
    ['31/12/2026', open(31, 12, 2026)],
    ['12/13/2026', open(12, 13, 2026)],
    ['05/03/26', open(5, 3, 2026, { short: true })],
    ['05/12/26', open(5, 12, 2026, { short: true })],
    ['05/03/01', open(5, 3, 2001, { short: true })],
    ['05/03/31', open(5, 3, 2031, { short: true })],
    ['05/13/26', open(5, 13, 2026)],
    ['05/00/26', open(5, 0, 2026)],
    ['05/03/00', open(5, 3, 2000)],
    ['05/03/32', open(5, 3, 2032)],
    ['05032026', open(5, 3, 2026)],
    ['12122026', open(12, 12, 2026)],
    ['13052026', open(13, 5, 2026)],
    ['05132026', open(5, 13, 2026)],
    ['31121900', open(31, 12, 1900)],
    ['12312199', open(12, 31, 2199)],
  ])('%s leaves its order open', (text, value) => {
    expect(writtenDay(text)).toEqual(value);
  });

  it('that has its year last has the day first in a file of years first', () => {
    expect(written('05/03/2026', '05/03/26').map((value) => dayIn(value, 'ymd'))).toEqual(['2026-03-05', '2005-03-26']);
  });
});

it.each([
  ['2026-01-02 09:05', '09:05:00'],
  ['2026-01-02T9:05:07', '09:05:07'],
  ['2026-01-02,09.05.07', '09:05:07'],
  ['2026-01-02 9h05', '09:05:00'],
  ['2026-01-02 12:15 am', '00:15:00'],
  ['2026-01-02 12:15pm', '12:15:00'],
  ['2026-01-02 1:15 P.M.', '13:15:00'],
  ['2026-01-02 11:15a.m', '11:15:00'],
  ['2026-01-02 09:05:07.123 pm', '21:05:07'],
  ['2026-01-02 09:05:07,5 pm', '21:05:07'],
  ['2026-01-02 23:59', '23:59:00'],
  ['2026-01-02', null],
  ['2026-01-02 x9:05', null],
])('the clock beside %j says %j', (text, clock) => {
  expect(clockIn(text)).toBe(clock);
});

describe('the order of a column', () => {
  it.each<[what: string, texts: string[], order: string | null]>([
    ['dots in one row alone', ['05.09.2024', '06/09/2024'], null],
    ['day and month alike in one row alone', ['05/05/2024', '06/07/2024'], null],
    ['a twelve in front', ['12/05/2024'], null],
    ['a twelve behind', ['05/12/2024'], null],
    ['as many rows for the one as the other', ['13/05/2024', '05/13/2024'], null],
    ['a number that is no day in front', ['95/03/04', '05/03/04'], 'ymd'],
    ['the same, beside a row that has its year last', ['95/03/04', '13/03/2026'], 'dmy'],
    ['a last day of the month in front', ['31/03/04', '30/03/05'], 'dmy'],
    ['two years in front, four behind', ['25/12/28', '25/12/29', '26/01/03', '26/01/04'], 'ymd'],
    ['two years in front, three behind', ['25/12/28', '26/01/03', '26/01/04'], 'ymd'],
    ['two days of one month in front of years far apart', ['26/09/03', '26/09/05'], 'ymd'],
    ['one day that no month has', ['05/06/26', '10/06/26', '32/06/26'], 'dmy'],
    ['the same day of two months', ['25/12/25', '25/01/26'], 'dmy'],
    ['three years in front', ['24/01/05', '25/01/06', '26/01/07', '24/02/08', '25/02/09'], 'dmy'],
    [
      'rows that run through time, some on one day',
      ['05/09/2024', '05/09/2024', '12/09/2024', '03/10/2024', '08/11/2024'],
      'dmy',
    ],
    ['the same, month first', ['09/05/2024', '09/12/2024', '10/03/2024', '11/08/2024'], 'mdy'],
    ['the same, newest first', ['08/11/2024', '03/10/2024', '12/09/2024', '05/09/2024'], 'dmy'],
    ['rows that run through time both ways', ['01/02/2024', '02/03/2024', '03/04/2024', '04/05/2024'], null],
    ['fewer than four days', ['05/09/2024', '12/09/2024', '03/10/2024'], null],
  ])('by %s', (_, texts, order) => {
    expect(decideOrder(written(...texts)).order).toBe(order);
  });

  test.each<[what: string, texts: string[], order: string | null]>([
    ['a day of twenty years ago or of this year', ['26/09/03'], 'ymd'],
    ['two days far ahead or of this month', ['26/11/29', '26/11/30'], 'ymd'],
    ['a day of last year or of the year before', ['24/12/25'], 'dmy'],
    ['a day that no reading puts near', ['05/06/04'], null],
    ['the same day of two years', ['30/08/25', '30/08/26'], 'dmy'],
  ])('of two digits each by the day on which the file was added: %s', (_, texts, order) => {
    expect(decideOrder(written(...texts), [], { today: '2026-11-30' }).order).toBe(order);
  });

  test('of any few weeks is the one in which they were written, with a year of two digits in front or behind', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.integer({ min: 2, max: 90 }),
        fc.boolean(),
        (start, length, isFirst) => {
          const days = [0, 1, length].map((step) => addDays('2024-01-01', start + step));
          const texts = days.map((day) => {
            const [year = '', month = '', date = ''] = day.slice(2).split('-');
            return (isFirst ? [year, month, date] : [date, month, year]).join('/');
          });
          const values = written(...texts);
          const { order } = decideOrder(values, [], { today: '2026-11-30' });
          const read = order === null ? null : values.map((value) => dayIn(value, order));
          if (isFirst) expect(read).toEqual(days);
          else expect([null, 'dmy', 'mdy']).toContain(order);
        },
      ),
    );
  });

  // By payee, or sorted by their text: in order with the month first by chance.
  it.each<[heading: string | null, order: string | null]>([
    ['Date', 'mdy'],
    ['transactionDate', 'mdy'],
    ['Posted', 'mdy'],
    [null, 'mdy'],
    ['Datum', null],
    ['Fecha', null],
    ['Tarih', null],
    ['תאריך עסקה', null],
    ['日付', null],
  ])('with the month first, under “%s”', (heading, order) => {
    const rows = ['05/03/2026', '05/04/2026', '05/05/2026', '12/03/2026', '12/04/2026'];
    expect(decideOrder(written(...rows), [], { heading }).order).toBe(order);
    const straight = ['03/05/2026', '04/05/2026', '05/05/2026', '03/12/2026', '04/12/2026'];
    expect(decideOrder(written(...straight), [], { heading }).order).toBe('dmy');
    expect(decideOrder(written(...rows, '05/31/2026'), [], { heading }).order).toBe('mdy');
  });

  it.each<[what: string, rows: string[], known: string[], order: string | null]>([
    ['the period it names', ['05/09/2024'], ['1 September 2024', '30 September 2024'], 'dmy'],
    ['the period, named backwards', ['05/09/2024'], ['30 September 2024', '1 September 2024'], 'dmy'],
    ['three days of it', ['05/09/2024'], ['1 September 2024', '2 September 2024', '30 September 2024'], 'dmy'],
    ['its first day', ['01/09/2024'], ['1 September 2024', '30 September 2024'], 'dmy'],
    ['its last day', ['08/09/2024'], ['1 September 2024', '8 September 2024'], 'dmy'],
    [
      'the period, beside a day that is open',
      ['09/11/2024'],
      ['1 September 2024', '30 September 2024', '05/06/2024'],
      'mdy',
    ],
    ['a period that only the month first fits', ['01/10/2024'], ['1 January 2024', '31 January 2024'], 'mdy'],
    ['a period that both fit', ['05/09/2024'], ['1 January 2024', '31 December 2024'], null],
    ['a period that not every row fits', ['05/09/2024', '11/11/2024'], ['1 September 2024', '30 September 2024'], null],
    ['one day, which is no period', ['05/09/2024'], ['5 September 2024'], null],
  ])('by %s', (_, rows, known, order) => {
    expect(decideOrder(written(...rows), written(...known)).order).toBe(order);
  });

  it('by a decimal comma where nothing else tells', () => {
    expect(decideOrder(written('05/09/2024'), [], { hasDecimalComma: true })).toMatchObject({ order: 'dmy' });
    expect(decideOrder(written('05/09/2024'), [], { hasDecimalComma: false })).toEqual({ order: null });
  });
});
